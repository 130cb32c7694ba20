package token

import (
	"strings"
	"unicode/utf8"

	"guard/policy/code"
)

// scanner cuts text into tokens, from left to right, looking at each byte once. The scanner of an expression inside
// a string shares the text with the scanner around it.
type scanner struct {
	src        string
	pos, end   int
	line       int32
	lang       code.Language
	toks       []Token
	open       []int32 // the indices of the brackets that are still open
	nl, sp     bool
	lineStart  int
	afterHere  int             // where the text goes on after the here documents of this line; 0: there are none
	depth      int             // how many strings this text is nested in
	bad        string          // why the text cannot be cut; empty: it can
	field      bool            // the text is an expression of an f-string, which : and ! end too
	inCode     bool            // of PHP: <?php was read
	plain      bool            // of JavaScript: nothing more is read as JSX
	variables  map[string]bool // of Ruby: the names that may be variables, among the first looked tokens
	hereTries  int
	looked     int
	directives []Directive
}

// The scanners of one language each read what only that language has.
type (
	pythonScanner struct{ *scanner }
	scriptScanner struct{ *scanner }
	rubyScanner   struct{ *scanner }
	perlScanner   struct{ *scanner }
	goScanner     struct{ *scanner }
	phpScanner    struct{ *scanner }
	luaScanner    struct{ *scanner }
)

// Directive is a comment that a tool obeys.
type Directive struct {
	Name string // "//go:generate"
	Text string
	Line int32
}

// scan cuts the text up to its end. Where stop is not 0, it ends before the first stop that stands outside of all
// brackets.
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

// endsField reports whether c ends the expression of an f-string's field.
func (s pythonScanner) endsField(c byte) bool {
	return c == ':' || c == '!' && !strings.HasPrefix(s.src[s.pos:s.end], "!=") ||
		c == '=' && s.peek(1) != '=' && !s.afterComparison()
}

// afterComparison reports whether the character before makes a = here a comparison.
func (s pythonScanner) afterComparison() bool {
	return s.pos > 0 && strings.IndexByte("=!<>", s.src[s.pos-1]) >= 0
}

// peek returns the byte that stands n bytes after the current one, or 0 after the end.
func (s *scanner) peek(n int) byte {
	if s.pos+n < s.end {
		return s.src[s.pos+n]
	}
	return 0
}

// has reports whether the rest of the text begins with prefix.
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

// wideBlank skips a byte order mark, or white space beyond ASCII.
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

// newline skips the end of a line, and the here documents that begin on the next.
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

// lineRest skips the rest of the line and returns it.
func (s *scanner) lineRest() string {
	start := s.pos
	if n := strings.IndexByte(s.src[s.pos:s.end], '\n'); n >= 0 {
		s.pos += n
	} else {
		s.pos = s.end
	}
	return s.src[start:s.pos]
}

// until skips everything up to and including mark, and counts the lines. A text without the mark is bad.
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

// add appends a token that begins at the current position.
func (s *scanner) add(kind Kind, text string) *Token {
	s.toks = append(s.toks, Token{Kind: kind, Text: text, NewLine: s.nl, Spaced: s.sp, Line: s.line, Match: -1})
	t := &s.toks[len(s.toks)-1]
	if s.nl {
		t.Col = int32(max(0, min(s.pos, s.end)-s.lineStart))
	}
	s.nl, s.sp = false, false
	return t
}

// last returns the token before the current position, or nil at the beginning.
func (s *scanner) last() *Token {
	if len(s.toks) == 0 {
		return nil
	}
	return &s.toks[len(s.toks)-1]
}

// The operators of three and of two characters.
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

// Scanned is a text that was cut into tokens.
type Scanned struct {
	Toks       []Token
	Directives []Directive
	Bad        string // why the text cannot be cut; empty: it was cut
	Line       int32  // the line on which it could not be cut
}

// Scan cuts a text into its tokens.
func Scan(lang code.Language, text string) Scanned {
	s := scanner{src: text, end: len(text), line: 1, lang: lang, nl: true}
	s.block()
	s.scan(0)
	return Scanned{s.toks, s.directives, s.bad, s.line}
}

// ScanCode cuts code that stands in a string of another text. All of it counts as standing on one line, and PHP
// needs no <?php.
func ScanCode(lang code.Language, code string, line int32) Scanned {
	s := scanner{src: code, end: len(code), line: line, lang: lang, nl: true, inCode: true}
	s.block()
	s.scan(0)
	for i := range s.toks {
		s.toks[i].Line = line
	}
	return Scanned{s.toks, s.directives, s.bad, line}
}

// toolComments holds the comments of Go that the compiler or the go command obeys.
var toolComments = map[string]bool{"//go:generate": true, "//go:linkname": true, "//go:embed": true}
