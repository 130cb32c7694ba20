package code

import "strings"

// evaluate is exec and eval: literal code is read where it stands, anything
// else cannot be.
func evaluate(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	v, ok := c.arg(0, "")
	if !ok {
		if s, k := firstKey(c, "source", "object", "stmt"); k {
			v = s
		} else if r.lang == Perl {
			v = value{}
		} else {
			return value{}
		}
	}
	v.each(func(v value) {
		s, ok := v.literal()
		if v.kind == vNumber || v.kind == vFunction && r.lang != JavaScript {
			return
		}
		if !ok || r.nested >= maxNested {
			r.opaque(c.name, c.line)
			return
		}
		r.runText(s, c)
	})
	return value{}
}

// runText follows code that stands in a string, with the names of the text.
func (r *reader) runText(code string, c *call) {
	toks, ok := r.cut[code]
	if !ok {
		s := scanner{src: code, end: len(code), line: c.line, lang: r.lang, nl: true, inCode: true}
		s.scan(0)
		if s.bad != "" {
			s.toks = nil
		}
		toks = s.toks
		for i := range toks {
			toks[i].line = c.line
		}
		r.cut[code] = toks
	}
	if toks == nil {
		if strings.TrimSpace(code) != "" {
			r.opaque(c.name, c.line)
		}
		return
	}
	outer, pos, limit, at, scope := r.toks, r.pos, r.limit, r.target, r.scope
	r.toks, r.pos, r.limit, r.scope = toks, 0, len(toks), r.root
	r.nested++
	r.statements(len(toks))
	r.nested--
	r.toks, r.pos, r.limit, r.target, r.scope, r.assigned = outer, pos, limit, at, scope, -1
}

// evaluateText is a call that runs a string as code, but takes other things too:
// timeit.timeit(lambda: x), instance_eval { }.
func evaluateText(r *reader, c *call) value {
	v, ok := c.arg(0, "stmt")
	if !ok || v.kind == vFunction || v.kind == vNumber {
		r.given(c.arguments, true)
		return value{}
	}
	return evaluate(r, c)
}

// loader is require and import: a name that is known loads, a computed one
// cannot be read. The value is the module.
func loader(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	v, ok := c.arg(0, "name")
	if !ok {
		return value{}
	}
	var all []value
	v.each(func(v value) {
		s, ok := v.literal()
		switch {
		case ok && r.lang == JavaScript:
			r.module(s)
			r.emit(Loads, c.name, scriptModule(s))
			all = append(all, named(r.canonical(moduleName(s))))
		case ok:
			r.module(s)
			r.emit(Loads, c.name, v)
			if r.lang == Python {
				if top, _, dotted := strings.Cut(s, "."); dotted && c.name == "__import__" {
					s = top
				}
			}
			all = append(all, named(r.canonical(s)))
		case v.isText() && v.known:
			r.emit(Loads, c.name, v)
			all = append(all, value{})
		case v.kind == vNumber:
		case v.kind == vName && r.lang == Perl: // require Foo::Bar
			r.module(v.text)
			r.emit(Loads, c.name, text(v.text))
		default:
			r.opaque(c.name, c.line)
			all = append(all, value{})
		}
	})
	return choice(all...)
}

// scriptModule is the argument of a JavaScript import: a path is relative to
// the file.
func scriptModule(s string) value {
	v := text(s)
	if strings.HasPrefix(s, ".") {
		v.source = Script
	}
	return v
}

// moduleName is the name under which the table has a module of Node.
func moduleName(s string) string {
	s = strings.TrimPrefix(s, "node:")
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "/") {
		return "./" + strings.ReplaceAll(strings.TrimLeft(s, "./"), ".", "_")
	}
	return strings.ReplaceAll(s, "/", ".")
}

// relativeLoader is require_relative: from the file's folder.
func relativeLoader(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	v, _ := c.arg(0, "")
	if s, ok := v.literal(); ok {
		v.source = Script
		r.module(s)
		r.emit(Loads, c.name, v)
		return value{}
	}
	r.opaque(c.name, c.line)
	return value{}
}

