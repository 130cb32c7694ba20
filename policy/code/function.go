package code

// define makes, or finds again, the function whose parameters stand between
// from and to; at is its first token.
func (r *assignments) define(at, from, to int, s *scope) *function {
	key := r.place(at)
	fn := r.functions[key]
	if fn == nil {
		fn = &function{scope: s}
		r.functions[key] = fn
		r.changed = true
	}
	fn.params, fn.toks, fn.parts = fn.params[:0], r.toks, r.parts(from, to)
	outer := r.scope
	for _, part := range fn.parts {
		fn.params = append(fn.params, r.parameter(s, part[0], part[1]))
	}
	r.scope = outer
	if fn.hidden {
		for _, p := range fn.params {
			if !fn.runner || !fixtures[p] {
				r.bindIn(s, p, value{})
			}
		}
	}
	return fn
}

// modifiers stand before a parameter's name and are none.
var modifiers = map[string]bool{"public": true, "private": true, "protected": true, "readonly": true, "override": true}

// parameter binds one parameter and its default, and gives its name.
func (r *assignments) parameter(s *scope, from, to int) string {
	i := from
	starred := false
	for ; i < to && (r.toks[i].kind == tOp && r.toks[i].match < 0 ||
		modifiers[r.toks[i].text] && i+1 < to && r.toks[i+1].kind == tName); i++ {
		starred = starred || r.toks[i].is("*") || r.toks[i].is("**") || r.toks[i].is("...")
	}
	if r.lang == PHP || r.lang == Perl {
		for i < to && (r.toks[i].kind != tName ||
			r.toks[i].text[0] != '$' && r.toks[i].text[0] != '@' && r.toks[i].text[0] != '%') {
			i++
		}
	}
	if i >= to {
		return ""
	}
	name := ""
	if r.toks[i].kind == tName {
		name = r.toks[i].text
		r.param(s, name)
		if starred {
			r.bindIn(s, name, value{})
			name = ""
		}
		i++
	} else if int(r.toks[i].match) > i {
		r.up.callsWithin(i, int(r.toks[i].match)+1)
		for _, t := range r.toks[i:min(int(r.toks[i].match), to)] {
			if t.kind == tName {
				r.bindIn(s, t.text, value{})
			}
		}
		i = int(r.toks[i].match) + 1
	}
	for ; i < to; i++ {
		t := &r.toks[i]
		annotated := t.is(":") && (r.lang == Python || r.lang == Ruby)
		if t.is("=") || annotated {
			pos, limit := r.pos, r.limit
			r.pos, r.limit = i+1, to
			v := r.up.expression(pChoice)
			r.escape(v)
			r.escapeModule(v)
			if name != "" && (t.is("=") || r.lang == Ruby) {
				r.bindIn(s, name, v)
			}
			i = max(i, r.pos-1)
			r.pos, r.limit = pos, limit
		} else if int(t.match) > i {
			i = int(t.match)
		}
	}
	return name
}

// functionValue follows function name(…) { … } of JavaScript, PHP and Lua.
func (r *expressions) functionValue(at int) value {
	r.pos = at + 1
	r.accept("*")
	r.accept("&")
	name := ""
	for r.peek(0).kind == tName || r.lang == Lua && (r.at(".") || r.at(":")) {
		if t := r.peek(0); t.kind == tName {
			name = t.text
		} else {
			name = ""
		}
		r.pos++
		if r.at("(") && name != "" && r.peek(-2).kind == tOp && r.lang == Lua {
			name = ""
		}
	}
	r.typeArguments()
	if !r.at("(") {
		return value{}
	}
	end := r.closing(r.pos)
	fn := r.define(at, r.pos+1, end, r.root)
	v := value{kind: vFunction, fn: fn}
	r.pos = min(end+1, r.limit)
	if r.lang == PHP {
		name = lower(name)
	}
	if name != "" {
		r.bindIn(r.root, name, v)
	}
	if r.lang == PHP && r.acceptName("use") && r.at("(") {
		r.pos = min(r.closing(r.pos)+1, r.limit)
	}
	if r.accept("=>") {
		r.escape(r.expression(pAssign))
		return v
	}
	r.returnType()
	if r.at("{") {
		open := r.pos
		r.pos++
		r.block(r.closing(open))
	}
	r.target = target{start: at}
	return v
}

// arrow follows (…) => body; its parameters stand between from and to.
func (r *expressions) arrow(from, to int) value {
	fn := r.define(from, from, to, r.root)
	r.pos = to
	r.accept(")")
	if r.accept(":") {
		r.typeName()
	}
	r.accept("=>")
	if r.at("{") {
		open := r.pos
		r.pos++
		r.block(r.closing(open))
	} else {
		v := r.expression(pAssign)
		r.escape(v)
		r.escapeModule(v)
	}
	r.target = target{start: from}
	return value{kind: vFunction, fn: fn}
}
