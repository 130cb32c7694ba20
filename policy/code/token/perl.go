package token

import "strings"

// perl reads variables, quote-like operators and here documents (perlop 5.38,
// Quote and Quote-like Operators).
func (s perlScanner) special(c byte) bool {
	next := s.Peek(1)
	switch {
	case c == '\'':
		s.pos++
		s.quotedBy(quote{close: "'", escapes: quoteOnly})
	case c == '"':
		s.pos++
		s.quotedBy(quote{close: `"`, escapes: allEscapes, inner: sigils})
	case c == '`':
		s.pos++
		s.quotedBy(quote{close: "`", escapes: allEscapes, inner: sigils, kind: Shell})
	case c == '$' || c == '@' || (c == '%' || c == '&') && s.sigilHere():
		return s.perlVariable(c, next)
	case c == '(' && s.prototype():
	case c == '/' && !s.afterValue():
		s.delimited('m', 0)
	case c == '<' && !s.afterValue() && next != '<':
		return s.angle()
	case IsLetter(c):
		return s.perlWord()
	case s.Has("<<") && (next == '<' && (IsLetter(s.Peek(2)) || s.Peek(2) == '"' || s.Peek(2) == '\'' ||
		s.Peek(2) == '`' || s.Peek(2) == '~')):
		if s.afterValue() && s.last().Kind != Name {
			return false
		}
		return s.here(2+B2i(s.Peek(2) == '~'), s.Peek(2) == '~')
	default:
		return false
	}
	return true
}

// sigilHere tells %h and &f from the operators % and &: no value stands before,
// or a bare word, or a block and the sigil is close to what follows.
func (s perlScanner) sigilHere() bool {
	t := s.last()
	if !s.afterValue() || t.Kind == Name && IsLetter(t.Text[0]) {
		return true
	}
	return t.Is("}") && s.sp && !IsSpace(s.Peek(1)) && s.Src[s.pos] == '%'
}

// perlVariable reads $x, @x, %x, &x, $::x, $#x, $_ and punctuation variables;
// ${, @{, %{, &{ and $$x are an operator before what they look into.
func (s perlScanner) perlVariable(c, next byte) bool {
	n := 1
	if c == '$' && next == '#' && (IsLetter(s.Peek(2)) || s.Peek(2) == '{' || s.Peek(2) == '$') {
		n = 2
	}
	switch b := s.Peek(n); {
	case b == '{' && c != '&' && c != '%' && s.wordInBraces(n):
		return true
	case b == '{' || b == '$' && (IsLetter(s.Peek(n+1)) || s.Peek(n+1) == '{' || s.Peek(n+1) == '$'):
		s.Add(Op, "deref"+string(c))
		s.pos += n
		return true
	case IsLetter(b) || b == ':' && s.Peek(n+1) == ':' && IsLetter(s.Peek(n+2)):
		start := s.pos
		s.pos += n
		s.packageWord()
		name := strings.Replace(s.Src[start:s.pos], "$#", "$", 1)
		if c == '&' {
			name = strings.TrimPrefix(name[1:], "CORE::")
		}
		s.addFrom(start, Name, name)
		return true
	case c == '$' && n == 1 && b > ' ' && b < 0x7f:
		n = 2
		if b == '^' && IsWord(s.Peek(2)) {
			n = 3
		}
		for isDigit(b) && isDigit(s.Peek(n)) {
			n++
		}
		start := s.pos
		s.pos += n
		s.addFrom(start, Name, s.Src[start:s.pos])
		return true
	case c == '@' && (b == '_' || b == '-' || b == '+'):
		start := s.pos
		s.pos += 2
		s.addFrom(start, Name, s.Src[start:s.pos])
		return true
	}
	return false
}

// prototype reads ($;$) behind a sub's name as ().
func (s perlScanner) prototype() bool {
	n := len(s.Toks)
	if n == 0 || !s.Toks[n-1].IsName("sub") && (n < 2 || !s.Toks[n-2].IsName("sub")) {
		return false
	}
	length := strings.IndexByte(s.Src[s.pos:min(s.End, s.pos+60)], ')')
	if length < 0 || strings.Trim(s.Src[s.pos+1:s.pos+length], "$@%&*;\\[]+_ ") != "" {
		return false
	}
	s.bracket('(')
	s.pos += length - 1
	s.Closing(')')
	return true
}

// wordInBraces reads ${name} as $name.
func (s perlScanner) wordInBraces(n int) bool {
	at := s.pos + n + 1
	from := at
	for at < s.End && (IsWord(s.Src[at]) || s.Src[at] == '^' && at == from) {
		at++
	}
	if at == from || at >= s.End || s.Src[at] != '}' {
		return false
	}
	start := s.pos
	s.pos = at + 1
	s.addFrom(start, Name, s.Src[start:start+1]+s.Src[from:at])
	return true
}

// addFrom adds a token that began at start and ends here.
func (s *Scanner) addFrom(start int, kind Kind, text string) *Token {
	end := s.pos
	s.pos = start
	t := s.Add(kind, text)
	s.pos = end
	return t
}

// packageWord skips a name with its packages: Foo::Bar::baz.
func (s perlScanner) packageWord() {
	for {
		s.Word()
		if !s.Has("::") {
			return
		}
		s.pos += 2
	}
}
