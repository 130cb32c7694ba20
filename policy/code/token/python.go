package token

import "strings"

// python reads the strings of Python (reference 2.4), with their prefixes.
func (s pythonScanner) special(c byte) bool {
	n := 0
	switch {
	case c == '"' || c == '\'':
	case IsLetter(c) && c < 0x80:
		for n < 3 && s.Peek(n) < 0x80 && IsLetter(s.Peek(n)) && strings.IndexByte("rRbBuUfFtT", s.Peek(n)) >= 0 {
			n++
		}
		if q := s.Peek(n); n == 0 || n > 2 || q != '"' && q != '\'' {
			return false
		}
	default:
		return false
	}
	prefix := strings.ToLower(s.Src[s.pos : s.pos+n])
	s.pos += n
	q := quote{close: s.Src[s.pos : s.pos+1], escapes: allEscapes, oneLine: true}
	if three := strings.Repeat(q.close, 3); s.Has(three) {
		q.close, q.oneLine = three, false
	}
	if strings.Contains(prefix, "r") {
		q.escapes = rawEscapes
	}
	if strings.ContainsAny(prefix, "ft") {
		q.inner = braces
	}
	q.quoted = strings.Contains(prefix, "b")
	s.pos += len(q.close)
	s.quotedBy(q)
	return true
}
