package code

// statement follows the statements of PHP that bind names.
func (r php) statement(t *token) bool {
	next := r.peek(1)
	switch lower(t.text) {
	case "function":
		if next.kind != tName && !next.is("&") {
			return false
		}
		r.functionValue(r.pos)
	case "class", "interface", "trait", "namespace":
		if next.kind != tName {
			return false
		}
		r.pos += 2
	case "use", "global":
		for r.pos < r.limit && !r.at(";") && !r.at("{") {
			r.pos++
		}
	case "foreach":
		if !next.is("(") {
			return false
		}
		end := r.closing(r.pos + 1)
		r.pos += 2
		v := r.limited(end)
		if r.acceptName("as") {
			from := r.pos
			for i := from; i < min(end, r.limit); i++ {
				if r.toks[i].is("=>") {
					r.bindAll(from, i, value{})
					from = i + 1
				}
			}
			r.forEach(from, min(end, r.limit), r.element(v))
		}
		r.pos = min(end+1, r.limit)
	default:
		return false
	}
	return true
}

func (r php) word(t *token) (value, bool) {
	next := r.peek(1)
	switch lower(t.text) {
	case "function", "fn":
		at := r.pos
		r.pos++
		r.accept("&")
		if r.peek(0).kind == tName {
			return value{}, false
		}
		return r.functionValue(at), true
	case "new":
		r.pos++
		line := r.peek(0).line
		if r.peek(0).kind == tName && r.peek(0).text[0] != '$' {
			v := named("new:" + lower(r.peek(0).text))
			r.pos++
			if r.at("(") {
				return r.called(v), true
			}
			return r.call(v, &arguments{}, line), true
		}
		return value{}, true
	case "include", "include_once", "require", "require_once", "echo", "print", "exit", "die", "eval":
		if next.is("(") {
			return value{}, false
		}
		r.pos++
		v := r.expression(pAssign)
		return r.call(named(lower(t.text)), &arguments{pos: []value{v}}, t.line), true
	case "array", "list":
		if next.is("(") {
			at := r.pos + 1
			r.pos += 2
			return r.collected(r.entries(r.closing(at)), r.closing(at), at), true
		}
	}
	return value{}, false
}
