package code

// classBody follows class A extends B { … }.
func (r javascript) classBody() {
	r.pos++
	for r.pos < r.limit && !r.at("{") {
		if t := r.peek(0); t.kind == tName && t.text != "extends" && t.text != "implements" &&
			r.peek(-1).text == "class" {
			r.bind(t.text, value{})
			r.pos++
		} else if r.at("<") && r.skipAngles() {
			continue
		} else if r.acceptName("extends") {
			outer := r.limit
			for i := r.pos; i < outer; i++ {
				if r.toks[i].is("{") {
					r.limit = i
					break
				}
			}
			r.escape(r.expression(pOr))
			r.limit = outer
		} else {
			r.pos++
		}
	}
	if !r.at("{") {
		return
	}
	end := r.closing(r.pos)
	r.pos++
	r.repeats(end, r.classMember)
	r.pos = min(end+1, r.limit)
}

// classMember follows a method, a field or a static block.
func (r javascript) classMember() {
	if r.accept("@") {
		r.escape(r.expression(pCompare))
		return
	}
	if r.isMethod() {
		r.methodDefinition()
		return
	}
	t := r.peek(0)
	switch {
	case t.is("{"):
		end := r.closing(r.pos)
		r.pos++
		r.block(end)
	case t.is("="):
		r.pos++
		name := r.peek(-2)
		v := r.expression(pAssign)
		r.escape(v)
		r.escapeModule(v)
		if name.kind == tName {
			r.bindIn(r.root, "."+name.text, v)
		}
	case t.is("["):
		end := r.closing(r.pos)
		r.pos++
		r.entries(end)
		r.pos = min(end+1, r.limit)
	case t.is(":"):
		r.pos++
		r.typeName()
	default:
		r.pos++
	}
}

// isMethod reports whether name(…) { … } stands here.
func (r *cursor) isMethod() bool {
	i := r.pos
	t := r.peek(0)
	if t.is("[") {
		i = int(t.match)
	} else if t.kind != tName && t.kind != tString && t.kind != tNumber {
		return false
	}
	if i++; i < r.limit && r.toks[i].is("?") {
		i++
	}
	if i < r.limit && r.toks[i].is("<") {
		pos := r.pos
		r.pos = i
		if r.skipAngles() {
			i = r.pos
		}
		r.pos = pos
	}
	if i >= r.limit || !r.toks[i].is("(") || r.toks[i].match < 0 {
		return false
	}
	after := int(r.toks[i].match) + 1
	return after < r.limit && (r.toks[after].is("{") || r.toks[after].is(":"))
}

// methodDefinition follows one.
func (r javascript) methodDefinition() {
	at := r.pos
	if r.at("[") {
		end := r.closing(r.pos)
		r.pos++
		r.entries(end)
		r.pos = end
	}
	r.pos++
	r.accept("?")
	if r.at("<") {
		r.skipAngles()
	}
	end := r.closing(r.pos)
	r.hide(r.define(at, r.pos+1, end, r.root))
	r.pos = min(end+1, r.limit)
	r.returnType()
	if r.at("{") {
		end := r.closing(r.pos)
		r.pos++
		r.block(end)
	}
}

// member follows a method, an accessor or a shorthand of an object.
func (r javascript) member(args *arguments) bool {
	if r.limit >= len(r.toks) || r.toks[r.limit].kind != tOp || r.toks[r.limit].text != "}" {
		return false
	}
	t, next := r.peek(0), r.peek(1)
	if t.kind == tName && (next.is(",") || next.kind == tEnd) && !constantsOf[t.text] {
		args.addKeyed(t.text, r.lookup(t.text))
		r.pos++
		return true
	}
	for (t.text == "async" || t.text == "get" || t.text == "set" || t.text == "static") && t.kind == tName &&
		(next.kind == tName || next.kind == tString || next.is("*") || next.is("[")) || t.is("*") {
		r.pos++
		t, next = r.peek(0), r.peek(1)
	}
	if !r.isMethod() {
		return false
	}
	r.methodDefinition()
	args.addKeyed("", value{})
	return true
}
