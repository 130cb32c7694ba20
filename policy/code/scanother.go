package code

import "strings"

// golang reads the strings and characters of Go (spec, Lexical elements).
func (s goScanner) special(c byte) bool {
	switch c {
	case '"':
		s.pos++
		s.quotedBy(quote{close: `"`, escapes: allEscapes, oneLine: true})
	case '\'':
		s.pos++
		s.quotedBy(quote{close: "'", escapes: allEscapes, oneLine: true})
		if s.bad == "" {
			s.last().kind = tNumber
		}
	case '`':
		s.pos++
		s.quotedBy(quote{close: "`"})
	default:
		return false
	}
	return true
}

// lua reads the strings of Lua (manual 5.4, 3.1).
func (s luaScanner) special(c byte) bool {
	switch {
	case c == '"' || c == '\'':
		s.pos++
		s.quotedBy(quote{close: string(c), escapes: allEscapes, oneLine: true})
	case c == '[' && s.luaLong(0) >= 0:
		level := s.luaLong(0)
		s.pos += 2 + level
		if s.peek(0) == '\n' {
			s.pos++
			s.line++
		}
		s.quotedBy(quote{close: "]" + strings.Repeat("=", level) + "]"})
	default:
		return false
	}
	return true
}
