package code

import "strings"

// A command has the variables of whoever starts it. So a copy of all of them, to
// which some are added, is followed as the environment itself: to hand it to a
// command reads none, and wherever else it goes, all are read.

// isEnvironment reports all variables: os.environ, process.env.
func (r *names) isEnvironment(v value) bool { return v.kind == vName && r.book.environment[v.text] }

// readsAll notes that what v holds is taken out of it by a way that is not followed.
func (r *environment) readsAll(v value) {
	v.each(func(v value) {
		if r.isEnvironment(v) {
			r.emit(Environment, v.text, text(""))
		}
		if v.kind == vDict {
			for _, w := range v.list.items {
				r.readsAll(w)
			}
		}
	})
}

// environmentOf gives the environment among the parts of a new dictionary, and notes
// what is set in it: os.environ | {…}, {**os.environ, …}. A member whose name is not
// known may be all of another's.
func (r *environment) environmentOf(parts []value, members *arguments) (value, bool) {
	var env value
	find := func(v value) {
		if r.isEnvironment(v) {
			env = v
		}
	}
	for _, v := range parts {
		find(v)
	}
	for i, v := range members.keyed {
		if members.keys[i] == "" {
			find(v)
		}
	}
	if env.kind != vName {
		return value{}, false
	}
	for _, v := range parts {
		if !r.isEnvironment(v) {
			r.escape(v)
			r.setEnvironment(env.text, v)
		}
	}
	r.setVariables(env.text, members)
	return env, true
}

func (r *environment) setVariables(call string, members *arguments) {
	for i, v := range members.keyed {
		if key := members.keys[i]; key != "" || !r.isEnvironment(v) {
			r.escape(v)
			r.setVariable(call, key, v)
		}
	}
}

// setEnvironment notes what a dictionary puts into an environment.
func (r *environment) setEnvironment(call string, v value) {
	v.each(func(v value) {
		if v.kind != vDict {
			return
		}
		for i, key := range v.list.keys {
			r.setVariable(call, key, v.list.items[i])
		}
	})
}

func (r *environment) setVariable(call, name string, v value) {
	key := text(name)
	if name == "" {
		key = value{}
	}
	r.emit(SetsEnvironment, call, key, v)
}

// starts is handed of a call that starts a command, which is given the environment
// as env, among the arguments or in a dictionary of options (subprocess.Popen;
// Node.js 22, child_process).
func (r *environment) starts(c *call) {
	for _, v := range c.pos {
		if v.kind != vDict {
			r.escape(v)
			continue
		}
		for i, w := range v.list.items {
			r.startsWith(v.list.keys[i], w)
		}
	}
	for i, v := range c.keyed {
		r.startsWith(c.keys[i], v)
	}
	r.line = c.line
	if env, ok := c.option("env"); ok {
		r.setEnvironment(c.name, env)
	}
}

func (r *environment) startsWith(key string, v value) {
	v.each(func(v value) {
		if key != "env" || !r.isEnvironment(v) {
			r.escape(v)
		}
	})
}

// copiesEnvironment is os.environ.copy() and dict(os.environ, A="x"); dict of
// anything else is a dictionary.
func copiesEnvironment(r *calls, c *call) value {
	r.line = c.line
	parts := c.pos
	if of, ok := strings.CutSuffix(c.name, ".copy"); ok {
		parts = append(parts[:len(parts):len(parts)], named(of))
	}
	if env, ok := r.environmentOf(parts, c.arguments); ok {
		return env
	}
	r.handed(c)
	return named(r.canonical(c.name + "()"))
}

// updatesEnvironment is os.environ.update({…}).
func updatesEnvironment(r *calls, c *call) value {
	r.line = c.line
	r.setVariables(c.name, c.arguments)
	r.setsAll(c, c.pos)
	return value{}
}

// patchesEnvironment is mock.patch.dict(os.environ, {…}, clear=True).
func patchesEnvironment(r *calls, c *call) value {
	if len(c.pos) == 0 || !r.isEnvironment(c.pos[0]) {
		r.handed(c)
		return value{}
	}
	r.line = c.line
	values, _ := c.arg(1, "values")
	r.setsAll(c, []value{values})
	for i, v := range c.keyed {
		if r.escape(v); c.keys[i] != "clear" && c.keys[i] != "values" {
			r.setVariable(c.name, c.keys[i], v)
		}
	}
	return value{}
}

// setsAll notes dictionaries that are put into the environment.
func (r *environment) setsAll(c *call, all []value) {
	for _, v := range all {
		if r.isEnvironment(v) {
			continue
		}
		r.escape(v)
		if v.kind != vDict || r.isOpen(v.list) {
			r.emit(SetsEnvironment, c.name, value{}, value{})
		}
		r.setEnvironment(c.name, v)
	}
}

// variable is os.environ.get("HOME") and os.getenv: a variable of the environment.
func variable(r *calls, c *call) value {
	r.handed(c)
	name, ok := c.arg(0, "key")
	if !ok && !c.spread {
		r.emit(Environment, c.name, text(""))
		return value{}
	}
	return r.readsVariable(c.name, name)
}

// environmentMember is process.env[name].
func environmentMember(r *calls, c *call) value {
	r.line = c.line
	v, ok := c.arg(0, "")
	if !ok {
		return value{}
	}
	return r.readsVariable(c.name, v)
}

func (r *environment) readsVariable(call string, name value) value {
	r.emit(Environment, call, name)
	switch s, _ := name.literal(); s {
	case "HOME":
		return value{kind: vString, text: "~", known: true, source: Home}
	case "TMPDIR":
		return from(TempDir)
	}
	return value{}
}
