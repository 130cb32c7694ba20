package shell

import (
	"mvdan.cc/sh/v3/syntax"

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
			k.expander.Arith(c.Init)
			k.expander.Arith(c.Cond)
			k.expander.Arith(c.Post)
		}
		return k.loop(in, x.Do)
	}
	items, _ := k.Lookup("@")
	if iter.InPos.IsValid() {
		items = k.expander.Words(iter.Items)
		k.expander.Bury(items...)
	}
	name := iter.Name.Value
	if x.Select {
		k.State.Forget("REPLY")
	}
	if k.State.Vars[name].Traits&environment.Refers != 0 {
		k.State.Refer(name, taint.Word{Text: taint.Hole}) // each word is what it stands for
	}
	if k.Steps > effect.MaxSteps/4 || len(items) > maxRounds {
		items = k.expander.Merged(items)
	}
	if len(items) == 0 {
		items = []taint.Word{{Text: taint.Hole, From: taint.FromUnknown, Computed: true}}
	}
	out := taint.Stream{}
	for _, item := range items {
		c := k.Begin(in)
		before := k.Snapshot()
		k.expander.Sets(c, name, item)
		k.Finish(c)
		out = out.Also(k.loop(in, x.Do))
		k.State.Either(before)
	}
	return out.Perhaps()
}
