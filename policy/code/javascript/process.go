package javascript

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// nodeSpawn handles child_process.spawn(program, [args], {shell, cwd, env}).
func nodeSpawn(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	printsInto(r, c)
	program, _ := c.Arg(0, "")
	if program.Kind == value.List { // Bun.spawn([…])
		r.CommandList(c.Name, c.Folder("cwd"), program)
		return value.Value{}
	}
	if program.Kind == value.Dict { // Bun.spawn({cmd: […]})
		if cmd, given := c.Option("cmd"); given || strings.HasPrefix(c.Name, "Bun.") {
			r.CommandList(c.Name, c.Folder("cwd"), cmd)
		}
		return value.Named(c.Name + "()") // execa({stdout})`ls`
	}
	rest := []value.Value{}
	if args, ok := c.Arg(1, ""); ok && args.Kind != value.Dict && args.Kind != value.Function {
		rest = []value.Value{{}}
		if args.Kind == value.List {
			rest = r.Elements(args)
		}
	}
	if c.Spread {
		rest = append(rest, value.Value{})
	}
	dir := c.Folder("cwd")
	shell, given := c.Option("shell")
	if given && !value.IsFalse(shell) {
		line := program
		for _, w := range rest {
			line = value.Concat(value.Concat(line, value.Text(" ")), w)
		}
		r.ShellLine(c.Name, dir, line)
		startsShell(r, c, dir, shell, line)
	}
	if !given || !value.IsTrue(shell) {
		r.Command(c.Name, dir, program, rest...)
	}
	return value.Named(c.Name + "()")
}

// printsInto notes the files that take what a command prints, over what is there (execa 9, stdout: {file}; Bun 1,
// Bun.spawn: stdout: Bun.file(…)).
func printsInto(r *call.Calls, c *call.Call) {
	for _, name := range []string{"stdout", "stderr", "all", "stdio"} {
		to, given := c.Option(name)
		if !given {
			continue
		}
		for _, v := range append(r.Elements(to), to) {
			kind := code.Writes
			switch {
			case v.Kind == value.Dict:
				v, _ = (&value.Arguments{Pos: []value.Value{v}}).Option("file")
			case v.Kind == value.Name && v.Text == "Bun.file()" && v.List != nil:
				v, kind = v.List.Items[0], code.Deletes // Bun.file counts as a read, and this is no edit
			default:
				continue
			}
			if v.IsText() {
				r.EmitEach(kind, c.Name, []value.Value{v})
			}
		}
	}
}

// startsShell notes the program that an option names as the shell: it is started with the line.
func startsShell(r *call.Calls, c *call.Call, dir *value.Value, shell, line value.Value) {
	shell.Each(func(shell value.Value) {
		if shell.Kind != value.Number && shell.Kind != value.Dict {
			r.Command(c.Name, dir, shell, value.Text("-c"), line)
		}
	})
}

// nodeExec handles child_process.exec(line, {cwd, env}).
func nodeExec(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	line, _ := c.Arg(0, "")
	r.ShellLine(c.Name, c.Folder("cwd"), line)
	if shell, given := c.Option("shell"); given {
		startsShell(r, c, c.Folder("cwd"), shell, line)
	}
	return value.Named(c.Name + "()")
}

// nodeFork handles child_process.fork(script, [args], {execPath, execArgv}): another Node, or the program that execPath
// names, runs it with the options of execArgv before it.
func nodeFork(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	script, _ := c.Arg(0, "")
	program := value.TextFrom(code.Interpreter, "node")
	if other, given := c.Option("execPath"); given && other.Kind != value.Number {
		program = other
	}
	r.Command(c.Name, c.Folder("cwd"), program, append(nodeOptions(r, c.Arguments), script)...)
	return value.Value{}
}

// nodeOptions are the words of the option execArgv.
func nodeOptions(r *call.Calls, args *value.Arguments) []value.Value {
	options, given := args.Option("execArgv")
	if !given || options.Kind == value.Number {
		return nil
	}
	return r.Elements(options)
}

// templateOptions handles $({cwd, env, input}), whose commands are templates after it (zx 8, execa 9).
func templateOptions(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	return call.TemplatesIn(r, c.Name, c.Folder("cwd"))
}

// loadsPrefixed handles loadEnv(mode, dir, prefix), which reads the variables of .env that begin so: by itself those
// that are for everybody (Vite 6).
func loadsPrefixed(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if prefix, given := c.Arg(2, ""); given && !(prefix.Known && strings.HasPrefix(prefix.Text, "VITE_")) {
		r.Emit(code.Environment, c.Name, value.Text(""))
	}
	return value.Named(r.Canonical(c.Name + "()"))
}
