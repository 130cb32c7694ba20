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
	c = s.peek(at)
	if c != '"' && c != '\'' && c != '`' && (!IsLetter(c) ||
		!indented && (c < 'A' || c > 'Z' || s.afterValue() && !s.sp)) {
		return false
	}
	if !indented && s.afterValue() && s.last().Kind != Name {
		return false
	}
	return s.here(at, indented)
}

// here reads a here document whose mark stands at bytes after the current position, and adds it. Its body is the
// lines below this one, or those below the body before.
func (s *scanner) here(at int, indented bool) bool {
	from := s.pos + at
	mark, how := s.src[from:s.end], byte('"')
	if mark == "" { // the text ends after <<
		s.bad = "unfinished here document"
		return true
	}
	if c := mark[0]; c == '"' || c == '\'' || c == '`' {
		n := strings.IndexByte(mark[1:min(len(mark), 80)], c)
		if n < 0 {
			return false
		}
		mark, how, from = mark[1:n+1], c, from+n+2
	} else {
		n := 0
		for n < len(mark) && IsWord(mark[n]) {
			n++
		}
		mark, from = mark[:n], from+n
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
