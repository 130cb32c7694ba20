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
func (r *effects) words(name string, dir *value, first value, rest ...value) {
	all := append([]value{first}, rest...)
	r.emitIn(Runs, name, dir, all...)
}

// firstOf is the first element of a list.
func (r *record) firstOf(v value) value {
	if all := r.flat(v); len(all) > 0 {
		return all[0]
	}
	return value{}
}

// vector notes a command whose words a list holds, or a string alone.
func (r *effects) vector(name string, dir *value, cmd value) {
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
func (r *effects) shellLine(name string, dir *value, line value) {
	r.emitIn(RunsShell, name, dir, line)
}

// spawn is subprocess.run(args, shell=…, cwd=…, executable=…, env=…).
func spawn(r *calls, c *call) value {
	r.starts(c)
	cmd, _ := c.arg(0, "args")
	dir := c.folder("cwd")
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
