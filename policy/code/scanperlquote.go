package code

import "strings"

// perlWord reads a bare word, or the quote-like operator that it is.
func (s perlScanner) perlWord() bool {
	start := s.pos
	s.packageWord()
	word := s.src[start:s.pos]
	end := s.pos
	at := end
	for at < s.end && (isSpace(s.src[at]) || s.src[at] == '\n') {
		at++
	}
	bound := s.last() != nil && (s.last().is("=~") || s.last().is("!~")) && at == end
	if at < s.end && quoteLike[word] && !isWord(s.src[at]) &&
		(bound || !s.fileTest() && s.src[at] != ',' && s.src[at] != ';' && s.src[at] != ')' &&
			!strings.HasPrefix(s.src[at:s.end], "=>") && (at == end || s.src[at] != '=' && s.src[at] != '#') &&
			!(s.src[at] == '}' && s.last() != nil && s.last().is("{")) &&
			(s.last() == nil || !s.last().is("->") && !s.last().isName("sub"))) {
		s.pos = start
		nl, sp := s.nl, s.sp
		s.line += int32(strings.Count(s.src[end:at], "\n"))
		s.pos = at
		s.nl, s.sp = nl, sp
		s.delimited(word[0], len(word))
		if word == "qw" {
			s.words()
		}
		return true
	}
	if bare := strings.TrimPrefix(strings.TrimPrefix(word, "CORE::"), "GLOBAL::"); bare != "" {
		word = bare
	}
	s.addFrom(start, tName, word)
	return true
}

// fileTest reports whether a - stands close before, so that -s is meant.
func (s perlScanner) fileTest() bool {
	t := s.last()
	return t != nil && t.is("-") && s.pos > 0 && !s.sp && len(s.toks) > 0
}

var quoteLike = map[string]bool{"q": true, "qq": true, "qw": true, "qx": true, "qr": true, "m": true, "s": true,
	"tr": true, "y": true}

// delimited reads a quote-like operator from its opening delimiter on: kind is
// the first letter of its name, n the name's length (0: a bare /).
func (s perlScanner) delimited(kind byte, n int) {
	open := s.src[s.pos]
	q := quote{close: string(open), escapes: allEscapes, inner: sigils}
	if c := closers[open]; c != 0 {
		q.close, q.open = string(c), open
	}
	name := [2]byte{kind, byte(n)}
	switch {
	case name == [2]byte{'q', 1}, name == [2]byte{'q', 2} && s.prevWord(n) == "qw":
		q.escapes, q.inner = quoteOnly, noInner
	case name == [2]byte{'q', 2} && s.prevWord(n) == "qx":
		q.kind = tShell
		if open == '\'' {
			q.inner = noInner
		}
	case name == [2]byte{'q', 2} && s.prevWord(n) == "qq":
	default:
		q.kind, q.verbatim = tRegex, true
		if kind == 't' || kind == 'y' || open == '\'' {
			q.inner = noInner
		} else {
			q.inner = noInner
			defer s.regexCode(len(s.toks))
		}
	}
	s.pos++
	s.quotedBy(q)
	if s.bad != "" || q.kind != tRegex {
		return
	}
	t := s.last()
	if kind == 's' || kind == 't' || kind == 'y' {
		s.replacement(q, t)
	}
	flags := s.pos
	for isWord(s.peek(0)) && s.peek(0) < 0x80 {
		s.pos++
	}
	if kind == 's' && strings.Contains(s.src[flags:s.pos], "e") {
		s.replacedByCode(strings.Count(s.src[flags:s.pos], "e"))
	}
}

// prevWord is the name of the operator whose delimiter stands here.
func (s perlScanner) prevWord(n int) string {
	head := strings.TrimRight(s.src[:s.pos], " \t\r\n")
	return head[max(0, len(head)-n):]
}

// replacement reads the second half of s/// and tr///, as pieces of the token
// before.
func (s perlScanner) replacement(q quote, t *token) {
	if q.open != 0 {
		for s.pos < s.end && (isSpace(s.src[s.pos]) || s.src[s.pos] == '\n') {
			if s.src[s.pos] == '\n' {
				s.line++
			}
			s.pos++
		}
		if s.pos >= s.end {
			s.bad = "unfinished replacement"
			return
		}
		open := s.src[s.pos]
		q.open, q.close = 0, string(open)
		if c := closers[open]; c != 0 {
			q.close, q.open = string(c), open
		}
		s.pos++
	}
	pattern := t.text
	q.kind, q.verbatim, q.inner = tString, true, noInner
	s.quotedBy(q)
	if s.bad != "" {
		return
	}
	second := s.toks[len(s.toks)-1].text
	s.toks = s.toks[:len(s.toks)-1]
	s.toks[len(s.toks)-1].quoted = true // it changes what it is bound to
	s.toks[len(s.toks)-1].pieces = []piece{{text: pattern}, {text: second}}
}

// replacedByCode reads the replacement of s///e as code; ee runs what that
// gives.
func (s perlScanner) replacedByCode(times int) {
	t := s.last()
	if t == nil || len(t.pieces) < 2 {
		return
	}
	code := t.pieces[1].text
	if times > 1 {
		code = "eval(" + code + ")"
	}
	child := scanner{src: code, end: len(code), line: t.line, lang: Perl, depth: s.depth + 1}
	if child.depth > 20 {
		s.bad = "strings too deep"
		return
	}
	child.scan(0)
	if child.bad != "" {
		s.bad = child.bad
		return
	}
	t.pieces = append(t.pieces, piece{toks: append([]token{}, child.toks...)})
}

// regexCode reads (?{ code }) of the regular expressions from token from on.
func (s perlScanner) regexCode(from int) {
	if s.bad != "" {
		return
	}
	for i := from; i < len(s.toks); i++ {
		t := &s.toks[i]
		text := t.text
		for _, p := range t.pieces {
			text += "\n" + p.text
		}
		if t.kind == tRegex && runsCode(text) {
			t.pieces = append(t.pieces, piece{toks: []token{{kind: tName, text: "eval", line: t.line, match: -1},
				{kind: tName, text: "$regex", sp: true, line: t.line, match: -1}}})
		}
	}
}

// runsCode reports whether a pattern or a replacement holds code: (?{ x }),
// (??{ x }), @{[ x ]}, ${\ x}.
func runsCode(text string) bool {
	for _, mark := range []string{"(?{", "(??{", "@{[", "@{ [", "${\\"} {
		if strings.Contains(text, mark) {
			return true
		}
	}
	return false
}

// angle reads <FH>, <$fh>, <> and <*.c>.
func (s perlScanner) angle() bool {
	n := strings.IndexByte(s.src[s.pos:min(s.end, s.pos+120)], '>')
	if n < 0 || strings.ContainsAny(s.src[s.pos+1:s.pos+n], "\n;=") {
		return false
	}
	inner := s.src[s.pos+1 : s.pos+n]
	start := s.pos
	s.pos += n + 1
	if strings.ContainsAny(inner, "*?~/.{") {
		s.addFrom(start, tString, inner)
		s.last().quoted = true
	} else {
		s.addFrom(start, tNumber, "<>")
	}
	return true
}
