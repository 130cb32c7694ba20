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
	Elsewhere Elsewhere         // what other files of the program say of its names
	Objects   bool              // the text is the whole program: what its objects hold is followed
}

// Elsewhere is what the files say that run in one program with a text.
type Elsewhere struct {
	// Means are the names that they give to functions and modules: helpers.clean is shutil.rmtree, and os in place of
	// a name is all that the module os has.
	Means map[string]string
	// Assigned are the texts that they give to names of the text's own; "" is one that is not known.
	Assigned map[string][]string
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
	if g.Objects {
		b.WriteByte('.')
	}
	for _, s := range g.Args {
		b.WriteString(strconv.Quote(s))
	}
	for _, name := range slices.Sorted(maps.Keys(g.Variables)) {
		b.WriteString("\n" + name + "=" + strconv.Quote(g.Variables[name]))
	}
	for _, name := range slices.Sorted(maps.Keys(g.Elsewhere.Means)) {
		b.WriteString("\n:" + name + "=" + g.Elsewhere.Means[name])
	}
	for _, name := range slices.Sorted(maps.Keys(g.Elsewhere.Assigned)) {
		b.WriteString("\n&" + name)
		for _, s := range g.Elsewhere.Assigned[name] {
			b.WriteString(strconv.Quote(s))
		}
	}
	return b.String()
}
