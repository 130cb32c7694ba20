package shell

import (
	"path"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/expand"
	"guard/policy/shell/lang/bash"
	"guard/policy/shell/program"
	"guard/policy/shell/source"
	"guard/policy/shell/taint"
)

// run judges the words of one command and tells what it writes. shell: the shell itself looks its name up, so that a
// function may stand for it; other programs know none.
func (w *walker) run(c *effect.Call, args []taint.Word, shell bool) taint.Stream {
	if !w.Charge(6 * effect.CostWord * len(args)) {
		return taint.UnknownData
	}
	c.Cmd.Argv = make([]string, len(args))
	for i, a := range args {
		if a.Text != "" { // else it is the empty word, whatever it stands for in the line
			c.Cmd.Argv[i] = a.Show()
		}
		c.Cmd.Literal = c.Cmd.Literal && a.Known()
		c.Filled = c.Filled || a.Computed && a.From&taint.FromContent != 0
	}
	if len(args) == 0 {
		c.Unknown(effect.Say("a command whose name is not known before it runs"))
		return taint.UnknownData
	}
	name := args[0]
	w.putTogether(name)
	if !name.Known() || name.Text == "" {
		return w.nameless(c, args)
	}
	plainly := name.Computed && namedPlainly(w, name)
	name.Computed = name.Computed && !(plainly && strings.HasSuffix(name.Src, path.Base(name.Text)))
	if _, own := w.State.Funcs[name.Text]; name.Computed && !plainly &&
		(!own || !shell || program.Find(name.Text) != nil) {
		// else it is a function of the text, whose body is judged with the words: "${@:-lint}"
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("the name of the command is computed: {0}", name.Text))
	}
	if name.From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
	}
	out, defined := w.redefined(c, name.Text, args)
	w.shells.unshadows = w.shells.unshadows || slices.Contains(forgetters, name.Text)
	if shell && shadowed(w, name.Text) {
		c.Inner, c.Silent = true, true
		return out
	}
	if strings.Contains(name.Text, "/") {
		clean := path.Clean(name.Text)
		dir, base := path.Split(clean)
		own, top, virtual := access.Virtual{Judge: &w.Judge}.Interpreter(name)
		fresh, made := access.Virtual{Judge: &w.Judge}.Fresh(name)
		switch {
		case virtual:
			source.Starts{Judge: &w.texts}.LoadsVirtual(c, top)
			base = own
		case made:
			base = fresh
		case !slices.Contains(expand.TrustedFolders, path.Clean(dir)) &&
			!(program.Find(base) != nil && access.Virtual{Judge: &w.Judge}.PersonsTool(name)):
			return w.invocations.script(c, name, args[1:])
		}
		name.Text = base
	}
	if w.projects.Packaged {
		w.projects.OwnProgram(c, name.Text)
	}
	e := program.Find(name.Text)
	if e == nil {
		if defined {
			c.Inner, c.Silent = true, true
			return out
		}
		return w.stranger(c, name.Text, args)
	}
	return w.invocations.judge(c, e, args).Also(out)
}

// namedPlainly reports a word that is one variable, to which the line gave the program's name as it stands, or what
// stands before a name that is written out, or the name of a temporary file of its own: PY=python3; $PY -m pytest;
// BIN=venv/bin/; ${BIN}pytest.
func namedPlainly(w *walker, name taint.Word) bool {
	m := wholeVariable().FindStringSubmatch(name.Src)
	if m == nil {
		return false
	}
	values := w.State.Vars[m[1]+m[2]].Values
	if len(values) == 1 && w.OwnTemp(values[0], w.Place(name)) {
		return true
	}
	if len(values) != 1 || !values[0].Known() || values[0].Computed {
		return false
	}
	if m[3] != "" {
		return values[0].Text+m[3] == name.Text
	}
	first, _, _ := strings.Cut(values[0].Text, " ")
	return first == name.Text
}

var wholeVariable = lazy.Pattern(`^"?\$(?:\{(\w+)\}|(\w+))"?([\w./-]*)"?$`)

// redefined runs the alias or function that a name stands for in this line.
// Whether the shell would really use it is left open, so both are judged.
func (w *walker) redefined(c *effect.Call, name string, args []taint.Word) (taint.Stream, bool) {
	text, isAlias := w.State.Aliases[name]
	body, isFunc := w.State.Funcs[name]
	out := taint.Nothing
	if isAlias && w.Enter() {
		saved := w.State.Aliases
		w.State.Aliases = nil
		out = out.Also(w.line(text+" "+joined(args[1:]), c.In))
		w.State.Aliases = saved
		w.Leave()
	}
	if isFunc {
		for _, other := range otherBodies(w, name, body) {
			out = out.Also(w.Perhaps(func() taint.Stream { return w.callFunction(name, other, args[1:], c.In) }))
		}
		out = out.Also(w.callFunction(name, body, args[1:], c.In))
	}
	return out, isAlias || isFunc
}

