package shell

import (
	"path"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/risk"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/program"
)

// trustedFolders hold the system's own programs: a path into one of them is as
// good as the bare name.
var trustedFolders = []string{
	"/bin", "/usr/bin", "/sbin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin", "/opt/homebrew/bin", "/opt/homebrew/sbin",
	"/opt/local/bin", "/usr/local/go/bin", "/run/current-system/sw/bin", "/snap/bin", "/home/linuxbrew/.linuxbrew/bin", "/usr/libexec",
}

// run judges the words of one command and tells what it writes.
func (k *walker) run(c *call, args []arg) stream {
	if !k.charge(6 * costWord * len(args)) {
		return unknownData
	}
	c.cmd.Argv = make([]string, len(args))
	for i, a := range args {
		if a.text != "" { // else it is the empty word, whatever it stands for in the line
			c.cmd.Argv[i] = a.show()
		}
		c.cmd.Literal = c.cmd.Literal && a.known()
	}
	if len(args) == 0 {
		c.unknown(say("a command whose name is not known before it runs"))
		return unknownData
	}
	name := args[0]
	if !name.known() || name.text == "" {
		return k.nameless(c, args)
	}
	if name.computed {
		c.raise(risk.Medium, risk.ExecArbitrary, say("the name of the command is computed: {0}", name.text))
	}
	if name.from&fromNet != 0 {
		c.raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, say("runs what a host sent"))
	}
	out, defined := k.redefined(c, name.text, args)
	if strings.Contains(name.text, "/") {
		clean := path.Clean(name.text)
		dir, base := path.Split(clean)
		if !slices.Contains(trustedFolders, path.Clean(dir)) {
			return k.invocations.script(c, name, args[1:])
		}
		name.text = base
	}
	if k.projects.packaged {
		k.projects.ownProgram(c, name.text)
	}
	e := program.Find(name.text)
	if e == nil {
		if defined {
			c.inner, c.silent = true, true
			return out
		}
		return k.stranger(c, name.text, args)
	}
	return k.invocations.interpret(c, e, args).also(out)
}

// redefined runs the alias or function that a name stands for in this line.
// Whether the shell would really use it is left open, so both are judged.
func (k *walker) redefined(c *call, name string, args []arg) (stream, bool) {
	text, isAlias := k.state.aliases[name]
	body, isFunc := k.state.funcs[name]
	out := nothing
	if isAlias && k.enter() {
		saved := k.state.aliases
		k.state.aliases = nil
		out = out.also(k.line(text+" "+joined(args[1:]), c.in))
		k.state.aliases = saved
		k.leave()
	}
	if isFunc {
		out = out.also(k.callFunction(name, body, args[1:], c.in))
	}
	return out, isAlias || isFunc
}

// joined puts words together again, quoted.
func joined(args []arg) string {
	var b strings.Builder
	for _, a := range args {
		b.WriteByte(' ')
		if a.glob != "" {
			b.WriteString(a.glob)
			continue
		}
		b.WriteString("'" + strings.ReplaceAll(strings.ReplaceAll(a.text, hole, "$UNKNOWN"), "'", `'\''`) + "'")
	}
	return b.String()
}

// nameless judges a command whose name is not known.
func (k *walker) nameless(c *call, args []arg) stream {
	c.unknown(say("a command whose name is not known before it runs: {0}", args[0].show()))
	if args[0].from&fromNet != 0 {
		c.raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, say("runs what a host sent"))
	}
	if args[0].glob != "" {
		c.raise(risk.High, risk.ExecArbitrary, say("runs whatever program the pattern {0} matches", args[0].show()))
	}
	k.Forwarded(c, args)
	return unknownData
}

// stranger judges a program that nobody knows. It may hand its words on to
// another program, so a known name among them is judged too.
func (k *walker) stranger(c *call, name string, args []arg) stream {
	if tellsOfItself(args[1:]) && c.in.from&fromNet == 0 && k.unlisted.ofSystemFolder(name) {
		c.raise(risk.Medium, 0, say("{0} only tells about itself", name))
		return stream{from: fromSystem}
	}
	c.strangeTo(strangerSignature(name, args[1:]), say("{0} is a program that guard does not know", name))
	if c.in.from&fromNet != 0 {
		c.raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, say("hands what a host sent to an unknown program"))
	}
	for _, a := range args[1:] {
		if p := k.place(a); a.known() && p.Path != "" {
			k.glance(c, a)
		}
	}
	k.Forwarded(c, args)
	return unknownData
}

