package token

import (
	"strings"

	"guard/policy/code"
)

// rubyHere reads a here document: <<~NAME, <<-'NAME' or <<NAME; false: << is an operator here.
func (s rubyScanner) rubyHere() bool {
	c := s.peek(2)
	indented := c == '~' || c == '-'
	at := 2 + Bit(indented)
	if c = s.peek(at); c != '"' && c != '\'' && c != '`' && !IsLetter(c) {
		return false
	}
	place := s.operand(s.peek(2))
	if t := s.last(); t != nil && t.IsName("class") && !s.isMember(len(s.toks)-1) { // class << self
		place = divides
	}
	if place == divides || (place == unsure || !indented && IsLetter(c) && !IsUpper(s.src[s.pos+at:])) &&
		!s.hereEnds(at) {
		return false
	}
	if place == unsure {
		s.bad = "<< that may begin a here document"
		return true
	}
	return s.here(at, indented)
}

// maxHereTries is how often a text is searched for the end of what may be a here document.
const maxHereTries = 64

// hereEnds reports whether a line below ends the here document that may begin here. A text that asks too often is not
// read.
func (s *scanner) hereEnds(at int) bool {
	if s.hereTries++; s.hereTries > maxHereTries {
		s.bad = "too many operators that may begin here documents"
		return true
	}
	mark, _, from, ok := hereMark(s, at)
	for line := range strings.Lines(s.src[from:s.end]) {
		if ok && strings.TrimSpace(line) == mark {
			return true
		}
	}
	return false
}

// hereMark reads the mark of a here document that stands at bytes after the current position: the mark, how it is
// quoted, and where it ends.
func hereMark(s *scanner, at int) (mark string, how byte, from int, ok bool) {
	from = min(s.pos+at, s.end)
	mark, how = s.src[from:s.end], '"'
	if mark == "" {
		return "", how, from, false
	}
	if c := mark[0]; c == '"' || c == '\'' || c == '`' {
		n := strings.IndexByte(mark[1:min(len(mark), 80)], c)
		if n < 0 {
			return "", c, from, false
		}
		return mark[1 : n+1], c, from + n + 2, true
	}
	n := 0
	for n < len(mark) && (IsWord(mark[n]) || mark[n] >= 0x80) {
		n++
	}
	return mark[:n], how, from + n, true
}

// here reads a here document whose mark stands at bytes after the current position, and adds it. Its body is the
// lines below this one, or those below the body before.
func (s *scanner) here(at int, indented bool) bool {
	mark, how, from, ok := hereMark(s, at)
	if !ok {
		s.bad = "unfinished here document"
		return true
	}
	body := s.afterHere
	if body == 0 {
		n := strings.IndexByte(s.src[from:s.end], '\n')
		if n < 0 {
			s.bad = "unfinished here document"
			return true
		}
		body = from + n + 1
	}
	for start := body; start < s.end; {
		line, _, more := strings.Cut(s.src[start:s.end], "\n")
		text := strings.TrimSuffix(line, "\r")
		if indented {
			text = strings.TrimLeft(text, " \t")
		}
		if text == mark {
			q := quote{inner: hash, escapes: allEscapes, toEnd: true}
			if s.lang == code.Perl {
				q.inner = sigils
			}
			if how == '`' {
				q.kind = Shell
			}
			s.hereBody(body, start, q, how == '\'')
			s.pos, s.afterHere = from, min(s.end, start+len(line)+Bit(more))
			return true
		}
		start += len(line) + 1
	}
	s.bad = "unfinished here document"
	return true
}

// hereBody adds the text of a here document, which stands between from and to, as a string.
func (s *scanner) hereBody(from, to int, q quote, raw bool) {
	if raw {
		q.inner, q.escapes = noInner, noEscapes
	}
	child := scanner{src: s.src, pos: from, end: to, line: s.line, lang: s.lang, depth: s.depth + 1, inCode: true}
	child.quotedBy(q)
	s.bad = child.bad
	if len(child.toks) == 1 {
		t := s.add(child.toks[0].Kind, child.toks[0].Text)
		t.Pieces, t.Quoted = child.toks[0].Pieces, true
	}
}
