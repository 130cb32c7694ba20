package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/lang/bash"
)

// trimmed works out ${name%pattern} and its like where the value and the pattern are known; bare means that there is no pattern.
func trimmed(op syntax.ParExpOperator, v []arg, word arg, bare bool) (arg, bool) {
	if len(v) != 1 || !v[0].known() || strings.Contains(word.text, hole) {
		return arg{}, false
	}
	pattern := word.glob
	if pattern == "" {
		pattern = escapeGlob(word.text)
	}
	text, ok := bash.Change(op, v[0].text, pattern, bare)
	if !ok {
		return arg{}, false
	}
	out := v[0]
	out.text, out.computed = text, true
	return out, true
}