// maxForwarded bounds how many words of one command are taken for programs.
const maxForwarded = 4

// Forwarded judges the known programs among the words of a command that is not
// understood, as if it started them: which of them it does start, if any, is
// not known (perf stat rm -rf src).
func (k *walker) Forwarded(c *call, args []arg) {
	tried := 0
	for i, a := range args[1:] {
		if !a.known() || a.text == "" || program.Find(path.Base(a.text)) == nil || tried == maxForwarded || !k.enter() {
			continue
		}
		tried++
		inner := k.begin(c.in)
		inner.cmd.Wrappers = []string{args[0].show()}
		k.run(inner, args[1+i:])
		c.cmd.Own.Add(inner.cmd.Own)
		c.cmd.Own.Add(inner.extra)
		c.unsure = c.unsure || !c.strange && (inner.unsure || inner.strange) // of a stranger nothing was known anyway
		k.leave()
	}
}

// Nested judges a command that c starts, as a command of its own.
func (k *walker) Nested(c *call, wrapper string, args []arg, in stream) stream {
	if k.steps++; k.steps > maxSteps || !k.enter() {
		k.notUnderstood(say("too many commands to judge"))
		return unknownData
	}
	defer k.leave()
	var out stream
	k.wrapped(c, wrapper, func() {
		inner := k.begin(in)
		out = k.run(inner, args)
		k.finish(inner)
	})
	return out
}

// wrapped walks what stands inside a wrapper: everything in it also carries
// what the wrapper itself was found to be.
func (k *lineState) wrapped(c *call, wrapper string, f func()) {
	saved := k.wrap
	k.wrap.names = append(slices.Clip(k.wrap.names), wrapper)
	k.wrap.finding = risk.Finding{Level: risk.Low}
	k.wrap.finding.Add(saved.finding)
	k.wrap.finding.Add(c.cmd.Own)
	k.wrap.finding.Add(c.extra)
	c.passed = k.wrap.finding
	listed := len(k.out.Commands)
	f()
	k.wrap = saved
	// A text without any command, such as "a=b", carries nothing on.
	c.inner, c.silent = true, len(k.out.Commands) > listed
}

// callFunction walks a function's body with the words it is called with.
func (k *walker) callFunction(name string, body *syntax.Stmt, args []arg, in stream) stream {
	if slices.Contains(k.state.calls, name) {
		k.recursed = append(k.recursed, name)
		return unknownData
	}
	if !k.enter() {
		return unknownData
	}
	defer k.leave()
	if len(k.called) < maxVars {
		k.called = append(k.called, body)
	}
	out := k.calls(name, body, in, args, true)
	if slices.Contains(k.recursed, name) {
		// It calls itself, with any words, after it has set what it sets.
		k.recursed = slices.DeleteFunc(k.recursed, func(n string) bool { return n == name })
		for _, v := range bash.Assigned([]*syntax.Stmt{body}) {
			k.state.forget(v)
		}
		begins := k.snapshot()
		out = out.also(k.calls(name, body, in, nil, false))
		if k.state.carries(begins) {
			out = out.also(k.calls(name, body, in, nil, false))
		}
	}
	return out
}

// calls walks a body as a function's.
func (k *walker) calls(name string, body *syntax.Stmt, in stream, args []arg, known bool) stream {
	calls, params, was, set, locals := k.state.calls, k.state.params, k.state.known, k.state.args, k.state.locals
	leaves, breaks := k.shells.leaves, k.shells.breaks
	k.state.calls = append(slices.Clip(calls), name)
	k.state.locals = nil
	k.state.setParams(args, known)
	out := k.stmt(body, in)
	k.state.dropLocals()
	k.shells.leaves, k.shells.breaks = leaves, breaks
	k.state.calls, k.state.params, k.state.known, k.state.args, k.state.locals = calls, params, was, set, locals
	return out
}
