package code

// wordsFrom is a call whose arguments from n on are the words of a command.
func wordsFrom(n int) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		var all []value
		for _, v := range c.pos[min(n, len(c.pos)):] {
			all = append(all, r.flat(v)...)
		}
		if c.spread || len(all) == 0 {
			all = append(all, value{})
		}
		r.words(c.name, c.folder("cwd"), all[0], all[1:]...)
		return named(r.canonical(c.name + "()"))
	}
}

// execVector is os.execv(path, args): the first of args is only a name.
func execVector(n int) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		path, _ := c.arg(n, "path")
		args, _ := c.arg(n+1, "args")
		rest := []value{{}}
		if args.kind == vList && len(args.list.items) > 0 {
			rest = r.flat(args)[1:]
		}
		r.words(c.name, nil, path, rest...)
		return value{}
	}
}

// execWords is os.execl(path, arg0, arg1 …).
func execWords(n int) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		path, _ := c.arg(n, "path")
		var rest []value
		for _, v := range c.pos[min(n+2, len(c.pos)):] {
			rest = append(rest, r.flat(v)...)
		}
		if c.spread {
			rest = append(rest, value{})
		}
		r.words(c.name, nil, path, rest...)
		return value{}
	}
}

// system is system and its like in Ruby and Perl: one string is a shell line,
// more are words. An environment may stand before, options behind.
func system(r *calls, c *call) value {
	r.handed(c)
	args := c.pos
	if len(args) > 0 && args[0].kind == vDict {
		r.setEnvironment(c.name, args[0])
		args = args[1:]
	}
	if n := len(args); n > 1 && args[n-1].kind == vDict {
		args = args[:n-1]
	}
	dir := c.folder("chdir")
	var all []value
	for i, v := range args {
		if v.kind == vList && i == 0 && r.lang == Ruby && len(args) > 1 {
			v = r.firstOf(v) // ["program", "argv0"]
		}
		all = append(all, r.flat(v)...)
	}
	switch {
	case len(all) == 0 && c.recv.kind == vUnknown && !c.spread:
		return value{}
	case len(all) == 1 && !c.spread && !(len(args) == 1 && args[0].kind == vList && r.lang == Ruby):
		r.shellLine(c.name, dir, all[0])
	case len(all) == 0:
		r.shellLine(c.name, dir, value{})
	default:
		if c.spread {
			all = append(all, value{})
			r.shellLine(c.name, dir, value{})
		}
		r.words(c.name, dir, all[0], all[1:]...)
	}
	return value{}
}

// popen is IO.popen(line or list, mode).
func popen(r *calls, c *call) value {
	r.handed(c)
	args := c.pos
	if len(args) > 0 && args[0].kind == vDict {
		args = args[1:]
	}
	v := value{}
	if len(args) > 0 {
		v = args[0]
	}
	if v.kind == vList {
		r.vector(c.name, nil, v)
	} else {
		r.shellLine(c.name, nil, v)
	}
	return value{}
}
