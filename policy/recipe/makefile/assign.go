package makefile

import (
	"strings"

	"guard/policy/recipe/gather"
)

// assignment is an assignment of a makefile: NAME op text.
type assignment struct {
	name, op, text            string
	override, export, private bool
}

// parseAssignment reads a line as an assignment. Source: GNU make 4.3, parse_variable_definition.
func parseAssignment(line string) (a assignment, ok bool) {
	rest := strings.TrimLeft(line, " \t")
	for {
		if a.name, a.op, a.text, ok = cutAssignment(rest); ok {
			return a, true
		}
		word, after := gather.CutWord(rest)
		switch {
		case after == "":
			return assignment{}, false
		case word == "override":
			a.override = true
		case word == "export":
			a.export = true
		case word == "private":
			a.private = true
		case word == "undefine":
			a.name, a.op = after, "undefine"
			return a, true
		default:
			return assignment{}, false
		}
		rest = after
	}
}

// operators are the operators of assignments, the longer first, each with the one that it works like.
var operators = [][2]string{{":::=", ":="}, {"::=", ":="}, {":=", ":="}, {"?=", "?="}, {"+=", "+="}, {"!=", "!="},
	{"=", "="}}

// cutAssignment splits NAME op text, where the name has no blank.
func cutAssignment(s string) (name, op, text string, ok bool) {
	const stops = "=: \t?+!"
	for i := findOutside(s, stops); i > 0; {
		rest := strings.TrimLeft(s[i:], " \t")
		for _, o := range operators {
			if after, is := strings.CutPrefix(rest, o[0]); is {
				return s[:i], o[1], strings.TrimLeft(after, " \t"), true
			}
		}
		if strings.IndexByte("?+!", s[i]) < 0 {
			return "", "", "", false
		}
		next := findOutside(s[i+1:], stops)
		if next < 0 {
			break
		}
		i += 1 + next
	}
	return "", "", "", false
}
