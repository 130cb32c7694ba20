package token

import "strings"

// special reads strings, symbols, word lists, regular expressions, commands and here documents (Ruby 3.3,
// doc/syntax/literals.rdoc).
func (s rubyScanner) special(c byte) bool {
	next := s.peek(1)
	switch {
	case c == '\'':
		s.pos++
		s.quotedBy(quote{close: "'", escapes: quoteOnly})
	case c == '"':
		s.pos++
		s.quotedBy(quote{close: `"`, escapes: allEscapes, inner: hash})
	case c == '`' && !s.afterDot():
		s.pos++
		s.quotedBy(quote{close: "`", escapes: allEscapes, inner: hash, kind: Shell})
	case c == '/' && s.literalHere(next):
		s.pos++
		s.quotedBy(quote{close: "/", escapes: allEscapes, inner: hash, kind: Regex, verbatim: true})
		s.flags()
	case c == '%' && s.literalHere(next) && s.percent():
	case c == ':' && s.operatorSymbol():
	case c == ':' && next == '"':
		s.pos += 2
		s.quotedBy(quote{close: `"`, escapes: allEscapes, inner: hash, quoted: true})
	case c == ':' && IsLetter(next) && s.symbolHere():
		s.pos++
		start := s.pos
		s.rubyWord()
		s.add(String, s.src[start:s.pos]).Quoted = true
	case c == '?' && s.character(next):
	case (c == '@' || c == '$') && (IsLetter(next) || next == '@'), c == '$' && next != 0 && !IsSpace(next):
		s.rubyVariable()
	case IsLetter(c):
		start := s.pos
		s.rubyWord()
		end := s.pos
		s.pos = start
		s.add(Name, s.src[start:end])
		s.pos = end
	case s.has("<<"):
		return s.rubyHere()
	default:
		return false
	}
	return true
}

// afterDot reports whether the current character belongs to the name of a method.
func (s rubyScanner) afterDot() bool {
	t := s.last()
	return t != nil && (t.Is(".") || t.Is("&.") || t.Is("::") || t.Kind == Name && rubyNames[t.Text] ||
		s.before(1).IsName("alias") || t.Is(",") && s.undefines())
}

// symbolHere reports whether : begins a symbol, as in :name, and is neither the second half of a::b nor the end of a
// label, as in f(to:Const).
func (s rubyScanner) symbolHere() bool {
	return s.pos == 0 || s.src[s.pos-1] != ':' && !IsWord(s.src[s.pos-1])
}

// literalHere reports whether / or % begins a literal.
func (s rubyScanner) literalHere(next byte) bool {
	place := s.operand(next)
	if place == unsure {
		s.bad = s.src[s.pos:s.pos+1] + " that may divide or begin a literal"
	}
	return place == begins
}

// rubyWord skips a name with its ? or !.
func (s rubyScanner) rubyWord() {
	s.word()
	if c := s.peek(0); (c == '?' || c == '!') && s.peek(1) != '=' ||
		(c == '?' || c == '!') && s.peek(1) == '=' && s.peek(2) == '=' {
		if c == '?' && s.peek(1) == ':' {
			return
		}
		s.pos++
	}
}

// rubyVariable adds a variable with its @ or $.
func (s rubyScanner) rubyVariable() {
	start := s.pos
	for s.peek(0) == '@' || s.peek(0) == '$' && s.pos == start {
		s.pos++
	}
	if s.peek(0) == '-' && IsWord(s.peek(1)) { // $-i
		s.pos++
	}
	if IsWord(s.peek(0)) || s.peek(0) >= 0x80 {
		s.word()
	} else {
		s.pos++
	}
	text, end := s.src[start:min(s.pos, s.end)], min(s.pos, s.end)
	s.pos = start
	s.add(Name, text)
	s.pos = end
}

// flags skips the flags of a regular expression.
func (s rubyScanner) flags() {
	for s.bad == "" && IsLetter(s.peek(0)) {
		s.pos++
	}
}

// closers maps an opening bracket to its closing one.
var closers = map[byte]byte{'(': ')', '[': ']', '{': '}', '<': '>'}

// percent reads %w[ ], %q( ), %x{ } and the like; false: % is an operator here.
func (s rubyScanner) percent() bool {
	kind, n := s.peek(1), 2
	delimiter := s.peek(2)
	if isPunct(kind) {
		kind, n, delimiter = 'Q', 1, kind
	}
	if !isPunct(delimiter) || strings.IndexByte("QqwWiIxrs", kind) < 0 {
		s.bad = "unreadable literal" // its mark may be a blank
		return true
	}
	q := quote{close: string(delimiter), escapes: allEscapes, inner: hash}
	if c := closers[delimiter]; c != 0 {
		q.close, q.open = string(c), delimiter
	}
	switch kind {
	case 'q', 's', 'w', 'i':
		q.escapes, q.inner = quoteOnly, noInner
	case 'x':
		q.kind = Shell
	case 'r':
		q.kind, q.verbatim = Regex, true
	}
	s.pos += n + 1
	s.quotedBy(q)
	switch kind {
	case 'r':
		s.flags()
	case 'w', 'W', 'i', 'I':
		s.words()
	}
	return true
}

// words makes a list of the string before: of %w(a b) the list ["a", "b"].
func (s *scanner) words() {
	if s.bad != "" || len(s.toks) == 0 {
		return
	}
	t := s.toks[len(s.toks)-1]
	if t.Kind != String {
		return
	}
	s.toks = s.toks[:len(s.toks)-1]
	open := len(s.toks)
	s.toks = append(s.toks, Token{Kind: Op, Text: "[", Line: t.Line, NewLine: t.NewLine, Spaced: t.Spaced, Col: t.Col})
	for _, w := range strings.Fields(t.Text) {
		s.toks = append(s.toks, Token{Kind: String, Text: w, Line: t.Line},
			Token{Kind: Op, Text: ",", Line: t.Line, Match: -1})
	}
	s.toks = append(s.toks, Token{Kind: Op, Text: "]", Line: s.line, Match: int32(open)})
	s.toks[open].Match = int32(len(s.toks) - 1)
}
