package code

// effects follows what the tokens from from to to call, where they are
// otherwise only names to be bound: for x[f()] in y, {a = f()} = z.
func (r *reader) effects(from, to int) {
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
