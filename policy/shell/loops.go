package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/taint"
)

// maxRounds is how many words of a `for` list are walked one by one.
const maxRounds = 24

// loop walks a body that may run any number of times: what it assigns is not
// known while it runs, and a cd in it leaves the folder unknown.
func (k *walker) loop(in taint.Stream, parts ...[]*syntax.Stmt) taint.Stream {
	before := k.Snapshot()
	for _, p := range parts {
		for _, name := range bash.Assigned(p) {
			k.State.Forget(name)
		}
	}
	out := taint.Stream{}
	breaks := k.shells.breaks
	walk := func() {
		for _, p := range parts {
			out = out.Also(k.stmts(p, in))
		}
	}
	begins := k.Snapshot()
	walk()
	if k.State.Carries(begins) {
		walk()
	}
	k.shells.breaks = breaks
	k.State.Either(before)
	return out.Perhaps()
}

func (k *walker) forClause(x *syntax.ForClause, in taint.Stream) taint.Stream {
	iter, ok := x.Loop.(*syntax.WordIter)
	if !ok {
		if c, ok := x.Loop.(*syntax.CStyleLoop); ok {
			k.expander.arith(c.Init)
			k.expander.arith(c.Cond)
			k.expander.arith(c.Post)
		}
		return k.loop(in, x.Do)
	}
	items, _ := k.Lookup("@")
	if iter.InPos.IsValid() {
		items = k.expander.words(iter.Items)
		k.expander.bury(items...)
	}
	name := iter.Name.Value
	if x.Select {
		k.State.Forget("REPLY")
	}
	if k.State.Vars[name].Traits&environment.Refers != 0 {
		k.State.Refer(name, taint.Word{Text: taint.Hole}) // each word is what it stands for
	}
	if k.Steps > effect.MaxSteps/4 || len(items) > maxRounds {
		items = k.expander.merged(items)
	}
	if len(items) == 0 {
		items = []taint.Word{{Text: taint.Hole, From: taint.FromUnknown, Computed: true}}
	}
	out := taint.Stream{}
	for _, item := range items {
		c := k.Begin(in)
		before := k.Snapshot()
		k.expander.sets(c, name, item)
		k.Finish(c)
		out = out.Also(k.loop(in, x.Do))
		k.State.Either(before)
	}
	return out.Perhaps()
}

// merged makes one word of many: what is common to all is kept as their origin.
// Names that are written out, and lead nowhere else, are as tame as those that a
// pattern matches.
func (k *expander) merged(items []taint.Word) []taint.Word {
	one := taint.Word{Text: taint.Hole, Computed: true}
	for _, a := range items {
		one.From |= a.From
		switch {
		case plainName(a) && k.Place(a).Is(place.Secret):
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
