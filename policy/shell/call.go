package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// call walks a simple command: assignments, words, redirections.
func (k *walker) call(x *syntax.CallExpr, redirs []*syntax.Redirect, in taint.Stream) taint.Stream {
	if k.Steps++; k.Steps > effect.MaxSteps {
		k.NotUnderstood(effect.Say("too many commands to judge"))
		return taint.UnknownData
	}
	c := k.Begin(in)
	args := k.expander.Words(x.Args)
	k.Traced(c, args...)
	k.expander.BuryWords(args)
	set := *k.State.Changes
	r := k.declarer.Redirects(c, redirs)
	k.setSince(set)
	c.In = r.In(in)
	if len(x.Args) == 0 {
		k.declarer.Assignments(c, x.Assigns, false)
		out := k.declarer.Drain(c, r, taint.Nothing)
		k.Finish(c)
		return out
	}
	before := k.State.Vars
	if len(x.Assigns) > 0 {
		before = k.Snapshot().Vars
		k.declarer.Assignments(c, x.Assigns, len(args) > 0 && args[0].Text == "read")
	}
	given := *k.State.Changes
	out := k.run(c, args)
	command := ":" // words that come to nothing leave the assignments to the shell, as the special built-in does
	if len(args) > 0 {
		command = args[0].Text
	}
	k.takeBack(x.Assigns, before, given, command)
	out = k.declarer.Drain(c, r, out)
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
var keepsAssignments = strings.Fields(". : break continue eval exec exit export readonly return set shift source " +
	"times trap unset")