// reflectOn is a member of v by its name in a value. A name that is computed
// cannot be read where v is a module, or may be one.
func reflectOn(r *reader, v, name value, line int32) value {
	return product(v, name, func(v, name value) value {
		r.line = line
		if s, ok := name.literal(); ok {
			return r.attributeOf(v, s, line)
		}
		if v.kind == vName && r.risky(v.text) {
			r.emit(Opaque, v.text+"."+"?")
		}
		return value{}
	})
}

// risky reports whether something in what name stands for may be in the table.
func (r *reader) risky(name string) bool {
	if r.isModule(name) {
		return true
	}
	return r.imported[name] && !r.book.harmless[name]
}

// attributeByName is getattr(x, name).
func attributeByName(r *reader, c *call) value {
	for _, v := range c.pos[min(1, len(c.pos)):] {
		r.escape(v)
	}
	if len(c.pos) < 2 {
		if c.spread {
			r.opaque(c.name, c.line)
		}
		return value{}
	}
	v := reflectOn(r, c.pos[0], c.pos[1], c.line)
	if len(c.pos) > 2 && v.kind == vUnknown {
		return choice(c.pos[2], value{})
	}
	return v
}

// namesOf is globals() and vars(): a table of names.
func namesOf(r *reader, c *call) value {
	if len(c.pos) == 1 && c.pos[0].kind == vName {
		return named(c.pos[0].text + ".__dict__")
	}
	if len(c.pos) > 0 {
		r.setLoose()
		return value{}
	}
	return named("globals()")
}

// nameOf is globals()[name].
func nameOf(r *reader, c *call) value {
	r.line = c.line
	v, ok := c.arg(0, "")
	if s, literal := v.literal(); literal && s != "" {
		if rest, builtins := strings.CutPrefix(s, "__builtins__"); builtins && rest == "" {
			return named("builtins")
		}
		return r.lookup(s)
	} else if ok {
		r.emit(Opaque, c.name)
	}
	return value{}
}

// moduleOf is sys.modules[name].
func moduleOf(r *reader, c *call) value {
	r.line = c.line
	v, _ := c.arg(0, "")
	if s, ok := v.literal(); ok {
		return named(r.canonical(s))
	}
	if v.kind == vName && v.text == "__name__" {
		return named("__main__")
	}
	r.emit(Opaque, c.name)
	return value{}
}

// getter is operator.attrgetter(name): a function of the table by that name, or
// a computed name, cannot be followed.
func getter(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	for _, v := range c.pos[:min(1, len(c.pos))] {
		s, ok := v.literal()
		if !ok || r.book.lasts[s[strings.LastIndexByte(s, '.')+1:]] {
			r.emit(Opaque, c.name)
		}
	}
	return value{}
}

// sender is Ruby's send: a method by its name. strict says that a computed name
// cannot be read whatever the receiver; else only of modules.
func sender(strict bool) how {
	return func(r *reader, c *call) value {
		r.given(c.arguments, true)
		r.line = c.line
		name, ok := c.arg(0, "")
		if !ok {
			return value{}
		}
		rest := &arguments{keys: c.keys, keyed: c.keyed, spread: c.spread, wild: c.wild}
		if len(c.pos) > 1 {
			rest.pos = c.pos[1:]
		}
		recv := c.recv
		var all []value
		name.each(func(name value) {
			s, ok := name.literal()
			switch {
			case ok && s != "" && (recv.kind == vUnknown || recv.kind == vName && recv.text == "self"):
				if rule := r.book.rules[s]; rule != nil {
					all = append(all, r.ruled(&call{name: s, rule: rule, arguments: rest, line: c.line}))
				} else {
					all = append(all, r.methodOf(recv, s, rest, c.line))
				}
			case ok && s != "":
				all = append(all, r.methodOf(recv, s, rest, c.line))
				if rule := r.book.rules[s]; rule != nil && rule.kind != none { // Kernel's methods are everywhere
					all = append(all, r.ruled(&call{name: s, rule: rule, arguments: rest, line: c.line}))
				}
			case strict || recv.kind == vName && r.risky(recv.text):
				r.emit(Opaque, c.name)
			}
		})
		return choice(all...)
	}
}

// methodByName is Ruby's method(:name) and const_get(:Name): what it names.
func methodByName(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	name, _ := c.arg(0, "")
	s, ok := name.literal()
	if !ok {
		r.emit(Opaque, c.name)
		return value{}
	}
	s = strings.ReplaceAll(s, "::", ".")
	if c.recv.kind == vName && c.recv.text != "self" && c.recv.text != "Object" {
		return r.attribute(c.recv, s)
	}
	return r.global(s)
}

