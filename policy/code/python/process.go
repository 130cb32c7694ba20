package python

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// spawn handles subprocess.run(args, shell=…, cwd=…, executable=…, env=…).
func spawn(r *call.Calls, c *call.Call) value.Value {
	c = named(c)
	r.Starts(c)
	cmd, _ := c.Arg(0, "args")
	dir := c.Folder("cwd")
	otherProgram(r, c, dir)
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

// parameters are those of subprocess.Popen in their order (Python 3.13).
var parameters = strings.Fields("args bufsize executable stdin stdout stderr preexec_fn close_fds shell cwd env")

// named returns a call of Popen whose arguments but the first have their names.
func named(c *call.Call) *call.Call {
	if len(c.Pos) < 2 && !c.Spread {
		return c
	}
	args := &value.Arguments{Pos: c.Pos[:min(1, len(c.Pos))], Keys: slices.Clone(c.Keys), Keyed: slices.Clone(c.Keyed),
		Spread: c.Spread, SpreadKeys: c.SpreadKeys}
	for i := 1; i < min(len(c.Pos), len(parameters)); i++ {
		args.AddKeyed(parameters[i], c.Pos[i])
	}
	if c.Spread && len(c.Pos) > 0 {
		args.SpreadKeys = true
		args.AddKeyed("", value.Value{})
	}
	return &call.Call{Name: c.Name, Rule: c.Rule, Recv: c.Recv, Arguments: args, Line: c.Line}
}

// otherProgram notes the program that executable=… names: the command's first word is only what it is called.
func otherProgram(r *call.Calls, c *call.Call, dir *value.Value) {
	exe, ok := c.Key("executable")
	if r.MayBeNamed(c.Arguments, "executable") {
		exe, ok = value.OneOf(exe, value.Value{}), true
	}
	exe.Each(func(v value.Value) {
		if ok && v.Kind != value.Number {
			r.Command(c.Name, dir, v, value.Value{})
		}
	})
}

// spawnWords handles asyncio.create_subprocess_exec(program, args …).
func spawnWords(r *call.Calls, c *call.Call) value.Value {
	r.Starts(c)
	otherProgram(r, c, c.Folder("cwd"))
	return library.WordsFrom(0)(r, c)
}

// execWords handles os.execl(path, arg0, arg1 …).
func execWords(n int) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		path, _ := c.Arg(n, "path")
		var rest []value.Value
		for i, v := range c.Pos[min(n+2, len(c.Pos)):] {
			if n+3+i == len(c.Pos) && strings.HasSuffix(c.Name, "e") { // execle, spawnlpe: the environment
				r.SetEnvironment(c.Name, v)
				break
			}
			rest = append(rest, r.Elements(v)...)
		}
		if c.Spread {
			rest = append(rest, value.Value{})
		}
		r.Command(c.Name, nil, path, rest...)
		return value.Value{}
	}
}

// plainMagics set up pictures, reloading and measuring, and start nothing (IPython 8, "Built-in magic commands").
var plainMagics = map[string]bool{"matplotlib": true, "pylab": true, "load_ext": true, "reload_ext": true,
	"autoreload": true, "config": true, "precision": true, "time": true, "who": true, "whos": true, "pwd": true}

// lineMagic handles get_ipython().run_line_magic(name, line) and its kin, as notebooks are written out to programs.
func lineMagic(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "magic_name")
	name, known := v.Literal()
	line, given := c.Arg(len(c.Pos)-1, "line")
	switch name, _, _ = strings.Cut(strings.TrimLeft(name, "%"), " "); {
	case known && plainMagics[name]:
	case known && given && len(c.Pos) > 1 && (name == "sx" || name == "system" || name == "bash" || name == "sh"):
		r.Emit(code.RunsShell, c.Name, line)
	default:
		r.Emit(code.Opaque, c.Name)
	}
	return value.Value{}
}
