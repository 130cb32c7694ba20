package code

import "strings"

// denoCommand is new Deno.Command(program, {args, cwd, env}).
func denoCommand(r *calls, c *call) value {
	r.handed(c)
	program, _ := c.arg(0, "")
	rest := []value{}
	if args, given := c.option("args"); given {
		rest = []value{{}}
		if args.kind == vList {
			rest = r.flat(args)
		}
	}
	r.words(c.name, c.folder("cwd"), program, rest...)
	return value{}
}

// shellRemove is shell.rm('-rf', path …) of shelljs.
func shellRemove(r *calls, c *call) value {
	r.handed(c)
	args, kind := c.pos, Deletes
	if len(args) > 0 {
		s, ok := args[0].literal()
		if ok && strings.HasPrefix(s, "-") {
			args = args[1:]
		}
		if !ok || strings.HasPrefix(s, "-") && strings.ContainsAny(s, "rR") {
			kind = DeletesTree
		}
	}
	if c.spread {
		args = append(args[:len(args):len(args)], value{})
		kind = DeletesTree
	}
	r.emitEach(kind, c.name, args)
	return value{}
}

// evaluateFunction is Function(params …, body).
func evaluateFunction(r *calls, c *call) value {
	r.given(c.arguments, true)
	if len(c.pos) == 0 && !c.spread {
		return value{}
	}
	body := value{}
	if len(c.pos) > 0 && !c.spread {
		body = c.pos[len(c.pos)-1]
	}
	return evaluate(r, &call{name: c.name, rule: c.rule, arguments: &arguments{pos: []value{body}}, line: c.line})
}

// timer is setTimeout(f or code, …).
func timer(r *calls, c *call) value {
	if v, ok := c.arg(0, ""); ok && v.kind == vString {
		return evaluate(r, c)
	}
	return laterCall(r, c)
}

// laterCall calls the first argument with those behind the second.
func laterCall(r *calls, c *call) value {
	if len(c.pos) == 0 {
		return value{}
	}
	var rest []value
	if len(c.pos) > 2 {
		rest = c.pos[2:]
	}
	return r.call(c.pos[0], &arguments{pos: rest, spread: c.spread}, c.line)
}

// worker is new Worker(file, {eval}): it loads the file, or runs the text.
func worker(r *calls, c *call) value {
	r.handed(c)
	v, ok := c.arg(0, "")
	if !ok {
		return value{}
	}
	if e, given := c.option("eval"); given && !isFalse(e) {
		return evaluate(r, c)
	}
	if !v.known || !v.isText() {
		r.emit(Opaque, c.name)
		return value{}
	}
	if s, plain := v.literal(); plain {
		if strings.HasPrefix(s, "data:") || strings.HasPrefix(s, "blob:") {
			r.emit(Opaque, c.name)
			return value{}
		}
		v = pathModule(r.lang, s)
	}
	r.emit(RunsFile, c.name, v)
	return value{}
}

// reflectGet is Reflect.get(x, name).
func reflectGet(r *calls, c *call) value {
	if len(c.pos) < 2 {
		return value{}
	}
	return r.index(c.pos[0], c.pos[1], c.line)
}

// reflectApply is Reflect.apply(f, this, list) and Reflect.construct(f, list).
func reflectApply(r *calls, c *call) value {
	at := 2
	if strings.HasSuffix(c.name, "construct") {
		at = 1
	}
	if len(c.pos) <= at {
		r.given(c.arguments, false)
		return value{}
	}
	args := &arguments{spread: true}
	if v := c.pos[at]; v.kind == vList {
		args.pos, args.spread = v.list.items, r.isOpen(v.list)
	}
	f := c.pos[0]
	if at == 1 && f.kind == vName && r.book.rules["new:"+f.text] != nil {
		f = named("new:" + f.text)
	}
	return r.call(f, args, c.line)
}

// newURL is new URL(path, import.meta.url): a path from the file's folder.
func newURL(r *calls, c *call) value {
	r.given(c.arguments, true)
	v, _ := c.arg(0, "")
	if base, ok := c.arg(1, ""); ok {
		if s, known := v.literal(); known && base.source == scriptFile && !strings.Contains(s, ":") &&
			!strings.HasPrefix(s, "/") {
			v.source = Script
			return v
		}
		return value{}
	}
	if rest, ok := strings.CutPrefix(v.text, "file://"); ok && v.kind == vString {
		v.text = rest
	}
	return v
}

// optionWrites is a call that writes where one of its options says.
func optionWrites(names string) how {
	return func(r *calls, c *call) value {
		r.handed(c)
		for _, name := range strings.Fields(names) {
			if v, ok := c.option(name); ok {
				r.emitEach(Writes, c.name, []value{v})
			}
		}
		return value{}
	}
}

// concatText is "a".concat(b).
func concatText(r *calls, c *call) value {
	r.given(c.arguments, true)
	v := c.recv
	for _, p := range c.pos {
		v = concat(v, p)
	}
	if c.spread {
		v = concat(v, value{})
	}
	return v
}

// assigns is Object.assign(x, …): members that others may read.
func assigns(r *calls, c *call) value {
	r.given(c.arguments, false)
	r.setLoose()
	if len(c.pos) > 0 {
		return c.pos[0]
	}
	return value{}
}

// netConnect is net.connect(port, host) and net.connect({port, host}); without
// a host it reaches this machine.
func netConnect(r *calls, c *call) value {
	r.handed(c)
	host, ok := c.option("host")
	if !ok && len(c.pos) > 1 && c.pos[1].kind != vFunction && c.pos[1].kind != vDict {
		host, ok = c.pos[1], true
	}
	if !ok && len(c.pos) > 0 && c.pos[0].kind != vNumber && c.pos[0].kind != vDict {
		host, ok = value{}, true
	}
	if !ok {
		host = text("localhost")
	}
	r.emit(Network, c.name, host)
	return value{}
}

// then is import("m").then(f): f gets the module.
func then(r *calls, c *call) value {
	if len(c.pos) > 0 {
		r.call(c.pos[0], &arguments{pos: []value{c.recv}}, c.line)
		for _, v := range c.pos[1:] {
			r.escape(v)
		}
	}
	return value{}
}
