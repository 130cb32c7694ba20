package code

func (r javascript) word(t *token) (value, bool) {
	next := r.peek(1)
	switch t.text {
	case "function":
		return r.functionValue(r.pos), true
	case "async":
		switch {
		case next.isName("function") && !next.nl:
			r.pos++
			return r.functionValue(r.pos), true
		case next.kind == tName && r.peek(2).is("=>"):
			r.pos++
			at := r.pos
			r.pos++
			return r.arrow(at, at+1), true
		case next.is("(") && r.arrowAt(r.closing(r.pos+1)+1):
			r.pos++
			return r.parenthesized(), true
		}
	case "class":
		r.classBody()
		return value{}, true
	case "await", "typeof", "void", "delete", "yield":
		if next.kind == tOp && next.text != "(" && next.text != "[" && next.text != "{" && next.text != "!" &&
			next.text != "*" || next.kind == tEnd {
			return value{}, false
		}
		r.pos++
		if t.text == "yield" {
			r.accept("*")
		}
		v := r.postfix(r.unaryOrNested())
		if t.text == "await" {
			return v, true
		}
		if t.text == "yield" {
			r.escape(v)
			r.escapeModule(v)
		}
		return value{}, true
	case "new":
		return r.newScript()
	case "import":
		if next.is("(") {
			r.pos++
			return r.called(named("import")), true
		}
		if next.is(".") {
			r.pos += 3
			return named("import." + r.peek(-1).text), true
		}
	case "this":
		r.pos++
		return named("this"), true
	}
	return value{}, false
}

func (r *expressions) unaryOrNested() value {
	if !r.deeper() {
		return value{}
	}
	defer r.shallower()
	return r.unary()
}

// newScript follows new X(…): the call of X.
func (r javascript) newScript() (value, bool) {
	if r.peek(1).is(".") { // new.target
		r.pos += 3
		return value{}, true
	}
	r.pos++
	line := r.peek(0).line
	v := r.primary()
	for r.accept(".") {
		name := r.peek(0).text
		r.pos++
		v = r.attributeOf(v, name, line)
	}
	r.typeArguments()
	if !r.at("(") {
		return r.call(v, &arguments{}, line), true
	}
	if v.kind == vName && r.book.rules["new:"+v.text] != nil {
		v = named("new:" + v.text)
	}
	return r.called(v), true
}
