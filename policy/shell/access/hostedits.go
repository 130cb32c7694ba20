package access

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/setting"
	"guard/policy/shell/effect"
)

// movesHost reports a text of a manifest or of settings by which another host is asked than before, unless the
// project's own documents name it.
func movesHost(j *Judge, p place.Place, text string) bool {
	kind := kindOf(j.World.Root(), p.Path)
	if p.Path == "" || !setting.Movable(kind, p.Path, text) && len(setting.Added(p.Path, text, "")) == 0 {
		return false
	}
	old := heldBefore(j, p)
	hosts := setting.Added(p.Path, text, old)
	if old == "" {
		return false
	}
	hosts = append(hosts, setting.Moved(kind, p.Path, text, old)...)
	return slices.ContainsFunc(hosts, func(host string) bool { return !KnownAddress(j, "", "https://"+host) })
}

// MovesHost reports a file of a manifest or of settings that by the whole text which it gets asks another host than by
// the old one.
func MovesHost(workspace string, p place.Place, text, old string) bool {
	return p.Path != "" && strings.TrimSpace(old) != "" &&
		len(setting.Added(p.Path, text, old))+len(setting.Moved(kindOf(workspace, p.Path), p.Path, text, old)) > 0
}

// heldBefore is what a file holds, or what git has of one that is gone.
func heldBefore(j *Judge, p place.Place) string {
	if old := onDisk(j, p); strings.TrimSpace(old) != "" {
		return old
	}
	return heldEarlier(j, p.Path)
}

// editsHosts judges what a file comes to hold by the substitutions of an editing command, or by what it puts there.
func editsHosts(j *Judge, c *effect.Call, p place.Place, name string) bool {
	words := slices.DeleteFunc(slices.Clone(c.Cmd.Argv[1:]), func(word string) bool {
		return path.Base(word) == path.Base(p.Path)
	})
	if c.In.Known && slices.Contains(receivers, name) {
		words = append(words, c.In.Text)
	}
	if !slices.ContainsFunc(words, func(word string) bool { return hostlike().MatchString(word) }) {
		return false
	}
	old := onDisk(j, p)
	text := old
	for _, word := range words {
		text = substituted(word, text)
	}
	if slices.Contains(replacers, name) {
		text = replacedBy(words, old)
	}
	if text != old {
		return bringsHost(j, p, text, old)
	}
	return slices.ContainsFunc(words, func(word string) bool {
		return strings.Contains(word, "://") && movesHost(j, p, pieces(word))
	})
}

// replacers take what is replaced and what is put for it as words of their own (the manuals of sd 1, rpl, sad,
// MariaDB's replace).
var replacers = strings.Fields("sd rpl sad replace")

// bringsHost judges a text that a file comes to hold.
func bringsHost(j *Judge, p place.Place, text, old string) bool {
	return setting.Fetches(p.Path, FreshLines(text, old), old) || movesHost(j, p, text) ||
		setting.Lock(p.Path) && setting.Relocks(text, old)
}

// codeEdits judges what a file comes to hold by the texts that a program puts for others.
func codeEdits(j *Judge, p place.Place, program string) bool {
	calls := replacesText().FindAllStringSubmatch(program, maxPieces)
	if !slices.ContainsFunc(calls, func(m []string) bool { return hostlike().MatchString(m[3] + m[4]) }) {
		return false
	}
	old := onDisk(j, p)
	text := old
	for _, m := range calls {
		if to := setting.Unescape(m[3] + m[4]); len(to) <= maxPut && len(text) <= maxOld {
			text = strings.Replace(text, setting.Unescape(m[1]+m[2]), to, maxPuts)
		}
	}
	return text != old && bringsHost(j, p, text, old)
}

// Bounds of the substitutions that are followed: how long one text may be, and how often it is put.
const (
	maxPut  = 1 << 10
	maxPuts = 256
)

