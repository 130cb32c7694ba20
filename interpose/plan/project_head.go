package plan

import (
	"regexp"
	"strings"
	"sync"
)

// headMember is a name that stands as a member's in a line of YAML.
var headMember = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`([\w-]+)["']?\s*:`) })

// headEscape is how a name may be written that nobody sees.
var headEscape = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\\[xuU]`) })

// runsInHead are the members of a Markdown text's head, the YAML between its first lines
// of dashes, by which the agent runs something. What is under them is not read: the line
// is told as it stands. A head that does not end goes on to the text's end.
func (k ProjectFile) runsInHead(text string) (all []Run) {
	lines := strings.Split(strings.TrimPrefix(text, "\ufeff"), "\n")
	if strings.TrimSpace(lines[0]) != "---" {
		return nil
	}
	for _, line := range lines[1:] {
		line = strings.TrimSpace(line)
		if line == "---" {
			break
		}
		for _, name := range k.Head {
			if hasMember(line, name) {
				all = append(all, Run{Key: name, Value: line})
			}
		}
	}
	return all
}

func hasMember(line, name string) bool {
	for _, m := range headMember().FindAllStringSubmatch(line, -1) {
		if m[1] == name {
			return true
		}
	}
	return headEscape().MatchString(line)
}
