package token

import "strings"

// ruby reads strings, symbols, word lists, regular expressions, commands and
// here documents (Ruby 3.3, doc/syntax/literals.rdoc).
func (s rubyScanner) special(c byte) bool {
	next := s.Peek(1)
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
	case c == '/' && s.startsOperand(next):
		s.pos++
		s.quotedBy(quote{close: "/", escapes: allEscapes, inner: hash, kind: Regex, verbatim: true})
		s.flags()
	case c == '%' && s.startsOperand(next) && s.percent():
	case c == ':' && next == '"':
		s.pos += 2
		s.quotedBy(quote{close: `"`, escapes: allEscapes, inner: hash, quoted: true})
	case c == ':' && IsLetter(next) && s.symbolHere():
		s.pos++
		start := s.pos
		s.rubyWord()
		s.Add(String, s.Src[start:s.pos]).Quoted = true
	case c == '?' && IsWord(next) && !IsWord(s.Peek(2)) && !s.afterValue():
		s.pos += 2
		s.Add(String, string(next))
	case (c == '@' || c == '$') && (IsLetter(next) || next == '@'), c == '$' && next != 0 && !IsSpace(next):
		s.rubyVariable()
	case IsLetter(c):
		start := s.pos
		s.rubyWord()
		end := s.pos
		s.pos = start
		s.Add(Name, s.Src[start:end])
		s.pos = end
	case s.Has("<<"):
		return s.rubyHere()
	default:
		return false
	}
	return true
}

func (s rubyScanner) afterDot() bool {
	t := s.last()
	return t != nil && (t.Is(".") || t.Is("&.") || t.IsName("def"))
}

// symbolHere tells :name from the second half of a::b and a ? b :c.
func (s rubyScanner) symbolHere() bool {
	return s.pos == 0 || s.Src[s.pos-1] != ':'
}

// startsOperand reports whether / or % begins a literal: no value stands
// before, or a bare word, white space stands before and none behind.
func (s rubyScanner) startsOperand(next byte) bool {
	if !s.afterValue() || s.Nl {
		return true
	}
	t := s.last()
	return t.Kind == Name && t.Text[0] != '@' && t.Text[0] != '$' && s.sp && !IsSpace(next) && next != '=' &&
		!rubyValueWords[t.Text]
}

var rubyValueWords = map[string]bool{"end": true, "self": true, "true": true, "false": true, "nil": true}

// rubyWord skips a name with its ? or !.
func (s rubyScanner) rubyWord() {
	s.Word()
	if c := s.Peek(0); (c == '?' || c == '!') && s.Peek(1) != '=' ||
		(c == '?' || c == '!') && s.Peek(1) == '=' && s.Peek(2) == '=' {
		if c == '?' && s.Peek(1) == ':' {
			return
		}
		s.pos++
	}
}

func (s rubyScanner) rubyVariable() {
	start := s.pos
	for s.Peek(0) == '@' || s.Peek(0) == '$' && s.pos == start {
		s.pos++
	}
	if IsWord(s.Peek(0)) || s.Peek(0) >= 0x80 {
		s.Word()
	} else {
		s.pos++
	}
	text, end := s.Src[start:min(s.pos, s.End)], min(s.pos, s.End)
	s.pos = start
	s.Add(Name, text)
	s.pos = end
}

func (s rubyScanner) flags() {
	for s.Bad == "" && IsLetter(s.Peek(0)) {
		s.pos++
	}
}

var closers = map[byte]byte{'(': ')', '[': ']', '{': '}', '<': '>'}

// percent reads %w[ ], %q( ), %x{ } and their like.
func (s rubyScanner) percent() bool {
	kind, n := s.Peek(1), 2
	delimiter := s.Peek(2)
	if closers[kind] != 0 || kind == '|' || kind == '!' {
		kind, n, delimiter = 'Q', 1, kind
	}
	if delimiter == 0 || delimiter >= 0x80 || IsWord(delimiter) || IsSpace(delimiter) || delimiter == '\n' ||
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
		s.Words()
	}
	return true
}

// Words makes a list of the string before: %w(a b) as ["a", "b"].
func (s *Scanner) Words() {
	if s.Bad != "" || len(s.Toks) == 0 {
		return
	}
	t := s.Toks[len(s.Toks)-1]
	if t.Kind != String {
		return
	}
	s.Toks = s.Toks[:len(s.Toks)-1]
	open := len(s.Toks)
	s.Toks = append(s.Toks, Token{Kind: Op, Text: "[", Line: t.Line, Nl: t.Nl, Sp: t.Sp, Col: t.Col})
	for _, w := range strings.Fields(t.Text) {
		s.Toks = append(s.Toks, Token{Kind: String, Text: w, Line: t.Line},
			Token{Kind: Op, Text: ",", Line: t.Line, Match: -1})
	}
	s.Toks = append(s.Toks, Token{Kind: Op, Text: "]", Line: s.Line, Match: int32(open)})
	s.Toks[open].Match = int32(len(s.Toks) - 1)
}