var (
	// hostlike is a word that may name a host.
	hostlike = lazy.Pattern(`[a-z0-9-]\\?\.[a-z]{2,}`)
	// replacesText is a call by which a text is put for another (Python 3.13, str.replace, re.sub; JavaScript; Ruby
	// 3.4, sub; Go 1.23, strings.ReplaceAll; PHP 8, str_replace).
	replacesText = lazy.Pattern(`(?:[rR]eplace\w*|\bg?sub!?|str_replace|preg_replace)\s*\(\s*(?:[\w.\[\]]+\s*,\s*)?r?` +
		`(?:"([^"\n]+)"|['/]([^'/\n]+)['/]\w*)\s*,\s*r?(?:"([^"\n]*)"|'([^'\n]*)')`)
	groupOf = lazy.Pattern(`[\\$](\d)`)
)

// replacedBy is a text in which the first word of a command that is no option is replaced by the second.
func replacedBy(words []string, text string) string {
	plain := slices.DeleteFunc(slices.Clone(words), func(word string) bool { return strings.HasPrefix(word, "-") })
	if len(plain) < 2 {
		return text
	}
	return put(plain[0], plain[1], text)
}

// substituted is a text after the substitutions of a program of sed or perl.
func substituted(program, text string) string {
	for _, at := range substitutes().FindAllStringSubmatchIndex(program, maxPieces) {
		sep := program[at[2]]
		from, rest, found := delimited(program[at[3]:], sep)
		if !found {
			continue
		}
		to, _, _ := delimited(rest, sep)
		text = put(from, to, text)
	}
	return text
}

// delimited cuts a part off at the next separator that no backslash stands before.
func delimited(s string, sep byte) (part, rest string, found bool) {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case sep:
			return strings.ReplaceAll(s[:i], `\`+string(sep), string(sep)), s[i+1:], true
		}
	}
	return s, "", false
}

// put is a text in which what a pattern finds is another; a pattern that is not understood stands for itself.
func put(from, to, text string) string {
	if from == "" || len(text) > maxOld || len(to) > maxPut || strings.Count(to, "&")+strings.Count(to,
		`\`) > maxPieces {
		return text
	}
	to = groupOf().ReplaceAllString(strings.NewReplacer(`\&`, "&", "&", "${0}", `\n`, "\n", `\.`, ".", `\/`,
		"/").Replace(to),
		"$${$1}")
	for _, pattern := range [...]string{"(?m)" + from, "(?m)" + basic.Replace(from), regexp.QuoteMeta(from)} {
		if find, err := regexp.Compile(pattern); err == nil && find.MatchString(text) {
			return putAll(find, to, text)
		}
	}
	return text
}

// putAll replaces what a pattern finds, as often as is followed.
func putAll(find *regexp.Regexp, to, text string) string {
	var b []byte
	end := 0
	for _, at := range find.FindAllStringSubmatchIndex(text, maxPuts) {
		b = append(b, text[end:at[0]]...)
		b = find.ExpandString(b, to, text, at)
		end = at[1]
	}
	return string(b) + text[end:]
}

// basic writes a basic expression (POSIX.1-2024, 9.3) as an extended one.
var basic = strings.NewReplacer(`\(`, "(", `\)`, ")", `\{`, "{", `\}`, "}", `\|`, "|", `\+`, "+", `\?`, "?", "(", `\(`,
	")", `\)`, "{", `\{`, "}", `\}`, "|", `\|`, "+", `\+`, "?", `\?`)

// movesByWords reports words or input of a command by which a host of a file is another.
func movesByWords(j *Judge, c *effect.Call, p place.Place) bool {
	if len(c.Cmd.Argv) == 0 || p.Path == "" || j.Wrap.Remote || j.World.Disk == nil {
		return false
	}
	name := path.Base(c.Cmd.Argv[0])
	return slices.Contains(editors, name) && editsHosts(j, c, p, name) ||
		slices.Contains(receivers, name) && c.In.Text != "" && movesHost(j, p, c.In.Text)
}
