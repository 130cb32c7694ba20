package code

import "strings"

// ruby reads strings, symbols, word lists, regular expressions, commands and
// here documents (Ruby 3.3, doc/syntax/literals.rdoc).
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
		s.quotedBy(quote{close: "`", escapes: allEscapes, inner: hash, kind: tShell})
	case c == '/' && s.startsOperand(next):
		s.pos++
		s.quotedBy(quote{close: "/", escapes: allEscapes, inner: hash, kind: tRegex, verbatim: true})
		s.flags()
	case c == '%' && s.startsOperand(next) && s.percent():
	case c == ':' && next == '"':
		s.pos += 2
		s.quotedBy(quote{close: `"`, escapes: allEscapes, inner: hash, quoted: true})
	case c == ':' && isLetter(next) && s.symbolHere():
		s.pos++
		start := s.pos
		s.rubyWord()
		s.add(tString, s.src[start:s.pos]).quoted = true
	case c == '?' && isWord(next) && !isWord(s.peek(2)) && !s.afterValue():
		s.pos += 2
		s.add(tString, string(next))
	case (c == '@' || c == '$') && (isLetter(next) || next == '@'), c == '$' && next != 0 && !isSpace(next):
		s.rubyVariable()
	case isLetter(c):
		start := s.pos
		s.rubyWord()
		end := s.pos
		s.pos = start
		s.add(tName, s.src[start:end])
		s.pos = end
	case s.has("<<"):
		return s.rubyHere()
	default:
		return false
	}
	return true
}

func (s rubyScanner) afterDot() bool {
	t := s.last()
	return t != nil && (t.is(".") || t.is("&.") || t.isName("def"))
}

// symbolHere tells :name from the second half of a::b and a ? b :c.
func (s rubyScanner) symbolHere() bool {
	return s.pos == 0 || s.src[s.pos-1] != ':'
}

// startsOperand reports whether / or % begins a literal: no value stands
// before, or a bare word, white space stands before and none behind.
func (s rubyScanner) startsOperand(next byte) bool {
	if !s.afterValue() || s.nl {
		return true
	}
	t := s.last()
	return t.kind == tName && t.text[0] != '@' && t.text[0] != '$' && s.sp && !isSpace(next) && next != '=' &&
		!rubyValueWords[t.text]
}

var rubyValueWords = map[string]bool{"end": true, "self": true, "true": true, "false": true, "nil": true}

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

func (s rubyScanner) rubyVariable() {
	start := s.pos
	for s.peek(0) == '@' || s.peek(0) == '$' && s.pos == start {
		s.pos++
	}
	if isWord(s.peek(0)) || s.peek(0) >= 0x80 {
		s.word()
	} else {
		s.pos++
	}
	text, end := s.src[start:min(s.pos, s.end)], min(s.pos, s.end)
	s.pos = start
	s.add(tName, text)
	s.pos = end
}

func (s rubyScanner) flags() {
	for s.bad == "" && isLetter(s.peek(0)) {
		s.pos++
	}
}

var closers = map[byte]byte{'(': ')', '[': ']', '{': '}', '<': '>'}

// percent reads %w[ ], %q( ), %x{ } and their like.
func (s rubyScanner) percent() bool {
	kind, n := s.peek(1), 2
	delimiter := s.peek(2)
	if closers[kind] != 0 || kind == '|' || kind == '!' {
		kind, n, delimiter = 'Q', 1, kind
	}
	if delimiter == 0 || delimiter >= 0x80 || isWord(delimiter) || isSpace(delimiter) || delimiter == '\n' ||
		strings.IndexByte("QqwWiIxrs", kind) < 0 {
		return false
	}
	q := quote{close: string(delimiter), escapes: allEscapes, inner: hash}
	if c := closers[delimiter]; c != 0 {
		q.close, q.open = string(c), delimiter
	}
	switch kind {
	case 'q', 's', 'w', 'i':
		q.escapes, q.inner = quoteOnly, noInner
	case 'x':
		q.kind = tShell
	case 'r':
		q.kind, q.verbatim = tRegex, true
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

// words makes a list of the string before: %w(a b) as ["a", "b"].
func (s *scanner) words() {
	if s.bad != "" || len(s.toks) == 0 {
		return
	}
	t := s.toks[len(s.toks)-1]
	if t.kind != tString {
		return
	}
	s.toks = s.toks[:len(s.toks)-1]
	open := len(s.toks)
	s.toks = append(s.toks, token{kind: tOp, text: "[", line: t.line, nl: t.nl, sp: t.sp, col: t.col})
	for _, w := range strings.Fields(t.text) {
		s.toks = append(s.toks, token{kind: tString, text: w, line: t.line},
			token{kind: tOp, text: ",", line: t.line, match: -1})
	}
	s.toks = append(s.toks, token{kind: tOp, text: "]", line: s.line, match: int32(open)})
	s.toks[open].match = int32(len(s.toks) - 1)
}
