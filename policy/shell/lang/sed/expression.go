package sed

import (
	"regexp"
	"strings"
)

// expression writes a basic or extended regular expression (POSIX.1-2024, 9.3 and 9.4, with GNU's additions)
// in Go's notation; false where the two may differ.
func expression(s string, extended, fold bool) (*regexp.Regexp, bool) {
	var b strings.Builder
	if fold {
		b.WriteString("(?i)")
	}
	for i := 0; i < len(s); i++ {
		switch ch := s[i]; {
		case ch == '[':
			end := classEnd(s, i)
			if end < 0 {
				return nil, false
			}
			b.WriteString(strings.ReplaceAll(s[i:end], `\`, `\\`))
			i = end - 1
		case ch == '\\' && i+1 < len(s):
			i++
			text, ok := escaped(s[i], extended)
			if !ok {
				return nil, false
			}
			b.WriteString(text)
		case !extended && strings.IndexByte("(){}|+?", ch) >= 0:
			b.WriteString(`\` + string(ch))
		case !extended && ch == '*' && (i == 0 || i == 1 && s[0] == '^'):
			b.WriteString(`\*`)
		case ch == '^' && i > 0 && !extended, ch == '$' && i < len(s)-1 && !extended:
			b.WriteString(`\` + string(ch))
		default:
			b.WriteByte(ch)
		}
	}
	re, err := regexp.Compile(b.String())
	return re, err == nil
}

// escaped is an escaped character of a pattern in Go's notation.
func escaped(ch byte, extended bool) (string, bool) {
	switch {
	case strings.IndexByte("(){}|+?", ch) >= 0:
		if extended {
			return `\` + string(ch), true
		}
		return string(ch), true
	case ch == '<' || ch == '>':
		return `\b`, true
	case strings.IndexByte("bBwWsSnt", ch) >= 0:
		return `\` + string(ch), true
	case ch >= '0' && ch <= '9' || ch >= 'a' && ch <= 'z' || ch >= 'A' && ch <= 'Z':
		return "", false // a group repeated, or another of GNU's
	}
	return regexp.QuoteMeta(string(ch)), true
}

// classEnd finds the end of a bracket expression, in which classes such as
// [:alpha:] may stand.
func classEnd(s string, from int) int {
	i := from + 1
	if i < len(s) && s[i] == '^' {
		i++
	}
	if i < len(s) && s[i] == ']' {
		return -1 // a bracket that stands for itself: written otherwise in Go
	}
	for ; i < len(s); i++ {
		if strings.HasPrefix(s[i:], "[:") {
			end := strings.Index(s[i:], ":]")
			if end < 0 {
				return -1
			}
			i += end + 1
			continue
		}
		if s[i] == ']' {
			return i + 1
		}
	}
	return -1
}
