package code

// statement follows the statements of Python that bind names.
func (r python) statement(t *token) bool {
	next := r.peek(1)
	switch t.text {
	case "import":
		r.pos++
		r.pythonImport()
	case "from":
		r.pos++
		r.pythonFrom()
	case "def":
		r.pos++
		r.pythonDef(r.column())
	case "class":
		if next.kind != tName {
			return false
		}
		r.pythonClass(r.column())
	case "for":
		r.pos++
		r.pythonFor()
	case "with":
		r.pos++
		r.pythonWith()
	case "except":
		r.pos++
		r.accept("*")
		if !r.at(":") {
			r.escape(r.expression(pChoice))
		}
		if r.acceptName("as") {
			r.bind(r.peek(0).text, value{})
			r.pos++
		}
	case "global", "nonlocal":
		r.pythonGlobal()
	case "del":
		r.pos++
		r.expression(pChoice)
	case "print", "exec":
		// Python 2
		if next.kind == tString || next.kind == tPieces || t.text == "exec" && next.kind == tName && !next.nl {
			r.pos++
			line := t.line
			r.call(named(t.text), &arguments{pos: []value{r.expression(pChoice)}}, line)
			return true
		}
		return false
	default:
		return false
	}
	return true
}

// pythonFor follows: x, y in z.
func (r *assignments) pythonFor() {
	from := r.pos
	for r.pos < r.limit && !r.peek(0).isName("in") && !r.peek(0).nl {
		if m := int(r.toks[r.pos].match); m > r.pos {
			r.pos = m
		}
		r.pos++
	}
	to := min(r.pos, r.limit)
	r.up.callsWithin(from, to)
	if !r.acceptName("in") {
		return
	}
	v := r.up.expression(pChoice)
	if r.at(",") && r.limit == len(r.toks) {
		items := []value{v}
		for r.accept(",") {
			items = append(items, r.up.expression(pChoice))
		}
		v = listOf(items...)
	}
	r.escape(v)
	r.forEach(from, to, r.element(v))
}

// forEach binds the targets of a loop to what one element may be.
func (r *assignments) forEach(from, to int, element value) {
	element.each(func(e value) { r.bindTarget(from, to, e) })
}

// bindTarget binds a pattern, or a name that stands alone to all of v.
func (r *assignments) bindTarget(from, to int, v value) {
	if to-from == 1 && r.toks[from].kind == tName {
		r.bindName(r.toks[from].text, v)
		return
	}
	r.pattern(from, to, v)
}

// pythonWith follows: with a as b, c as d.
func (r python) pythonWith() {
	if r.at("(") {
		if end := r.closing(r.pos); end+1 < r.limit && r.toks[end+1].is(":") {
			r.pos++
		}
	}
	for {
		v := r.expression(pChoice)
		if r.acceptName("as") {
			from := r.pos
			if r.peek(0).kind == tName {
				r.pos++
			}
			for r.at(".") || r.at("[") || r.at("(") {
				if m := int(r.toks[r.pos].match); m > r.pos {
					r.pos = m
				} else {
					r.pos++
				}
				r.pos++
			}
			r.callsWithin(from, r.pos)
			r.bindTarget(from, min(r.pos, r.limit), v)
		} else {
			r.escape(v)
		}
		if !r.accept(",") || r.at(")") {
			return
		}
	}
}
