package javascript

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// denoCommand handles new Deno.Command(program, {args, cwd, env}).
func denoCommand(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	program, _ := c.Arg(0, "")
	rest := []value.Value{}
	if args, given := c.Option("args"); given {
		rest = []value.Value{{}}
		if args.Kind == value.List {
			rest = r.Elements(args)
		}
	}
	r.Command(c.Name, c.Folder("cwd"), program, rest...)
	return value.Value{}
}

// shellRemove handles shell.rm('-rf', path …) of shelljs.
func shellRemove(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	args, kind := c.Pos, code.Deletes
	if len(args) > 0 {
		s, ok := args[0].Literal()
		if ok && strings.HasPrefix(s, "-") {
			args = args[1:]
		}
		if !ok || strings.HasPrefix(s, "-") && strings.ContainsAny(s, "rR") {
			kind = code.DeletesTree
		}
	}
	if c.Spread {
		args = append(args[:len(args):len(args)], value.Value{})
		kind = code.DeletesTree
	}
	r.EmitEach(kind, c.Name, args)
	return value.Value{}
}

// evaluateFunction handles Function(params …, body).
func evaluateFunction(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if len(c.Pos) == 0 && !c.Spread {
		return value.Value{}
	}
	body := value.Value{}
	if len(c.Pos) > 0 && !c.Spread {
		body = c.Pos[len(c.Pos)-1]
	}
	return library.Evaluate(r, &call.Call{Name: c.Name, Rule: c.Rule,
		Arguments: &value.Arguments{Pos: []value.Value{body}}, Line: c.Line})
}

// timer handles setTimeout(f or code, …).
func timer(r *call.Calls, c *call.Call) value.Value {
	if v, ok := c.Arg(0, ""); ok && v.Kind == value.String {
		return library.Evaluate(r, c)
	}
	return library.CallLater(r, c)
}

// worker handles new Worker(file, {eval}): it loads the file, or runs the text.
func worker(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, ok := c.Arg(0, "")
	if !ok {
		return value.Value{}
	}
	if e, given := c.Option("eval"); given && !value.IsFalse(e) {
		return library.Evaluate(r, c)
	}
	if options := nodeOptions(r, c.Arguments); len(options) > 0 {
		r.Command(c.Name, nil, value.TextFrom(code.Interpreter, "node"),
			append(options, v)...)
	}
	if !v.Known || !v.IsText() {
		r.Emit(code.Opaque, c.Name)
		return value.Value{}
	}
	if s, plain := v.Literal(); plain {
		if strings.HasPrefix(s, "data:") || strings.HasPrefix(s, "blob:") {
			r.Emit(code.Opaque, c.Name)
			return value.Value{}
		}
		v = call.PathModule(r.Lang, s)
	}
	r.Emit(code.RunsFile, c.Name, v)
	return value.Value{}
}

// reflectGet handles Reflect.get(x, name).
func reflectGet(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) < 2 {
		return value.Value{}
	}
	return r.Index(c.Pos[0], c.Pos[1], c.Line)
}

// reflectApply handles Reflect.apply(f, this, list) and Reflect.construct(f, list).
func reflectApply(r *call.Calls, c *call.Call) value.Value {
	at := 2
	if strings.HasSuffix(c.Name, "construct") {
		at = 1
	}
	if len(c.Pos) <= at {
		r.NoteArguments(c.Arguments, false)
		return value.Value{}
	}
	args := &value.Arguments{Spread: true}
	if v := c.Pos[at]; v.Kind == value.List {
		args.Pos, args.Spread = v.List.Items, r.MayHoldMore(v.List)
	}
	f := c.Pos[0]
	if at == 1 && f.Kind == value.Name && r.Book.Rules["new:"+f.Text] != nil {
		f = value.Named("new:" + f.Text)
	}
	return r.Call(f, args, c.Line)
}

// newURL handles new URL(path, import.meta.url): a path from the file's folder.
func newURL(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v, _ := c.Arg(0, "")
	if base, ok := c.Arg(1, ""); ok {
		if s, known := v.Literal(); known && base.Source == code.ScriptFile && !strings.Contains(s, ":") &&
			!strings.HasPrefix(s, "/") {
			v.Source = code.Script
			return v
		}
		return value.Value{}
	}
	if rest, ok := strings.CutPrefix(v.Text, "file://"); ok && v.Kind == value.String {
		v.Text = rest
	}
	return v
}

// concatText handles "a".concat(b).
func concatText(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	v := c.Recv
	for _, p := range c.Pos {
		v = value.Concat(v, p)
	}
	if c.Spread {
		v = value.Concat(v, value.Value{})
	}
	return v
}

