package token

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
		s.quotedBy(quote{close: "`", escapes: allEscapes, inner: dollar, kind: Pieces})
	case c == '/' && !s.afterOperand():
		s.regex('/', '/')
	case c == '#' && IsLetter(s.Peek(1)):
		s.pos++
		s.name()
		s.Toks[len(s.Toks)-1].Text = "#" + s.Toks[len(s.Toks)-1].Text
	case c == '\\' && s.Peek(1) == 'u', (IsLetter(c) || c == '$') && s.escapedName():
		s.unescapedName()
	case s.Has("<!--") || s.Has("-->") && s.Nl: // comments of a line in scripts, Annex B
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
	if t == nil || t.Kind != Op || t.Text != ")" && t.Text != "}" {
		return s.afterValue()
	}
	if t.Text == "}" {
		return !s.Nl
	}
	if t.Match <= 0 {
		return true
	}
	before := &s.Toks[t.Match-1]
	return before.Kind != Name || before.Text != "if" && before.Text != "while" && before.Text != "for" &&
		before.Text != "with"
}

// regex reads a regular expression up to close and its flags.
func (s scriptScanner) regex(open, close byte) {
	start, class := s.pos, false
	s.pos++
	for s.pos < s.End {
		c := s.Src[s.pos]
		switch {
		case c == '\\':
			s.pos++
		case c == '\n':
			s.Bad = "unfinished regular expression"
			return
		case c == '[':
			class = true
		case c == ']':
			class = false
		case c == close && !class:
			s.pos++
			text := s.Src[start+1 : s.pos-1]
			for s.pos < s.End && IsWord(s.Src[s.pos]) {
				s.pos++
			}
			s.Add(Regex, text)
			return
		}
		s.pos++
	}
	s.Bad = "unfinished regular expression"
}

// escapedName reports whether the identifier here has an escape in it.
func (s scriptScanner) escapedName() bool {
	n := 0
	for IsWord(s.Peek(n)) || s.Peek(n) >= 0x80 || s.Peek(n) == '$' {
		n++
	}
	return s.Peek(n) == '\\' && s.Peek(n+1) == 'u'
}

// unescapedName reads an identifier with its escapes as what they stand for.
func (s scriptScanner) unescapedName() {
	var b strings.Builder
	for s.pos < s.End {
		c := s.Src[s.pos]
		if c == '\\' && s.Peek(1) == 'u' {
			end, from := s.pos+6, s.pos+2
			if s.Peek(2) == '{' {
				n := strings.IndexByte(s.Src[s.pos:min(s.End, s.pos+12)], '}')
				from, end = s.pos+3, s.pos+n+1
			}
			if end > s.End || end <= from {
				s.Bad = "unreadable name"
				return
			}
			v, err := strconv.ParseUint(strings.TrimSuffix(s.Src[from:end], "}"), 16, 21)
			if err != nil {
				s.Bad = "unreadable name"
				return
			}
			b.WriteRune(rune(v))
			s.pos = end
			continue
		}
		if !IsWord(c) && c < 0x80 && c != '$' {
			break
		}
		_, n := utf8.DecodeRuneInString(s.Src[s.pos:s.End])
		b.WriteString(s.Src[s.pos : s.pos+n])
		s.pos += n
	}
	s.Add(Name, b.String()).Quoted = true
}
