package code

import "strings"

// memberOf follows .name behind v.
func (r *expressions) memberOf(v value, t *token) (value, bool) {
	next := r.peek(1)
	switch {
	case t.text == "." && (r.lang == Perl || r.lang == PHP), t.text == "::" && r.lang == Lua,
		t.text == "->" && (r.lang == JavaScript || r.lang == Python || r.lang == Go || r.lang == Ruby || r.lang == Lua):
		return v, false
	case t.text == ":" && (r.lang != Lua || next.kind != tName || !r.peek(2).is("(") && r.peek(2).kind != tString):
		return v, false
	case t.text == "?." && next.is("("), t.text == "->" && next.is("("),
		t.text == "." && next.is("(") && r.lang == Ruby:
		r.pos++
		if r.lang == Ruby { // f.(x)
			return r.arguedMethod(v, "call"), true
		}
		return r.called(v), true
	case next.is("[") && (t.text == "?." || t.text == "->"):
		r.pos++
		return r.subscript(v), true
	case next.is("{") && t.text == "->":
		r.pos++
		return r.subscript(v), true
	case t.text == "." && next.is("(") && r.lang == Go: // x.(T)
		r.pos = min(r.closing(r.pos+1)+1, r.limit)
		return v, true
	case t.text == "->" && (next.is("@") || next.is("$") || next.is("%") || next.is("*")):
		r.pos += 2
		r.accept("*")
		return v, true
	case t.text == "->" && strings.HasPrefix(next.text, "deref"), t.text == "::" && next.is("$"):
		r.pos++
		return value{}, true
	case next.kind != tName:
		r.pos++
		return value{}, true
	}
	r.pos += 2
	name := next.text
	if name[0] == '$' && (r.lang == Perl || r.lang == PHP) {
		return r.computedMember(v, name, t.text), true
	}
	if r.lang == PHP {
		name = strings.ToLower(name)
	}
	if r.isCall() {
		return r.arguedMethod(v, name), true
	}
	if r.lang == Ruby || r.lang == Perl {
		if r.storesNext() {
			r.target = target{kind: aMember, base: v, key: text(name), start: r.target.start}
			return value{}, true
		}
		if r.operandFollows(r.peek(0)) && r.lang == Ruby {
			return r.withBlock(r.method(v, name, r.commandArguments(), next.line), v, name), true
		}
		if r.lang == Ruby && v.kind == vName && isUpper(name) {
			return r.attribute(v, name), true
		}
		return r.withBlock(r.method(v, name, &arguments{}, next.line), v, name), true
	}
	base, own := v, r.ownAt(r.pos-3)
	if own {
		if b := r.root.names["."+name]; b != nil && !r.storesNext() {
			v = r.ownMember(b)
			r.target = target{kind: aMember, base: base, key: text(name), start: r.target.start}
			return v, true
		}
	}
	v = r.attributeOf(v, name, next.line)
	r.target = target{kind: aMember, base: base, key: text(name), start: r.target.start}
	return v, true
}

// ownAt reports whether the token at index i is the object whose method this
// is, and not a member of another.
func (r *cursor) ownAt(i int) bool {
	if i < 0 || i >= r.limit {
		return false
	}
	t := &r.toks[i]
	if t.kind != tName || t.text != "self" && t.text != "this" && t.text != "cls" && t.text != "$this" {
		return false
	}
	return i == 0 || r.toks[i-1].kind != tOp || r.toks[i-1].text != "." && r.toks[i-1].text != "->"
}

// ownMember is what a member of the text's own objects was given in it: others
// may give it more.
func (r *names) ownMember(b *binding) value {
	v := choice(b.items...)
	if b.more || r.loose || len(b.items) == 0 {
		v = choice(v, value{})
		if len(b.items) > 0 {
			v = value{kind: vChoice, list: &list{items: b.items, more: true}}
		}
	}
	v.called = true
	return v
}

func isUpper(name string) bool { return name != "" && name[0] >= 'A' && name[0] <= 'Z' }

// storesNext reports whether an assignment follows.
func (r *cursor) storesNext() bool {
	t := r.peek(0)
	return t.kind == tOp && precedences[t.text] == pAssign
}

