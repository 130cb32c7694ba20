package javascript

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// nodeSpawn handles child_process.spawn(program, [args], {shell, cwd, env}).
func nodeSpawn(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	program, _ := c.Arg(0, "")
	if program.Kind == value.List { // Bun.spawn([…])
		r.CommandList(c.Name, c.Folder("cwd"), program)
		return value.Value{}
	}
	if program.Kind == value.Dict { // Bun.spawn({cmd: […]})
		cmd, _ := c.Option("cmd")
		r.CommandList(c.Name, c.Folder("cwd"), cmd)
		return value.Value{}
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
	program := value.Value{Kind: value.String, Text: "node", Known: true, Source: code.Interpreter}
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
