package code

func (r python) word(t *token) (value, bool) {
	switch t.text {
	case "lambda":
		at := r.pos
		end := at + 1
		for end < r.limit && !r.toks[end].is(":") {
			if m := int(r.toks[end].match); m > end {
				end = m
			}
			end++
		}
		fn := r.define(at, at+1, min(end, r.limit), r.scope)
		r.pos = min(end+1, r.limit)
		r.escape(r.expression(pChoice))
		return value{kind: vFunction, fn: fn}, true
	case "await":
		r.pos++
		return r.postfix(r.primary()), true
	case "yield":
		r.pos++
		r.acceptName("from")
		if t := r.peek(0); t.nl || t.is(")") || t.is("]") {
			return value{}, true
		}
		v := r.expression(pChoice)
		r.escape(v)
		r.escapeModule(v)
		return value{}, true
	}
	return value{}, false
}
