package token

import (
	"strings"
	"unicode/utf8"

	"guard/policy/code"
)

// Scanner cuts text into tokens, left to right, each byte once. A scanner of a
// string's inner expression shares the text with the one around it.
type scanner struct {
	src        string
	pos, end   int
	line       int32
	lang       code.Language
	toks       []Token
	open       []int32 // brackets that wait for their other half
	nl, sp     bool
	lineStart  int
	afterHere  int    // where the text goes on after the here documents of this line
	depth      int    // strings in strings
	bad        string // why the text cannot be cut
	field      bool   // an expression of a Python f-string: also : and ! end it
	inCode     bool   // PHP: behind <?php
	directives []Directive
}

// A scanner of one language reads what only that language has.
type (
	pythonScanner struct{ *scanner }
	scriptScanner struct{ *scanner }
	rubyScanner   struct{ *scanner }
	perlScanner   struct{ *scanner }
	goScanner     struct{ *scanner }
	phpScanner    struct{ *scanner }
	luaScanner    struct{ *scanner }
)

// Directive is a comment that a tool runs.
type Directive struct {
	Name string // "//go:generate"
	Text string
	Line int32
}

// Scan cuts until the end or, where stop is not 0, until stop stands outside of
// all brackets; it is not consumed.
func (s *scanner) scan(stop byte) {
	if s.lang == code.PHP && stop == 0 && s.depth == 0 {
		phpScanner{s}.html()
	}
	if s.depth == 0 {
		s.toks = make([]Token, 0, (s.end-s.pos)/3+8)
	}
	for s.bad == "" && s.pos < s.end {
		s.blank()
		if s.pos >= s.end {
			break
		}
		c := s.src[s.pos]
		if stop != 0 && len(s.open) == 0 && (c == stop || s.field && pythonScanner{s}.endsField(c)) {
			return
		}
		before, n := s.pos, len(s.toks)
		s.one(c)
		if len(s.toks) > n {
			s.toks[n].At = int32(before)
		}
		if s.pos == before && s.bad == "" {
			s.bad = "unreadable character"
		}
	}
	if s.bad == "" && stop != 0 {
		s.bad = "unfinished expression in a string"
	}
	if s.bad == "" && len(s.open) > 0 {
		s.bad = "brackets that do not match"
	}
}

func (s pythonScanner) endsField(c byte) bool {
	return c == ':' || c == '!' && !strings.HasPrefix(s.src[s.pos:s.end], "!=") ||
		c == '=' && s.peek(1) != '=' && !s.afterComparison()
}

func (s pythonScanner) afterComparison() bool {
	return s.pos > 0 && strings.IndexByte("=!<>", s.src[s.pos-1]) >= 0
}

// Peek gives the byte n after the current one, 0 behind the end.
func (s *scanner) peek(n int) byte {
	if s.pos+n < s.end {
		return s.src[s.pos+n]
	}
	return 0
}

func (s *scanner) has(prefix string) bool { return strings.HasPrefix(s.src[s.pos:s.end], prefix) }

// blank skips white space, ends of lines and comments.
func (s *scanner) blank() {
	for s.bad == "" && s.pos < s.end {
		switch c := s.src[s.pos]; {
		case c == '\n':
			s.newline()
		case IsSpace(c):
			s.sp = true
			s.pos++
		case c == '\\' && s.lang != code.PHP && (s.peek(1) == '\n' || s.peek(1) == '\r' && s.peek(2) == '\n'):
			s.pos += 1 + strings.IndexByte(s.src[s.pos:], '\n')
			s.line++
			s.sp = true
		case c >= 0x80 && s.wideBlank():
		default:
			if !s.comment(c) {
				return
			}
			s.sp = true
		}
	}
}

// wideBlank skips a byte order mark or a white space beyond ASCII.
func (s *scanner) wideBlank() bool {
	r, n := utf8.DecodeRuneInString(s.src[s.pos:s.end])
	switch r {
	case 0xfeff, 0xa0, 0x2028, 0x2029, 0x3000, 0x1680, 0x202f, 0x205f:
	default:
		if r < 0x2000 || r > 0x200a {
			return false
		}
	}
	s.sp = true
	s.nl = s.nl || r == 0x2028 || r == 0x2029
	s.pos += n
	return true
}