// assigns handles Object.assign(x, …), after which others may read the members.
func assigns(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, false)
	r.SetLoose()
	if len(c.Pos) > 0 {
		if r.IsEnvironment(c.Pos[0]) {
			r.SetsOwnVariables()
		}
		return c.Pos[0]
	}
	return value.Value{}
}

// netConnect handles net.connect(port, host) and net.connect({port, host}). Without a host it reaches this machine.
func netConnect(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	host, ok := c.Option("host")
	if !ok && len(c.Pos) > 1 && c.Pos[1].Kind != value.Function && c.Pos[1].Kind != value.Dict {
		host, ok = c.Pos[1], true
	}
	if !ok && len(c.Pos) > 0 && c.Pos[0].Kind != value.Number && c.Pos[0].Kind != value.Dict {
		host, ok = value.Value{}, true
	}
	if !ok {
		host = value.Text("localhost")
	}
	r.Emit(code.Network, c.Name, host)
	return value.Value{}
}

// then handles import("m").then(f), which gives f the module.
func then(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) > 0 {
		r.Call(c.Pos[0], &value.Arguments{Pos: []value.Value{c.Recv}}, c.Line)
		for _, v := range c.Pos[1:] {
			r.Escape(v)
		}
	}
	return value.Value{}
}

// over handles list.forEach(f), which gives f each element of the receiver.
func over(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) > 0 {
		e := r.Element(c.Recv)
		f := c.Pos[0]
		if f.Kind == value.Function {
			if len(f.Func.Params) > 0 {
				r.BindIn(f.Func.Scope, f.Func.Params[0], e)
				for _, p := range f.Func.Params[1:] {
					r.BindIn(f.Func.Scope, p, value.Value{})
				}
			}
			if strings.HasSuffix(c.Name, ".filter") && library.OfNames(c.Recv) {
				return c.Recv
			}
			return r.OwnResult()
		}
		r.Call(f, &value.Arguments{Pos: []value.Value{e}}, c.Line)
	}
	return value.Value{}
}

// splitScript handles text.split(sep): split("") gives single characters.
func splitScript(r *call.Calls, c *call.Call) value.Value {
	if sep, ok := c.Arg(0, ""); ok && sep.Kind == value.String && sep.Known && sep.Text == "" {
		return library.Decodes(r, c)
	}
	if c.Recv.IsDecoded() {
		return value.Hidden
	}
	return library.Split(r, c)
}

// dangerousCode handles a call that is opaque only where its argument is, or may be, text: x.constructor("code").
func dangerousCode(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	for _, v := range c.Pos {
		if v.Kind != value.Number && v.Kind != value.Dict && v.Kind != value.List && v.Kind != value.Function {
			r.Emit(code.Opaque, c.Name)
			return value.Value{}
		}
	}
	return value.Value{}
}

// untars handles tar.x({file, cwd}), which does what tar(1) does (node-tar 7); without a file it reads a stream.
func untars(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	words := []value.Value{value.Text("-x")}
	if file, ok := option(c, "file", "f"); ok {
		words = append(words, value.Text("-f"), file)
	}
	if dir, ok := option(c, "cwd", "C"); ok {
		words = append(words, value.Text("-C"), dir)
	}
	r.Command(c.Name, nil, value.Text("tar"), words...)
	return value.Value{}
}

// option is the first of the options of a call that has one of the names.
func option(c *call.Call, names ...string) (v value.Value, ok bool) {
	for _, name := range names {
		if v, ok = c.Option(name); ok {
			break
		}
	}
	return v, ok
}

// runsEach handles concurrently([command, {command}]), which hands each to a shell (concurrently 9).
func runsEach(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	list, _ := c.Arg(0, "")
	for _, v := range r.Elements(list) {
		if v.Kind == value.Dict {
			if command, given := call.Member(v, "command"); given {
				v = command
			}
		}
		r.Emit(code.RunsShell, c.Name, v)
	}
	return value.Value{}
}

// restarts handles nodemon({exec: command}), which hands it to a shell (nodemon 3).
func restarts(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	if v, given := c.Option("exec"); given {
		r.Emit(code.RunsShell, c.Name, v)
	} else if v, given := c.Option("script"); given {
		r.EmitEach(code.RunsFile, c.Name, []value.Value{v})
	} else if v, given := c.Arg(0, ""); given {
		r.Emit(code.RunsShell, c.Name, v)
	}
	return value.Value{}
}
