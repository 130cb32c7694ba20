package token

import (
	"strings"

	"guard/policy/code"
)

// perlWord reads a bare word, or the quote-like operator that it is.
func (s perlScanner) perlWord() bool {
	start := s.pos
	s.packageWord()
	word := s.src[start:s.pos]
	end := s.pos
	at := end
	for at < s.end && (IsSpace(s.src[at]) || s.src[at] == '\n') {
		at++
	}
	bound := s.last() != nil && (s.last().Is("=~") || s.last().Is("!~")) && at == end
	if at < s.end && QuoteLike[word] && !IsWord(s.src[at]) &&
		(bound || !s.fileTest(word) && s.src[at] != ',' && s.src[at] != ';' && s.src[at] != ')' &&
			!strings.HasPrefix(s.src[at:s.end], "=>") && (at == end || s.src[at] != '=' && s.src[at] != '#') &&
			!(s.src[at] == '}' && s.last() != nil && s.last().Is("{")) &&
			(s.last() == nil || !s.last().Is("->") && !s.last().IsName("sub"))) {
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
	s.apostrophe()
	switch {
	case at < s.end && at > end && s.src[at] == '#' && QuoteLike[word] && !s.isMember(len(s.toks)):
		s.bad = "comment before the mark of a literal"
	case word == "format" && s.pictures(end):
		s.bad = "format"
	}
	if bare := strings.TrimPrefix(strings.TrimPrefix(word, "CORE::"), "GLOBAL::"); bare != "" {
		word = bare
	}
	s.addFrom(start, Name, word)
	return true
}

// pictures reports whether the lines of a format begin at a place, which are no code: format NAME =
func (s perlScanner) pictures(at int) bool {
	line, _, _ := strings.Cut(s.src[at:s.end], "\n")
	name, ok := strings.CutSuffix(strings.TrimSpace(line), "=")
	return ok && !strings.ContainsAny(name, "$@%(){};,'\"")
}

// fileTest reports whether the word is the file test -s: a - touches it, behind which a value stands.
func (s perlScanner) fileTest(word string) bool {
	t := s.last()
	if t == nil || !t.Is("-") || s.sp || word != "s" {
		return false
	}
	before := s
	trial := *s.scanner
	trial.toks = trial.toks[:len(trial.toks)-1]
	before.scanner = &trial
	return before.operand() != divides
}

// QuoteLike holds the names of Perl's quote-like operators.
var QuoteLike = map[string]bool{"q": true, "qq": true, "qw": true, "qx": true, "qr": true, "m": true, "s": true,
	"tr": true, "y": true}

// delimited reads a quote-like operator from its opening delimiter on. kind is the first letter of its name and n
// the length of the name, 0 for a bare /.
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
		q.kind = Shell
		if open == '\'' {
			q.inner = noInner
		}
	case name == [2]byte{'q', 2} && s.prevWord(n) == "qq":
	default:
		q.kind, q.verbatim = Regex, true
		if kind == 't' || kind == 'y' || open == '\'' {
			q.inner = noInner
		} else {
			q.inner = noInner
			defer s.regexCode(len(s.toks))
		}
	}
	s.pos++
	s.quotedBy(q)
	if s.bad != "" || q.kind != Regex {
		return
	}
	t := s.last()
	if kind == 's' || kind == 't' || kind == 'y' {
		s.replacement(q, t)
	}
	flags := s.pos
	for IsWord(s.peek(0)) && s.peek(0) < 0x80 {
		s.pos++
	}
	if kind == 's' && strings.Contains(s.src[flags:s.pos], "e") {
		s.replacedByCode(strings.Count(s.src[flags:s.pos], "e"))
	}
}

// prevWord returns the name, n bytes long, of the operator whose delimiter stands here.
func (s perlScanner) prevWord(n int) string {
	head := strings.TrimRight(s.src[:s.pos], " \t\r\n\f\v")
	return head[max(0, len(head)-n):]
}

// replacement reads the second half of s/// or tr///, and stores both halves as pieces of the token before.
func (s perlScanner) replacement(q quote, t *Token) {
	if q.open != 0 {
		s.betweenHalves()
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
	pattern := t.Text
	q.kind, q.verbatim, q.inner = String, true, noInner
	s.quotedBy(q)
	if s.bad != "" {
		return
	}
	second := s.toks[len(s.toks)-1].Text
	s.toks = s.toks[:len(s.toks)-1]
	s.toks[len(s.toks)-1].Quoted = true // it changes what it is bound to
	s.toks[len(s.toks)-1].Pieces = []Piece{{Text: pattern}, {Text: second}}
}

// betweenHalves skips the blanks and comments between the halves of s{}{}.
func (s perlScanner) betweenHalves() {
	for blank := false; s.pos < s.end; s.pos++ {
		switch c := s.src[s.pos]; {
		case c == '\n':
			s.line++
		case c == '#' && blank:
			s.lineRest()
			s.line++
		case !IsSpace(c):
			return
		}
		blank = true
	}
}

// replacedByCode reads the replacement of s///e as code. With s///ee, what that code returns is run as well.
func (s perlScanner) replacedByCode(times int) {
	t := s.last()
	if t == nil || len(t.Pieces) < 2 {
		return
	}
	source := t.Pieces[1].Text
	if times > 1 {
		source = "eval(" + source + ")"
	}
	child := scanner{src: source, end: len(source), line: t.Line, lang: code.Perl, depth: s.depth + 1}
	if child.depth > 20 {
		s.bad = "strings too deep"
		return
	}
	child.scan(0)
	if child.bad != "" {
		s.bad = child.bad
		return
	}
	t.Pieces = append(t.Pieces, Piece{Toks: append([]Token{}, child.toks...)})
}

// regexCode marks the regular expressions from the token at index from on that hold code, (?{ code }), as calls of
// eval.
func (s perlScanner) regexCode(from int) {
	if s.bad != "" {
		return
	}
	for i := from; i < len(s.toks); i++ {
		t := &s.toks[i]
		text := t.Text
		for _, p := range t.Pieces {
			text += "\n" + p.Text
		}
		if t.Kind == Regex && runsCode(text) {
			t.Pieces = append(t.Pieces, Piece{Toks: []Token{{Kind: Name, Text: "eval", Line: t.Line, Match: -1},
				{Kind: Name, Text: "$regex", Spaced: true, Line: t.Line, Match: -1}}})
		}
	}
}

// runsCode reports whether a pattern or a replacement holds code: (?{ x }), (??{ x }), @{[ x ]} or ${\ x}.
func runsCode(text string) bool {
	for _, mark := range []string{"(?{", "(??{", "@{[", "@{ [", "${\\"} {
		if strings.Contains(text, mark) {
			return true
		}
	}
	return false
}

// angle reads <FH>, <$fh>, <> or <*.c>; false: < is an operator here.
func (s perlScanner) angle() bool {
	n := strings.IndexByte(s.src[s.pos:min(s.end, s.pos+120)], '>')
	if n < 0 || strings.Contains(s.src[s.pos+1:s.pos+n], "\n") {
		if line, _, _ := strings.Cut(s.src[s.pos:s.end], "\n"); strings.Contains(line, ">") {
			s.bad = "pattern of file names too long"
		}
		return false
	}
	inner := s.src[s.pos+1 : s.pos+n]
	start := s.pos
	s.pos += n + 1
	if strings.ContainsAny(inner, "*?~/.{") {
		s.addFrom(start, String, inner)
		s.last().Quoted = true
	} else {
		s.addFrom(start, Number, "<>")
	}
	return true
}