// newline passes the end of a line, and the here documents that begin there.
func (s *scanner) newline() {
	s.pos++
	s.line++
	s.sp = true
	if s.afterHere > 0 && s.afterHere < s.pos {
		s.bad = "text across a here document"
	} else if s.afterHere > 0 {
		s.line += int32(strings.Count(s.src[s.pos:s.afterHere], "\n"))
		s.pos, s.afterHere = s.afterHere, 0
	}
	s.lineStart = s.pos
	if s.lang != code.Python || len(s.open) == 0 && !s.field {
		s.nl = true
	}
	s.block()
}

// lineRest gives what is left of the line, and skips it.
func (s *scanner) lineRest() string {
	start := s.pos
	if n := strings.IndexByte(s.src[s.pos:s.end], '\n'); n >= 0 {
		s.pos += n
	} else {
		s.pos = s.end
	}
	return s.src[start:s.pos]
}

// until skips to behind mark, counting lines; without one the text is bad.
func (s *scanner) until(mark, what string) string {
	n := strings.Index(s.src[s.pos:s.end], mark)
	if n < 0 {
		s.bad = "unfinished " + what
		return ""
	}
	skipped := s.src[s.pos : s.pos+n]
	s.line += int32(strings.Count(skipped, "\n"))
	s.pos += n + len(mark)
	return skipped
}

// Add appends a token that began at line.
func (s *scanner) add(kind Kind, text string) *Token {
	s.toks = append(s.toks, Token{Kind: kind, Text: text, NewLine: s.nl, Spaced: s.sp, Line: s.line, Match: -1})
	t := &s.toks[len(s.toks)-1]
	if s.nl {
		t.Col = int32(max(0, min(s.pos, s.end)-s.lineStart))
	}
	s.nl, s.sp = false, false
	return t
}

// last is the token before, nil at the beginning.
func (s *scanner) last() *Token {
	if len(s.toks) == 0 {
		return nil
	}
	return &s.toks[len(s.toks)-1]
}

// operators beyond one character, longest first by length.
var (
	operators3 = map[string]bool{"===": true, "!==": true, "**=": true, "...": true, "<<=": true, ">>=": true,
		">>>": true, "??=": true, "||=": true, "&&=": true, "//=": true, "..=": true, "<=>": true, "?->": true,
		"&^=": true}
	operators2 = map[string]bool{"=>": true, "->": true, "::": true, "?.": true, "??": true, ":=": true, "==": true,
		"!=": true, "<=": true, ">=": true, "+=": true, "-=": true, "*=": true, "/=": true, "%=": true, "|=": true,
		"&=": true, "^=": true, ".=": true, "..": true, "&&": true, "||": true, "++": true, "--": true, "**": true,
		"//": true, "<<": true, ">>": true, "=~": true, "!~": true, "&.": true, "<-": true, "@=": true, "~=": true,
		"x=": false}
)

// Scanned are the tokens of a text.
type Scanned struct {
	Toks       []Token
	Directives []Directive
	Bad        string // why the text cannot be cut; empty: it was
	Line       int32  // where
}

// Scan cuts a text into its tokens.
func Scan(lang code.Language, text string) Scanned {
	s := scanner{src: text, end: len(text), line: 1, lang: lang, nl: true}
	s.scan(0)
	return Scanned{s.toks, s.directives, s.bad, s.line}
}

// ScanCode cuts code that stands in a string of a text, which is known to be code, all of it on one line.
func ScanCode(lang code.Language, code string, line int32) Scanned {
	s := scanner{src: code, end: len(code), line: line, lang: lang, nl: true, inCode: true}
	s.scan(0)
	for i := range s.toks {
		s.toks[i].Line = line
	}
	return Scanned{s.toks, s.directives, s.bad, line}
}

// toolComments are the comments by which a file of Go tells the compiler or the go command something.
var toolComments = map[string]bool{"//go:generate": true, "//go:linkname": true, "//go:embed": true}
