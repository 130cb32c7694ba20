package code

// entries follows what stands between brackets, up to end: the arguments of a
// call, the elements of a list, the members of a dictionary.
func (r *argued) entries(end int) *arguments {
	outer := r.limit
	r.limit = end
	args := &arguments{}
	for r.pos < end {
		before := r.pos
		r.entry(args)
		for r.pos < end && !r.at(",") && !r.at(";") {
			if r.comprehension() {
				args.spread = true
				continue
			}
			if r.pos == before {
				r.pos++
			}
			before = r.pos
			r.escape(r.up.expression(0))
		}
		if r.pos < end {
			r.pos++
		}
	}
	r.limit = outer
	r.pos = end
	return args
}

// entry follows one of them.
func (r *argued) entry(args *arguments) {
	t := r.peek(0)
	switch {
	case t.is("*") && r.lang != Go || t.is("...") || t.is("**"):
		r.pos++
		v := r.up.expression(pAssign)
		if r.isEnvironment(v) && r.limit < len(r.toks) && r.toks[r.limit].is("}") {
			args.addKeyed("", v) // the dictionary is a copy of it
			return
		}
		r.escape(v)
		if v.kind == vName && r.book.holding[v.text] {
			r.emit(Environment, v.text, text(""))
		}
		r.spread(args, v, t.is("**"))
		return
	case t.is("&") && r.lang == Ruby:
		r.pos++
		r.blockArgument()
		return
	}
	if key, n := r.keyword(t); n > 0 {
		r.pos += n
		if n == 2 && r.lang == Ruby && (r.at(",") || r.pos >= r.limit) {
			args.addKeyed(key, r.lookup(key))
			return
		}
		line := t.line
		v := r.up.expression(pAssign)
		r.trusts(key, v, line)
		args.addKeyed(key, v)
		return
	}
	if r.lang == JavaScript && r.dialect.member(args) {
		return
	}
	v := r.up.expression(pAssign)
	if r.at("=>") || r.at(":") && (r.lang == Python || r.lang == JavaScript || r.lang == Ruby || r.lang == Go) {
		r.pos++
		key, _ := v.literal()
		line := t.line
		w := r.up.expression(pAssign)
		r.trusts(key, w, line)
		args.addKeyed(key, w)
		return
	}
	if r.lang == Go && r.accept("...") {
		r.spread(args, v, false)
		return
	}
	if r.lang == Perl && v.kind == vList {
		args.pos = append(args.pos, r.flat(v)...)
		return
	}
	args.pos = append(args.pos, v)
}

func (a *arguments) addKeyed(key string, v value) {
	a.keys = append(a.keys, key)
	a.keyed = append(a.keyed, v)
}

// keyword tells whether an entry begins with its key, and how many tokens that
// takes.
func (r *lookahead) keyword(t *token) (string, int) {
	next := r.peek(1)
	switch {
	case t.kind == tName && next.is("=") && (r.lang == Python || r.lang == Lua):
		return t.text, 2
	case (t.kind == tName || t.kind == tString && !t.quoted) && next.is(":") && !next.sp &&
		(r.lang == Ruby || r.lang == PHP && t.kind == tName):
		return t.text, 2
	case t.kind == tName && next.is(":") && (r.lang == JavaScript || r.lang == Go):
		return t.text, 2
	case t.kind == tName && next.is("=>") && r.lang == Perl:
		return t.text, 2
	}
	return "", 0
}

// spread puts the elements of *v and the members of **v among args.
func (r *argued) spread(args *arguments, v value, byName bool) {
	switch {
	case v.kind == vList && !byName:
		args.pos = append(args.pos, v.list.items...)
		args.spread = args.spread || r.isOpen(v.list)
	case v.kind == vDict:
		args.keys = append(args.keys, v.list.keys...)
		args.keyed = append(args.keyed, v.list.items...)
		args.wild = args.wild || r.isOpen(v.list)
	case byName:
		args.wild = true
	case r.fromText(v) && v.isText(): // [...".env"]: single characters
		args.pos = append(args.pos, hidden)
		args.spread = true
	default:
		args.spread = true
		args.wild = args.wild || r.lang == JavaScript
	}
}

// comprehension follows: for x in y if z.
func (r *argued) comprehension() bool {
	if r.lang != Python {
		return false
	}
	if r.peek(0).isName("async") && r.peek(1).isName("for") {
		r.pos++
	}
	if r.peek(0).isName("for") {
		r.pos++
		r.pythonFor()
		return true
	}
	if r.peek(0).isName("if") {
		r.pos++
		r.escape(r.up.expression(pOr))
		return true
	}
	return false
}