// applied is f.call(this, a), f.apply(this, [a]), and Ruby's f.call(a): skip is
// how many arguments stand before those of f.
func applied(skip int, list bool) how {
	return func(r *reader, c *call) value {
		args := &arguments{keys: c.keys, keyed: c.keyed, spread: c.spread, wild: c.wild}
		args.pos = c.pos[min(skip, len(c.pos)):]
		if list {
			v := value{}
			if len(args.pos) > 0 {
				v = args.pos[0]
			}
			args.pos, args.spread = nil, true
			if v.kind == vList {
				args.pos, args.spread = v.list.items, r.isOpen(v.list)
			}
		}
		return r.call(c.recv, args, c.line)
	}
}

// bound is f.bind(this, …), where skip arguments stand before those of f, and
// partial(f, …): f, called with anything where arguments are given already.
func bound(skip int) how {
	return func(r *reader, c *call) value {
		f := c.recv
		args := c.pos
		if skip == 0 && !strings.HasPrefix(c.name, "Name()") && len(args) > 0 && r.book.rules["Name()."+c.name[strings.LastIndexByte(c.name, '.')+1:]] == nil {
			f, args = args[0], args[1:]
		}
		if len(args) > skip || len(c.keys) > 0 {
			r.callWith(f, args[min(skip, len(args)):], c)
			return value{}
		}
		return f
	}
}

// callWith counts f as called with args and maybe more.
func (r *reader) callWith(f value, args []value, c *call) {
	if f.kind == vFunction {
		r.hide(f.fn)
		return
	}
	r.call(f, &arguments{pos: args, keys: c.keys, keyed: c.keyed}, c.line)
}

// caller is addCleanup(f, a, b), submit(f, a): it calls its first argument with
// the others; at says where f stands.
func caller(at int) how {
	return func(r *reader, c *call) value {
		if at < len(c.pos) {
			f := c.pos[at]
			for _, v := range c.pos[:at] {
				r.escape(v)
			}
			r.call(f, &arguments{pos: c.pos[at+1:], keys: c.keys, keyed: c.keyed, spread: c.spread, wild: c.wild}, c.line)
		} else {
			r.given(c.arguments, true)
		}
		return value{}
	}
}

// mapper is map(f, list): f gets each element.
func mapper(r *reader, c *call) value {
	if len(c.pos) == 2 {
		f, e := c.pos[0], r.element(c.pos[1])
		r.call(f, &arguments{pos: []value{e}}, c.line)
		return value{}
	}
	r.given(c.arguments, true)
	return value{}
}

// thread is Thread(target=f, args=(a,)).
func thread(r *reader, c *call) value {
	f, ok := c.arg(1, "target")
	if !ok {
		r.given(c.arguments, true)
		return value{}
	}
	args := &arguments{}
	v, given := c.arg(3, "args")
	if v.kind == vList {
		args.pos, args.spread = v.list.items, r.isOpen(v.list)
	} else if given {
		args.spread = true
	}
	r.call(f, args, c.line)
	return value{}
}

// over is list.forEach(f): f gets each element of the receiver.
func over(r *reader, c *call) value {
	if len(c.pos) > 0 {
		e := r.element(c.recv)
		f := c.pos[0]
		if f.kind == vFunction {
			if len(f.fn.params) > 0 {
				r.bindIn(f.fn.scope, f.fn.params[0], e)
				for _, p := range f.fn.params[1:] {
					r.bindIn(f.fn.scope, p, value{})
				}
			}
			return value{}
		}
		r.call(f, &arguments{pos: []value{e}}, c.line)
	}
	return value{}
}

// dangerousCode is a call that is opaque only where its argument is text or
// unknown: x.constructor("code").
func dangerousCode(r *reader, c *call) value {
	r.given(c.arguments, true)
	r.line = c.line
	for _, v := range c.pos {
		if v.kind != vNumber && v.kind != vDict && v.kind != vList && v.kind != vFunction {
			r.emit(Opaque, c.name)
			return value{}
		}
	}
	return value{}
}
