package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// branching walks what runs in one way or another, and what stands behind it: a variable that the ways gave different
// values has one of them there, and each command that names it is walked with each.
type branching struct{ *walker }

// maxWays bounds the combinations of values with which one command is walked, maxChosen those of a whole line.
const (
	maxWays   = 16
	maxChosen = 400
)

// chain walks a chain of &&. Each part of it runs only after those before it, and behind the chain all but the first
// may not have run.
func (w branching) chain(x *syntax.BinaryCmd, in taint.Stream) taint.Stream {
	failed, texts := failures{}, len(w.Out.Texts)
	if w.tests(x.X) {
		defer func() { w.Unsettles(0, texts, true) }()
	}
	out := w.and(x.X, in, &failed)
	failed.add(w.Snapshot())
	out = out.Also(w.stmt(x.Y, in))
	for _, state := range failed.states {
		w.State.Either(state)
	}
	return out
}

// tests reports a chain of && that begins with a command which tells something: what comes after it may well not run.
func (w branching) tests(s *syntax.Stmt) bool {
	if x, ok := s.Cmd.(*syntax.BinaryCmd); ok {
		return w.tests(x.X)
	}
	if _, ok := s.Cmd.(*syntax.TestClause); ok {
		return true
	}
	x, ok := s.Cmd.(*syntax.CallExpr)
	return s.Negated || ok && len(x.Args) > 0 && slices.Contains(telling, x.Args[0].Lit())
}

// telling are commands by which a line goes on or not.
var telling = strings.Fields("[ test false grep egrep fgrep rg command type which hash cmp diff pgrep")

// failures are what may hold where a part of a chain fails.
type failures struct {
	states []environment.State
	at     int // the count of changes at the last of them
}

// add keeps what holds before a part, unless nothing changed since the part before it.
func (f *failures) add(s environment.State) {
	now := 0
	if s.Changes != nil {
		now = *s.Changes
	}
	if n := len(f.states); n > 0 && f.at == now {
		last := &f.states[n-1]
		if last.Cwd == s.Cwd && slices.Equal(last.Maybe, s.Maybe) && last.Known == s.Known &&
			last.Errexit == s.Errexit && last.Persons == s.Persons && slices.Equal(last.Shadows, s.Shadows) {
			return
		}
	}
	f.states, f.at = append(f.states, s), now
}

// and walks the left side of &&, whose changes hold for the right side; failed gets what holds where a part fails.
func (w branching) and(s *syntax.Stmt, in taint.Stream, failed *failures) taint.Stream {
	x, ok := s.Cmd.(*syntax.BinaryCmd)
	if !ok || x.Op != syntax.AndStmt || len(s.Redirs) > 0 || s.Negated {
		before := w.Snapshot()
		out := w.stmt(s, in)
		if !s.Negated {
			w.Succeeded(before)
		}
		return out
	}
	out := w.and(x.X, in, failed)
	before := w.Snapshot()
	failed.add(before)
	out = out.Also(w.stmt(x.Y, in))
	w.Succeeded(before)
	return out
}

// picks walks `A && X=a || X=b`: the right side runs only where the chain did not come to the assignment that ends it,
// which never fails.
func (w branching) picks(x *syntax.BinaryCmd, in taint.Stream) (taint.Stream, bool) {
	and, ok := x.X.Cmd.(*syntax.BinaryCmd)
	if !ok || x.Op != syntax.OrStmt || and.Op != syntax.AndStmt || len(x.X.Redirs) > 0 || x.X.Negated ||
		x.X.Background || !onlySets(and.Y) {
		return taint.Stream{}, false
	}
	begins, failed := w.Snapshot(), failures{}
	out := failing(w).unheeded(func() taint.Stream { return w.and(and.X, in, &failed) })
	other := w.Snapshot()
	out = out.Also(w.stmt(and.Y, in))
	done := w.State
	w.State = other
	for _, state := range failed.states {
		w.State.Either(state)
	}
	for _, dir := range begins.Folders() {
		w.State.MayAlsoBe(dir)
	}
	out = out.Also(failedCd(w).otherwise(x.Y, in))
	w.State.Branch(begins, done)
	return out.Perhaps(), true
}

// onlySets reports a statement that gives variables values and does nothing else, which cannot fail.
func onlySets(s *syntax.Stmt) bool {
	x, ok := s.Cmd.(*syntax.CallExpr)
	if !ok || len(x.Args) > 0 || len(x.Assigns) == 0 || len(s.Redirs) > 0 || s.Negated || s.Background || s.Coprocess {
		return false
	}
	sets := true
	syntax.Walk(x, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.CmdSubst, *syntax.ProcSubst, *syntax.ArithmExp:
			sets = false
		case *syntax.ParamExp:
			sets = sets && n.Exp == nil && !n.Excl && n.Index == nil
		case *syntax.Assign:
			sets = sets && n.Array == nil && n.Index == nil
		}
		return sets
	})
	return sets
}

func (w branching) ifClause(x *syntax.IfClause, in taint.Stream) taint.Stream {
	out := failing(w).unheeded(func() taint.Stream { return w.stmts(x.Cond, in) })
	before, texts := w.Snapshot(), len(w.Out.Texts)
	defer func() { w.Unsettles(0, texts, true) }()
	out = out.Also(w.stmts(x.Then, in))
	then := w.State
	w.State = before.Clone()
	otherLeaves := false
	if x.Else != nil {
		if len(x.Else.Cond) == 0 {
			out = out.Also(w.stmts(x.Else.Then, in))
			otherLeaves = w.leaves(x.Else.Then)
		} else if w.Enter() {
			out = out.Also(w.ifClause(x.Else, in))
			w.Leave()
		}
	}
	other := w.State
	switch {
	case w.leaves(x.Then):
		w.without(&then, other)
	case otherLeaves:
		w.without(&other, then)
	}
	w.State = then
	w.State.Branch(before, other)
	return out.Perhaps()
}

