package code

// bracketed follows what begins with an operator or a bracket.
func (r *expressions) bracketed(t *token) value {
	at := r.pos
	if end := int(t.match); end > at && end+1 < r.limit && r.toks[end+1].is("=") &&
		(t.text == "(" || t.text == "[" || t.text == "{") {
		r.callsWithin(at, end+1)
		r.pos = end + 1 // a pattern: the assignment binds its names
		return value{}
	}
	if v, ok := r.dialect.operand(t); ok {
		return v
	}
	switch t.text {
	case "(":
		return r.parenthesized()
	case "[":
		return r.listed(at)
	case "{":
		r.pos++
		end := r.closing(at)
		if r.lang == Perl && r.looksLikeBlock(at, end) {
			r.block(end)
			return value{}
		}
		return r.collected(r.entries(end), end, at)
	case "<":
		if r.lang == JavaScript && r.skipAngles() { // <T>x
			return r.unaryOrNested()
		}
	case ")", "]", "}", ",", ";", ":", "=>":
		return value{} // whoever began the bracket passes it
	case "%":
		r.pos++
		return value{}
	}
	r.pos++
	return value{}
}

// parenthesized follows ( … ): a value, a tuple, or an arrow function's
// parameters.
func (r *expressions) parenthesized() value {
	at := r.pos
	end := r.closing(at)
	if r.lang == JavaScript && r.arrowAt(end+1) {
		return r.arrow(at+1, end)
	}
	r.pos++
	if r.lang == Perl || r.lang == Python || r.lang == Go {
		args := r.entries(end)
		inner := r.target
		r.pos = min(end+1, r.limit)
		r.target = target{start: at}
		if len(args.pos) == 1 && !args.spread && !r.commaBefore(end) {
			r.target = inner
			r.target.start = at
			return args.pos[0]
		}
		for _, v := range args.pos {
			r.escape(v)
		}
		return value{kind: vList, list: &list{items: args.pos, more: args.spread, at: r.place(at)}}
	}
	v := value{}
	for r.pos < end {
		before := r.pos
		v = r.expression(0)
		if r.pos < end && r.accept(",") || r.pos < end && r.accept(";") {
			continue
		}
		if r.pos == before || r.pos < end && r.lang != Ruby {
			r.pos++
		}
	}
	r.pos = min(end+1, r.limit)
	return v
}

func (r *cursor) commaBefore(end int) bool {
	return end < r.limit && end > 0 && r.toks[end-1].is(",")
}

// place names a bracket or a definition by the token at index at.
func (r *cursor) place(at int) *token {
	if at >= 0 && at < len(r.toks) {
		return &r.toks[at]
	}
	return nil
}

// listed follows [ … ].
func (r *expressions) listed(at int) value {
	end := r.closing(at)
	r.pos++
	args := r.entries(end)
	r.pos = min(end+1, r.limit)
	r.target = target{start: at}
	if len(args.keys) > 0 && len(args.pos) == 0 {
		return r.dictionary(args, at)
	}
	for _, v := range args.pos {
		r.escape(v)
		r.escapeModule(v)
	}
	return value{kind: vList, list: &list{items: args.pos, more: args.spread || args.wild, at: r.place(at)}}
}

// collected makes a list or a dictionary of what stood in { }.
func (r *expressions) collected(args *arguments, end int, at int) value {
	r.pos = min(end+1, r.limit)
	r.target = target{start: at}
	if len(args.keys) > 0 || r.lang == JavaScript || len(args.pos) == 0 {
		return r.dictionary(args, at)
	}
	for _, v := range args.pos {
		r.escape(v)
		r.escapeModule(v)
	}
	return value{kind: vList, list: &list{items: args.pos, more: args.spread, at: r.place(at)}}
}

func (r *expressions) dictionary(args *arguments, at int) value {
	if env, ok := r.environmentOf(nil, args); ok {
		return env
	}
	for i, v := range args.keyed {
		r.startsWith(args.keys[i], v)
		r.escapeModule(v)
	}
	return value{kind: vDict, list: &list{items: args.keyed, keys: args.keys, more: args.wild || args.spread,
		at: r.place(at)}}
}
