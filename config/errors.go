package config

import (
	"fmt"
	"strings"

	"guard/internal/spelling"
	"guard/locale"
)

// Error is one thing wrong with a file.
type Error struct {
	File string // as it is shown: relative to the working directory where it lies below
	Line int    // from 1; 0: not known
	Key  string // the key's full name, such as rules[1].action, or empty
	Msg  string // what is wrong, and what to do
}

// Error is file:line: key: what.
func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString(e.File)
	if e.Line > 0 {
		fmt.Fprintf(&b, ":%d", e.Line)
	}
	b.WriteString(": ")
	if e.Key != "" {
		b.WriteString(e.Key + ": ")
	}
	return b.String() + e.Msg
}

// Errors are all things wrong with the files, in the order of layers and lines.
type Errors []*Error

// Error joins them, one a line.
func (e Errors) Error() string {
	lines := make([]string, len(e))
	for i, one := range e {
		lines[i] = one.Error()
	}
	return strings.Join(lines, "\n")
}

// suggest is the known word nearest to a mistyped one as " (did you mean …?)",
// else the words there are.
func suggest(word string, known []string) string {
	if s := nearest(word, known); s != "" {
		return s
	}
	return " (" + strings.Join(known, ", ") + ")"
}

// nearest is suggest where the words there are would be too many.
func nearest(word string, known []string) string {
	if best := spelling.Nearest(word, known); best != "" {
		return locale.Sprintf(" (did you mean %q?)", best)
	}
	return ""
}
