package shell

import (
	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// stmts walks a list; its output is what all of it writes.
func (w *walker) stmts(list []*syntax.Stmt, in taint.Stream) taint.Stream {
	out := taint.Nothing
	for i, s := range list {
		jumps, cwd := w.shells.leaves+w.shells.breaks, w.State.Cwd
		out = out.Also(failing{w}.heeded(s, in))
		if w.shells.leaves+w.shells.breaks > jumps && i+1 < len(list) {
			return out.Also(w.Perhaps(func() taint.Stream { return w.stmts(list[i+1:], in) }))
		}
		if w.State.Cwd != cwd && i+1 < len(list) && (failedCd{w}).likely() {
			return out.Also(failedCd{w}.walks(list[i+1:], in))
		}
	}
	return out
}

// stmt walks one statement.
func (w *walker) stmt(s *syntax.Stmt, in taint.Stream) taint.Stream {
	if s == nil {
		return taint.Nothing
	}
	if w.Spent {
		return taint.UnknownData
	}
	if !s.Background && !detaches(s) {
		return w.statement(s, in)
	}
	blind, texts, out := len(w.Blind), len(w.Out.Texts), taint.Nothing
	state := w.Snapshot()
	l := timing{w}.part(func() { out = w.statement(s, in) })
	l.stmts, l.in, l.state = []*syntax.Stmt{s}, in, state
	timing{w}.staysBeside(l)
	if !s.Background {
		return out
	}
	w.Unsettles(blind, texts, false)
	w.State.Jobs = true
	w.State.ShadowsOnly(state.Shadows)
	return out
}

// statement walks one with its redirections.
func (w *walker) statement(s *syntax.Stmt, in taint.Stream) taint.Stream {
	if w.State.Several {
		if out, ok := (branching{w}).eachValue(s, in); ok {
			return out
		}
	}
	outer := w.At
	w.At = w.stands(s)
	defer func() { w.At = outer }()
	if s.Negated {
		was := w.State.Unheeded
		w.State.Unheeded = true
		defer func() { w.State.Unheeded = was }()
	}
	if s.Background {
		before := w.Snapshot()
		defer func() { w.State = before }() // a background list runs in a subshell
	}
	if x, ok := s.Cmd.(*syntax.CallExpr); ok {
		return w.call(x, s.Redirs, in)
	}
	if len(s.Redirs) == 0 && s.Cmd != nil {
		return w.command(s.Cmd, in)
	}
	c := w.Begin(in)
	open := w.declarer.Open
	defer func() { w.declarer.Open = open }()
	r := w.declarer.Redirects(c, s.Redirs)
	out := taint.Nothing
	if s.Cmd != nil {
		out = w.command(s.Cmd, r.In(in))
	}
	out = w.declarer.Drain(c, r, out)
	w.Finish(c)
	return out
}

// command walks everything that is not a simple command.
func (w *walker) command(cmd syntax.Command, in taint.Stream) taint.Stream {
	if !w.Enter() {
		return taint.UnknownData
	}
	defer w.Leave()
	switch x := cmd.(type) {
	case *syntax.Block:
		return w.stmts(x.Stmts, in)
	case *syntax.Subshell:
		return w.Apart(func() taint.Stream { return w.stmts(x.Stmts, in) })
	case *syntax.BinaryCmd:
		return w.binary(x, in)
	case *syntax.IfClause:
		return branching{w}.ifClause(x, in)
	case *syntax.WhileClause:
		return w.loop(in, false, x.Cond, x.Do)
	case *syntax.ForClause:
		return w.forClause(x, in)
	case *syntax.CaseClause:
		return branching{w}.caseClause(x, in)
	case *syntax.FuncDecl:
		return w.function(x)
	case *syntax.ArithmCmd:
		w.expander.Arith(x.X)
	case *syntax.LetClause:
		for _, e := range x.Exprs {
			w.expander.Arith(e)
		}
	case *syntax.TestClause:
		c := w.Begin(in)
		w.expander.Test(c, x.X)
		plainTest{w}.judge(c, x.X)
		w.Finish(c)
	case *syntax.DeclClause:
		return w.declarer.Declare(x, in)
	case *syntax.TimeClause:
		return failing{w}.unheeded(func() taint.Stream { return w.stmt(x.Stmt, in) })
	case *syntax.CoprocClause:
		return w.coprocess(x)
	default:
		w.NotUnderstood(effect.Say("a kind of command that guard does not know"))
	}
	return taint.Nothing
}

// coprocess walks `coproc NAME …`: NAME gets the numbers of its pipes.
func (w *walker) coprocess(x *syntax.CoprocClause) taint.Stream {
	if name := w.expander.Word(x.Name).Text; name != "" {
		w.expander.SetsAside(name, taint.Number)
		w.expander.SetsAside(name+"_PID", taint.Number)
		w.State.Forget(name)
	}
	return timing{w}.besides([]*syntax.Stmt{x.Stmt}, taint.UnknownData)
}

func (w *walker) binary(x *syntax.BinaryCmd, in taint.Stream) taint.Stream {
	switch x.Op {
	case syntax.Pipe, syntax.PipeAll:
		// zsh and lastpipe run the last part in the shell itself: both are covered.
		return failing{w}.unheeded(func() taint.Stream { return w.pipe(x, in) })
	case syntax.AndStmt:
		// Within a chain of && each part runs only after those before it.
		begins, shadows := w.State.Folders(), w.State.Shadows
		out := failing{w}.unheeded(func() taint.Stream { return branching{w}.chain(x, in) })
		w.State.ShadowsOnly(shadows)
		for _, dir := range begins { // a cd in it may have failed, and what follows the chain runs all the same
			w.State.MayAlsoBe(dir)
		}
		return out
	default:
		if out, ok := (failing{w}).guarded(x, in); ok {
			return out
		}
		if out, ok := (branching{w}).picks(x, in); ok {
			return out
		}
		out := failing{w}.unheeded(func() taint.Stream { return w.stmt(x.X, in) })
		texts := len(w.Out.Texts)
		other := w.Perhaps(func() taint.Stream { return failedCd{w}.otherwise(x.Y, in) })
		w.Unsettles(0, texts, true)
		if x.Op == syntax.OrStmt && out.Known && other.Known && out.Text == other.Text {
			return taint.Stream{From: out.From | other.From, Text: out.Text, Known: true} // the one or the other
		}
		return out.Also(other)
	}
}

// pipe walks the two sides of |, which run beside each other.
func (w *walker) pipe(x *syntax.BinaryCmd, in taint.Stream) taint.Stream {
	left := taint.Nothing
	dropping{w}.leads(x)
	l := timing{w}.part(func() { left = w.Apart(func() taint.Stream { return w.stmt(x.X, in) }) })
	l.stmts, l.in = []*syntax.Stmt{x.X}, in
	if !l.needs.None() {
		l.state = w.Snapshot()
	}
	// zsh and lastpipe run the last part in the shell itself: both are covered.
	out := w.Perhaps(func() taint.Stream { return w.stmt(x.Y, left) })
	if !w.again && w.Changed(l.since, &l.needs) {
		timing{w}.judgeAgain(&l, false)
	}
	return out
}

// Substitution walks $(…) and `…` and tells what comes out.
func (w *walker) Substitution(x *syntax.CmdSubst) taint.Stream {
	if !w.Enter() {
		return taint.UnknownData
	}
	defer w.Leave()
	if len(x.Stmts) == 1 && x.Stmts[0].Cmd == nil && len(x.Stmts[0].Redirs) == 1 &&
		x.Stmts[0].Redirs[0].Op == syntax.RdrIn {
		// $(<file) reads the file.
		c := w.Begin(taint.Nothing)
		file := w.expander.Word(x.Stmts[0].Redirs[0].Word)
		w.Reads(c, file)
		w.Finish(c)
		out := taint.Stream{From: c.Data}
		if text, how := w.TextOf(w.Place(file)); how == files.Wholly && file.Known() && !files.Binary(text) {
			out.Text, out.Known = text, true
		}
		return out
	}
	return w.Apart(func() taint.Stream {
		w.State.Errexit = false // bash(1), inherit_errexit
		return w.stmts(x.Stmts, taint.Nothing)
	})
}

// Process walks <(…) and >(…).
func (w *walker) Process(x *syntax.ProcSubst) taint.Stream {
	if !w.Enter() {
		return taint.UnknownData
	}
	defer w.Leave()
	in := taint.Nothing
	if x.Op == syntax.CmdOut {
		in = taint.Stream{From: taint.FromFile | taint.FromUnknown}
	}
	return timing{w}.besides(x.Stmts, in)
}
