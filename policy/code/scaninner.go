package code

import "strings"

// inner reads an expression inside a string where one begins.
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
		if c == '#' && (next == '$' || next == '@') && isLetter(s.peek(2)) {
			s.variable(1, b, start)
			return true
		}
	case dollarName:
		if c == '{' && next == '$' || c == '$' && next == '{' {
			s.expression(1+int(b2i(c == '$')), '}', b, start)
			return true
		}
		if c == '$' && isLetter(next) {
			s.variable(0, b, start)
			return true
		}
	case sigils:
		return perlScanner{s}.sigil(c, next, b, start)
	}
	return false
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// pythonField reads {x!r:>{width}} of an f-string.
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
	for s.bad == "" && s.pos < s.end && s.src[s.pos] != '}' { // !r, :spec
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
		return true
	}
	if spec := s.src[at:s.pos]; field >= 0 && (strings.HasSuffix(spec, "c") || strings.Contains(spec, ".")) {
		b.pieces[field].cut = true
	}
	s.pos++
	return true
}

// expression reads the tokens from skip bytes on until stop.
func (s *scanner) expression(skip int, stop byte, b *stringBuilder, start int) {
	b.own(s, start)
	b.flush()
	child := scanner{src: s.src, pos: s.pos + skip, end: s.end, line: s.line, lang: s.lang, depth: s.depth + 1,
		field: s.lang == Python, inCode: true}
	child.scan(stop)
	s.pos, s.line, s.bad = child.pos, child.line, child.bad
	if child.toks == nil {
		child.toks = []token{}
	}
	b.pieces = append(b.pieces, piece{toks: child.toks})
	if s.lang != Python && s.bad == "" {
		s.pos++
	}
}

// variable reads a name with its sigils as an expression, after skip bytes.
func (s *scanner) variable(skip int, b *stringBuilder, start int) {
	b.own(s, start)
	b.flush()
	at := s.pos + skip
	end := at + 1
	for end < s.end && (isWord(s.src[end]) || s.src[end] >= 0x80 ||
		s.lang == Perl && s.src[end] == ':' && end+2 < s.end && s.src[end+1] == ':' && isLetter(s.src[end+2]) ||
		s.lang == Perl && s.src[end] == ':' && s.src[end-1] == ':') {
		end++
	}
	toks := []token{{kind: tName, text: s.src[at:end], line: s.line, match: -1}}
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
	b.pieces = append(b.pieces, piece{toks: toks})
}

// subscripts gives the length of [..], {..} and ->[..] behind a variable.
func (s *scanner) subscripts() int {
	if s.lang == Ruby {
		return 0
	}
	n := 0
	for {
		rest := s.src[s.pos+n : s.end]
		skip := 0
		if strings.HasPrefix(rest, "->") {
			skip = 2
			if s.lang == PHP && len(rest) > 2 && isLetter(rest[2]) {
				n += 3
				for s.pos+n < s.end && isWord(s.src[s.pos+n]) {
					n++
				}
				continue
			}
		}
		rest = rest[skip:]
		if rest == "" || rest[0] != '[' && (rest[0] != '{' || s.lang == PHP) {
			return n
		}
		end := strings.IndexByte(rest[:min(len(rest), 80)], map[byte]byte{'[': ']', '{': '}'}[rest[0]])
		if end < 2 || strings.ContainsAny(rest[1:end], " \n[{(") ||
			rest[0] == '[' && !isDigit(rest[1]) && rest[1] != '$' && rest[1] != '-' && s.lang == Perl {
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
		s.expression(2, '}', b, start)
		last := &b.pieces[len(b.pieces)-1]
		if len(last.toks) == 1 && last.toks[0].kind == tName {
			last.toks[0].text = string(c) + last.toks[0].text
		}
		return true
	case next == '$' && isLetter(s.peek(2)):
		s.variable(1, b, start)
		return true
	case isWord(next) || next >= 0x80 || next == ':' && s.peek(2) == ':':
		if c == '@' && isDigit(next) {
			return false
		}
		s.variable(0, b, start)
		return true
	case c == '$' && next != 0 && strings.IndexByte("&!@/,;.0", next) >= 0:
		b.own(s.scanner, start)
		b.flush()
		b.pieces = append(b.pieces, piece{toks: []token{
			{kind: tName, text: s.src[s.pos : s.pos+2], line: s.line, match: -1}}})
		s.pos += 2
		return true
	}
	return false
}
