package secret

import (
	"slices"
	"strings"
)

// separator stands between arguments when they are looked at as one line: white space to the shapes,
// and in no argument that a person would type.
const separator = "\f"

// Members of an object that name a program, and those that hold its arguments, as tools and servers call them. A vector
// (argv) names its program itself.
var (
	programNames  = strings.Fields("command cmd program executable binary bin")
	argumentNames = strings.Fields("args arguments params parameters options flags")
)

// program is the program that an object names; empty: none.
func (n *node) program() string {
	for i, name := range n.names {
		if n.values[i].kind == '"' && slices.Contains(programNames, plainName(name)) {
			return n.values[i].text
		}
	}
	return ""
}

// redactArguments judges strings in an array also by those before them, and by the program that gets them, where that
// stands elsewhere. One that is a secret only by its neighbour is replaced whole: a space inside it is its own.
func (n *node) redactArguments(q *search, program string) {
	whole := node{values: n.values}
	if program != "" {
		whole.values = slices.Concat([]node{{kind: '"', text: program}}, n.values)
		defer func() { n.values = whole.values[1:] }()
	}
	whole.redactInLine(q)
}

func (n *node) redactInLine(q *search) {
	line := make([]string, len(n.values))
	for i := range n.values {
		v := &n.values[i]
		v.text = q.redactInside(v.text)
		if line[i] = v.text; v.kind == '"' {
			v.text = q.redact(v.text)
		} else {
			v.redact(q)
		}
	}
	q.separated = true
	together := strings.Split(q.redact(strings.Join(line, separator)), separator)
	q.separated = false
	if len(together) != len(line) {
		n.hideFrom(len(together)-1, strings.HasSuffix(together[len(together)-1], mark(unsearched)))
		return
	}
	for i := range n.values {
		v := &n.values[i]
		if v.kind == '"' && together[i] != line[i] && together[i] != v.text {
			v.text = mark("argument")
		}
	}
}

// hideFrom replaces the arguments that were too much to look through.
func (n *node) hideFrom(first int, unknown bool) {
	for i := max(first, 0); unknown && i < len(n.values); i++ {
		if n.values[i].kind == '"' {
			n.values[i].text = mark(unsearched)
		}
	}
}