// attributeOf is v.name where it is not called at once.
func (r *calls) attributeOf(v value, name string, line int32) value {
	if up, ok := r.book.constants["?."+name]; ok && r.lang == Python {
		return up()
	}
	var all []value
	v.each(func(v value) {
		switch v.kind {
		case vName:
			all = append(all, r.attribute(v, name))
			return
		case vPath:
			if made, ok := r.pathAttribute(v, name); ok {
				all = append(all, made)
				return
			}
		case vString:
			if v.source == Fresh && (name == "name" || name == "path") { // of TemporaryDirectory()
				all = append(all, v)
				return
			}
		case vDict:
			for i, k := range v.list.keys {
				if k == name && !r.isOpen(v.list) {
					all = append(all, v.list.items[i])
					return
				}
			}
			r.readsAll(v)
		}
		if name == "__dict__" {
			r.setLoose()
		}
		if rule := r.book.rule("?." + name); rule != nil && rule.kind != none && !rule.quiet && !r.storesNext() &&
			v.kind != vString {
			r.line = line
			r.emit(rule.kind, "."+name, value{}) // it may be called elsewhere
		}
		all = append(all, value{})
	})
	return choice(all...)
}

// attribute is what name stands for in what v names.
func (r *calls) attribute(v value, name string) value {
	if r.book.self != "" && v.text == r.book.self {
		return r.lookup(name)
	}
	if name == "__dict__" && r.lang == Python {
		return named(v.text + ".__dict__")
	}
	if rule := r.book.rule("?." + name); rule != nil && rule.kind == Opaque && rule.how == nil {
		r.emit(Opaque, v.text+"."+name)
	}
	if name == "default" && r.lang == JavaScript {
		return v
	}
	if r.book.members && r.book.environment[v.text] {
		if r.storesNext() {
			return value{}
		}
		return r.readsVariable(v.text, text(name))
	}
	full := r.canonical(v.text + "." + name)
	if strings.IndexByte(full, '.') < 0 {
		return r.global(full)
	}
	if c, ok := r.book.constants[full]; ok {
		return c()
	}
	return named(full)
}

// subscript follows [ … ] or { … } behind v.
func (r *expressions) subscript(v value) value {
	at := r.pos
	end := r.closing(at)
	start := r.target.start
	base := r.target.name
	r.pos++
	var key value
	if r.cuts(v, end) {
		from := r.pos
		r.callsWithin(from, end)
		r.pos = min(end+1, r.limit)
		r.target = target{start: start}
		return r.piece(v, from, end)
	}
	word := r.peek(0)
	if word.kind == tName && r.pos+1 == end && r.toks[at].is("{") && r.lang == Perl && isLetter(word.text[0]) {
		key = text(word.text)
		r.pos++
	} else {
		args := r.entries(end)
		if len(args.pos) == 1 && len(args.keys) == 0 && !args.spread {
			key = args.pos[0]
		}
		for _, k := range args.pos {
			r.escape(k)
		}
	}
	r.pos = min(end+1, r.limit)
	r.target = target{kind: anElement, base: v, key: key, start: start, name: base}
	if r.storesNext() {
		return value{}
	}
	return r.index(v, key, r.toks[at].line)
}

// index is v[key].
func (r *calls) index(v, key value, line int32) value {
	return product(v, key, func(v, key value) value {
		r.line = line
		name, ok := key.literal()
		switch v.kind {
		case vName:
			if module, ok := strings.CutSuffix(v.text, ".__dict__"); ok {
				return reflectOn(r, named(module), key, line)
			}
			if rule := r.book.rules[v.text+"[]"]; rule != nil {
				return r.ruled(&call{name: v.text, rule: rule, recv: v, arguments: &arguments{pos: []value{key}},
					line: line})
			}
			if ok && r.book.members {
				return r.attributeOf(v, name, line)
			}
			if v.text == "object" && r.lang == Python { // x.__mro__[1]
				return v
			}
			if r.book.members && r.isModule(v.text) {
				if key.kind != vNumber {
					r.emit(Opaque, v.text+"[]")
				}
			}
			return value{}
		case vDict:
			for i, k := range v.list.keys {
				if ok && k == name && !r.isOpen(v.list) {
					return v.list.items[i]
				}
			}
			r.readsAll(v)
		case vList:
			return r.element(v)
		}
		if ok && r.book.members {
			return r.attributeOf(value{}, name, line)
		}
		return value{}
	})
}

// isModule reports whether the table has functions in what name stands for.
func (r *names) isModule(name string) bool { return r.book.modules[name] || r.book.dangerous[name] }
