package code

// statement follows the statements of Ruby that bind names.
func (r ruby) statement(t *token) bool {
	next := r.peek(1)
	switch t.text {
	case "def":
		r.rubyDef()
	case "class", "module":
		r.pos++
		if next.is("<<") {
			r.pos++
		}
		r.constantName()
	case "for":
		from := r.pos + 1
		for r.pos < r.limit && !r.peek(0).isName("in") {
			r.pos++
		}
		to := r.pos
		r.pos++
		r.forEach(from, min(to, r.limit), r.element(r.expression(pAssign)))
	case "rescue":
		r.pos++
		from := r.pos
		defer func() { r.callsWithin(from, r.pos) }()
		for t := r.peek(0); !t.nl && t.kind != tEnd && !t.isName("then"); t = r.peek(0) {
			if t.is("=>") {
				r.bind(r.peek(1).text, value{})
			}
			r.pos++
		}
	case "alias":
		r.pos += 3
		if r.book.rule(r.peek(-1).text) != nil {
			r.bind(r.peek(-2).text, named(r.peek(-1).text))
		}
	case "BEGIN", "END":
		r.pos++
	default:
		return false
	}
	return true
}

// constantName passes the name of a class or module and what it is made from.
func (r ruby) constantName() {
	for r.peek(0).kind == tName || r.at("::") || r.at(".") {
		r.pos++
		if r.peek(0).nl {
			return
		}
	}
	if r.accept("<") {
		r.escape(r.expression(pAssign))
	}
}

// rubyDef follows: def self.name(a, b = 1).
func (r ruby) rubyDef() {
	r.pos++
	at := r.pos
	name := r.peek(0).text
	r.pos++
	if r.accept(".") {
		name = r.peek(0).text
		r.pos++
	}
	if r.at("=") && !r.at("==") && r.peek(1).is("(") {
		r.pos++
		name += "="
	}
	from, to := r.pos, r.pos
	if r.at("(") {
		to = r.closing(r.pos)
		from++
		r.pos = min(to+1, r.limit)
	} else {
		for to < r.limit && !r.toks[to].nl && !r.toks[to].is(";") && !r.toks[to].is("=") {
			to++
		}
		r.pos = to
	}
	fn := r.define(at, from, min(to, r.limit), r.root)
	if name != "initialize" {
		r.bind(name, value{kind: vFunction, fn: fn})
	} else {
		r.hide(fn)
	}
}

func (r ruby) word(t *token) (value, bool) {
	switch t.text {
	case "defined?", "not":
		r.pos++
		r.escape(r.expression(pPower))
		return value{}, true
	case "self":
		r.pos++
		return named("self"), true
	case "lambda", "proc":
		r.pos++
		return r.withBlock(value{}, value{}, ""), true
	}
	return value{}, false
}

// stabby follows ->(x) { … }.
func (r ruby) stabby() value {
	at := r.pos
	r.pos++
	from, to := r.pos, 0
	if r.at("(") {
		to = r.closing(r.pos)
		from++
		r.pos = min(to+1, r.limit)
	} else {
		for r.peek(0).kind == tName && !r.peek(0).isName("do") || r.at(",") {
			r.pos++
		}
		to = r.pos
	}
	fn := r.define(at, from, min(to, r.limit), r.root)
	if r.at("{") {
		open := r.pos
		end := r.closing(open)
		r.pos++
		r.block(end)
	} else {
		r.acceptName("do")
	}
	return value{kind: vFunction, fn: fn}
}

// operand follows a function that begins with its parameters.
func (r ruby) operand(t *token) (value, bool) {
	if t.text != "->" {
		return value{}, false
	}
	return r.stabby(), true
}
