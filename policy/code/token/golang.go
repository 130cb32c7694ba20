package token

// special reads the strings and characters of Go (specification, "Lexical elements").
func (s goScanner) special(c byte) bool {
	switch c {
	case '"':
		s.pos++
		s.quotedBy(quote{close: `"`, escapes: allEscapes, oneLine: true})
	case '\'':
		s.pos++
		s.quotedBy(quote{close: "'", escapes: allEscapes, oneLine: true})
		if s.bad == "" {
			s.last().Kind = Number
		}
	case '`':
		s.pos++
		s.quotedBy(quote{close: "`"})
	default:
		return false
	}
	return true
}
