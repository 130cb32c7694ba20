package token

import (
	"strings"
	"unicode/utf8"

	"guard/policy/code"
)

// one adds the token that begins with c.
func (s *scanner) one(c byte) {
	switch {
	case s.special(c):
	case IsLetter(c) || c == '$' && s.lang == code.JavaScript:
		s.name()
	case isDigit(c) || c == '.' && isDigit(s.peek(1)) && !s.afterValue():
		s.number()
	default:
		s.operator(c)
	}
}

// special adds a token that only this language has; false: c begins none.
func (s *scanner) special(c byte) bool {
	switch s.lang {
	case code.Python:
		return pythonScanner{s}.special(c)
	case code.JavaScript:
		return scriptScanner{s}.special(c)
	case code.Ruby:
		return rubyScanner{s}.special(c)
	case code.Perl:
		return perlScanner{s}.special(c)
	case code.Go:
		return goScanner{s}.special(c)
	case code.PHP:
		return phpScanner{s}.special(c)
	default:
		return luaScanner{s}.special(c)
	}
}

// name adds an identifier or a keyword.
func (s *scanner) name() {
	start := s.pos
	wide := s.word()
	text := s.src[start:s.pos]
	if wide {
		text = fold(text)
	}
	end := s.pos
	s.pos = start
	s.add(Name, text)
	s.pos = end
}

// word skips the bytes of an identifier. It reports whether some of them are beyond ASCII.
func (s *scanner) word() (wide bool) {
	for s.pos < s.end {
		c := s.src[s.pos]
		if !IsWord(c) && c < 0x80 && (c != '$' || s.lang != code.JavaScript) {
			break
		}
		wide = wide || c >= 0x80
		s.pos++
	}
	return wide
}

// number adds a number. Its exact form does not matter.
func (s *scanner) number() {
	start := s.pos
	for s.pos < s.end {
		c := s.src[s.pos]
		point := c == '.' && isDigit(s.peek(1)) && !strings.HasPrefix(s.src[s.pos:], "..")
		sign := (c == '+' || c == '-') && (s.src[s.pos-1]|0x20) == 'e' && isDigit(s.peek(1)) && s.src[start] != '0'
		if s.pos > start && !IsWord(c) && !point && !sign {
			break
		}
		s.pos++
	}
	text := s.src[start:s.pos]
	if s.peek(0) == '.' && s.lang != code.Ruby && s.lang != code.Lua && s.lang != code.Perl && s.lang != code.PHP &&
		!IsLetter(s.peek(1)) && s.peek(1) != '.' {
		s.pos++ // 1. is a number
	}
	s.add(Number, text)
}

// operator adds an operator or a bracket.
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
	s.add(Op, s.src[s.pos:s.pos+n])
	s.pos += n
}

// operatorHere reports whether the next two characters are one operator in this language at this place.
func (s *scanner) operatorHere() bool {
	switch s.src[s.pos : s.pos+2] {
	case "?.":
		return !isDigit(s.peek(2))
	case "<-":
		return s.lang == code.Go
	case "&.", "=~", "!~":
		return s.lang == code.Ruby || s.lang == code.Perl
	case "//":
		return s.lang != code.JavaScript && s.lang != code.Go && s.lang != code.PHP
	case "--", "++":
		return s.lang != code.Python && s.lang != code.Lua && s.lang != code.Ruby
	case "@=":
		return s.lang == code.Python
	case ".=":
		return s.lang == code.Perl || s.lang == code.PHP
	}
	return true
}

// isPunct reports whether c is a mark of punctuation.
func isPunct(c byte) bool { return c > ' ' && c < 0x7f && !IsWord(c) }

// bracket adds an opening bracket.
func (s *scanner) bracket(c byte) {
	if len(s.open) > MaxDepth {
		s.bad = "brackets too deep"
		return
	}
	s.add(Op, s.src[s.pos:s.pos+1])
	s.open = append(s.open, int32(len(s.toks)-1))
	s.pos++
}

// closing adds a closing bracket and joins it to the one that it closes.
func (s *scanner) closing(c byte) {
	if len(s.open) == 0 {
		s.bad = "brackets that do not match"
		return
	}
	at := s.open[len(s.open)-1]
	if want := s.toks[at].Text; want == "(" && c != ')' || want == "[" && c != ']' || want == "{" && c != '}' {
		s.bad = "brackets that do not match"
		return
	}
	s.open = s.open[:len(s.open)-1]
	t := s.add(Op, s.src[s.pos:s.pos+1])
	t.Match = at
	s.toks[at].Match = int32(len(s.toks) - 1)
	s.pos++
}

// afterValue reports whether the token before ends a value, so that .5 and %h begin none.
func (s *scanner) afterValue() bool {
	t := s.last()
	if t == nil {
		return false
	}
	switch t.Kind {
	case Op:
		return t.Text == ")" || t.Text == "]" || t.Text == "}" || t.Text == "++" || t.Text == "--"
	case Name:
		return !expects[t.Text] || len(s.toks) > 1 && s.toks[len(s.toks)-2].Is(".")
	}
	return true
}

// expects holds the words after which an expression begins.
var expects = map[string]bool{
	"return": true, "typeof": true, "case": true, "in": true, "of": true, "delete": true, "void": true, "throw": true,
	"new": true, "do": true, "else": true, "await": true, "yield": true, "instanceof": true, "if": true, "unless": true,
	"while": true, "until": true, "when": true, "and": true, "or": true, "not": true, "then": true, "elsif": true,
	"begin": true, "split": true, "grep": true, "map": true, "join": true, "x": false, "puts": true, "print": true,
	"default": false, "unlink": true, "foreach": true, "for": true, "lt": true, "gt": true, "eq": true, "ne": true,
}

// MaxDepth is how deep brackets may be nested.
const MaxDepth = 150
