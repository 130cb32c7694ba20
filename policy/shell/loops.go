package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/place"
	"guard/policy/shell/lang/bash"
)

// maxRounds is how many words of a `for` list are walked one by one.
const maxRounds = 24

// loop walks a body that may run any number of times: what it assigns is not
// known while it runs, and a cd in it leaves the folder unknown.
func (k *walker) loop(in stream, parts ...[]*syntax.Stmt) stream {
	before := k.snapshot()
	for _, p := range parts {
		for _, name := range bash.Assigned(p) {
			k.state.forget(name)
		}
	}
	out := stream{}
	breaks := k.shells.breaks
	walk := func() {
		for _, p := range parts {
			out = out.also(k.stmts(p, in))
		}
	}
	begins := k.snapshot()
	walk()
	if k.state.carries(begins) {
		walk()
	}
	k.shells.breaks = breaks
	k.state.either(before)
	return out.perhaps()
}

// carries makes s what may hold when a round begins after another that ended so;
// false: the same as when the first began.
func (s *state) carries(begins state) bool {
	differs := s.cwd != begins.cwd || s.args != begins.args
	if s.cwd != begins.cwd {
		s.cwd, s.maybe = "", nil
	}
	s.known = s.known && s.args == begins.args
	for name, v := range s.vars {
		if old, ok := begins.vars[name]; ok && len(old.values) == 0 || v.change == old.change {
			continue
		}
		s.forget(name)
		differs = true
	}
	return differs
}

func (k *walker) forClause(x *syntax.ForClause, in stream) stream {
	iter, ok := x.Loop.(*syntax.WordIter)
	if !ok {
		if c, ok := x.Loop.(*syntax.CStyleLoop); ok {
			k.expander.arith(c.Init)
			k.expander.arith(c.Cond)
			k.expander.arith(c.Post)
		}
		return k.loop(in, x.Do)
	}
	items, _ := k.lookup("@")
	if iter.InPos.IsValid() {
		items = k.expander.words(iter.Items)
		k.expander.bury(items...)
	}
	name := iter.Name.Value
	if x.Select {
		k.state.forget("REPLY")
	}
	if k.state.vars[name].traits&refers != 0 {
		k.state.refer(name, arg{text: hole}) // each word is what it stands for
	}
	if k.steps > maxSteps/4 || len(items) > maxRounds {
		items = k.expander.merged(items)
	}
	if len(items) == 0 {
		items = []arg{{text: hole, from: fromUnknown, computed: true}}
	}
	out := stream{}
	for _, item := range items {
		c := k.begin(in)
		before := k.snapshot()
		k.expander.sets(c, name, item)
		k.finish(c)
		out = out.also(k.loop(in, x.Do))
		k.state.either(before)
	}
	return out.perhaps()
}

// merged makes one word of many: what is common to all is kept as their origin.
// Names that are written out, and lead nowhere else, are as tame as those that a
// pattern matches.
func (k *expander) merged(items []arg) []arg {
	one := arg{text: hole, computed: true}
	for _, a := range items {
		one.from |= a.from
		switch {
		case plainName(a) && k.place(a).Is(place.Secret):
			one.from |= fromSecretPaths
		case plainName(a):
			one.from |= fromPaths
		case a.glob == "" || a.known():
			one.from |= fromUnknown
		}
	}
	return []arg{one}
}

// plainName reports a word that can be neither an option nor a path out of the
// workspace.
func plainName(a arg) bool {
	if !a.known() || a.from != 0 || a.text == "" || strings.Contains(a.text, "..") {
		return false
	}
	for i := range len(a.text) {
		if c := a.text[i]; !bash.NameByte(c) && (i == 0 && c != '.' || c != '.' && c != '-' && c != '/') {
			return false
		}
	}
	return true
}
