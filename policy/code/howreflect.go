package code

import "strings"

// reflectOn is a member of v by its name in a value. A name that is computed
// cannot be read where v is a module, or may be one.
func reflectOn(r *calls, v, name value, line int32) value {
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
func (r *names) risky(name string) bool {
	if r.isModule(name) {
		return true
	}
	return r.imported[name] && !r.book.harmless[name]
}

// attributeByName is getattr(x, name).
func attributeByName(r *calls, c *call) value {
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
func namesOf(r *calls, c *call) value {
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
func nameOf(r *calls, c *call) value {
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
func moduleOf(r *calls, c *call) value {
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
func getter(r *calls, c *call) value {
	r.handed(c)
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
	return func(r *calls, c *call) value {
		r.handed(c)
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
func methodByName(r *calls, c *call) value {
	r.handed(c)
	name, _ := c.arg(0, "")
	s, ok := name.literal()
	if !ok {
		r.emit(Opaque, c.name)
		return value{}
	}
	if rule := r.book.rule(receivers[c.recv.kind] + s); rule != nil && receivers[c.recv.kind] != "" {
		if rule.kind != none {
			r.emit(rule.kind, c.name, c.recv)
		}
		return value{}
	}
	s = strings.ReplaceAll(s, "::", ".")
	if c.recv.kind == vName && c.recv.text != "self" && c.recv.text != "Object" {
		return r.attribute(c.recv, s)
	}
	return r.global(s)
}

// dangerousCode is a call that is opaque only where its argument is text or
// unknown: x.constructor("code").
func dangerousCode(r *calls, c *call) value {
	r.handed(c)
	for _, v := range c.pos {
		if v.kind != vNumber && v.kind != vDict && v.kind != vList && v.kind != vFunction {
			r.emit(Opaque, c.name)
			return value{}
		}
	}
	return value{}
}

// methodNamed is Perl's X->can(name): what it gives may be called.
func methodNamed(r *calls, c *call) value {
	r.handed(c)
	v, _ := c.arg(0, "")
	s, ok := v.literal()
	core := c.recv.kind == vName && strings.HasPrefix(c.recv.text, "CORE") || strings.HasPrefix(c.recv.text, "CORE")
	if rule := r.book.rules[s]; core || ok && rule != nil && rule.kind != none && !rule.quiet {
		r.opaque(c.name, c.line)
	}
	return value{}
}

// tableOf is pairs(t) and its like: of a library they give every function by a
// name that is computed.
func tableOf(r *calls, c *call) value {
	for _, v := range c.pos {
		r.escape(v)
		r.escapeModule(v)
	}
	if len(c.pos) > 0 {
		r.spoil(c.pos[0])
	}
	return value{}
}
