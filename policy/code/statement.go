package code

// statements follows what stands up to the token at end.
func (r *reader) statements(end int) {
	r.repeats(end, r.statement)
}

// repeats follows one after the other up to the token at end; a token that none
// takes is passed.
func (r *lookahead) repeats(end int, one func()) {
	outer := r.limit
	r.limit = min(end, outer)
	for r.pos < r.limit {
		if r.work > maxWork {
			r.pos = r.limit
			break
		}
		before := r.pos
		one()
		if r.pos == before {
			r.pos++
		}
	}
	r.limit = outer
}

// statement follows one statement, or a keyword or mark between them.
func (r *reader) statement() {
	t := r.peek(0)
	r.line = t.line
	if t.nl && r.lang == Python {
		r.leaveScopes(t.col)
	}
	if t.kind == tOp && (t.text == "{" || t.text == "}" || t.text == ";" || t.text == ":" || t.text == "," ||
		t.text == ")" || t.text == "]") {
		if t.text == "{" && r.lang != Python && !r.at("=") {
			if end := r.closing(r.pos); end+1 >= len(r.toks) || !r.toks[end+1].is("=") {
				r.pos++
				return
			}
		} else if t.text != "{" {
			r.pos++
			return
		}
	}
	if t.kind == tName && r.dialect.statement(t) {
		return
	}
	if t.is("@") && (r.lang == Python || r.lang == JavaScript) {
		r.pos++
		v := r.expression(pCompare)
		r.escape(v)
		r.decorated = r.lang == Python
		return
	}
	if t.kind == tName && stops[t.text]&(1<<r.lang) != 0 && !r.peek(1).is(".") &&
		!(r.peek(1).is("=") && r.lang != JavaScript) {
		r.pos++
		return
	}
	r.simple()
}

// simple follows an expression or an assignment: a, b = c, d.
func (r *reader) simple() {
	start := r.pos
	r.line, r.assigned = r.peek(0).line, -1
	v := r.expression(0)
	to := r.target
	to.start = start
	if r.lang == Python && r.at(":") && to.kind != aPattern && !r.peek(1).nl && r.annotated(start) {
		r.pos++
		r.escape(r.expression(pChoice))
	}
	values := []value{v}
	for r.at(",") && r.lang != JavaScript && r.lang != Perl {
		r.pos++
		if t := r.peek(0); t.is("=") || t.nl && r.lang == Python || t.kind == tEnd {
			to.kind = aPattern
			break
		}
		r.accept("*")
		least := 0
		if r.lang == Go { // the assignment that follows is of all of them
			least = pChoice
		}
		values = append(values, r.expression(least))
		to.kind = aPattern
	}
	t := r.peek(0)
	if t.kind == tOp && precedences[t.text] == pAssign && (r.lang == Python || len(values) > 1) &&
		!(t.nl && r.lang != Lua) {
		r.pos++
		r.assignAll(t.text, to, v, r.pos-1)
		return
	}
	if r.assigned == r.pos && len(values) == 1 {
		return
	}
	for _, v := range values {
		r.escape(v)
		r.escapeModule(v)
		// the last value, which -p prints
		if v.kind == vName && r.book.holding[v.text] && !r.book.dangerous[v.text] && r.pos+1 >= len(r.toks) {
			r.emit(Environment, v.text, text(""))
		}
	}
}

// annotated reports whether what began at start is a single name or member, so
// that a type follows the colon and not a block.
func (r *lookahead) annotated(start int) bool {
	return r.toks[start].nl || start == 0
}

// assignAll follows the right side of targets = values, and of a = b = c.
func (r *assignments) assignAll(op string, to target, left value, end int) {
	start := r.pos
	v := r.up.expression(pAssign)
	next := r.target
	next.start = start
	if r.at(",") {
		items := []value{v}
		for r.accept(",") {
			if t := r.peek(0); t.nl || t.kind == tEnd {
				break
			}
			items = append(items, r.up.expression(pAssign))
		}
		v = value{kind: vList, list: &list{items: items, at: r.place(start)}}
		next.kind = aPattern
	}
	if r.at("=") && r.lang == Python {
		r.pos++
		last := r.pos - 1
		r.assignAll("=", next, v, last)
		v = r.lastAssigned
	}
	r.lastAssigned = v
	r.store(op, to, left, v, end)
}
