package code

// embedded follows the tokens of code that stands in a string, with the names of the text.
func (r *reader) embedded(toks []token) {
	outer, pos, limit, at, scope := r.toks, r.pos, r.limit, r.target, r.scope
	r.toks, r.pos, r.limit, r.scope = toks, 0, len(toks), r.root
	r.statements(len(toks))
	r.toks, r.pos, r.limit, r.target, r.scope, r.assigned = outer, pos, limit, at, scope, -1
}

// effects follows what the tokens from from to to call, where they are
// otherwise only names to be bound: for x[f()] in y, {a = f()} = z.
func (r *expressions) callsWithin(from, to int) {
	to = min(to, r.limit)
	calls := false
	for i := max(from, 0); i < to; i++ {
		t := &r.toks[i]
		calls = calls || t.is("(") && r.callBefore(i) || len(t.pieces) > 0 || t.isName("new") || t.kind == tShell
	}
	if !calls {
		return
	}
	pos, limit, at := r.pos, r.limit, r.target
	r.pos, r.limit = from, to
	if t := &r.toks[from]; int(t.match) == to-1 && t.match > int32(from) {
		r.pos, r.limit = from+1, to-1
	}
	r.repeats(r.limit, func() { r.expression(0) })
	r.pos, r.limit, r.target, r.assigned = pos, limit, at, -1
}
