package makefile

import (
	"strings"

	"guard/policy/recipe/gather"
)

// line returns a text as a line of the shell: as show does, but a value is taken out of the single quotes around it,
// in which the shell expands nothing, and a list of names that stands alone is what the shell reads from its command.
func (m *marks) line(s string) (text, code string) {
	if !hasMark(s) {
		return s, ""
	}
	var b strings.Builder
	runes, quote := []rune(s), rune(0)
	for i := 0; i < len(runes); i++ {
		r := runes[i]
		switch {
		case isMark(r):
			k := m.at(r)
			if code == "" {
				code = k.code
			}
			next := i+1 < len(runes) && gather.NameRune(runes[i+1])
			switch {
			case quote == '\'' && strings.HasPrefix(k.shows, "$"):
				b.WriteString(`'"` + k.shows + `"'`)
			case k.lists != "" && quote == 0 && alone(runes, i):
				b.WriteString("$(" + k.lists + ")")
			default:
				b.WriteString(braced(k.shows, next))
			}
			continue
		case r == '\\' && quote != '\'' && i+1 < len(runes) && !isMark(runes[i+1]):
			b.WriteRune(r)
			i++
			r = runes[i]
		case r == quote:
			quote = 0
		case quote == 0 && (r == '\'' || r == '"'):
			quote = r
		}
		b.WriteRune(r)
	}
	return b.String(), code
}

// alone reports whether a character stands between blanks.
func alone(runes []rune, i int) bool {
	blank := func(r rune) bool { return strings.ContainsRune(" \t\n", r) }
	return (i == 0 || blank(runes[i-1])) && (i+1 == len(runes) || blank(runes[i+1]) || runes[i+1] == ';')
}

// altered returns the value of a function that may change the words that it is given: the names in it are no longer
// those that a command lists.
func (m *marks) altered(s string) string {
	if !hasMark(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if !isMark(r) || m.at(r).lists == "" {
			return r
		}
		k := m.at(r)
		k.lists = ""
		return []rune(m.of(k))[0]
	}, s)
}

// codeOf returns the first command in a text whose output the shell would read as code.
func (m *marks) codeOf(s string) string {
	for _, r := range s {
		if isMark(r) && m.at(r).code != "" {
			return m.at(r).code
		}
	}
	return ""
}

// wordOf returns the mark of a word of a text that is not known.
func (m *marks) wordOf(text string) string {
	return m.of(mark{shows: gather.UnknownWord, names: "*", code: m.codeOf(text)})
}
