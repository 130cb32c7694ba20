package token

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// special reads strings, templates, regular expressions, private names and names with escapes (ECMA-262, 12).
func (s scriptScanner) special(c byte) bool {
	switch {
	case c == '"' || c == '\'':
		s.pos++
		s.quotedBy(quote{close: string(c), escapes: allEscapes, oneLine: true})
	case c == '`':
		s.pos++
		s.quotedBy(quote{close: "`", escapes: allEscapes, inner: dollar, kind: Pieces})
	case c == '<' && s.element():
	case c == '/' && s.slashBegins():
		s.regex('/', '/')
	case c == '#' && IsLetter(s.peek(1)):
		s.pos++
		s.name()
		s.toks[len(s.toks)-1].Text = "#" + s.toks[len(s.toks)-1].Text
	case c == '\\' && s.peek(1) == 'u', (IsLetter(c) || c == '$') && s.escapedName():
		s.unescapedName()
	case s.has("<!--") || s.has("-->") && s.nl: // these comment out a line of a script (ECMA-262, Annex B)
		s.lineRest()
	default:
		return false
	}
	return true
}

// regex reads a regular expression up to close, and its flags.
func (s scriptScanner) regex(open, close byte) {
	start, class := s.pos, false
	s.pos++
	for s.pos < s.end {
		c := s.src[s.pos]
		switch {
		case c == '\\':
			s.pos++
		case c == '\n':
			s.bad = "unfinished regular expression"
			return
		case c == '[':
			class = true
		case c == ']':
			class = false
		case c == close && !class:
			s.pos++
			text := s.src[start+1 : s.pos-1]
			for s.pos < s.end && IsWord(s.src[s.pos]) {
				s.pos++
			}
			s.add(Regex, text)
			return
		}
		s.pos++
	}
	s.bad = "unfinished regular expression"
}

// escapedName reports whether the identifier here has an escape in it.
func (s scriptScanner) escapedName() bool {
	n := 0
	for IsWord(s.peek(n)) || s.peek(n) >= 0x80 || s.peek(n) == '$' {
		n++
	}
	return s.peek(n) == '\\' && s.peek(n+1) == 'u'
}

// unescapedName reads an identifier with escapes as the characters that they stand for.
func (s scriptScanner) unescapedName() {
	var b strings.Builder
	for s.pos < s.end {
		c := s.src[s.pos]
		if c == '\\' && s.peek(1) == 'u' {
			end, from := s.pos+6, s.pos+2
			if s.peek(2) == '{' {
				n := strings.IndexByte(s.src[s.pos:min(s.end, s.pos+12)], '}')
				from, end = s.pos+3, s.pos+n+1
			}
			if end > s.end || end <= from {
				s.bad = "unreadable name"
				return
			}
			v, err := strconv.ParseUint(strings.TrimSuffix(s.src[from:end], "}"), 16, 21)
			if err != nil {
				s.bad = "unreadable name"
				return
			}
			b.WriteRune(rune(v))
			s.pos = end
			continue
		}
		if !IsWord(c) && c < 0x80 && c != '$' {
			break
		}
		_, n := utf8.DecodeRuneInString(s.src[s.pos:s.end])
		b.WriteString(s.src[s.pos : s.pos+n])
		s.pos += n
	}
	s.add(Name, b.String()).Quoted = true
}
