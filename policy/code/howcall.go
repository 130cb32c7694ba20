package code

import "strings"

// applied is f.call(this, a), f.apply(this, [a]), and Ruby's f.call(a): skip is
// how many arguments stand before those of f.
func applied(skip int, list bool) how {
	return func(r *calls, c *call) value {
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
	return func(r *calls, c *call) value {
		f := c.recv
		args := c.pos
		if skip == 0 && !strings.HasPrefix(c.name, "Name()") && len(args) > 0 &&
			r.book.rules["Name()."+c.name[strings.LastIndexByte(c.name, '.')+1:]] == nil {
			f, args = args[0], args[1:]
		}
		if len(args) > skip || len(c.keys) > 0 {
			r.callWith(f, args[min(skip, len(args)):], c)
			if skip == 0 && f.kind == vName {
				return partial(f, args, c)
			}
			return value{}
		}
		return f
	}
}

// callWith counts f as called with args and maybe more.
func (r *calls) callWith(f value, args []value, c *call) {
	if f.kind == vFunction {
		r.hide(f.fn)
		return
	}
	r.call(f, &arguments{pos: args, keys: c.keys, keyed: c.keyed}, c.line)
}

// caller is addCleanup(f, a, b), submit(f, a): it calls its first argument with
// the others; at says where f stands.
func caller(at int) how {
	return func(r *calls, c *call) value {
		if at < len(c.pos) {
			f := c.pos[at]
			for _, v := range c.pos[:at] {
				r.escape(v)
			}
			r.call(f, &arguments{pos: c.pos[at+1:], keys: c.keys, keyed: c.keyed, spread: c.spread, wild: c.wild},
				c.line)
		} else {
			r.given(c.arguments, true)
		}
		return value{}
	}
}

// mapper is map(f, list): f gets each element.
func mapper(r *calls, c *call) value {
	if len(c.pos) == 2 {
		f, e := c.pos[0], r.element(c.pos[1])
		if r.call(f, &arguments{pos: []value{e}}, c.line).isDecoded() {
			return hidden
		}
		return value{}
	}
	r.given(c.arguments, true)
	return value{}
}

// thread is Thread(target=f, args=(a,)).
func thread(r *calls, c *call) value {
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
func over(r *calls, c *call) value {
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
			return r.returned()
		}
		r.call(f, &arguments{pos: []value{e}}, c.line)
	}
	return value{}
}
