package awk

import (
	"strings"

	"guard/internal/lazy"
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
