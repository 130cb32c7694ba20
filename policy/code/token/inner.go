package token

import (
	"strings"

	"guard/policy/code"
)

// inner reads an expression inside a string where one begins.
func (s *Scanner) inner(how inner, b *stringBuilder, start int) bool {
	c, next := s.Src[s.pos], s.Peek(1)
	switch how {
	case braces:
		return pythonScanner{s}.pythonField(c, next, b, start)
	case dollar:
		if c == '$' && next == '{' {
			s.Expression(2, '}', b, start)
			return true
		}
	case hash:
		if c == '#' && next == '{' {
			s.Expression(2, '}', b, start)
			return true
		}
		if c == '#' && (next == '$' || next == '@') && IsLetter(s.Peek(2)) {
			s.variable(1, b, start)
			return true
		}
	case dollarName:
		if c == '{' && next == '$' || c == '$' && next == '{' {
			s.Expression(1+int(B2i(c == '$')), '}', b, start)
			return true
		}
		if c == '$' && IsLetter(next) {
			s.variable(0, b, start)
			return true
		}
	case sigils:
		return perlScanner{s}.sigil(c, next, b, start)
	}
	return false
}

func B2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// pythonField reads {x!r:>{width}} of an f-string.
func (s pythonScanner) pythonField(c, next byte, b *stringBuilder, start int) bool {
	switch {
	case c == '{' && next == '{', c == '}' && next == '}':
		b.own(s.Scanner, start)
		b.text = append(b.text, c)
		s.pos += 2
		return true
	case c != '{':
		return false
	}
	s.Expression(1, '}', b, start)
	at, field := s.pos, len(b.pieces)-1
	for s.Bad == "" && s.pos < s.End && s.Src[s.pos] != '}' { // !r, :spec
		if s.Src[s.pos] == '{' {
			s.Expression(1, '}', b, start)
			s.pos++
			continue
		}
		if s.Src[s.pos] == '\n' {
			s.Line++
		}
		s.pos++
	}
	if s.Bad == "" && s.pos >= s.End {
		s.Bad = "unfinished string"
		return true
	}
	if spec := s.Src[at:s.pos]; field >= 0 && (strings.HasSuffix(spec, "c") || strings.Contains(spec, ".")) {
		b.pieces[field].Cut = true
	}
	s.pos++
	return true
}

// Expression reads the tokens from skip bytes on until stop.
func (s *Scanner) Expression(skip int, stop byte, b *stringBuilder, start int) {
	b.own(s, start)
	b.flush()
	child := Scanner{Src: s.Src, pos: s.pos + skip, End: s.End, Line: s.Line, Lang: s.Lang, depth: s.depth + 1,
		field: s.Lang == code.Python, inCode: true}
	child.Scan(stop)
	s.pos, s.Line, s.Bad = child.pos, child.Line, child.Bad
	if child.Toks == nil {
		child.Toks = []Token{}
	}
	b.pieces = append(b.pieces, piece{Toks: child.Toks})
	if s.Lang != code.Python && s.Bad == "" {
		s.pos++
	}
}

// variable reads a name with its sigils as an expression, after skip bytes.
func (s *Scanner) variable(skip int, b *stringBuilder, start int) {
	b.own(s, start)
	b.flush()
	at := s.pos + skip
	end := at + 1
	for end < s.End && (IsWord(s.Src[end]) || s.Src[end] >= 0x80 ||
		s.Lang == code.Perl && s.Src[end] == ':' && end+2 < s.End && s.Src[end+1] == ':' && IsLetter(s.Src[end+2]) ||
		s.Lang == code.Perl && s.Src[end] == ':' && s.Src[end-1] == ':') {
		end++
	}
	toks := []Token{{Kind: Name, Text: s.Src[at:end], Line: s.Line, Match: -1}}
	s.pos = end
	if tail := s.subscripts(); tail > 0 {
		child := Scanner{Src: s.Src, pos: at, End: s.pos + tail, Line: s.Line, Lang: s.Lang, depth: s.depth + 1,
			inCode: true}
		child.Scan(0)
		if child.Bad == "" {
			toks = child.Toks
			s.pos += tail
		}
	}
	b.pieces = append(b.pieces, piece{Toks: toks})
}

// subscripts gives the length of [..], {..} and ->[..] behind a variable.
func (s *Scanner) subscripts() int {
	if s.Lang == code.Ruby {
		return 0
	}
	n := 0
	for {
		rest := s.Src[s.pos+n : s.End]
		skip := 0
		if strings.HasPrefix(rest, "->") {
			skip = 2
			if s.Lang == code.PHP && len(rest) > 2 && IsLetter(rest[2]) {
				n += 3
				for s.pos+n < s.End && IsWord(s.Src[s.pos+n]) {
					n++
				}
				continue
			}
		}
		rest = rest[skip:]
		if rest == "" || rest[0] != '[' && (rest[0] != '{' || s.Lang == code.PHP) {
			return n
		}
		end := strings.IndexByte(rest[:min(len(rest), 80)], map[byte]byte{'[': ']', '{': '}'}[rest[0]])
		if end < 2 || strings.ContainsAny(rest[1:end], " \n[{(") ||
			rest[0] == '[' && !isDigit(rest[1]) && rest[1] != '$' && rest[1] != '-' && s.Lang == code.Perl {
			return n
		}
		n += skip + end + 1
	}
}

// sigil reads $x, @x, ${x}, ${\ x}, @{[ x ]} of a Perl string.
func (s perlScanner) sigil(c, next byte, b *stringBuilder, start int) bool {
	if c != '$' && c != '@' {
		return false
	}
	switch {
	case next == '{':
		s.Expression(2, '}', b, start)
		last := &b.pieces[len(b.pieces)-1]
		if len(last.Toks) == 1 && last.Toks[0].Kind == Name {
			last.Toks[0].Text = string(c) + last.Toks[0].Text
		}
		return true
	case next == '$' && IsLetter(s.Peek(2)):
		s.variable(1, b, start)
		return true
	case IsWord(next) || next >= 0x80 || next == ':' && s.Peek(2) == ':':
		if c == '@' && isDigit(next) {
			return false
		}
		s.variable(0, b, start)
		return true
	case c == '$' && next != 0 && strings.IndexByte("&!@/,;.0", next) >= 0:
		b.own(s.Scanner, start)
		b.flush()
		b.pieces = append(b.pieces, piece{Toks: []Token{
			{Kind: Name, Text: s.Src[s.pos : s.pos+2], Line: s.Line, Match: -1}}})
		s.pos += 2
		return true
	}
	return false
}
