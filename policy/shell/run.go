package shell

import (
	"path"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/expand"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// run judges the words of one command and tells what it writes.
func (k *walker) run(c *effect.Call, args []taint.Word) taint.Stream {
	if !k.Charge(6 * effect.CostWord * len(args)) {
		return taint.UnknownData
	}
	c.Cmd.Argv = make([]string, len(args))
	for i, a := range args {
		if a.Text != "" { // else it is the empty word, whatever it stands for in the line
			c.Cmd.Argv[i] = a.Show()
		}
		c.Cmd.Literal = c.Cmd.Literal && a.Known()
	}
	if len(args) == 0 {
		c.Unknown(effect.Say("a command whose name is not known before it runs"))
		return taint.UnknownData
	}
	name := args[0]
	if !name.Known() || name.Text == "" {
		return k.nameless(c, args)
	}
	if name.Computed {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the name of the command is computed: {0}", name.Text))
	}
	if name.From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
	}
	out, defined := k.redefined(c, name.Text, args)
	if strings.Contains(name.Text, "/") {
		clean := path.Clean(name.Text)
		dir, base := path.Split(clean)
		if !slices.Contains(expand.TrustedFolders, path.Clean(dir)) {
			return k.invocations.script(c, name, args[1:])
		}
		name.Text = base
	}
	if k.projects.Packaged {
		k.projects.OwnProgram(c, name.Text)
	}
	e := program.Find(name.Text)
	if e == nil {
		if defined {
			c.Inner, c.Silent = true, true
			return out
		}
		return k.stranger(c, name.Text, args)
	}
	return k.invocations.judge(c, e, args).Also(out)
}

// redefined runs the alias or function that a name stands for in this line.
// Whether the shell would really use it is left open, so both are judged.
func (k *walker) redefined(c *effect.Call, name string, args []taint.Word) (taint.Stream, bool) {
	text, isAlias := k.State.Aliases[name]
	body, isFunc := k.State.Funcs[name]
	out := taint.Nothing
	if isAlias && k.Enter() {
		saved := k.State.Aliases
		k.State.Aliases = nil
		out = out.Also(k.line(text+" "+joined(args[1:]), c.In))
		k.State.Aliases = saved
		k.Leave()
	}
	if isFunc {
		out = out.Also(k.callFunction(name, body, args[1:], c.In))
	}
	return out, isAlias || isFunc
}

// joined puts words together again, quoted.
func joined(args []taint.Word) string {
	var b strings.Builder
	for _, a := range args {
		b.WriteByte(' ')
		if a.Glob != "" {
			b.WriteString(a.Glob)
			continue
		}
		b.WriteString("'" + strings.ReplaceAll(strings.ReplaceAll(a.Text, taint.Hole, "$UNKNOWN"), "'", `'\''`) + "'")
	}
	return b.String()
}

// nameless judges a command whose name is not known.
func (k *walker) nameless(c *effect.Call, args []taint.Word) taint.Stream {
	c.Unknown(effect.Say("a command whose name is not known before it runs: {0}", args[0].Show()))
	if args[0].From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
	}
	if args[0].Glob != "" {
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("runs whatever program the pattern {0} matches", args[0].Show()))
	}
	k.Forwarded(c, args)
	return taint.UnknownData
}

// stranger judges a program that nobody knows. It may hand its words on to
// another program, so a known name among them is judged too.
func (k *walker) stranger(c *effect.Call, name string, args []taint.Word) taint.Stream {
	if tellsOfItself(args[1:]) && c.In.From&taint.FromNet == 0 && k.unlisted.ofSystemFolder(name) {
		c.Raise(risk.Medium, 0, effect.Say("{0} only tells about itself", name))
		return taint.Stream{From: taint.FromSystem}
	}
	c.StrangeTo(strangerSignature(name, args[1:]), effect.Say("{0} is a program that guard does not know", name))
	if c.In.From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary,
			effect.Say("hands what a host sent to an unknown program"))
	}
	for _, a := range args[1:] {
		if p := k.Place(a); a.Known() && p.Path != "" {
			k.Glance(c, a)
		}
	}
	k.Forwarded(c, args)
	return taint.UnknownData
}

// Forwarded judges the known programs among the words of a command that is not
// understood, as if it started them: which of them it does start, if any, is
// not known (perf stat rm -rf src).
func (k *walker) Forwarded(c *effect.Call, args []taint.Word) {
	tried := 0
	for i, a := range args[1:] {
		if !a.Known() || a.Text == "" || program.Find(path.Base(a.Text)) == nil || tried == network.MaxForwarded ||
			!k.Enter() {
			continue
		}
		tried++
		inner := k.Begin(c.In)
		inner.Cmd.Wrappers = []string{args[0].Show()}
		k.run(inner, args[1+i:])
		c.Cmd.Own.Add(inner.Cmd.Own)
		c.Cmd.Own.Add(inner.Extra)
		c.Unsure = c.Unsure || !c.Strange && (inner.Unsure || inner.Strange) // of a stranger nothing was known anyway
		k.Leave()
	}
}

// Nested judges a command that c starts, as a command of its own.
func (k *walker) Nested(c *effect.Call, wrapper string, args []taint.Word, in taint.Stream) taint.Stream {
	if k.Steps++; k.Steps > effect.MaxSteps || !k.Enter() {
		k.NotUnderstood(effect.Say("too many commands to judge"))
		return taint.UnknownData
	}
	defer k.Leave()
	var out taint.Stream
	k.Wrapped(c, wrapper, func() {
		inner := k.Begin(in)
		out = k.run(inner, args)
		k.Finish(inner)
	})
	return out
}

// callFunction walks a function's body with the words it is called with.
func (k *walker) callFunction(name string, body *syntax.Stmt, args []taint.Word, in taint.Stream) taint.Stream {
	if slices.Contains(k.State.Calls, name) {
		k.recursed = append(k.recursed, name)
		return taint.UnknownData
	}
	if !k.Enter() {
		return taint.UnknownData
	}
	defer k.Leave()
	if len(k.called) < environment.MaxVars {
		k.called = append(k.called, body)
	}
	out := k.calls(name, body, in, args, true)
	if slices.Contains(k.recursed, name) {
		// It calls itself, with any words, after it has set what it sets.
		k.recursed = slices.DeleteFunc(k.recursed, func(n string) bool { return n == name })
		for _, v := range bash.Assigned([]*syntax.Stmt{body}) {
			k.State.Forget(v)
		}
		begins := k.Snapshot()
		out = out.Also(k.calls(name, body, in, nil, false))
		if k.State.Carries(begins) {
			out = out.Also(k.calls(name, body, in, nil, false))
		}
	}
	return out
}

// calls walks a body as a function's.
func (k *walker) calls(name string, body *syntax.Stmt, in taint.Stream, args []taint.Word, known bool) taint.Stream {
	calls, params, was, set, locals := k.State.Calls, k.State.Params, k.State.Known, k.State.Args, k.State.Locals
	leaves, breaks := k.shells.leaves, k.shells.breaks
	k.State.Calls = append(slices.Clip(calls), name)
	k.State.Locals = nil
	k.State.SetParams(args, known)
	out := k.stmt(body, in)
	k.State.DropLocals()
	k.shells.leaves, k.shells.breaks = leaves, breaks
	k.State.Calls, k.State.Params, k.State.Known, k.State.Args, k.State.Locals = calls, params, was, set, locals
	return out
}
