package token

import (
	"strings"

	"guard/policy/code"
)

// operand says whether a value may begin at a place of a text. There a / begins a regular expression, << a here
// document, ? a character and % a string; behind a value they are operators. Where only a compiler can tell, which
// knows what a name stands for, it is unsure, and a text that means something else by either reading is not read.
type operand uint8

const (
	unsure  operand = iota
	begins          // a value begins here
	divides         // a value stands before
)

// memberMarks stand before the name of a member or a method.
var memberMarks = [code.Languages]map[string]bool{
	code.JavaScript: wordSet(". ?."), code.Ruby: wordSet(". &. ::"), code.Perl: wordSet("->"),
}

// isMember reports whether the token at an index is the name of a member or a method, whatever word it is.
func (s *scanner) isMember(at int) bool {
	return at > 0 && s.toks[at-1].Kind == Op && memberMarks[s.lang][s.toks[at-1].Text]
}

// before returns the token that stands n before the last, or one that is none.
func (s *scanner) before(n int) *Token {
	if at := len(s.toks) - 1 - n; at >= 0 {
		return &s.toks[at]
	}
	return &Token{Match: -1}
}

// wordSet makes a set of a list of words.
func wordSet(list string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(list) {
		set[w] = true
	}
	return set
}
