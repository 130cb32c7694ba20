package code

import (
	"strings"
	"unicode/utf8"
)

// one adds the token that begins with c.
func (s *scanner) one(c byte) {
	switch {
	case s.special(c):
	case isLetter(c) || c == '$' && s.lang == JavaScript:
		s.name()
	case isDigit(c) || c == '.' && isDigit(s.peek(1)) && !s.afterValue():
		s.number()
	default:
		s.operator(c)
	}
}

// special reads what only the text's language has.
func (s *scanner) special(c byte) bool {
	switch s.lang {
	case Python:
		return pythonScanner{s}.special(c)
	case JavaScript:
		return scriptScanner{s}.special(c)
	case Ruby:
		return rubyScanner{s}.special(c)
	case Perl:
		return perlScanner{s}.special(c)
	case Go:
		return goScanner{s}.special(c)
	case PHP:
		return phpScanner{s}.special(c)
	default:
		return luaScanner{s}.special(c)
	}
}

// name reads an identifier or a keyword.
func (s *scanner) name() {
	start := s.pos
	wide := s.word()
	text := s.src[start:s.pos]
	if wide {
		text = fold(text)
	}
	end := s.pos
	s.pos = start
	s.add(tName, text)
	s.pos = end
}

// word skips the bytes of an identifier and reports whether some are beyond
// ASCII.
func (s *scanner) word() (wide bool) {
	for s.pos < s.end {
		c := s.src[s.pos]
		if !isWord(c) && c < 0x80 && (c != '$' || s.lang != JavaScript) {
			break
		}
		wide = wide || c >= 0x80
		s.pos++
	}
	return wide
}

// number reads a number; its exact form does not matter.
func (s *scanner) number() {
	start := s.pos
	for s.pos < s.end {
		c := s.src[s.pos]
		point := c == '.' && isDigit(s.peek(1)) && !strings.HasPrefix(s.src[s.pos:], "..")
		sign := (c == '+' || c == '-') && (s.src[s.pos-1]|0x20) == 'e' && isDigit(s.peek(1)) && s.src[start] != '0'
		if s.pos > start && !isWord(c) && !point && !sign {
			break
		}
		s.pos++
	}
	text := s.src[start:s.pos]
	if s.peek(0) == '.' && s.lang != Ruby && s.lang != Lua && s.lang != Perl && s.lang != PHP && !isLetter(s.peek(1)) &&
		s.peek(1) != '.' {
		s.pos++ // 1. is a number
	}
	s.add(tNumber, text)
}

// operator reads an operator or a bracket.
func (s *scanner) operator(c byte) {
	switch c {
	case '(', '[', '{':
		s.bracket(c)
		return
	case ')', ']', '}':
		s.closing(c)
		return
	}
	n := 1
	if isPunct(s.peek(1)) {
		if s.pos+3 <= s.end && operators3[s.src[s.pos:s.pos+3]] {
			n = 3
		} else if s.pos+2 <= s.end && operators2[s.src[s.pos:s.pos+2]] && s.operatorHere() {
			n = 2
		}
	}
	if c >= 0x80 {
		_, n = utf8.DecodeRuneInString(s.src[s.pos:s.end])
	}
	s.add(tOp, s.src[s.pos:s.pos+n])
	s.pos += n
}

// operatorHere says no to a pair of characters that is one only elsewhere.
func (s *scanner) operatorHere() bool {
	switch s.src[s.pos : s.pos+2] {
	case "?.":
		return !isDigit(s.peek(2))
	case "<-":
		return s.lang == Go
	case "&.", "=~", "!~":
		return s.lang == Ruby || s.lang == Perl
	case "//":
		return s.lang != JavaScript && s.lang != Go && s.lang != PHP
	case "--", "++":
		return s.lang != Python && s.lang != Lua && s.lang != Ruby
	case "@=":
		return s.lang == Python
	case ".=":
		return s.lang == Perl || s.lang == PHP
	}
	return true
}

func isPunct(c byte) bool { return c > ' ' && c < 0x7f && !isWord(c) }

func (s *scanner) bracket(c byte) {
	if len(s.open) > maxDepth {
		s.bad = "brackets too deep"
		return
	}
	s.add(tOp, s.src[s.pos:s.pos+1])
	s.open = append(s.open, int32(len(s.toks)-1))
	s.pos++
}

func (s *scanner) closing(c byte) {
	if len(s.open) == 0 {
		s.bad = "brackets that do not match"
		return
	}
	at := s.open[len(s.open)-1]
	if want := s.toks[at].text; want == "(" && c != ')' || want == "[" && c != ']' || want == "{" && c != '}' {
		s.bad = "brackets that do not match"
		return
	}
	s.open = s.open[:len(s.open)-1]
	t := s.add(tOp, s.src[s.pos:s.pos+1])
	t.match = at
	s.toks[at].match = int32(len(s.toks) - 1)
	s.pos++
}

// afterValue reports whether the token before ends a value, so that / divides
// and < compares.
func (s *scanner) afterValue() bool {
	t := s.last()
	if t == nil {
		return false
	}
	switch t.kind {
	case tOp:
		return t.text == ")" || t.text == "]" || t.text == "}" || t.text == "++" || t.text == "--"
	case tName:
		return !expects[t.text] || len(s.toks) > 1 && s.toks[len(s.toks)-2].is(".")
	}
	return true
}

// expects are the keywords after which an expression begins.
var expects = map[string]bool{
	"return": true, "typeof": true, "case": true, "in": true, "of": true, "delete": true, "void": true, "throw": true,
	"new": true, "do": true, "else": true, "await": true, "yield": true, "instanceof": true, "if": true, "unless": true,
	"while": true, "until": true, "when": true, "and": true, "or": true, "not": true, "then": true, "elsif": true,
	"begin": true, "split": true, "grep": true, "map": true, "join": true, "x": false, "puts": true, "print": true,
	"default": false, "unlink": true, "foreach": true, "for": true, "lt": true, "gt": true, "eq": true, "ne": true,
}
