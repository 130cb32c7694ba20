package token

import "strings"

// special reads the strings of Python with their prefixes (Python reference 2.4).
func (s pythonScanner) special(c byte) bool {
	n := 0
	switch {
	case c == '"' || c == '\'':
	case IsLetter(c) && c < 0x80:
		for n < 3 && s.peek(n) < 0x80 && IsLetter(s.peek(n)) && strings.IndexByte("rRbBuUfFtT", s.peek(n)) >= 0 {
			n++
		}
		if q := s.peek(n); n == 0 || n > 2 || q != '"' && q != '\'' {
			return false
		}
	default:
		return false
	}
	prefix := strings.ToLower(s.src[s.pos : s.pos+n])
	s.pos += n
	q := quote{close: s.src[s.pos : s.pos+1], escapes: allEscapes, oneLine: true}
	if three := strings.Repeat(q.close, 3); s.has(three) {
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
