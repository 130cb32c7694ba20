package token

import (
	"strings"
	"unicode/utf8"

	"guard/policy/code"
)

// one adds the token that begins with c.
func (s *Scanner) one(c byte) {
	switch {
	case s.special(c):
	case IsLetter(c) || c == '$' && s.Lang == code.JavaScript:
		s.name()
	case isDigit(c) || c == '.' && isDigit(s.Peek(1)) && !s.afterValue():
		s.number()
	default:
		s.operator(c)
	}
}

// special reads what only the text's language has.
func (s *Scanner) special(c byte) bool {
	switch s.Lang {
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

// name reads an identifier or a keyword.
func (s *Scanner) name() {
	start := s.pos
	wide := s.Word()
	text := s.Src[start:s.pos]
	if wide {
		text = fold(text)
	}
	end := s.pos
	s.pos = start
	s.Add(Name, text)
	s.pos = end
}

// Word skips the bytes of an identifier and reports whether some are beyond
// ASCII.
func (s *Scanner) Word() (wide bool) {
	for s.pos < s.End {
		c := s.Src[s.pos]
		if !IsWord(c) && c < 0x80 && (c != '$' || s.Lang != code.JavaScript) {
			break
		}
		wide = wide || c >= 0x80
		s.pos++
	}
	return wide
}

// number reads a number; its exact form does not matter.
func (s *Scanner) number() {
	start := s.pos
	for s.pos < s.End {
		c := s.Src[s.pos]
		point := c == '.' && isDigit(s.Peek(1)) && !strings.HasPrefix(s.Src[s.pos:], "..")
		sign := (c == '+' || c == '-') && (s.Src[s.pos-1]|0x20) == 'e' && isDigit(s.Peek(1)) && s.Src[start] != '0'
		if s.pos > start && !IsWord(c) && !point && !sign {
			break
		}
		s.pos++
	}
	text := s.Src[start:s.pos]
	if s.Peek(0) == '.' && s.Lang != code.Ruby && s.Lang != code.Lua && s.Lang != code.Perl && s.Lang != code.PHP &&
		!IsLetter(s.Peek(1)) &&
		s.Peek(1) != '.' {
		s.pos++ // 1. is a number
	}
	s.Add(Number, text)
}

// operator reads an operator or a bracket.
func (s *Scanner) operator(c byte) {
	switch c {
	case '(', '[', '{':
		s.bracket(c)
		return
	case ')', ']', '}':
		s.Closing(c)
		return
	}
	n := 1
	if isPunct(s.Peek(1)) {
		if s.pos+3 <= s.End && operators3[s.Src[s.pos:s.pos+3]] {
			n = 3
		} else if s.pos+2 <= s.End && operators2[s.Src[s.pos:s.pos+2]] && s.operatorHere() {
			n = 2
		}
	}
	if c >= 0x80 {
		_, n = utf8.DecodeRuneInString(s.Src[s.pos:s.End])
	}
	s.Add(Op, s.Src[s.pos:s.pos+n])
	s.pos += n
}

// operatorHere says no to a pair of characters that is one only elsewhere.
func (s *Scanner) operatorHere() bool {
	switch s.Src[s.pos : s.pos+2] {
	case "?.":
		return !isDigit(s.Peek(2))
	case "<-":
		return s.Lang == code.Go
	case "&.", "=~", "!~":
		return s.Lang == code.Ruby || s.Lang == code.Perl
	case "//":
		return s.Lang != code.JavaScript && s.Lang != code.Go && s.Lang != code.PHP
	case "--", "++":
		return s.Lang != code.Python && s.Lang != code.Lua && s.Lang != code.Ruby
	case "@=":
		return s.Lang == code.Python
	case ".=":
		return s.Lang == code.Perl || s.Lang == code.PHP
	}
	return true
}

func isPunct(c byte) bool { return c > ' ' && c < 0x7f && !IsWord(c) }

func (s *Scanner) bracket(c byte) {
	if len(s.open) > MaxDepth {
		s.Bad = "brackets too deep"
		return
	}
	s.Add(Op, s.Src[s.pos:s.pos+1])
	s.open = append(s.open, int32(len(s.Toks)-1))
	s.pos++
}

func (s *Scanner) Closing(c byte) {
	if len(s.open) == 0 {
		s.Bad = "brackets that do not match"
		return
	}
	at := s.open[len(s.open)-1]
	if want := s.Toks[at].Text; want == "(" && c != ')' || want == "[" && c != ']' || want == "{" && c != '}' {
		s.Bad = "brackets that do not match"
		return
	}
	s.open = s.open[:len(s.open)-1]
	t := s.Add(Op, s.Src[s.pos:s.pos+1])
	t.Match = at
	s.Toks[at].Match = int32(len(s.Toks) - 1)
	s.pos++
}

// afterValue reports whether the token before ends a value, so that / divides
// and < compares.
func (s *Scanner) afterValue() bool {
	t := s.last()
	if t == nil {
		return false
	}
	switch t.Kind {
	case Op:
		return t.Text == ")" || t.Text == "]" || t.Text == "}" || t.Text == "++" || t.Text == "--"
	case Name:
		return !expects[t.Text] || len(s.Toks) > 1 && s.Toks[len(s.Toks)-2].Is(".")
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

// MaxDepth is how many brackets stand in brackets at most.
const MaxDepth = 150