// otherBodies are what else the line declares by the name of a function: which of them holds where it is called may
// hang on what runs. What a file of the person's says is left to them.
func otherBodies(w *walker, name string, body *syntax.Stmt) (others []*syntax.Stmt) {
	for i := range w.declared {
		if d := &w.declared[i]; d.name == name && d.body != body && !d.kept && !slices.Contains(others, d.body) {
			others = append(others, d.body)
		}
	}
	return others
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

// handedWords are words that stand for what a function is called with.
var handedWords = strings.Fields(`"$@" $@ $* "$1" $1`)

// nameless judges a command whose name is not known.
func (w *walker) nameless(c *effect.Call, args []taint.Word) taint.Stream {
	if w.any != 0 && w.any == w.State.ParamsChange && !w.State.Known && slices.Contains(handedWords, args[0].Src) {
		// run() { "$@"; }: no line calls it, and one that does is judged with what it calls it with.
		c.Raise(risk.Medium, 0, risk.Reason{})
		w.Forwarded(c, args)
		return taint.UnknownData
	}
	c.Unknown(effect.Say("a command whose name is not known before it runs: {0}", args[0].Show()))
	if args[0].From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
	}
	if args[0].Glob != "" {
		c.Raise(risk.High, risk.ExecArbitrary,
			effect.Say("runs whatever program the pattern {0} matches", args[0].Show()))
	}
	w.Forwarded(c, args)
	return taint.UnknownData
}

// stranger judges a program that nobody knows. It may hand its words on to
// another program, so a known name among them is judged too.
func (w *walker) stranger(c *effect.Call, name string, args []taint.Word) taint.Stream {
	if tellsOfItself(args[1:]) && c.In.From&taint.FromNet == 0 && w.unlisted.ofSystemFolder(name) {
		c.Raise(risk.Medium, 0, effect.Say("{0} only tells about itself", name))
		return taint.Stream{From: taint.FromSystem}
	}
	c.StrangeTo(strangerSignature(name, args[1:]), effect.Say("{0} is a program that guard does not know", name))
	if c.In.From&taint.FromNet != 0 {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary,
			effect.Say("hands what a host sent to an unknown program"))
	}
	for _, a := range args[1:] {
		if p := w.Place(a); a.Known() && p.Path != "" {
			w.Glance(c, a)
		}
	}
	w.Forwarded(c, args)
	return taint.UnknownData
}

// Forwarded judges the known programs among the words of a command that is not
// understood, as if it started them: which of them it does start, if any, is
// not known (perf stat rm -rf src).
func (w *walker) Forwarded(c *effect.Call, args []taint.Word) {
	tried := 0
	for i, a := range args[1:] {
		if !a.Known() || a.Text == "" || program.Find(path.Base(a.Text)) == nil || tried == effect.MaxTried ||
			strings.Contains(a.Text, "/") && w.FolderAt(w.Place(a).Path) || !w.Enter() {
			continue
		}
		tried++
		inner := w.Begin(c.In)
		inner.Cmd.Wrappers = []string{args[0].Show()}
		w.run(inner, args[1+i:], false)
		c.Cmd.Own.Add(inner.Cmd.Own)
		c.Cmd.Own.Add(inner.Extra)
		c.Unsure = c.Unsure || !c.Strange && (inner.Unsure || inner.Strange) // of a stranger nothing was known anyway
		w.Leave()
	}
}

// Nested judges a command that c starts, as a command of its own.
func (w *walker) Nested(c *effect.Call, wrapper string, args []taint.Word, in taint.Stream) taint.Stream {
	if w.Steps++; w.Steps > effect.MaxSteps || !w.Enter() {
		w.NotUnderstood(effect.Say("too many commands to judge"))
		return taint.UnknownData
	}
	defer w.Leave()
	var out taint.Stream
	w.Wrapped(c, wrapper, func() {
		inner := w.Begin(in)
		out = w.run(inner, args, false)
		w.Finish(inner)
	})
	return out
}

// callFunction walks a function's body with the words it is called with.
func (w *walker) callFunction(name string, body *syntax.Stmt, args []taint.Word, in taint.Stream) taint.Stream {
	if slices.Contains(w.State.Calls, name) {
		w.recursed = append(w.recursed, name)
		return taint.UnknownData
	}
	if !w.Enter() {
		return taint.UnknownData
	}
	defer w.Leave()
	if len(w.called) < environment.MaxVars {
		w.called = append(w.called, body)
	}
	out := w.walkBody(name, body, in, args, true)
	if slices.Contains(w.recursed, name) {
		// It calls itself, with any words, after it has set what it sets.
		w.recursed = slices.DeleteFunc(w.recursed, func(n string) bool { return n == name })
		for _, v := range bash.Assigned([]*syntax.Stmt{body}) {
			w.State.Forget(v)
		}
		begins := w.Snapshot()
		out = out.Also(w.walkBody(name, body, in, nil, false))
		if w.State.Carries(begins) {
			out = out.Also(w.walkBody(name, body, in, nil, false))
		}
	}
	return out
}

// walkBody walks a function's body, with args as its $1, $2 …; known tells whether they are all.
func (w *walker) walkBody(name string, body *syntax.Stmt, in taint.Stream, args []taint.Word, known bool) taint.Stream {
	outer, leaves, breaks := w.State, w.shells.leaves, w.shells.breaks
	w.State.Calls = append(slices.Clip(outer.Calls), name)
	w.State.Locals = nil
	w.State.SetParams(args, known)
	text, left := w.Text, w.left
	w.left = nil
	w.Text = bodyText(w.declared, body)
	out := w.stmt(body, in)
	w.Text = text
	for _, state := range w.left {
		w.State.Either(state)
	}
	w.left = left
	w.State.DropLocals()
	w.shells.leaves, w.shells.breaks = leaves, breaks
	w.State.Calls, w.State.Locals = outer.Calls, outer.Locals
	w.State.Params, w.State.Known, w.State.ParamsChange = outer.Params, outer.Known, outer.ParamsChange
	return out
}
