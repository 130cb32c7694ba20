package token

import (
	"strings"
	"unicode/utf8"

	"guard/policy/code"
)

// Scanner cuts text into tokens, left to right, each byte once. A scanner of a
// string's inner expression shares the text with the one around it.
type Scanner struct {
	Src        string
	pos, End   int
	Line       int32
	Lang       code.Language
	Toks       []Token
	open       []int32 // brackets that wait for their other half
	Nl, sp     bool
	lineStart  int
	afterHere  int    // where the text goes on after the here documents of this line
	depth      int    // strings in strings
	Bad        string // why the text cannot be cut
	field      bool   // an expression of a Python f-string: also : and ! end it
	inCode     bool   // PHP: behind <?php
	directives []Directive
}

// A scanner of one language reads what only that language has.
type (
	pythonScanner struct{ *Scanner }
	scriptScanner struct{ *Scanner }
	rubyScanner   struct{ *Scanner }
	perlScanner   struct{ *Scanner }
	goScanner     struct{ *Scanner }
	phpScanner    struct{ *Scanner }
	luaScanner    struct{ *Scanner }
)

// Directive is a comment that a tool runs.
type Directive struct {
	Name string // "//go:generate"
	Text string
	Line int32
}

// Scan cuts until the end or, where stop is not 0, until stop stands outside of
// all brackets; it is not consumed.
func (s *Scanner) Scan(stop byte) {
	if s.Lang == code.PHP && stop == 0 && s.depth == 0 {
		phpScanner{s}.html()
	}
	if s.depth == 0 {
		s.Toks = make([]Token, 0, (s.End-s.pos)/3+8)
	}
	for s.Bad == "" && s.pos < s.End {
		s.blank()
		if s.pos >= s.End {
			break
		}
		c := s.Src[s.pos]
		if stop != 0 && len(s.open) == 0 && (c == stop || s.field && pythonScanner{s}.endsField(c)) {
			return
		}
		before, n := s.pos, len(s.Toks)
		s.one(c)
		if len(s.Toks) > n {
			s.Toks[n].At = int32(before)
		}
		if s.pos == before && s.Bad == "" {
			s.Bad = "unreadable character"
		}
	}
	if s.Bad == "" && stop != 0 {
		s.Bad = "unfinished expression in a string"
	}
	if s.Bad == "" && len(s.open) > 0 {
		s.Bad = "brackets that do not match"
	}
}

func (s pythonScanner) endsField(c byte) bool {
	return c == ':' || c == '!' && !strings.HasPrefix(s.Src[s.pos:s.End], "!=") ||
		c == '=' && s.Peek(1) != '=' && !s.afterComparison()
}

func (s pythonScanner) afterComparison() bool {
	return s.pos > 0 && strings.IndexByte("=!<>", s.Src[s.pos-1]) >= 0
}

// Peek gives the byte n after the current one, 0 behind the end.
func (s *Scanner) Peek(n int) byte {
	if s.pos+n < s.End {
		return s.Src[s.pos+n]
	}
	return 0
}

func (s *Scanner) Has(prefix string) bool { return strings.HasPrefix(s.Src[s.pos:s.End], prefix) }

// blank skips white space, ends of lines and comments.
func (s *Scanner) blank() {
	for s.Bad == "" && s.pos < s.End {
		switch c := s.Src[s.pos]; {
		case c == '\n':
			s.newline()
		case IsSpace(c):
			s.sp = true
			s.pos++
		case c == '\\' && s.Lang != code.PHP && (s.Peek(1) == '\n' || s.Peek(1) == '\r' && s.Peek(2) == '\n'):
			s.pos += 1 + strings.IndexByte(s.Src[s.pos:], '\n')
			s.Line++
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
func (s *Scanner) wideBlank() bool {
	r, n := utf8.DecodeRuneInString(s.Src[s.pos:s.End])
	switch r {
	case 0xfeff, 0xa0, 0x2028, 0x2029, 0x3000, 0x1680, 0x202f, 0x205f:
	default:
		if r < 0x2000 || r > 0x200a {
			return false
		}
	}
	s.sp = true
	s.Nl = s.Nl || r == 0x2028 || r == 0x2029
	s.pos += n
	return true
}

// newline passes the end of a line, and the here documents that begin there.
func (s *Scanner) newline() {
	s.pos++
	s.Line++
	s.sp = true
	if s.afterHere > 0 && s.afterHere < s.pos {
		s.Bad = "text across a here document"
	} else if s.afterHere > 0 {
		s.Line += int32(strings.Count(s.Src[s.pos:s.afterHere], "\n"))
		s.pos, s.afterHere = s.afterHere, 0
	}
	s.lineStart = s.pos
	if s.Lang != code.Python || len(s.open) == 0 && !s.field {
		s.Nl = true
	}
	s.Block()
}

// lineRest gives what is left of the line, and skips it.
func (s *Scanner) lineRest() string {
	start := s.pos
	if n := strings.IndexByte(s.Src[s.pos:s.End], '\n'); n >= 0 {
		s.pos += n
	} else {
		s.pos = s.End
	}
	return s.Src[start:s.pos]
}

// until skips to behind mark, counting lines; without one the text is bad.
func (s *Scanner) until(mark, what string) string {
	n := strings.Index(s.Src[s.pos:s.End], mark)
	if n < 0 {
		s.Bad = "unfinished " + what
		return ""
	}
	skipped := s.Src[s.pos : s.pos+n]
	s.Line += int32(strings.Count(skipped, "\n"))
	s.pos += n + len(mark)
	return skipped
}

// Add appends a token that began at line.
func (s *Scanner) Add(kind Kind, text string) *Token {
	s.Toks = append(s.Toks, Token{Kind: kind, Text: text, Nl: s.Nl, Sp: s.sp, Line: s.Line, Match: -1})
	t := &s.Toks[len(s.Toks)-1]
	if s.Nl {
		t.Col = int32(max(0, min(s.pos, s.End)-s.lineStart))
	}
	s.Nl, s.sp = false, false
	return t
}

// last is the token before, nil at the beginning.
func (s *Scanner) last() *Token {
	if len(s.Toks) == 0 {
		return nil
	}
	return &s.Toks[len(s.Toks)-1]
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
	s := Scanner{Src: text, End: len(text), Line: 1, Lang: lang, Nl: true}
	s.Scan(0)
	return Scanned{s.Toks, s.directives, s.Bad, s.Line}
}

// ScanCode cuts code that stands in a string of a text, which is known to be code, all of it on one line.
func ScanCode(lang code.Language, code string, line int32) Scanned {
	s := Scanner{Src: code, End: len(code), Line: line, Lang: lang, Nl: true, inCode: true}
	s.Scan(0)
	for i := range s.Toks {
		s.Toks[i].Line = line
	}
	return Scanned{s.Toks, s.directives, s.Bad, line}
}

// toolComments are the comments by which a file of Go tells the compiler or the go command something.
var toolComments = map[string]bool{"//go:generate": true, "//go:linkname": true, "//go:embed": true}
