package token

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"guard/policy/code"
)

// quote describes one form of string.
type quote struct {
	close    string // the mark that ends the string
	open     byte   // the bracket that nests, as in %w(a (b)); 0: none does
	escapes  escapes
	inner    inner
	oneLine  bool // the string must end on the line on which it begins
	kind     Kind
	toEnd    bool // the end of the text ends the string: the body of a here document
	quoted   bool
	verbatim bool // escapes keep their backslash, as in regular expressions
}

// escapes says what a backslash in a string means.
type escapes uint8

const (
	noEscapes  escapes = iota
	quoteOnly          // a backslash escapes the quote and itself: '' of Perl, Ruby and PHP
	rawEscapes         // a backslash stays, with the character after it: r"" of Python
	allEscapes         // \n \x41 \u0041 \101 …
)

// inner says how expressions stand in a string.
type inner uint8

const (
	noInner    inner = iota
	braces           // Python: {x!r:>3}, {{ is a brace
	dollar           // JavaScript: ${x}
	hash             // Ruby: #{x}
	sigils           // Perl: $x @x ${x} @{[ x ]}
	dollarName       // PHP: $x {$x} ${x}
)

// quotedBy reads a string whose opening mark is already skipped, and adds its token.
func (s *scanner) quotedBy(q quote) {
	if s.depth > 20 {
		s.bad = "strings too deep"
		return
	}
	b := stringBuilder{line: s.line}
	nl, sp, start := s.nl, s.sp, s.pos
	nest := 0
	for {
		if s.pos >= s.end {
			if q.toEnd {
				break
			}
			s.bad = "unfinished string"
			return
		}
		c := s.src[s.pos]
		switch {
		case nest == 0 && q.close != "" && c == q.close[0] && s.has(q.close):
			if b.text == nil && len(b.pieces) == 0 {
				b.whole = s.src[start:s.pos]
			}
			s.pos += len(q.close)
			s.nl, s.sp = nl, sp
			b.add(s, q)
			return
		case q.open != 0 && c == q.open:
			nest++
			b.byte(s, c)
		case nest > 0 && q.open != 0 && c == q.close[0]:
			nest--
			b.byte(s, c)
		case c == '\\' && q.escapes != noEscapes:
			b.own(s, start)
			s.escape(q, &b)
		case c == '\n' && q.oneLine:
			s.bad = "unfinished string"
			return
		case q.inner != noInner && s.inner(q.inner, &b, start):
			if s.bad != "" {
				return
			}
		default:
			if c == '\n' {
				s.line++
				if s.afterHere > 0 {
					s.bad = "string across a here document"
					return
				}
			}
			b.byte(s, c)
		}
	}
	if b.text == nil && len(b.pieces) == 0 {
		b.whole = s.src[start:s.pos]
	}
	s.nl, s.sp = nl, sp
	b.add(s, q)
}

// stringBuilder collects a string. A string without escapes is a slice of the text and is not copied.
type stringBuilder struct {
	whole  string
	text   []byte
	pieces []Piece
	line   int32
}

// own begins a copy with the text that was read so far.
func (b *stringBuilder) own(s *scanner, start int) {
	if b.text == nil {
		b.text = append(make([]byte, 0, s.pos-start+16), s.src[start:s.pos]...)
	}
}

// byte skips c, and adds it to the copy where there is one.
func (b *stringBuilder) byte(s *scanner, c byte) {
	if b.text != nil {
		b.text = append(b.text, c)
	}
	s.pos++
}

// flush ends a piece of text before an expression.
func (b *stringBuilder) flush() {
	if len(b.text) > 0 {
		b.pieces = append(b.pieces, Piece{Text: string(b.text)})
	}
	b.text = b.text[:0]
}

// add adds the token of the finished string.
func (b *stringBuilder) add(s *scanner, q quote) {
	kind := q.kind
	if kind == End {
		kind = String
	}
	text := b.whole
	if b.text != nil {
		text = string(b.text)
	}
	if len(b.pieces) > 0 {
		b.flush()
		if kind == String {
			kind = Pieces
		}
		text = ""
	} else if kind == Shell {
		b.pieces = []Piece{{Text: text}}
	}
	t := s.add(kind, text)
	t.Pieces, t.Quoted, t.Line = b.pieces, q.quoted, b.line
}

