package bash

import (
	"slices"
	"strings"

	"guard/internal/lazy"
)

// Integer reports a word that is, or sets, a variable which is an integer from the start: what it is set to
// is evaluated (bash 5.2, variables.c).
func Integer(word string) bool {
	end := strings.IndexAny(word, "=+[")
	if end < 0 {
		end = len(word)
	}
	return slices.Contains(integers, word[:end])
}

var integers = []string{"RANDOM", "SRANDOM", "OPTIND", "HISTCMD", "SECONDS", "LINENO", "BASH_SUBSHELL", "EPOCHSECONDS",
	"MAILCHECK"}

// HidesCommand reports a text that runs a command when it is evaluated as arithmetic: one in a subscript, a[$(date)].
func HidesCommand(text string) bool {
	// Most texts hold no command at all, and are long.
	return (strings.Contains(text, "$(") || strings.Contains(text, "`")) && runsInSubscript().MatchString(text)
}

// runsInSubscript finds a subscript with a command in it.
var runsInSubscript = lazy.Pattern("(?s)\\w\\[[^\\]]*(\\$\\(|`)")
