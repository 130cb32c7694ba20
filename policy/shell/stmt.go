package shell

import (
	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// stmts walks a list; its output is what all of it writes.
func (k *walker) stmts(list []*syntax.Stmt, in taint.Stream) taint.Stream {
	out := taint.Nothing
	for i, s := range list {
		jumps := k.shells.leaves + k.shells.breaks
		out = out.Also(k.stmt(s, in))
		if k.shells.leaves+k.shells.breaks > jumps && i+1 < len(list) {
			return out.Also(k.Perhaps(func() taint.Stream { return k.stmts(list[i+1:], in) }))
		}
	}
	return out
}

// stmt walks one statement.
func (k *walker) stmt(s *syntax.Stmt, in taint.Stream) taint.Stream {
	if s == nil {
		return taint.Nothing
	}
	if k.Spent {
		return taint.UnknownData
	}
	blind, texts := len(k.Blind), len(k.Out.Texts)
	out := k.statement(s, in)
	if s.Background {
		k.Unsettles(blind, texts)
	}
	k.State.Jobs = k.State.Jobs || s.Background
	return out
}

// statement walks one with its redirections.
func (k *walker) statement(s *syntax.Stmt, in taint.Stream) taint.Stream {
	if x, ok := s.Cmd.(*syntax.CallExpr); ok {
		return k.call(x, s.Redirs, in)
	}
	if len(s.Redirs) == 0 && s.Cmd != nil {
		if !s.Background {
			return k.command(s.Cmd, in)
		}
		before := k.Snapshot()
		out := k.command(s.Cmd, in)
		k.State = before // a background list runs in a subshell
		return out
	}
	c := k.Begin(in)
	r := k.declarer.Redirects(c, s.Redirs)
	out := taint.Nothing
	if s.Cmd != nil {
		out = k.command(s.Cmd, r.In(in))
	}
	out = k.declarer.Drain(c, r, out)
	k.Finish(c)
	return out
}

// command walks everything that is not a simple command.
func (k *walker) command(cmd syntax.Command, in taint.Stream) taint.Stream {
	if !k.Enter() {
		return taint.UnknownData
	}
	defer k.Leave()
	switch x := cmd.(type) {
	case *syntax.Block:
		return k.stmts(x.Stmts, in)
	case *syntax.Subshell:
		return k.Apart(func() taint.Stream { return k.stmts(x.Stmts, in) })
	case *syntax.BinaryCmd:
		return k.binary(x, in)
	case *syntax.IfClause:
		return k.ifClause(x, in)
	case *syntax.WhileClause:
		return k.loop(in, x.Cond, x.Do)
	case *syntax.ForClause:
		return k.forClause(x, in)
	case *syntax.CaseClause:
		return k.caseClause(x, in)
	case *syntax.FuncDecl:
		return k.function(x)
	case *syntax.ArithmCmd:
		k.expander.Arith(x.X)
	case *syntax.LetClause:
		for _, e := range x.Exprs {
			k.expander.Arith(e)
		}
	case *syntax.TestClause:
		c := k.Begin(in)
		k.expander.Test(c, x.X)
		k.Finish(c)
	case *syntax.DeclClause:
		return k.declarer.Declare(x, in)
	case *syntax.TimeClause:
		return k.stmt(x.Stmt, in)
	case *syntax.CoprocClause:
		return k.coprocess(x)
	default:
		k.NotUnderstood(effect.Say("a kind of command that guard does not know"))
	}
	return taint.Nothing
}

// coprocess walks `coproc NAME …`: NAME gets the numbers of its pipes.
func (k *walker) coprocess(x *syntax.CoprocClause) taint.Stream {
	if name := k.expander.Word(x.Name).Text; name != "" {
		k.expander.SetsAside(name, taint.Number)
		k.expander.SetsAside(name+"_PID", taint.Number)
		k.State.Forget(name)
	}
	return k.Apart(func() taint.Stream { return k.stmt(x.Stmt, taint.UnknownData) })
}

func (k *walker) binary(x *syntax.BinaryCmd, in taint.Stream) taint.Stream {
	switch x.Op {
	case syntax.Pipe, syntax.PipeAll:
		// zsh and lastpipe run the last part in the shell itself: both are covered.
		left := k.Apart(func() taint.Stream { return k.stmt(x.X, in) })
		return k.Perhaps(func() taint.Stream { return k.stmt(x.Y, left) })
	case syntax.AndStmt:
		// Within a chain of && each part runs only after those before it.
		out := k.and(x.X, in)
		before := k.Snapshot()
		out = out.Also(k.stmt(x.Y, in))
		k.State.Either(before)
		return out
	default:
		out := k.stmt(x.X, in)
		other := k.Perhaps(func() taint.Stream { return k.stmt(x.Y, in) })
		if x.Op == syntax.OrStmt && out.Known && other.Known && out.Text == other.Text {
			return taint.Stream{From: out.From | other.From, Text: out.Text, Known: true} // the one or the other
		}
		return out.Also(other)
	}
}

// and walks the left side of &&, whose changes hold for the right side.
func (k *walker) and(s *syntax.Stmt, in taint.Stream) taint.Stream {
	x, ok := s.Cmd.(*syntax.BinaryCmd)
	if !ok || x.Op != syntax.AndStmt || len(s.Redirs) > 0 || s.Negated {
		before := k.Snapshot()
		out := k.stmt(s, in)
		if !s.Negated {
			k.Succeeded(before)
		}
		return out
	}
	out := k.and(x.X, in)
	before := k.Snapshot()
	out = out.Also(k.stmt(x.Y, in))
	k.Succeeded(before)
	return out
}

func (k *walker) ifClause(x *syntax.IfClause, in taint.Stream) taint.Stream {
	out := k.stmts(x.Cond, in)
	before := k.Snapshot()
	out = out.Also(k.stmts(x.Then, in))
	then := k.State
	k.State = before
	if x.Else != nil {
		if len(x.Else.Cond) == 0 {
			out = out.Also(k.stmts(x.Else.Then, in))
		} else if k.Enter() {
			out = out.Also(k.ifClause(x.Else, in))
			k.Leave()
		}
	}
	other := k.State
	k.State = then
	k.State.Either(before)
	k.State.Absorb(other)
	return out.Perhaps()
}

func (k *walker) caseClause(x *syntax.CaseClause, in taint.Stream) taint.Stream {
	k.expander.Word(x.Word)
	out := taint.Nothing
	for _, item := range x.Items {
		for _, p := range item.Patterns {
			k.expander.Word(p)
		}
		out = out.Also(k.Perhaps(func() taint.Stream { return k.stmts(item.Stmts, in) }))
	}
	return out.Perhaps()
}

// Substitution walks $(…) and `…` and tells what comes out.
func (k *walker) Substitution(x *syntax.CmdSubst) taint.Stream {
	if !k.Enter() {
		return taint.UnknownData
	}
	defer k.Leave()
	if len(x.Stmts) == 1 && x.Stmts[0].Cmd == nil && len(x.Stmts[0].Redirs) == 1 &&
		x.Stmts[0].Redirs[0].Op == syntax.RdrIn {
		// $(<file) reads the file.
		c := k.Begin(taint.Nothing)
		k.Reads(c, k.expander.Word(x.Stmts[0].Redirs[0].Word))
		k.Finish(c)
		return taint.Stream{From: c.Data}
	}
	return k.Apart(func() taint.Stream { return k.stmts(x.Stmts, taint.Nothing) })
}

// Process walks <(…) and >(…).
func (k *walker) Process(x *syntax.ProcSubst) taint.Stream {
	if !k.Enter() {
		return taint.UnknownData
	}
	defer k.Leave()
	in := taint.Nothing
	if x.Op == syntax.CmdOut {
		in = taint.Stream{From: taint.FromFile | taint.FromUnknown}
	}
	return k.Apart(func() taint.Stream { return k.stmts(x.Stmts, in) })
}
