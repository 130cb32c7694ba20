package token

import "strings"

// luaComment skips the rest of a line, or a comment in long brackets: --[[ ]], --[==[ ]==].
func (s luaScanner) luaComment() {
	if s.has("--[") {
		if level := s.luaLong(2); level >= 0 {
			s.pos += 4 + level
			s.until("]"+strings.Repeat("=", level)+"]", "comment")
			return
		}
	}
	s.lineRest()
}

// luaLong returns the level of the long bracket that begins n bytes after the current position, or -1 where none
// does.
func (s luaScanner) luaLong(n int) int {
	if s.peek(n) != '[' {
		return -1
	}
	level := 0
	for s.peek(n+1+level) == '=' {
		level++
	}
	if s.peek(n+1+level) != '[' {
		return -1
	}
	return level
}

// special reads the strings of Lua (Lua manual 5.4, 3.1).
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
