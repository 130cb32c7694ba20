package code

import "strings"

// primary follows a literal, a name, or something in brackets.
func (r *reader) primary() value {
	t := r.peek(0)
	r.target = target{start: r.pos}
	switch t.kind {
	case tString:
		return r.literals()
	case tPieces:
		return r.literals()
	case tShell:
		r.pos++
		v := r.pieces(t)
		r.line = t.line
		r.emit(RunsShell, "`", v)
		return value{}
	case tRegex:
		r.pos++
		for _, p := range t.pieces {
			if p.toks != nil {
				r.escape(r.inside(p.toks))
			}
		}
		return value{}
	case tNumber:
		r.pos++
		return value{kind: vNumber, text: t.text}
	case tName:
		return r.word(t)
	case tOp:
		return r.bracketed(t)
	}
	r.pos++
	return value{}
}

// literals follows one string, or several that stand side by side where the
// language makes one of them.
func (r *reader) literals() value {
	v := r.oneLiteral()
	for r.lang == Python || r.lang == Ruby {
		t := r.peek(0)
		if t.kind != tString && t.kind != tPieces || t.nl {
			break
		}
		v = concat(v, r.oneLiteral())
	}
	return v
}

func (r *reader) oneLiteral() value {
	t := r.peek(0)
	r.pos++
	if t.kind == tPieces && len(t.pieces) > 0 {
		return r.pieces(t)
	}
	v := text(t.text)
	if r.lang == Perl && t.quoted && strings.ContainsAny(t.text, "*?{") {
		v.source = Glob
	}
	return v
}

// pieces follows the expressions in a string and puts it together.
func (r *reader) pieces(t *token) value {
	v := text("")
	for _, p := range t.pieces {
		if p.toks == nil {
			v = concat(v, text(p.text))
			continue
		}
		inner := r.inside(p.toks)
		r.escape(inner)
		if inner.kind == vPath {
			inner.kind = vString
		}
		if inner.kind == vList && r.lang == Perl {
			inner = r.joined(inner, text(" "))
		}
		if v.text == "" && v.known && v.source == Plain && inner.isText() {
			v = inner // "#{Dir.tmpdir}/x" stays relative to the folder
			v.kind = vString
			continue
		}
		if inner.kind == vName {
			inner = value{}
		}
		v = concat(v, inner)
	}
	return v
}

// inside follows tokens that stand inside of a string.
func (r *reader) inside(toks []token) value {
	if r.depth >= maxDepth {
		r.opaque("strings too deep", r.line)
		return value{}
	}
	outer, pos, limit, target := r.toks, r.pos, r.limit, r.target
	r.toks, r.pos, r.limit = toks, 0, len(toks)
	r.depth += 5
	v := value{}
	for r.pos < r.limit {
		before := r.pos
		v = r.expression(0)
		if r.pos == before || r.at(";") {
			r.pos++
		}
	}
	r.depth -= 5
	r.toks, r.pos, r.limit, r.target, r.assigned = outer, pos, limit, target, -1
	return v
}

// bracketed follows what begins with an operator or a bracket.
func (r *reader) bracketed(t *token) value {
	at := r.pos
	if end := int(t.match); end > at && end+1 < r.limit && r.toks[end+1].is("=") && (t.text == "(" || t.text == "[" || t.text == "{") {
		r.effects(at, end+1)
		r.pos = end + 1 // a pattern: the assignment binds its names
		return value{}
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
	case "->":
		if r.lang == Ruby {
			return r.stabby()
		}
	case "deref$", "deref@", "deref%", "deref&":
		return r.dereference(t)
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
func (r *reader) parenthesized() value {
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

func (r *reader) commaBefore(end int) bool {
	return end < r.limit && end > 0 && r.toks[end-1].is(",")
}

// place names a bracket or a definition by the token at index at.
func (r *reader) place(at int) *token {
	if at >= 0 && at < len(r.toks) {
		return &r.toks[at]
	}
	return nil
}

// listed follows [ … ].
func (r *reader) listed(at int) value {
	end := r.closing(at)
	r.pos++
	if r.lang == Go {
		return r.goType(at)
	}
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
func (r *reader) collected(args *arguments, end int, at int) value {
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

func (r *reader) dictionary(args *arguments, at int) value {
	for _, v := range args.keyed {
		r.escape(v)
		r.escapeModule(v)
	}
	return value{kind: vDict, list: &list{items: args.keyed, keys: args.keys, more: args.wild || args.spread, at: r.place(at)}}
}

// entries follows what stands between brackets, up to end: the arguments of a
// call, the elements of a list, the members of a dictionary.
func (r *reader) entries(end int) *arguments {
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
			r.escape(r.expression(0))
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
func (r *reader) entry(args *arguments) {
	t := r.peek(0)
	switch {
	case t.is("*") && r.lang != Go || t.is("...") || t.is("**"):
		r.pos++
		v := r.expression(pAssign)
		r.escape(v)
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
			args.key1(key, r.lookup(key))
			return
		}
		args.key1(key, r.expression(pAssign))
		return
	}
	if r.lang == JavaScript && r.member(args) {
		return
	}
	v := r.expression(pAssign)
	if r.at("=>") || r.at(":") && (r.lang == Python || r.lang == JavaScript || r.lang == Ruby || r.lang == Go) {
		r.pos++
		key, _ := v.literal()
		args.key1(key, r.expression(pAssign))
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

func (a *arguments) key1(key string, v value) {
	a.keys = append(a.keys, key)
	a.keyed = append(a.keyed, v)
}

// keyword tells whether an entry begins with its key, and how many tokens that
// takes.
func (r *reader) keyword(t *token) (string, int) {
	next := r.peek(1)
	switch {
	case t.kind == tName && next.is("=") && (r.lang == Python || r.lang == Lua):
		return t.text, 2
	case (t.kind == tName || t.kind == tString && !t.quoted) && next.is(":") && !next.sp && (r.lang == Ruby || r.lang == PHP && t.kind == tName):
		return t.text, 2
	case t.kind == tName && next.is(":") && (r.lang == JavaScript || r.lang == Go):
		return t.text, 2
	case t.kind == tName && next.is("=>") && r.lang == Perl:
		return t.text, 2
	}
	return "", 0
}

// spread puts the elements of *v and the members of **v among args.
func (r *reader) spread(args *arguments, v value, byName bool) {
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
	default:
		args.spread = true
		args.wild = args.wild || r.lang == JavaScript
	}
}

// comprehension follows: for x in y if z.
func (r *reader) comprehension() bool {
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
		r.escape(r.expression(pOr))
		return true
	}
	return false
}