// escape reads a backslash and what comes after it.
func (s *scanner) escape(q quote, b *stringBuilder) {
	c := s.peek(1)
	if c == '\n' {
		s.line++
	}
	switch {
	case s.pos+1 >= s.end, q.inner == braces && (c == '{' || c == '}'): // a field of Python begins behind it
		b.text = append(b.text, '\\')
		s.pos++
		return
	case q.verbatim || q.escapes == rawEscapes:
		b.text = append(b.text, '\\', c)
		s.pos += 2
		return
	case q.escapes == quoteOnly:
		if c != '\\' && !strings.HasPrefix(s.src[s.pos+1:], q.close) && c != q.open {
			b.text = append(b.text, '\\')
		}
		b.text = append(b.text, c)
		s.pos += 2
		return
	}
	s.pos++
	s.escaped(c, b)
}

// simpleEscapes maps the letters of the escapes that all languages share to their characters.
var simpleEscapes = map[byte]byte{'n': '\n', 't': '\t', 'r': '\r', 'b': '\b', 'f': '\f', 'v': '\v', 'a': 7, 'e': 27}

// escaped reads the escape whose backslash is already skipped.
func (s *scanner) escaped(c byte, b *stringBuilder) {
	switch {
	case c == '\n':
		s.pos++
		if s.lang == code.Perl || s.lang == code.PHP {
			b.text = append(b.text, c)
		}
	case c == '\r' && s.peek(1) == '\n':
		s.pos += 2
		s.line++
	case c == 'x' || c == 'u' || c == 'U':
		s.coded(c, b)
	case c >= '0' && c <= '7' && s.lang != code.Lua:
		n := 1
		for n < 3 && s.peek(n) >= '0' && s.peek(n) <= '7' {
			n++
		}
		v, _ := strconv.ParseUint(s.src[s.pos:s.pos+n], 8, 32)
		b.text = utf8.AppendRune(b.text, rune(v))
		s.pos += n
	case isDigit(c) && s.lang == code.Lua:
		n := 1
		for n < 3 && isDigit(s.peek(n)) {
			n++
		}
		v, _ := strconv.ParseUint(s.src[s.pos:s.pos+n], 10, 32)
		b.text = append(b.text, byte(v))
		s.pos += n
	case c == 'N' && s.lang == code.Python && s.peek(1) == '{':
		b.text = append(b.text, 0xff) // a character by its name, which is not looked up
		s.until("}", "name of a character")
	case c == 'z' && s.lang == code.Lua:
		s.pos++
		for s.pos < s.end && (IsSpace(s.src[s.pos]) || s.src[s.pos] == '\n') {
			if s.src[s.pos] == '\n' {
				s.line++
			}
			s.pos++
		}
	default:
		if v, ok := simpleEscapes[c]; ok && (c != 'e' || s.lang != code.Python) {
			c = v
		} else if s.lang == code.Python && strings.IndexByte("\\'\"", c) < 0 { // no escape: the backslash stays
			b.text = append(b.text, '\\')
		} else if (c == 'c' || c == 'C' || c == 'M') && (s.lang == code.Ruby || s.lang == code.Perl) ||
			strings.IndexByte("QELlu", c) >= 0 && s.lang == code.Perl {
			c = 0xff
		}
		b.text = append(b.text, c)
		s.pos++
	}
}

// coded reads the code of a character: \x41, \u0041, \u{41} or \U00000041. Where no digits come after the letter, it
// stands for itself.
func (s *scanner) coded(c byte, b *stringBuilder) {
	s.pos++
	digits := map[byte]int{'x': 2, 'u': 4, 'U': 8}[c]
	start, n := s.pos, 0
	if s.peek(0) == '{' {
		n = strings.IndexByte(s.src[s.pos:min(s.end, s.pos+80)], '}')
		if n < 0 {
			s.bad = "unfinished escape"
			return
		}
		for _, code := range strings.Fields(s.src[start+1 : start+n]) {
			v, err := strconv.ParseUint(code, 16, 21)
			if err != nil {
				v = 0xfffd
			}
			b.text = utf8.AppendRune(b.text, rune(v))
		}
		s.pos += n + 1
		return
	}
	for n < digits && isHex(s.peek(n)) {
		n++
	}
	v, err := strconv.ParseUint(s.src[start:start+n], 16, 32)
	if err != nil {
		b.text = append(b.text, c)
		return
	}
	s.pos += n
	b.text = utf8.AppendRune(b.text, rune(v))
}

// isHex reports whether c is a hexadecimal digit.
func isHex(c byte) bool { return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'f' }
