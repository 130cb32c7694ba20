package awk

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/perl"
)

// Keeps reports a program that prints every line that it reads: at the end of an action without a pattern, or
// by a last pattern that is always true (POSIX.1-2024, awk).
func Keeps(text string) bool {
	text = strings.TrimSpace(text)
	return !skips().MatchString(text) && (printsAll().MatchString(text) || text == "1")
}

var (
	skips     = lazy.Pattern(`\b(?:next|nextfile|exit|getline|continue|return)\b`)
	printsAll = lazy.Pattern(`(?s)(?:^|[}\s;])1\s*;?$|(?:^|\})\s*\{(?:[^{}]|\{[^{}]*\})*\bprint(?:\s+\$0)?\s*;?\s*\}$`)
)

// Loses reports a program that sets lines as a whole, or substitutes so much of them that little is left.
func Loses(text string) bool {
	if setsLine().MatchString(text) {
		return true
	}
	for _, call := range substitutes().FindAllString(text, maxSubstitutions) {
		if lang.LeavesLittle(perl.Edit(call, false), "", false) {
			return true
		}
	}
	return false
}

// maxSubstitutions bounds the calls that are looked at.
const maxSubstitutions = 20

var (
	setsLine    = lazy.Pattern(`\$\(?\s*(?:0|NF|NR|i)\s*\)?\s*=[^=]|\bNF\s*=[^=]|\bgensub\b`)
	substitutes = lazy.Pattern(`\bg?sub\(\s*/(?:[^/\\\n]|\\.)*/\s*,\s*"(?:[^"\\]|\\.)*"`)
)
