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
	}
	if !given || !value.IsTrue(shell) {
		r.Command(c.Name, dir, program, rest...)
	}
	return value.Named(c.Name + "()")
}

// nodeExec handles child_process.exec(line, {cwd, env}).
func nodeExec(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	line, _ := c.Arg(0, "")
	r.ShellLine(c.Name, c.Folder("cwd"), line)
	return value.Named(c.Name + "()")
}

// nodeFork handles child_process.fork(script, [args]), which runs the script in another Node.js.
func nodeFork(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	script, _ := c.Arg(0, "")
	r.Command(c.Name, c.Folder("cwd"), value.Value{Kind: value.String, Text: "node", Known: true,
		Source: code.Interpreter}, script)
	return value.Value{}
}
