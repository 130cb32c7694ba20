package gather

import (
	"strings"

	"guard/internal/lazy"
)

// CloseOf returns the index of the bracket that closes the first one, or -1.
func CloseOf(s string, opening, closing byte) int {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case opening:
			depth++
		case closing:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// CutWord splits the first word off a text.
func CutWord(s string) (word, rest string) {
	s = strings.TrimLeft(s, " \t")
	i := strings.IndexAny(s, " \t")
	if i < 0 {
		return s, ""
	}
	return s[:i], strings.TrimLeft(s[i:], " \t")
}

// What stands in a line for a value that is not known: any, and one in which no dash stands behind white space.
const (
	Unknown     = "$UNKNOWN"
	UnknownWord = "$UNKNOWN_WORD"
)

// NameRune reports whether a character may stand in such a name.
func NameRune(r rune) bool {
	return r == '_' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9'
}

// KnownShells are the shells whose recipes are read.
var KnownShells = []string{
	"/bin/sh", "sh", "/usr/bin/sh", "/bin/bash", "bash", "/usr/bin/bash", "/usr/local/bin/bash",
	"/opt/homebrew/bin/bash", "/bin/dash", "dash", "/usr/bin/env bash", "/usr/bin/env sh", "/usr/bin/dash",
}

// ShellFlags matches the options of a shell under which a recipe is still read correctly.
var ShellFlags = lazy.Pattern(`^(-[euxv]*c?|-[euxv]*o|-[euxv]+c|pipefail|errexit|nounset|--norc|--noprofile|-c)$`)

// ShellName reports whether a variable of the shell can have this name.
func ShellName(s string) bool {
	if s == "" || s[0] >= '0' && s[0] <= '9' {
		return false
	}
	return !strings.ContainsFunc(s, func(r rune) bool { return !NameRune(r) })
}
