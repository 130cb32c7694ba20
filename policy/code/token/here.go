package token

import (
	"strings"

	"guard/policy/code"
)

// rubyHere reads <<~NAME, <<-'NAME', <<NAME.
func (s rubyScanner) rubyHere() bool {
	c := s.Peek(2)
	indented := c == '~' || c == '-'
	at := 2 + B2i(indented)
	c = s.Peek(at)
	if c != '"' && c != '\'' && c != '`' && (!IsLetter(c) ||
		!indented && (c < 'A' || c > 'Z' || s.afterValue() && !s.sp)) {
		return false
	}
	if !indented && s.afterValue() && s.last().Kind != Name {
		return false
	}
	return s.here(at, indented)
}

// here reads a here document whose mark stands at bytes on, and adds it. Its
// body is the lines below this one, or below the body before.
func (s *Scanner) here(at int, indented bool) bool {
	from := s.pos + at
	mark, how := s.Src[from:s.End], byte('"')
	if mark == "" { // the text ends behind <<
		s.Bad = "unfinished here document"
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
		n := strings.IndexByte(s.Src[from:s.End], '\n')
		if n < 0 {
			s.Bad = "unfinished here document"
			return true
		}
		body = from + n + 1
	}
	for start := body; start < s.End; {
		line, _, more := strings.Cut(s.Src[start:s.End], "\n")
		text := strings.TrimSuffix(line, "\r")
		if indented {
			text = strings.TrimLeft(text, " \t")
		}
		if text == mark {
			q := quote{inner: hash, escapes: allEscapes, toEnd: true}
			if s.Lang == code.Perl {
				q.inner = sigils
			}
			if how == '`' {
				q.kind = Shell
			}
			s.hereBody(body, start, q, how == '\'')
			s.pos, s.afterHere = from, min(s.End, start+len(line)+B2i(more))
			return true
		}
		start += len(line) + 1
	}
	s.Bad = "unfinished here document"
	return true
}

// hereBody adds a here document's text between from and to as a string.
func (s *Scanner) hereBody(from, to int, q quote, raw bool) {
	if raw {
		q.inner, q.escapes = noInner, noEscapes
	}
	child := Scanner{Src: s.Src, pos: from, End: to, Line: s.Line, Lang: s.Lang, depth: s.depth + 1, inCode: true}
	child.quotedBy(q)
	s.Bad = child.Bad
	if len(child.Toks) == 1 {
		t := s.Add(child.Toks[0].Kind, child.Toks[0].Text)
		t.Pieces, t.Quoted = child.Toks[0].Pieces, true
	}
}
