package shell

import "mvdan.cc/sh/v3/syntax"

// stmts walks a list; its output is what all of it writes.
func (k *walker) stmts(list []*syntax.Stmt, in stream) stream {
	out := nothing
	for i, s := range list {
		jumps := k.shells.leaves + k.shells.breaks
		out = out.also(k.stmt(s, in))
		if k.shells.leaves+k.shells.breaks > jumps && i+1 < len(list) {
			return out.also(k.perhaps(func() stream { return k.stmts(list[i+1:], in) }))
		}
	}
	return out
}

// stmt walks one statement.
func (k *walker) stmt(s *syntax.Stmt, in stream) stream {
	if s == nil {
		return nothing
	}
	if k.spent {
		return unknownData
	}
	blind, texts := len(k.blind), len(k.out.Texts)
	out := k.statement(s, in)
	if s.Background {
		k.unsettles(blind, texts)
	}
	k.state.jobs = k.state.jobs || s.Background
	return out
}

// statement walks one with its redirections.
func (k *walker) statement(s *syntax.Stmt, in stream) stream {
	if x, ok := s.Cmd.(*syntax.CallExpr); ok {
		return k.call(x, s.Redirs, in)
	}
	if len(s.Redirs) == 0 && s.Cmd != nil {
		if !s.Background {
			return k.command(s.Cmd, in)
		}
		before := k.snapshot()
		out := k.command(s.Cmd, in)
		k.state = before // a background list runs in a subshell
		return out
	}
	c := k.begin(in)
	r := k.declarer.redirects(c, s.Redirs)
	out := nothing
	if s.Cmd != nil {
		out = k.command(s.Cmd, r.in(in))
	}
	out = k.declarer.drain(c, r, out)
	k.finish(c)
	return out
}

// command walks everything that is not a simple command.
func (k *walker) command(cmd syntax.Command, in stream) stream {
	if !k.enter() {
		return unknownData
	}
	defer k.leave()
	switch x := cmd.(type) {
	case *syntax.Block:
		return k.stmts(x.Stmts, in)
	case *syntax.Subshell:
		return k.apart(func() stream { return k.stmts(x.Stmts, in) })
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
		k.expander.arith(x.X)
	case *syntax.LetClause:
		for _, e := range x.Exprs {
			k.expander.arith(e)
		}
	case *syntax.TestClause:
		c := k.begin(in)
		k.expander.test(c, x.X)
		k.finish(c)
	case *syntax.DeclClause:
		return k.declarer.declare(x, in)
	case *syntax.TimeClause:
		return k.stmt(x.Stmt, in)
	case *syntax.CoprocClause:
		return k.coprocess(x)
	default:
		k.notUnderstood(say("a kind of command that guard does not know"))
	}
	return nothing
}

// coprocess walks `coproc NAME …`: NAME gets the numbers of its pipes.
func (k *walker) coprocess(x *syntax.CoprocClause) stream {
	if name := k.expander.word(x.Name).text; name != "" {
		k.expander.setsAside(name, number)
		k.expander.setsAside(name+"_PID", number)
		k.state.forget(name)
	}
	return k.apart(func() stream { return k.stmt(x.Stmt, unknownData) })
}

// apart walks what runs in a subshell: its state does not come back.
func (k *lineState) apart(f func() stream) stream {
	before := k.snapshot()
	out := f()
	k.state = before
	return out
}

// perhaps walks what may or may not run.
func (k *lineState) perhaps(f func() stream) stream {
	before := k.snapshot()
	out := f()
	k.state.either(before)
	return out
}

func (k *walker) binary(x *syntax.BinaryCmd, in stream) stream {
	switch x.Op {
	case syntax.Pipe, syntax.PipeAll:
		// zsh and lastpipe run the last part in the shell itself: both are covered.
		left := k.apart(func() stream { return k.stmt(x.X, in) })
		return k.perhaps(func() stream { return k.stmt(x.Y, left) })
	case syntax.AndStmt:
		// Within a chain of && each part runs only after those before it.
		out := k.and(x.X, in)
		before := k.snapshot()
		out = out.also(k.stmt(x.Y, in))
		k.state.either(before)
		return out
	default:
		out := k.stmt(x.X, in)
		other := k.perhaps(func() stream { return k.stmt(x.Y, in) })
		if x.Op == syntax.OrStmt && out.known && other.known && out.text == other.text {
			return stream{from: out.from | other.from, text: out.text, known: true} // the one or the other
		}
		return out.also(other)
	}
}

// and walks the left side of &&, whose changes hold for the right side.
func (k *walker) and(s *syntax.Stmt, in stream) stream {
	x, ok := s.Cmd.(*syntax.BinaryCmd)
	if !ok || x.Op != syntax.AndStmt || len(s.Redirs) > 0 || s.Negated {
		before := k.snapshot()
		out := k.stmt(s, in)
		if !s.Negated {
			k.succeeded(before)
		}
		return out
	}
	out := k.and(x.X, in)
	before := k.snapshot()
	out = out.also(k.stmt(x.Y, in))
	k.succeeded(before)
	return out
}

// succeeded drops the folder that would hold had the cd just walked failed.
func (k *lineState) succeeded(before state) {
	if k.state.cwd != before.cwd {
		k.state.maybe = before.maybe
	}
}

func (k *walker) ifClause(x *syntax.IfClause, in stream) stream {
	out := k.stmts(x.Cond, in)
	before := k.snapshot()
	out = out.also(k.stmts(x.Then, in))
	then := k.state
	k.state = before
	if x.Else != nil {
		if len(x.Else.Cond) == 0 {
			out = out.also(k.stmts(x.Else.Then, in))
		} else if k.enter() {
			out = out.also(k.ifClause(x.Else, in))
			k.leave()
		}
	}
	other := k.state
	k.state = then
	k.state.either(before)
	k.state.absorb(other)
	return out.perhaps()
}

func (k *walker) caseClause(x *syntax.CaseClause, in stream) stream {
	k.expander.word(x.Word)
	out := nothing
	for _, item := range x.Items {
		for _, p := range item.Patterns {
			k.expander.word(p)
		}
		out = out.also(k.perhaps(func() stream { return k.stmts(item.Stmts, in) }))
	}
	return out.perhaps()
}

// Substitution walks $(…) and `…` and tells what comes out.
func (k *walker) Substitution(x *syntax.CmdSubst) stream {
	if !k.enter() {
		return unknownData
	}
	defer k.leave()
	if len(x.Stmts) == 1 && x.Stmts[0].Cmd == nil && len(x.Stmts[0].Redirs) == 1 && x.Stmts[0].Redirs[0].Op == syntax.RdrIn {
		// $(<file) reads the file.
		c := k.begin(nothing)
		k.reads(c, k.expander.word(x.Stmts[0].Redirs[0].Word))
		k.finish(c)
		return stream{from: c.data}
	}
	return k.apart(func() stream { return k.stmts(x.Stmts, nothing) })
}

// Process walks <(…) and >(…).
func (k *walker) Process(x *syntax.ProcSubst) stream {
	if !k.enter() {
		return unknownData
	}
	defer k.leave()
	in := nothing
	if x.Op == syntax.CmdOut {
		in = stream{from: fromFile | fromUnknown}
	}
	return k.apart(func() stream { return k.stmts(x.Stmts, in) })
}
