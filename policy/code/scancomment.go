package code

import "strings"

// comment skips the comment that begins with c, if one does.
func (s *scanner) comment(c byte) bool {
	switch s.lang {
	case Python:
		if c != '#' {
			return false
		}
		s.lineRest()
	case Ruby, Perl:
		if c != '#' {
			return false
		}
		s.lineRest()
	case Lua:
		if !s.has("--") && !(s.pos == 0 && c == '#') {
			return false
		}
		luaScanner{s}.luaComment()
	case PHP:
		if c == '#' && s.peek(1) != '[' || s.has("//") {
			phpScanner{s}.phpComment()
			return true
		}
		return s.slashes(c)
	default:
		return s.slashes(c)
	}
	return true
}

// slashes skips // and /* comments, and the #! line of a script.
func (s *scanner) slashes(c byte) bool {
	switch {
	case c == '#' && s.pos == 0 && s.peek(1) == '!':
		s.lineRest()
	case s.has("//"):
		text := s.lineRest()
		if name, rest, ok := strings.Cut(text, " "); ok && s.lang == Go && goDirectives[name] != nil {
			s.directives = append(s.directives, directive{name, rest, s.line})
		}
	case s.has("/*"):
		s.pos += 2
		text := s.until("*/", "comment")
		s.nl = s.nl || strings.Contains(text, "\n")
	default:
		return false
	}
	return true
}

// phpComment ends with the line or with the code.
func (s phpScanner) phpComment() {
	line := s.lineRest()
	if n := strings.Index(line, "?>"); n >= 0 {
		s.pos -= len(line) - n
	}
}

// luaComment skips --[[ ]], --[==[ ]==] and comments of a line.
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

// luaLong gives the level of the long bracket that begins n bytes on, -1 where
// none does.
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

// block skips what begins at the beginning of a line and is no code: =begin
// of Ruby, =pod and its like of Perl, and everything behind __END__.
func (s *scanner) block() {
	if s.lang != Ruby && s.lang != Perl || s.depth > 0 {
		return
	}
	switch {
	case s.lang == Ruby && s.has("=begin"):
		s.until("\n=end", "comment")
		s.lineRest()
	case s.lang == Perl && s.peek(0) == '=' && isLetter(s.peek(1)):
		if strings.Contains(s.src[s.pos:s.end], "\n=cut") {
			s.until("\n=cut", "comment")
			s.line++
			s.lineRest()
		} else {
			s.pos = s.end
		}
	case s.has("__END__") || s.lang == Perl && s.has("__DATA__"):
		rest := s.src[s.pos:s.end]
		line, _, _ := strings.Cut(rest, "\n")
		if line = strings.TrimSpace(line); line == "__END__" || line == "__DATA__" {
			s.pos = s.end
		}
	}
}
