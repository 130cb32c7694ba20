package code

import "strings"

// isTrue and isFalse tell a literal truth value.
func isTrue(v value) bool {
	return v.kind == vNumber && (strings.EqualFold(v.text, "true") || v.text == "1")
}

func isFalse(v value) bool {
	return v.kind == vNumber && !isTrue(v) || v.kind == vString && v.known && v.text == ""
}

// folder gives the argument that says where a command runs.
func (c *call) folder(keyword string) *value {
	if v, given := c.option(keyword); given && !(v.kind == vNumber) {
		return &v
	}
	return nil
}

// words notes a command of which first is the program and rest the other words.
func (r *reader) words(name string, dir *value, first value, rest ...value) {
	all := append([]value{first}, rest...)
	r.emitIn(Runs, name, dir, all...)
}

// firstOf is the first element of a list.
func (r *reader) firstOf(v value) value {
	if all := r.flat(v); len(all) > 0 {
		return all[0]
	}
	return value{}
}

// vector notes a command whose words a list holds, or a string alone.
func (r *reader) vector(name string, dir *value, cmd value) {
	cmd.each(func(v value) {
		switch {
		case v.kind == vList && len(v.list.items) > 0:
			words := r.flat(v)
			r.words(name, dir, words[0], words[1:]...)
		default:
			r.words(name, dir, v)
		}
	})
}

// shellLine notes a line that a shell gets.
func (r *reader) shellLine(name string, dir *value, line value) {
	r.emitIn(RunsShell, name, dir, line)
}

// setEnvironment notes what a call puts into the environment of a command.
func (r *reader) setEnvironment(c *call, v value) {
	v.each(func(v value) {
		if v.kind != vDict {
			return
		}
		for i, k := range v.list.keys {
			key := text(k)
			if k == "" {
				key = value{}
			}
			r.emit(SetsEnvironment, c.name, key, v.list.items[i])
		}
	})
}

// spawn is subprocess.run(args, shell=…, cwd=…, executable=…, env=…).
func spawn(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	cmd, _ := c.arg(0, "args")
	dir := c.folder("cwd")
	if env, ok := c.key("env"); ok {
		r.setEnvironment(c, env)
	}
	if exe, ok := c.key("executable"); ok && exe.kind != vNumber {
		r.words(c.name, dir, exe, value{})
	}
	shell, given := c.option("shell")
	if given && !isFalse(shell) {
		cmd.each(func(v value) {
			if v.kind == vList {
				v = r.firstOf(v)
			}
			r.shellLine(c.name, dir, v)
		})
	}
	if !given || !isTrue(shell) {
		r.vector(c.name, dir, cmd)
	}
	return named(c.name + "()")
}

// wordsFrom is a call whose arguments from n on are the words of a command.
func wordsFrom(n int) how {
	return func(r *reader, c *call) value {
		r.given(c.arguments, true)
		r.line = c.line
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
	return func(r *reader, c *call) value {
		r.given(c.arguments, true)
		r.line = c.line
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
	return func(r *reader, c *call) value {
		r.given(c.arguments, true)
		r.line = c.line
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

// nodeSpawn is child_process.spawn(program, [args], {shell, cwd, env}).
func nodeSpawn(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	program, _ := c.arg(0, "")
	if program.kind == vList { // Bun.spawn([…])
		r.vector(c.name, c.folder("cwd"), program)
		return value{}
	}
	if program.kind == vDict { // Bun.spawn({cmd: […]})
		cmd, _ := c.option("cmd")
		r.vector(c.name, c.folder("cwd"), cmd)
		return value{}
	}
	rest := []value{}
	if args, ok := c.arg(1, ""); ok && args.kind != vDict && args.kind != vFunction {
		rest = []value{{}}
		if args.kind == vList {
			rest = r.flat(args)
		}
	}
	if env, ok := c.option("env"); ok {
		r.setEnvironment(c, env)
	}
	if c.spread {
		rest = append(rest, value{})
	}
	dir := c.folder("cwd")
	shell, given := c.option("shell")
	if given && !isFalse(shell) {
		line := program
		for _, w := range rest {
			line = concat(concat(line, text(" ")), w)
		}
		r.shellLine(c.name, dir, line)
	}
	if !given || !isTrue(shell) {
		r.words(c.name, dir, program, rest...)
	}
	return named(c.name + "()")
}

// nodeExec is child_process.exec(line, {cwd, env}).
func nodeExec(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	line, _ := c.arg(0, "")
	if env, ok := c.option("env"); ok {
		r.setEnvironment(c, env)
	}
	r.shellLine(c.name, c.folder("cwd"), line)
	return named(c.name + "()")
}

// nodeFork is child_process.fork(script, [args]): another Node runs it.
func nodeFork(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	script, _ := c.arg(0, "")
	r.words(c.name, c.folder("cwd"), value{kind: vString, text: "node", known: true, source: Interpreter}, script)
	return value{}
}

// system is system and its like in Ruby and Perl: one string is a shell line,
// more are words. An environment may stand before, options behind.
func system(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	args := c.pos
	if len(args) > 0 && args[0].kind == vDict {
		r.setEnvironment(c, args[0])
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
func popen(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
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
