package patchfile

import "strings"

// escapes are what a backslash may stand before in a quoted name (git-config(1),
// core.quotePath), but for octal digits.
var escapes = map[byte]byte{'a': 7, 'b': 8, 't': 9, 'n': 10, 'v': 11, 'f': 12, 'r': 13, '"': '"', '\\': '\\'}

// unquote reads a name in quotes as C has them, and what follows it.
func unquote(s string) (name, rest string, ok bool) {
	if s == "" || s[0] != '"' {
		return "", s, false
	}
	var b strings.Builder
	for i := 1; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"':
			return b.String(), s[i+1:], true
		case c != '\\':
			b.WriteByte(c)
		case i+3 < len(s) && octal(s[i+1]) && octal(s[i+2]) && octal(s[i+3]):
			b.WriteByte((s[i+1]-'0')<<6 | (s[i+2]-'0')<<3 | (s[i+3] - '0'))
			i += 3
		case i+1 < len(s) && escapes[s[i+1]] != 0:
			b.WriteByte(escapes[s[i+1]])
			i++
		default:
			return "", s, false
		}
	}
	return "", s, false
}

func octal(c byte) bool { return c >= '0' && c <= '7' }
