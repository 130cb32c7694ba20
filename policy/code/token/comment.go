package token

import (
	"strings"

	"guard/policy/code"
)

// comment skips the comment that begins with c, if one does.
func (s *Scanner) comment(c byte) bool {
	switch s.Lang {
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
		if !s.Has("--") && !(s.pos == 0 && c == '#') {
			return false
		}
		luaScanner{s}.luaComment()
	case code.PHP:
		if c == '#' && s.Peek(1) != '[' || s.Has("//") {
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
func (s *Scanner) slashes(c byte) bool {
	switch {
	case c == '#' && s.pos == 0 && s.Peek(1) == '!':
		s.lineRest()
	case s.Has("//"):
		text := s.lineRest()
		if name, rest, ok := strings.Cut(text, " "); ok && s.Lang == code.Go && toolComments[name] {
			s.directives = append(s.directives, Directive{name, rest, s.Line})
		}
	case s.Has("/*"):
		s.pos += 2
		text := s.until("*/", "comment")
		s.Nl = s.Nl || strings.Contains(text, "\n")
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

// Block skips what begins at the beginning of a line and is no code: =begin
// of Ruby, =pod and its like of Perl, and everything behind __END__.
func (s *Scanner) Block() {
	if s.Lang != code.Ruby && s.Lang != code.Perl || s.depth > 0 {
		return
	}
	switch {
	case s.Lang == code.Ruby && s.Has("=begin"):
		s.until("\n=end", "comment")
		s.lineRest()
	case s.Lang == code.Perl && s.Peek(0) == '=' && IsLetter(s.Peek(1)):
		if strings.Contains(s.Src[s.pos:s.End], "\n=cut") {
			s.until("\n=cut", "comment")
			s.Line++
			s.lineRest()
		} else {
			s.pos = s.End
		}
	case s.Has("__END__") || s.Lang == code.Perl && s.Has("__DATA__"):
		rest := s.Src[s.pos:s.End]
		line, _, _ := strings.Cut(rest, "\n")
		if line = strings.TrimSpace(line); line == "__END__" || line == "__DATA__" {
			s.pos = s.End
		}
	}
}
