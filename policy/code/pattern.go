package code

// pattern gives the names between start and end what v holds: one element
// each where v shows as many, else anything.
func (r *assignments) pattern(start, end int, v value) {
	end = min(end, len(r.toks))
	if start < 0 || start >= end {
		return
	}
	open := &r.toks[start]
	if (open.is("[") || open.is("(") || open.is("{")) && int(open.match) == end-1 {
		object := open.is("{")
		r.members(start+1, end-1, v, object)
		return
	}
	if parts := r.parts(start, end); len(parts) == 1 && parts[0][1] == end {
		r.bindPart(start, end, v)
		return
	}
	r.members(start, end, v, false)
}

// members goes through the parts of a pattern, which commas divide.
func (r *assignments) members(start, end int, v value, object bool) {
	parts := r.parts(start, end)
	for n, part := range parts {
		from, to := part[0], part[1]
		for from < to && r.toks[from].kind == tOp && (r.toks[from].is("*") || r.toks[from].is("...")) {
			r.readsAll(v)
			r.bindAll(from, to, value{})
			from = to
		}
		if from >= to {
			continue
		}
		first := &r.toks[from]
		element := value{}
		if object {
			element = r.index(v, text(first.text), first.line)
			if first.kind == tOp {
				element = value{}
				if first.is("[") && v.kind == vName && r.risky(v.text) { // {[name]: x} = module
					r.opaque(v.text+"[]", first.line)
				}
			}
			if from+1 < to && r.toks[from+1].is(":") {
				from += 2
			}
		} else if v.kind == vList && len(v.list.items) == len(parts) && !r.isOpen(v.list) {
			element = v.list.items[n]
		} else if r.lang == Go && n == 0 && v.kind != vList && v.kind != vDict { // f, err := os.Open(x)
			element = v
		}
		if from < to {
			r.bindPart(from, to, element)
		}
	}
}

// bindPart binds one part of a pattern: a name, with a default, or a pattern.
func (r *assignments) bindPart(from, to int, v value) {
	t := &r.toks[from]
	if t.kind == tOp && int(t.match) > from {
		r.pattern(from, int(t.match)+1, v)
		return
	}
	for from < to && r.declares(from) {
		from++
	}
	if from < to && int(r.toks[from].match) > from {
		r.pattern(from, int(r.toks[from].match)+1, v)
		return
	}
	if from >= to || r.toks[from].kind != tName {
		r.escape(v)
		return
	}
	if from+1 < to && !r.toks[from+1].is("=") {
		if r.toks[from+1].is(".") || r.toks[from+1].is("[") || r.toks[from+1].is("->") || r.toks[from+1].is("{") {
			r.escape(v)
			r.escapeModule(v)
			if last := &r.toks[to-1]; last.kind == tName {
				r.bindIn(r.root, "."+last.text, v)
			}
			return
		}
	}
	if from+1 < to && r.toks[from+1].is("=") {
		pos := r.pos
		r.pos = from + 2
		v = choice(v, r.up.expression(pChoice))
		r.pos = pos
	}
	r.bindName(r.toks[from].text, v)
}

func (r *cursor) declares(at int) bool {
	switch r.toks[at].text {
	case "const", "let", "var", "my", "our", "local":
		return r.toks[at].kind == tName && at+1 < len(r.toks) &&
			(r.toks[at+1].kind == tName || r.toks[at+1].kind == tOp)
	}
	return false
}

// bindAll gives every name between from and to v.
func (r *assignments) bindAll(from, to int, v value) {
	for ; from < to; from++ {
		if r.toks[from].kind == tName {
			r.bind(r.toks[from].text, v)
		}
	}
}

// parts divides the tokens from start to end at the commas outside of brackets.
func (r *cursor) parts(start, end int) [][2]int {
	var parts [][2]int
	from := start
	for i := start; i < end; i++ {
		t := &r.toks[i]
		if t.kind != tOp {
			continue
		}
		if int(t.match) > i {
			i = int(t.match)
		} else if t.text == "," {
			parts = append(parts, [2]int{from, i})
			from = i + 1
		}
	}
	if from < end {
		parts = append(parts, [2]int{from, end})
	}
	return parts
}
