package python

import (
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// spawn handles subprocess.run(args, shell=…, cwd=…, executable=…, env=…).
func spawn(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	cmd, _ := c.Arg(0, "args")
	dir := c.Folder("cwd")
	if exe, ok := c.Key("executable"); ok && exe.Kind != value.Number {
		r.Command(c.Name, dir, exe, value.Value{})
	}
	shell, given := c.Option("shell")
	if given && !value.IsFalse(shell) {
		cmd.Each(func(v value.Value) {
			if v.Kind == value.List {
				v = r.First(v)
			}
			r.ShellLine(c.Name, dir, v)
		})
	}
	if !given || !value.IsTrue(shell) {
		r.CommandList(c.Name, dir, cmd)
	}
	return value.Named(c.Name + "()")
}

// execWords handles os.execl(path, arg0, arg1 …).
func execWords(n int) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		path, _ := c.Arg(n, "path")
		var rest []value.Value
		for _, v := range c.Pos[min(n+2, len(c.Pos)):] {
			rest = append(rest, r.Elements(v)...)
		}
		if c.Spread {
			rest = append(rest, value.Value{})
		}
		r.Command(c.Name, nil, path, rest...)
		return value.Value{}
	}
}
