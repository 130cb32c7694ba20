package token

import (
	"strings"

	"guard/policy/code"
)

// comment skips the comment that begins with c; false: none does.
func (s *scanner) comment(c byte) bool {
	switch s.lang {
	case code.Python:
		if c != '#' {
			return false
		}
		s.lineRest()
	case code.Ruby, code.Perl:
		if c != '#' {
			return false
		}
		s.lineRest()
	case code.Lua:
		if !s.has("--") && !(s.pos == 0 && c == '#') {
			return false
		}
		luaScanner{s}.luaComment()
	case code.PHP:
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
		if name, rest, ok := strings.Cut(text, " "); ok && s.lang == code.Go && toolComments[name] {
			s.directives = append(s.directives, Directive{name, rest, s.line})
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

// phpComment skips a comment, which ends with the line or with ?>.
func (s phpScanner) phpComment() {
	line := s.lineRest()
	if n := strings.Index(line, "?>"); n >= 0 {
		s.pos -= len(line) - n
	}
}

// block skips what begins a line and is no code: =begin of Ruby, =pod and the like of Perl, and everything after
// __END__.
func (s *scanner) block() {
	if s.lang != code.Ruby && s.lang != code.Perl || s.depth > 0 {
		return
	}
	switch {
	case s.lang == code.Ruby && s.has("=begin"):
		s.until("\n=end", "comment")
		s.lineRest()
	case s.lang == code.Perl && s.peek(0) == '=' && IsLetter(s.peek(1)):
		if strings.Contains(s.src[s.pos:s.end], "\n=cut") {
			s.until("\n=cut", "comment")
			s.line++
			s.lineRest()
		} else {
			s.pos = s.end
		}
	case s.has("__END__") || s.lang == code.Perl && s.has("__DATA__"):
		rest := s.src[s.pos:s.end]
		line, _, _ := strings.Cut(rest, "\n")
		if line = strings.TrimSpace(line); line == "__END__" || line == "__DATA__" {
			s.pos = s.end
		}
	}
}
