package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/lang/bash"
	"guard/policy/shell/taint"
)

// trimmed works out ${name%pattern} and its like where the value and the pattern are known; bare means that
// there is no pattern.
func trimmed(op syntax.ParExpOperator, v []taint.Word, word taint.Word, bare bool) (taint.Word, bool) {
	if len(v) != 1 || !v[0].Known() || strings.Contains(word.Text, taint.Hole) {
		return taint.Word{}, false
	}
	pattern := word.Glob
	if pattern == "" {
		pattern = taint.EscapeGlob(word.Text)
	}
	text, ok := bash.Change(op, v[0].Text, pattern, bare)
	if !ok {
		return taint.Word{}, false
	}
	out := v[0]
	out.Text, out.Computed = text, true
	return out, true
}
