package shell

import (
	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/taint"
)

// maxRounds is how many words of a `for` list are walked one by one.
const maxRounds = 24

// loop walks a body that may run any number of times: what it assigns is not
// known while it runs, and a cd in it leaves the folder unknown. once: it is for one
// word that is known, and the others have loops of their own.
func (w *walker) loop(in taint.Stream, once bool, parts ...[]*syntax.Stmt) taint.Stream {
	w.turns++
	defer func() { w.turns-- }()
	before := w.Snapshot()
	for _, p := range parts {
		for _, name := range bash.Assigned(p) {
			w.State.Forget(name)
		}
	}
	out := taint.Stream{}
	breaks := w.shells.breaks
	walk := func() {
		for i, p := range parts {
			if i+1 < len(parts) { // the condition
				out = out.Also(failing{w}.unheeded(func() taint.Stream { return w.stmts(p, in) }))
				continue
			}
			out = out.Also(w.stmts(p, in))
		}
	}
	begins, since := w.Snapshot(), w.Mark()
	walk()
	if turns := w.Turns(since); (!once || w.shells.breaks > breaks) && (w.State.Carries(begins) || turns) {
		walk()
	}
	w.shells.breaks = breaks
	w.State.Either(before)
	return out.Perhaps()
}

func (w *walker) forClause(x *syntax.ForClause, in taint.Stream) taint.Stream {
	iter, ok := x.Loop.(*syntax.WordIter)
	if !ok {
		if c, ok := x.Loop.(*syntax.CStyleLoop); ok {
			w.expander.Arith(c.Init)
			w.expander.Arith(c.Cond)
			w.expander.Arith(c.Post)
		}
		return w.loop(in, false, x.Do)
	}
	items, _ := w.Lookup("@")
	if iter.InPos.IsValid() {
		items = w.expander.Words(iter.Items)
		w.expander.Bury(items...)
	}
	name := iter.Name.Value
	if x.Select {
		w.State.Forget("REPLY")
		w.menu(items, in)
	}
	if w.State.Vars[name].Traits&environment.Refers != 0 {
		w.State.Refer(name, taint.Word{Text: taint.Hole}) // each word is what it stands for
	}
	if w.Steps > effect.MaxSteps/4 || len(items) > maxRounds {
		items = w.expander.Merged(items)
	}
	if len(items) == 0 {
		items = []taint.Word{{Text: taint.Hole, From: taint.FromUnknown, Computed: true}}
	}
	items = append(ofSession(w, items), items...)
	out := taint.Stream{}
	for _, item := range items {
		failedCd{w}.nextTurn()
		c := w.Begin(in)
		before := w.Snapshot()
		w.expander.Sets(c, name, item)
		w.Finish(c)
		out = out.Also(w.loop(in, item.Known() && !item.Many, x.Do))
		w.State.Either(before)
	}
	return out.Perhaps()
}

// ofSession are the names of the session's own files and folders among what patterns match: what a loop of the
// person's runs, reads or starts by them nobody but the session has seen.
func ofSession(w *walker, items []taint.Word) (own []taint.Word) {
	if len(w.Inside) == 0 {
		return nil // on the line itself nothing is taken for the person's own
	}
	for _, item := range items {
		if item.Glob != "" && item.Dots == nil && w.Steps <= effect.MaxSteps/4 {
			own = append(own, access.Present{Judge: &w.Judge}.OfSession(item.Glob, maxRounds)...)
		}
	}
	return own[:min(len(own), maxRounds)]
}

// menu judges the words that select shows (bash(1), Compound Commands).
func (w *walker) menu(items []taint.Word, in taint.Stream) {
	c := w.Begin(in)
	if w.NamedInError(c, items); c.Level() > risk.Low {
		w.Finish(c)
	}
}
