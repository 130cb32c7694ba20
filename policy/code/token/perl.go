package token

import "strings"

// special reads variables, quote-like operators and here documents (perlop 5.38, "Quote and Quote-like Operators").
func (s perlScanner) special(c byte) bool {
	next := s.peek(1)
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
	case c == '/' && s.slashBegins():
		s.delimited('m', 0)
	case c == '<' && next != '<' && s.angleHere():
		return s.angle()
	case IsLetter(c):
		return s.perlWord()
	case s.has("<<"):
		return s.hereDocument()
	default:
		return false
	}
	return true
}

// sigilHere reports whether % or & begins a variable or a call, as in %h and &f, and is no operator: no value stands
// before it, or a bare word, or a block and the sigil touches what comes after it.
func (s perlScanner) sigilHere() bool {
	t := s.last()
	if !s.afterValue() || t.Kind == Name && IsLetter(t.Text[0]) {
		return true
	}
	return t.Is("}") && s.sp && !IsSpace(s.peek(1)) && s.src[s.pos] == '%'
}

// perlVariable reads $x, @x, %x, &x, $::x, $#x, $_ and the variables named by punctuation. Before a reference, as in
// ${, @{, %{, &{ and $$x, the sigil is an operator.
func (s perlScanner) perlVariable(c, next byte) bool {
	n := 1
	if c == '$' && next == '#' && (IsLetter(s.peek(2)) || s.peek(2) == '{' || s.peek(2) == '$') {
		n = 2
	}
	switch b := s.peek(n); {
	case b == '{' && c != '&' && c != '%' && s.wordInBraces(n):
		return true
	case b == '{' || b == '$' && (IsLetter(s.peek(n+1)) || s.peek(n+1) == '{' || s.peek(n+1) == '$'):
		s.add(Op, "deref"+string(c))
		s.pos += n
		return true
	case IsLetter(b) || b == ':' && s.peek(n+1) == ':' && (IsLetter(s.peek(n+2)) || s.peek(n+2) == '{'):
		start := s.pos
		s.pos += n
		s.packageWord()
		s.apostrophe()
		name := strings.Replace(s.src[start:s.pos], "$#", "$", 1)
		if c == '&' {
			name = strings.TrimPrefix(name[1:], "CORE::")
		}
		s.addFrom(start, Name, name)
		return true
	case c == '$' && n == 1 && b > ' ' && b < 0x7f:
		n = 2
		if b == '^' && IsWord(s.peek(2)) {
			n = 3
		}
		for isDigit(b) && isDigit(s.peek(n)) {
			n++
		}
		start := s.pos
		s.pos += n
		s.addFrom(start, Name, s.src[start:s.pos])
		return true
	case c == '@' && (b == '_' || b == '-' || b == '+'):
		start := s.pos
		s.pos += 2
		s.addFrom(start, Name, s.src[start:s.pos])
		return true
	}
	return false
}

// prototype reads the prototype after a sub's name, ($;$), as empty brackets.
func (s perlScanner) prototype() bool {
	n := len(s.toks)
	if n == 0 || !s.toks[n-1].IsName("sub") && (n < 2 || !s.toks[n-2].IsName("sub")) {
		return false
	}
	length := strings.IndexByte(s.src[s.pos:min(s.end, s.pos+60)], ')')
	if length < 0 || strings.Trim(s.src[s.pos+1:s.pos+length], "$@%&*;\\[]+_ ") != "" {
		return false
	}
	s.bracket('(')
	s.pos += length - 1
	s.closing(')')
	return true
}

// wordInBraces reads ${name} as $name.
func (s perlScanner) wordInBraces(n int) bool {
	at := s.pos + n + 1
	from := at
	for at < s.end && (IsWord(s.src[at]) || s.src[at] == '^' && at == from) {
		at++
	}
	if at == from || at >= s.end || s.src[at] != '}' {
		return false
	}
	start := s.pos
	s.pos = at + 1
	s.addFrom(start, Name, s.src[start:start+1]+s.src[from:at])
	return true
}

// addFrom adds a token that began at start and ends at the current position.
func (s *scanner) addFrom(start int, kind Kind, text string) *Token {
	end := s.pos
	s.pos = start
	t := s.add(kind, text)
	s.pos = end
	return t
}

// apostrophe notes a name that goes on behind an apostrophe: main'f is main::f.
func (s perlScanner) apostrophe() {
	if s.peek(0) == '\'' && IsLetter(s.peek(1)) && s.depth == 0 {
		s.bad = "name with an apostrophe"
	}
}

// packageWord skips a name with its packages: Foo::Bar::baz.
func (s perlScanner) packageWord() {
	for {
		s.word()
		if !s.has("::") {
			return
		}
		s.pos += 2
	}
}
