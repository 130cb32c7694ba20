package makefile

import (
	"slices"
	"strconv"
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// functions maps the functions of GNU make to the number of their arguments; commas in the last argument are text. 0
// means any number. Source: the manual, 8.
var functions = map[string]int{
	"subst": 3, "patsubst": 3, "strip": 1, "findstring": 2, "filter": 2, "filter-out": 2, "sort": 1, "word": 2,
	"words": 1, "wordlist": 3, "firstword": 1, "lastword": 1, "dir": 1, "notdir": 1, "suffix": 1, "basename": 1,
	"addprefix": 2, "addsuffix": 2, "join": 2, "wildcard": 1, "realpath": 1, "abspath": 1, "if": 3, "or": 0, "and": 0,
	"intcmp": 5, "foreach": 3, "call": 0, "value": 1, "origin": 1, "flavor": 1, "let": 3, "info": 1, "warning": 1,
	"error": 1, "shell": 1, "eval": 1, "file": 2, "guile": 1,
}

// arguments splits the arguments of a function at commas outside of brackets.
func arguments(text string, opening byte, most int) []string {
	var out []string
	depth, from := 0, 0
	for i := range len(text) {
		switch text[i] {
		case opening:
			depth++
		case closers[opening]:
			depth--
		case ',':
			if depth == 0 && (most == 0 || len(out) < most-1) {
				out = append(out, text[from:i])
				from = i + 1
			}
		}
	}
	return append(out, text[from:])
}

// call runs a function on its arguments as they are written.
func (e *expander) call(name, text string, opening byte) string {
	args := arguments(text, opening, functions[name])
	for most := functions[name]; len(args) < max(most, 3); {
		args = append(args, "")
	}
	if lazy := lazyFunctions(name); lazy != nil {
		return lazy(e, args)
	}
	for i := range args {
		args[i] = e.expand(args[i])
	}
	if keepsWords[name] {
		return e.apply(name, args)
	}
	return e.m.marks.altered(e.apply(name, args))
}

// keepsWords are the functions that give words as they are.
var keepsWords = map[string]bool{"strip": true, "filter": true, "filter-out": true, "sort": true, "value": true,
	"shell": true}

// lazyFunctions returns a function that expands only the arguments that it needs, or nil.
func lazyFunctions(name string) func(*expander, []string) string {
	switch name {
	case "if":
		return (*expander).ifElse
	case "or":
		return (*expander).or
	case "and":
		return (*expander).and
	case "foreach":
		return (*expander).foreach
	case "call":
		return (*expander).callVariable
	}
	return nil
}

// apply runs a function on expanded arguments.
func (e *expander) apply(name string, args []string) string {
	switch name {
	case "subst":
		return e.subst(args)
	case "patsubst":
		return e.substitute(strings.TrimSpace(args[0]), strings.TrimSpace(args[1]), args[2])
	case "strip":
		return strings.Join(strings.Fields(args[0]), " ")
	case "findstring":
		return e.findString(args[0], args[1])
	case "filter", "filter-out":
		return e.filter(strings.Fields(args[0]), strings.Fields(args[1]), name == "filter")
	case "sort":
		list := strings.Fields(args[0])
		slices.Sort(list)
		return strings.Join(slices.Compact(list), " ")
	case "word", "words", "wordlist", "firstword", "lastword":
		return e.count(name, args)
	case "join":
		return e.join(strings.Fields(args[0]), strings.Fields(args[1]))
	case "addprefix":
		return eachWord(args[1], func(w string) string { return strings.TrimSpace(args[0]) + w })
	case "addsuffix":
		return eachWord(args[1], func(w string) string { return w + strings.TrimSpace(args[0]) })
	case "wildcard":
		return eachWord(args[0], func(w string) string { return e.m.wildcardNames(w, e.task == "") })
	case "dir", "notdir", "suffix", "basename", "abspath", "realpath":
		return eachWord(args[0], func(w string) string { return e.fileName(name, w) })
	case "value":
		return e.rawValue(strings.TrimSpace(args[0]))
	case "info", "warning", "error":
		if hasMark(args[0]) {
			e.m.Line(recipe.Line{Text: "echo " + e.m.inDoubleQuotes(args[0]), Task: e.task, Always: true})
		}
		return ""
	case "shell":
		return e.shell(args[0])
	case "file":
		return e.file(args[0], args[1])
	}
	if name == "eval" && strings.TrimSpace(args[0]) == "" {
		return ""
	}
	if name != "origin" && name != "flavor" {
		e.m.Unread(name + " of " + gather.Short(args[0]))
	}
	return e.m.unknown("*")
}

// ifElse takes both branches, unless the condition is certainly empty.
func (e *expander) ifElse(args []string) string {
	if strings.TrimSpace(e.expand(strings.TrimSpace(args[0]))) != "" && e.way.take(2) == 0 {
		return e.expand(args[1])
	}
	return e.expand(strings.Join(args[2:], ","))
}

// or returns the first argument that is not empty, or in another way a later one.
func (e *expander) or(args []string) string {
	for _, a := range args {
		if got := e.expand(strings.TrimSpace(a)); got != "" && e.way.take(2) == 0 {
			return got
		}
	}
	return ""
}

// and returns the last argument, or in another way nothing.
func (e *expander) and(args []string) string {
	got := ""
	for i, a := range args {
		if i > 0 && a == "" && strings.Join(args[i:], "") == "" {
			break
		}
		if got = e.expand(strings.TrimSpace(a)); got == "" || e.way.take(2) == 1 {
			return ""
		}
	}
	return got
}

// foreach expands a text for each word of a list.
func (e *expander) foreach(args []string) string {
	name := strings.TrimSpace(e.expand(args[0]))
	var out []string
	for _, w := range strings.Fields(e.m.marks.altered(e.expand(args[1]))) {
		out = append(out, e.with(map[string]string{name: w}, args[2]))
		if e.m.work < 0 {
			break
		}
	}
	return strings.Join(out, " ")
}

// callVariable expands a variable as a function with the arguments $(1), $(2) and so on.
func (e *expander) callVariable(args []string) string {
	name := strings.TrimSpace(e.expand(args[0]))
	locals := map[string]string{"0": name}
	for i := 1; i < 10; i++ {
		locals[strconv.Itoa(i)] = ""
	}
	for i, a := range args[1:] {
		locals[strconv.Itoa(i+1)] = e.expand(a)
	}
	if _, ok := functions[name]; ok {
		e.m.Unread("call of the function " + name)
		return ""
	}
	if hasMark(name) {
		e.m.Unread("call of a computed name")
	}
	return e.with(locals, "$("+name+")")
}

// with expands a text with further variables.
func (e *expander) with(locals map[string]string, text string) string {
	e.locals = append(e.locals, locals)
	defer func() { e.locals = e.locals[:len(e.locals)-1] }()
	return e.expand(text)
}

// rawValue returns a variable as it is written.
func (e *expander) rawValue(name string) string {
	v := e.m.lookup(name)
	val := v.values[e.choose(v)]
	if val.unset {
		return e.m.fromEnvironment(name)
	}
	return val.text
}
