package library

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// WordsFrom handles a call whose arguments from position n on are the words of a command.
func WordsFrom(n int) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Starts(c)
		var all []value.Value
		for _, v := range c.Pos[min(n, len(c.Pos)):] {
			all = append(all, r.Elements(v)...)
		}
		if c.Spread || len(all) == 0 {
			all = append(all, value.Value{})
		}
		r.Command(c.Name, c.Folder("cwd"), all[0], all[1:]...)
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// ExecVector handles os.execv(path, args, env), where n is the position of the path. The first of args is only a name.
func ExecVector(n int) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		path, _ := c.Arg(n, "path")
		args, _ := c.Arg(n+1, "args")
		rest := []value.Value{{}}
		if args.Kind == value.List && len(args.List.Items) > 0 {
			rest = r.Elements(args)[1:]
		}
		if env, ok := c.Arg(n+2, "env"); ok {
			r.SetEnvironment(c.Name, env)
		}
		r.Command(c.Name, nil, path, rest...)
		return value.Value{}
	}
}

// System handles system and the like of Ruby and Perl. One string is a line for the shell, several are the words of
// a command; an environment may stand before them and options after them.
func System(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	args := c.Pos
	if len(args) > 0 && args[0].Kind == value.Dict {
		r.SetEnvironment(c.Name, args[0])
		args = args[1:]
	}
	if n := len(args); n > 1 && args[n-1].Kind == value.Dict {
		args = args[:n-1]
	}
	if r.Lang == code.Ruby {
		Redirects(r, c)
	}
	dir := c.Folder("chdir")
	var all []value.Value
	for i, v := range args {
		if v.Kind == value.List && i == 0 && r.Lang == code.Ruby && len(args) > 1 {
			v = r.First(v) // this is ["program", "argv0"]
		}
		all = append(all, r.Elements(v)...)
	}
	switch {
	case len(all) == 0 && c.Recv.Kind == value.Unknown && !c.Spread:
		return value.Value{}
	case len(all) == 1 && !c.Spread && !(len(args) == 1 && args[0].Kind == value.List && r.Lang == code.Ruby):
		r.ShellLine(c.Name, dir, all[0])
	case len(all) == 0:
		r.ShellLine(c.Name, dir, value.Value{})
	default:
		if c.Spread {
			all = append(all, value.Value{})
			r.ShellLine(c.Name, dir, value.Value{})
		}
		r.Command(c.Name, dir, all[0], all[1:]...)
	}
	return value.Value{}
}

// Command makes a How for a call that does what a command does, whatever arguments it is given.
func Command(program string, words ...string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		r.Command(c.Name, nil, value.Text(program), value.Texts(words)...)
		return value.Value{}
	}
}
