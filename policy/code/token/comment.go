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
		text := commentLine(s)
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

// commentLine skips a comment up to the end of its line, which in JavaScript other characters end too (ECMA-262, 12.3).
func commentLine(s *scanner) string {
	start := s.pos
	line := s.lineRest()
	if s.lang == code.JavaScript {
		if n := strings.IndexAny(line, "\u2028\u2029"); n >= 0 {
			s.pos = start + n
			return line[:n]
		}
	}
	return line
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
	case s.lang == code.Ruby && s.has("=begin") && !IsWord(s.peek(len("=begin"))):
		if !s.skipBlock("\n=end") {
			s.bad = "unfinished comment"
		}
	case s.lang == code.Perl && s.peek(0) == '=' && IsLetter(s.peek(1)) && s.statementBegins():
		if !s.skipBlock("\n=cut") {
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

// skipBlock skips up to the end of the line that begins with the word of mark; false: there is none.
func (s *scanner) skipBlock(mark string) bool {
	for at := s.pos; ; {
		n := strings.Index(s.src[at:s.end], mark)
		if n < 0 {
			return false
		}
		at += n + len(mark)
		if at < s.end && IsWord(s.src[at]) {
			continue // =cutting
		}
		s.line += int32(strings.Count(s.src[s.pos:at], "\n"))
		s.pos = at
		s.lineRest()
		return true
	}
}

// statementBegins reports whether a statement of Perl may begin here: elsewhere =pod is an assignment (perlpodspec
// 5.38). What stands before is looked at: the end of a statement or a block, but not that of a subscript.
func (s *scanner) statementBegins() bool {
	n := len(s.toks)
	if n == 0 || s.toks[n-1].Is(";") || s.toks[n-1].Is("{") {
		return true
	}
	last := &s.toks[n-1]
	return last.Is("}") && last.Match >= 0 && !perlScanner{s}.subscript(last)
}
