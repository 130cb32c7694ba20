package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/taint"
)

// call walks a simple command: assignments, words, redirections.
func (k *walker) call(x *syntax.CallExpr, redirs []*syntax.Redirect, in taint.Stream) taint.Stream {
	if k.Steps++; k.Steps > effect.MaxSteps {
		k.NotUnderstood(effect.Say("too many commands to judge"))
		return taint.UnknownData
	}
	c := k.Begin(in)
	args := k.expander.words(x.Args)
	k.Traced(c, args...)
	k.expander.buryWords(args)
	set := *k.State.Changes
	r := k.declarer.redirects(c, redirs)
	k.setSince(set)
	c.In = r.in(in)
	if len(x.Args) == 0 {
		k.declarer.assignments(c, x.Assigns, false)
		out := k.declarer.drain(c, r, taint.Nothing)
		k.Finish(c)
		return out
	}
	before := k.State.Vars
	if len(x.Assigns) > 0 {
		before = k.Snapshot().Vars
		k.declarer.assignments(c, x.Assigns, len(args) > 0 && args[0].Text == "read")
	}
	given := *k.State.Changes
	out := k.run(c, args)
	command := ":" // words that come to nothing leave the assignments to the shell, as the special built-in does
	if len(args) > 0 {
		command = args[0].Text
	}
	k.takeBack(x.Assigns, before, given, command)
	out = k.declarer.drain(c, r, out)
	k.Finish(c)
	return out
}

// setSince forgets what redirections set since a count of changes: of a program
// that is started, they are expanded in its own process.
func (k *walker) setSince(count int) {
	if *k.State.Changes == count {
		return
	}
	for name, v := range k.State.Vars {
		if v.Change > count {
			k.State.Forget(name)
		}
	}
}

// takeBack ends the assignments before a command, which hold for it alone; given
// is the count of changes when it began. What the command itself set is not known,
// and a special built-in of sh keeps them (POSIX, 2.14).
func (k *walker) takeBack(list []*syntax.Assign, before map[string]environment.Variable, given int, command string) {
	for _, as := range list {
		if as.Name == nil {
			continue
		}
		name, _ := k.State.Meant(as.Name.Value)
		old, ok := before[name]
		switch {
		case k.State.Vars[name].Change > given || slices.Contains(keepsAssignments, command):
			k.State.Forget(name)
		case ok:
			k.State.Vars[name] = old
		default:
			delete(k.State.Vars, name)
		}
	}
}

// keepsAssignments are the special built-ins: what is assigned before them stays
// assigned in sh.
var keepsAssignments = strings.Fields(". : break continue eval exec exit export readonly return set shift source times trap unset")

// assignments sets variables and judges what setting them does; readsFields:
// they stand before read, which IFS only tells where its fields end.
func (k *declarer) assignments(c *effect.Call, list []*syntax.Assign, readsFields bool) {
	for _, as := range list {
		if readsFields && as.Name != nil && as.Name.Value == "IFS" {
			k.expander.word(as.Value) // it holds for read alone
			continue
		}
		c.Cmd.Assigns = append(c.Cmd.Assigns, k.expander.source(as))
		c.AsExtra(func() { k.expander.assignment(c, as) })
	}
}

func (k *expander) assignment(c *effect.Call, as *syntax.Assign) {
	if as.Index != nil {
		k.arith(as.Index)
	}
	if as.Name == nil {
		k.word(as.Value)
		return
	}
	name := as.Name.Value
	switch {
	case as.Array != nil:
		values := k.array(as.Array)
		if as.Append || as.Index != nil {
			k.sets(c, name, k.merged(values)...)
			k.State.Forget(name)
			return
		}
		if len(values) == 0 {
			k.sets(c, name, taint.Word{})
			k.State.Forget(name)
			return
		}
		k.sets(c, name, values...)
	case as.Naked:
		k.evaluates = k.evaluates || bash.Integer(name)
	case as.Append || as.Index != nil:
		a := k.word(as.Value)
		k.sets(c, name+"[", taint.Word{Text: taint.Hole + a.Text, Src: a.Src, From: a.From, Computed: true})
	default:
		k.sets(c, name, k.word(as.Value))
	}
}

func (k *expander) array(x *syntax.ArrayExpr) []taint.Word {
	var words []*syntax.Word
	for _, e := range x.Elems {
		if e.Index != nil {
			k.arith(e.Index)
		}
		if e.Value != nil {
			words = append(words, e.Value)
		}
	}
	values := k.words(words)
	k.bury(values...)
	return values
}
