package code

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// javascript reads strings, templates, regular expressions, private names and
// names with escapes (ECMA-262, 12).
func (s scriptScanner) special(c byte) bool {
	switch {
	case c == '"' || c == '\'':
		s.pos++
		s.quotedBy(quote{close: string(c), escapes: allEscapes, oneLine: true})
	case c == '`':
		s.pos++
		s.quotedBy(quote{close: "`", escapes: allEscapes, inner: dollar, kind: tPieces})
	case c == '/' && !s.afterOperand():
		s.regex('/', '/')
	case c == '#' && isLetter(s.peek(1)):
		s.pos++
		s.name()
		s.toks[len(s.toks)-1].text = "#" + s.toks[len(s.toks)-1].text
	case c == '\\' && s.peek(1) == 'u', (isLetter(c) || c == '$') && s.escapedName():
		s.unescapedName()
	case s.has("<!--") || s.has("-->") && s.nl: // comments of a line in scripts, Annex B
		s.lineRest()
	default:
		return false
	}
	return true
}

// afterOperand reports whether / divides here. Behind ) it divides unless the
// bracket belongs to if, while, for or with; behind } it is taken to divide
// only on the same line.
func (s scriptScanner) afterOperand() bool {
	t := s.last()
	if t == nil || t.kind != tOp || t.text != ")" && t.text != "}" {
		return s.afterValue()
	}
	if t.text == "}" {
		return !s.nl
	}
	if t.match <= 0 {
		return true
	}
	before := &s.toks[t.match-1]
	return before.kind != tName || before.text != "if" && before.text != "while" && before.text != "for" &&
		before.text != "with"
}

// regex reads a regular expression up to close and its flags.
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
			for s.pos < s.end && isWord(s.src[s.pos]) {
				s.pos++
			}
			s.add(tRegex, text)
			return
		}
		s.pos++
	}
	s.bad = "unfinished regular expression"
}

// escapedName reports whether the identifier here has an escape in it.
func (s scriptScanner) escapedName() bool {
	n := 0
	for isWord(s.peek(n)) || s.peek(n) >= 0x80 || s.peek(n) == '$' {
		n++
	}
	return s.peek(n) == '\\' && s.peek(n+1) == 'u'
}

// unescapedName reads an identifier with its escapes as what they stand for.
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
		if !isWord(c) && c < 0x80 && c != '$' {
			break
		}
		_, n := utf8.DecodeRuneInString(s.src[s.pos:s.end])
		b.WriteString(s.src[s.pos : s.pos+n])
		s.pos += n
	}
	s.add(tName, b.String()).quoted = true
}
