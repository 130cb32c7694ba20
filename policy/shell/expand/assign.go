package expand

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/taint"
)

// Assignments sets variables and judges what setting them does; readsFields:
// they stand before read, which IFS only tells where its fields end.
func (d *Declarer) Assignments(c *effect.Call, list []*syntax.Assign, readsFields bool) {
	for _, as := range list {
		if readsFields && as.Name != nil && as.Name.Value == "IFS" {
			at := d.Expander.Word(as.Value)
			c.Splits = &at // it holds for read alone
			continue
		}
		c.Cmd.Assigns = append(c.Cmd.Assigns, d.Expander.source(as))
		c.AsExtra(func() { d.Expander.assignment(c, as) })
	}
}

// assignment judges NAME=value, NAME+=value and NAME=(values).
func (e *Expander) assignment(c *effect.Call, as *syntax.Assign) {
	if as.Index != nil {
		e.Arith(as.Index)
	}
	if as.Name == nil {
		e.Word(as.Value)
		return
	}
	name := as.Name.Value
	switch {
	case as.Array != nil:
		values := e.array(as.Array)
		if as.Append || as.Index != nil {
			e.Sets(c, name, e.Merged(values)...)
			e.State.Forget(name)
			return
		}
		if len(values) == 0 {
			e.Sets(c, name, taint.Word{})
			e.State.Forget(name)
			return
		}
		e.Sets(c, name, values...)
	case as.Naked:
		e.evaluates = e.evaluates || bash.Integer(name)
	case as.Append || as.Index != nil:
		a := e.Word(as.Value)
		e.Sets(c, name+"[", taint.Word{Text: taint.Hole + a.Text, Src: a.Src, From: a.From, Computed: true})
	default:
		e.Sets(c, name, e.Word(as.Value))
	}
}

// array expands the values of NAME=(…).
func (e *Expander) array(x *syntax.ArrayExpr) []taint.Word {
	var words []*syntax.Word
	for _, elem := range x.Elems {
		if elem.Index != nil {
			e.Arith(elem.Index)
		}
		if elem.Value != nil {
			words = append(words, elem.Value)
		}
	}
	values := e.Words(words)
	e.Bury(values...)
	return values
}

// Merged makes one word of many: what is common to all is kept as their origin.
// Names that are written out, and lead nowhere else, are as tame as those that a
// pattern matches.
func (e *Expander) Merged(items []taint.Word) []taint.Word {
	one := taint.Word{Text: taint.Hole, Computed: true}
	for _, a := range items {
		one.From |= a.From
		switch {
		case plainName(a) && e.Place(a).Is(place.Secret):
			one.From |= taint.FromSecretPaths
		case plainName(a):
			one.From |= taint.FromPaths
		case a.Glob == "" || a.Known():
			one.From |= taint.FromUnknown
		}
	}
	return []taint.Word{one}
}

// plainName reports a word that can be neither an option nor a path out of the
// workspace.
func plainName(a taint.Word) bool {
	if !a.Known() || a.From != 0 || a.Text == "" || strings.Contains(a.Text, "..") {
		return false
	}
	for i := range len(a.Text) {
		if c := a.Text[i]; !bash.NameByte(c) && (i == 0 && c != '.' || c != '.' && c != '-' && c != '/') {
			return false
		}
	}
	return true
}

// Sets judges and records that a variable is given a value, by whatever means:
// name may have a subscript, stand for another variable, or not be known.
func (e *Expander) Sets(c *effect.Call, name string, values ...taint.Word) {
	name, _, element := strings.Cut(strings.TrimSuffix(name, "+"), "[")
	target, known := e.State.Meant(name)
	if !known || !environment.VariableName(target) {
		e.SetsAny(c)
		return
	}
	value := taint.Word{Text: taint.Hole, Src: "…", From: taint.FromUnknown, Computed: true}
	switch len(values) {
	case 0:
	case 1:
		value = values[0]
	default:
		value = e.Merged(values)[0]
	}
	e.evaluates = e.evaluates || bash.Integer(target)
	e.Environment(c, target, value)
	e.setsTable(c, target)
	if slices.Contains(e.State.Evals, target) {
		e.State.DisownAll() // it may be another name for any variable
		e.Subscript(value)
	}
	if element {
		values = nil
	}
	e.State.Set(target, values...)
	if element {
		e.State.Holds(target, value.From)
	}
}

// SetsAside is Sets where no command of the line stands for it: in an
// expansion, an expression, a redirection.
func (e *Expander) SetsAside(name string, value taint.Word) {
	c := e.Begin(taint.Nothing)
	c.Cmd.Assigns = append(c.Cmd.Assigns, strings.ReplaceAll(name, taint.Hole, "…")+"="+value.Show())
	c.Aside = true
	e.Sets(c, name, value)
	if c.Level() > risk.Low {
		e.Finish(c)
	}
}