// leaves reports a branch behind which nothing of the shell, or of the function, runs. A trap would run with what holds
// in it.
func (w branching) leaves(list []*syntax.Stmt) bool {
	return len(list) > 0 && len(w.shells.traps) == 0 && failing(w).ends(list[len(list)-1])
}

// without has the variables behind a branch be those of another, because it leaves; the caller of a function sees what
// it has set.
func (w branching) without(leaves *environment.State, other environment.State) {
	if len(leaves.Calls) > 0 {
		w.left = append(w.left, leaves.Clone())
	}
	leaves.Keeps(other)
}

func (w branching) caseClause(x *syntax.CaseClause, in taint.Stream) taint.Stream {
	subject, patterns := w.expander.Word(x.Word), []taint.Word(nil)
	falls, every := false, false
	for _, item := range x.Items {
		falls = falls || item.Op != syntax.Break
		for _, p := range item.Patterns {
			pattern := w.expander.Word(p)
			every = every || p.Lit() == "*"
			patterns = append(patterns, pattern)
		}
	}
	out, texts := taint.Nothing, len(w.Out.Texts)
	defer func() { w.Unsettles(0, texts, true) }()
	if falls {
		for _, item := range x.Items {
			out = out.Also(w.Perhaps(func() taint.Stream { return w.stmts(item.Stmts, in) }))
		}
	} else {
		out = w.oneOf(x.Items, every, in)
	}
	c := w.Begin(in)
	if w.expander.GuessesCase(c, subject, patterns); c.Level() > risk.Low {
		w.Finish(c)
	}
	return out.Perhaps()
}

// oneOf walks the items of a case of which one runs, or none unless every word matches.
func (w branching) oneOf(items []*syntax.CaseItem, every bool, in taint.Stream) taint.Stream {
	out, before := taint.Nothing, w.Snapshot()
	var ends, left []environment.State
	if !every {
		ends = append(ends, before)
	}
	for _, item := range items {
		w.State = before.Clone()
		w.Charge(len(w.State.Vars))
		out = out.Also(w.stmts(item.Stmts, in))
		if w.leaves(item.Stmts) {
			left = append(left, w.State)
			continue
		}
		ends = append(ends, w.State)
	}
	for _, state := range left {
		kept := before
		if len(ends) > 0 {
			kept = ends[0]
		}
		w.without(&state, kept)
		ends = append(ends, state)
	}
	w.State = ends[0].Clone()
	for _, other := range ends {
		w.State.Branch(before, other)
	}
	return out
}

// eachValue walks a command with each combination of values that the variables in it may have; false: it names none
// of which that is known.
func (w branching) eachValue(s *syntax.Stmt, in taint.Stream) (taint.Stream, bool) {
	if w.chosen == s || w.Steps > effect.MaxSteps/4 {
		return taint.Stream{}, false
	}
	names, ways := w.severalIn(s), 1
	for i, name := range names {
		if n := len(w.State.Vars[name].Among); ways*n > maxWays || w.ways+ways*n > maxChosen {
			names = names[:i]
			break
		} else {
			ways *= n
		}
	}
	if len(names) == 0 {
		return taint.Stream{}, false
	}
	w.ways += ways
	outer := w.chosen
	w.chosen = s
	defer func() { w.chosen = outer }()
	begins, after, out := w.Snapshot(), environment.State{}, taint.Stream{}
	texts, once := len(w.Out.Texts), w.turns == 0 && len(w.State.Calls) == 0
	for way := range ways {
		w.State = begins.Clone()
		w.Charge(len(w.State.Vars))
		for _, name := range names {
			among := begins.Vars[name].Among
			w.State.Takes(name, among[way%len(among)])
			way /= len(among)
		}
		listed := len(w.Out.Commands)
		one := w.statement(s, in)
		for i := min(listed, len(w.Out.Commands)); i < len(w.Out.Commands) && once; i++ {
			w.Out.Commands[i].Instead = w.ways
		}
		for _, name := range names {
			w.State.TakesBack(name, begins.Vars[name])
		}
		if after.Changes == nil {
			after, out = w.State, one
			continue
		}
		after.OneOf(begins, w.State)
		if out = out.Also(one); !one.Known || out.Text != one.Text+one.Text {
			out = out.Perhaps()
		}
	}
	w.State = after
	w.Unsettles(0, texts, true)
	return out, true
}

// severalIn are the variables that the words of a command name, and that have one of several values.
func (w branching) severalIn(s *syntax.Stmt) (names []string) {
	var nodes []syntax.Node
	switch x := s.Cmd.(type) {
	case *syntax.CallExpr, *syntax.DeclClause, *syntax.TestClause:
		nodes = append(nodes, x)
	case *syntax.ForClause:
		if iter, ok := x.Loop.(*syntax.WordIter); ok {
			nodes = append(nodes, iter)
		}
	case *syntax.CaseClause:
		nodes = append(nodes, x.Word)
	}
	for _, r := range s.Redirs {
		nodes = append(nodes, r)
	}
	for _, node := range nodes {
		syntax.Walk(node, func(n syntax.Node) bool {
			if p, ok := n.(*syntax.ParamExp); ok && p.Param != nil {
				name, followed := w.State.Meant(p.Param.Value)
				if followed && len(w.State.Vars[name].Among) > 0 && !slices.Contains(names, name) {
					names = append(names, name)
				}
			}
			return true
		})
	}
	return names
}
