package token

import (
	"strings"

	"guard/policy/code"
)

// inner reads an expression inside a string; false: none begins here.
func (s *scanner) inner(how inner, b *stringBuilder, start int) bool {
	c, next := s.src[s.pos], s.peek(1)
	switch how {
	case braces:
		return pythonScanner{s}.pythonField(c, next, b, start)
	case dollar:
		if c == '$' && next == '{' {
			s.expression(2, '}', b, start)
			return true
		}
	case hash:
		if c == '#' && next == '{' {
			s.expression(2, '}', b, start)
			return true
		}
		if c == '#' && (next == '$' || next == '@') && IsLetter(s.peek(2)) {
			s.variable(1, b, start)
			return true
		}
	case dollarName:
		if c == '{' && next == '$' || c == '$' && next == '{' {
			s.expression(1+int(Bit(c == '$')), '}', b, start)
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

// Bit returns 1 for true and 0 for false.
func Bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// pythonField reads a field of an f-string: {x!r:>{width}}.
func (s pythonScanner) pythonField(c, next byte, b *stringBuilder, start int) bool {
	switch {
	case c == '{' && next == '{', c == '}' && next == '}':
		b.own(s.scanner, start)
		b.text = append(b.text, c)
		s.pos += 2
		return true
	case c != '{':
		return false
	}
	s.expression(1, '}', b, start)
	at, field := s.pos, len(b.pieces)-1
	for s.bad == "" && s.pos < s.end && s.src[s.pos] != '}' { // the conversion and the format: !r, :spec
		if s.src[s.pos] == '{' {
			s.expression(1, '}', b, start)
			s.pos++
			continue
		}
		if s.src[s.pos] == '\n' {
			s.line++
		}
		s.pos++
	}
	if s.bad == "" && s.pos >= s.end {
		s.bad = "unfinished string"
	}
	if s.bad != "" {
		return true
	}
	if spec := s.src[at:s.pos]; field >= 0 {
		b.pieces[field].Spec = strings.Clone(spec)
		b.pieces[field].Cut = strings.HasSuffix(spec, "c") || strings.Contains(spec, ".")
	}
	s.pos++
	return true
}

// expression skips the next skip bytes, then cuts tokens up to stop and adds them to the string.
func (s *scanner) expression(skip int, stop byte, b *stringBuilder, start int) {
	b.own(s, start)
	b.flush()
	child := scanner{src: s.src, pos: s.pos + skip, end: s.end, line: s.line, lang: s.lang, depth: s.depth + 1,
		field: s.lang == code.Python, inCode: true, plain: s.plain}
	child.scan(stop)
	s.pos, s.line, s.bad, s.plain = child.pos, child.line, child.bad, child.plain
	if child.toks == nil {
		child.toks = []Token{}
	}
	b.pieces = append(b.pieces, Piece{Toks: child.toks})
	if s.lang != code.Python && s.bad == "" {
		s.pos++
	}
}

// variable skips the next skip bytes, then adds a variable with its sigils to the string as an expression.
func (s *scanner) variable(skip int, b *stringBuilder, start int) {
	b.own(s, start)
	b.flush()
	at := s.pos + skip
	end := at + 1
	for end < s.end && (IsWord(s.src[end]) || s.src[end] >= 0x80 ||
		s.lang == code.Perl && s.src[end] == ':' && end+2 < s.end && s.src[end+1] == ':' && IsLetter(s.src[end+2]) ||
		s.lang == code.Perl && s.src[end] == ':' && s.src[end-1] == ':') {
		end++
	}
	toks := []Token{{Kind: Name, Text: s.src[at:end], Line: s.line, Match: -1}}
	s.pos = end
	if tail := s.subscripts(); tail > 0 {
		child := scanner{src: s.src, pos: at, end: s.pos + tail, line: s.line, lang: s.lang, depth: s.depth + 1,
			inCode: true}
		child.scan(0)
		if child.bad == "" {
			toks = child.toks
			s.pos += tail
		}
	}
	b.pieces = append(b.pieces, Piece{Toks: toks})
}

// subscripts returns the length of the [..], {..} and ->[..] that stand after a variable in a string.
func (s *scanner) subscripts() int {
	if s.lang == code.Ruby {
		return 0
	}
	n := 0
	for {
		rest := s.src[s.pos+n : s.end]
		skip := 0
		if strings.HasPrefix(rest, "->") {
			skip = 2
			if s.lang == code.PHP && len(rest) > 2 && IsLetter(rest[2]) {
				n += 3
				for s.pos+n < s.end && IsWord(s.src[s.pos+n]) {
					n++
				}
				continue
			}
		}
		rest = rest[skip:]
		if s.lang == code.Perl && codeInSubscript(rest) {
			s.bad = "code in the subscript of a string"
			return n
		}
		if rest == "" || rest[0] != '[' && (rest[0] != '{' || s.lang == code.PHP) {
			return n
		}
		end := strings.IndexByte(rest[:min(len(rest), 80)], map[byte]byte{'[': ']', '{': '}'}[rest[0]])
		if end < 2 || strings.ContainsAny(rest[1:end], " \n[{(") ||
			rest[0] == '[' && !isDigit(rest[1]) && rest[1] != '$' && rest[1] != '-' && s.lang == code.Perl {
			return n
		}
		n += skip + end + 1
	}
}

// codeInSubscript reports whether a text begins with a subscript that is more than a number, a variable or a key: in a
// string of Perl, "$x[unlink $y]" deletes.
func codeInSubscript(text string) bool {
	if text == "" || text[0] != '[' && text[0] != '{' {
		return false
	}
	end := strings.IndexByte(text, map[byte]byte{'[': ']', '{': '}'}[text[0]])
	if end < 0 {
		return false
	}
	inner := strings.Trim(text[1:end], " \t")
	if n := len(inner); n > 1 && (inner[0] == '\'' || inner[0] == '"') {
		return strings.IndexByte(inner[1:], inner[0]) != n-2
	}
	words := strings.FieldsFunc(inner, func(r rune) bool { return strings.ContainsRune(" \t+-*$:#>", r) })
	for _, w := range words {
		if strings.ContainsFunc(w, func(r rune) bool { return r < 0x80 && !IsWord(byte(r)) && r != '[' && r != '{' }) ||
			!isDigit(w[0]) && (len(words) > 1 || text[0] == '[') && !strings.Contains(inner, "$"+w) {
			return true
		}
	}
	return false
}

// sigil reads a variable or an expression in a Perl string: $x, @x, ${x}, ${\ x} or @{[ x ]}.
func (s perlScanner) sigil(c, next byte, b *stringBuilder, start int) bool {
	if c != '$' && c != '@' {
		return false
	}
	switch {
	case next == '{':
		s.expression(2, '}', b, start)
		last := &b.pieces[len(b.pieces)-1]
		if len(last.Toks) == 1 && last.Toks[0].Kind == Name {
			last.Toks[0].Text = string(c) + last.Toks[0].Text
		}
		return true
	case next == '$' && IsLetter(s.peek(2)):
		s.variable(1, b, start)
		return true
	case IsWord(next) || next >= 0x80 || next == ':' && s.peek(2) == ':':
		if c == '@' && isDigit(next) {
			return false
		}
		s.variable(0, b, start)
		return true
	case c == '$' && next != 0 && strings.IndexByte("&!@/,;.0", next) >= 0:
		b.own(s.scanner, start)
		b.flush()
		b.pieces = append(b.pieces, Piece{Toks: []Token{
			{Kind: Name, Text: s.src[s.pos : s.pos+2], Line: s.line, Match: -1}}})
		s.pos += 2
		return true
	}
	return false
}
