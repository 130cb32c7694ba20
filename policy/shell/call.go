package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// call walks a simple command: assignments, words, redirections.
func (w *walker) call(x *syntax.CallExpr, redirs []*syntax.Redirect, in taint.Stream) taint.Stream {
	if w.Steps++; w.Steps > effect.MaxSteps {
		w.NotUnderstood(effect.Say("too many commands to judge"))
		return taint.UnknownData
	}
	c := w.Begin(in)
	args := w.expander.Words(x.Args)
	w.Traced(c, args...)
	w.expander.BuryWords(args)
	set, open := *w.State.Changes, w.declarer.Open
	if len(args) == 0 || args[0].Text != "exec" {
		defer func() { w.declarer.Open = open }()
	}
	c.Tells = dropping{w}.tells(x, redirs, args)
	r := w.declarer.Redirects(c, redirs)
	w.setSince(set)
	c.In = r.In(in)
	if len(x.Args) == 0 {
		w.declarer.Assignments(c, x.Assigns, false)
		out := w.declarer.Drain(c, r, taint.Nothing)
		w.Finish(c)
		return out
	}
	before := w.State.Vars
	if len(x.Assigns) > 0 {
		before = w.Snapshot().Vars
		w.declarer.Assignments(c, x.Assigns, len(args) > 0 && args[0].Text == "read")
		givesVariables(w, c, x.Assigns)
	}
	given := *w.State.Changes
	out := w.run(c, args, true)
	command := ":" // words that come to nothing leave the assignments to the shell, as the special built-in does
	if len(args) > 0 {
		command = args[0].Text
	}
	w.takeBack(x.Assigns, before, given, command)
	out = w.declarer.Drain(c, r, out)
	w.Finish(c)
	return out
}

// givesVariables judges what the assignments before a command give it.
func givesVariables(w *walker, c *effect.Call, list []*syntax.Assign) {
	for _, as := range list {
		if as.Name == nil || as.Append || as.Index != nil {
			continue
		}
		if v := w.State.Vars[as.Name.Value]; len(v.Values) == 1 {
			c.AsExtra(func() { source.Starts{Judge: &w.texts}.Given(c, as.Name.Value, v.Values[0]) })
		}
	}
}

// setSince forgets what redirections set since a count of changes: of a program
// that is started, they are expanded in its own process.
func (w *walker) setSince(count int) {
	if *w.State.Changes == count {
		return
	}
	for name, v := range w.State.Vars {
		if v.Change > count {
			w.State.Forget(name)
		}
	}
}

// takeBack ends the assignments before a command, which hold for it alone; given
// is the count of changes when it began. What the command itself set is not known,
// and a special built-in of sh keeps them (POSIX, 2.14).
func (w *walker) takeBack(list []*syntax.Assign, before map[string]environment.Variable, given int, command string) {
	for _, as := range list {
		if as.Name == nil {
			continue
		}
		name, _ := w.State.Meant(as.Name.Value)
		old, ok := before[name]
		switch {
		case w.State.Vars[name].Change > given || slices.Contains(keepsAssignments, command):
			w.State.Forget(name)
		case ok:
			w.State.Vars[name] = old
		default:
			delete(w.State.Vars, name)
		}
	}
}

// keepsAssignments are the special built-ins: what is assigned before them stays
// assigned in sh.
var keepsAssignments = strings.Fields(". : break continue eval exec exit export readonly return set shift source " +
	"times trap unset")
