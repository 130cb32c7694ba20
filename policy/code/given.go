package code

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Given is what a program is given when it starts, as far as whoever starts it knows. With it the arguments and the
// variables that a text names have a value. The zero Given is nothing that is known.
type Given struct {
	Args      []string          // the arguments after the program's own name; nil: they are not known
	File      bool              // the text stands in a file, whose name the list of arguments may begin with
	Input     bool              // the text is read from the input, for which - stands among the words
	Variables map[string]string // variables of the environment
}

// String returns a text that is the same for two Given only where they are.
func (g Given) String() string {
	var b strings.Builder
	if g.Args == nil {
		b.WriteByte('?')
	}
	if g.File {
		b.WriteByte('/')
	}
	if g.Input {
		b.WriteByte('-')
	}
	for _, s := range g.Args {
		b.WriteString(strconv.Quote(s))
	}
	for _, name := range slices.Sorted(maps.Keys(g.Variables)) {
		b.WriteString("\n" + name + "=" + strconv.Quote(g.Variables[name]))
	}
	return b.String()
}
