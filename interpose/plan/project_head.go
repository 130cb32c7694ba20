package plan

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// headMember is a name that stands as a member's in a line of YAML.
var headMember = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`([\w-]+)["']?\s*:`) })

// headHidden is how a name may be written that nobody sees: escaped, as an alias, or behind a question mark. In a head
// that stands in braces any sign of those counts (YAML 1.2, 5.7, 7.1 and 8.2.2).
var (
	headHidden = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`\\([xuU]|$)|^\*\S+\s*:(\s|$)|^\?(\s|$)`)
	})
	bracesHidden = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[\\*?]`) })
)

// yamls are the names that a head may have whose language is YAML. gray-matter, by which opencode reads it, takes code
// too, and runs it.
var yamls = []string{"", "yaml", "yml"}

// runsInHead are the members of a Markdown text's head, the YAML between its first lines
// of dashes, by which the agent runs something. What is under them is not read: the line
// is told as it stands. A head that does not end goes on to the text's end.
func (k ProjectFile) runsInHead(text string) (all []Run) {
	lines := strings.Split(strings.TrimLeft(text, "\ufeff \t\r\n"), "\n")
	for _, line := range lines {
		if k.Shells != "" && strings.Contains(line, k.Shells) {
			all = append(all, Run{Key: k.Shells, Value: strings.TrimSpace(line)})
		}
	}
	switch language, is := strings.CutPrefix(lines[0], "---"); {
	case !is || strings.HasPrefix(language, "-"):
		return all
	case !slices.Contains(yamls, strings.TrimSpace(language)):
		return append(all, Run{Key: "---", Value: strings.TrimSpace(strings.Join(lines[:min(len(lines), 2)], " "))})
	}
	head := lines[1:]
	end := func(line string) bool { return strings.TrimRight(line, " \t\r") == "---" } // one set in is a member's text
	if at := slices.IndexFunc(head, end); at >= 0 {
		head = head[:at]
	}
	hidden := headHidden()
	if len(head) > 0 && strings.Contains(head[0], "{") || slices.ContainsFunc(head, beginsBraces) {
		hidden = bracesHidden()
	}
	told := map[string]bool{}
	for i, whole := range joined(head) {
		line := strings.TrimSpace(head[i])
		for _, name := range k.Head {
			parted := strings.HasPrefix(line, ":") && hasMember(whole, name) && !told[name]
			if hasMember(line, name) || parted || hidden.MatchString(line) {
				told[name], all = true, append(all, Run{Key: name, Value: line})
			}
		}
		name, allows := allowed(line)
		if !allows {
			name, allows = allowed(whole)
		}
		if k.Lets && allows {
			all = append(all, Run{Key: name, Value: "allow", Does: AsksLess})
		} else if k.Lets && hidden.MatchString(line) {
			all = append(all, Run{Key: "?", Value: line, Does: AsksLess})
		}
	}
	return all
}

// beginsBraces reports a line with which a head in braces may begin: behind a comment, a tag or an anchor.
func beginsBraces(line string) bool {
	line = strings.TrimSpace(line)
	return line != "" && strings.ContainsRune("{!&", rune(line[0]))
}

// Where a value may stand a line below its member, behind a comment, and what says how it is written there.
var (
	headComment = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(^|\s)#.*$`) })
	headOpen    = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`:(\s+([>|][-+\d]*|[!&]\S*))*$`)
	})
)

// joined are the lines of a head, trimmed, each with the one before it where that leaves a member's value open, or
// where it begins with the sign before one.
func joined(head []string) (lines []string) {
	before := "" // the last line that is more than a comment
	for _, line := range head {
		line = strings.TrimSpace(line)
		plain := strings.TrimSpace(headComment().ReplaceAllString(line, ""))
		if plain == "" {
			lines = append(lines, line)
			continue
		}
		whole := line
		for _, open := range []string{before, strings.TrimSpace(headComment().ReplaceAllString(before, ""))} {
			if at := headOpen().FindStringIndex(open); at != nil {
				whole = open[:at[0]+1] + " " + line
				break
			} else if line[0] == ':' && before != "" {
				whole = open + " " + line
			}
		}
		lines, before = append(lines, whole), line
	}
	return lines
}

// allow is a member whose value is that word, or an alias of what may be it.
var allow = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`([^\s"'{},][^"'{},]*?)["']?\s*:\s*` + // its name
		`(?:![\w!]*\s+|&\S+\s+)*` + // a tag, an anchor
		`(?:["']?allow["']?\s*(?:[,}#]|$)|\*)`)
})

// allowed is the name of a member of a line that is "allow".
func allowed(line string) (name string, is bool) {
	if m := allow().FindStringSubmatch(line); m != nil {
		return m[1], true
	}
	return "", false
}

func hasMember(line, name string) bool {
	for _, m := range headMember().FindAllStringSubmatch(line, -1) {
		if m[1] == name {
			return true
		}
	}
	return false
}
