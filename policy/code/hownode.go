package code

// nodeSpawn is child_process.spawn(program, [args], {shell, cwd, env}).
func nodeSpawn(r *calls, c *call) value {
	r.starts(c)
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
func nodeExec(r *calls, c *call) value {
	r.starts(c)
	line, _ := c.arg(0, "")
	r.shellLine(c.name, c.folder("cwd"), line)
	return named(c.name + "()")
}

// nodeFork is child_process.fork(script, [args]): another Node runs it.
func nodeFork(r *calls, c *call) value {
	r.starts(c)
	script, _ := c.arg(0, "")
	r.words(c.name, c.folder("cwd"), value{kind: vString, text: "node", known: true, source: Interpreter}, script)
	return value{}
}
