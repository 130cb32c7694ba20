package bash

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// Assigns reports an arithmetic operator that sets the variable on its left (bash(1), ARITHMETIC EVALUATION).
func Assigns(op syntax.BinAritOperator) bool { return slices.Contains(assigning, op) }

// assigning are all of them.
var assigning = []syntax.BinAritOperator{
	syntax.Assgn, syntax.AddAssgn, syntax.SubAssgn, syntax.MulAssgn, syntax.QuoAssgn, syntax.RemAssgn,
	syntax.AndAssgn, syntax.OrAssgn, syntax.XorAssgn,
	syntax.ShlAssgn, syntax.ShrAssgn, syntax.AndBoolAssgn, syntax.OrBoolAssgn, syntax.XorBoolAssgn, syntax.PowAssgn,
}

// AssignsInText reports an operator that assigns in the text of an expression: = or ++ or --.
func AssignsInText(text string) bool {
	if strings.Contains(text, "++") || strings.Contains(text, "--") {
		return true
	}
	for i := range len(text) {
		if text[i] != '=' {
			continue
		}
		compares := i+1 < len(text) && text[i+1] == '=' || i > 0 && strings.IndexByte("=!", text[i-1]) >= 0 ||
			i > 0 && strings.IndexByte("<>", text[i-1]) >= 0 && (i < 2 || text[i-2] != text[i-1])
		if !compares {
			return true
		}
	}
	return false
}

// NameByte reports a byte that a variable's name may hold.
func NameByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z'
}
