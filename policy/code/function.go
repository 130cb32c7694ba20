package code

// define makes, or finds again, the function whose parameters stand between
// from and to; at is its first token.
func (r *reader) define(at, from, to int, s *scope) *function {
	key := r.place(at)
	fn := r.functions[key]
	if fn == nil {
		fn = &function{scope: s}
		r.functions[key] = fn
		r.changed = true
	}
	fn.params, fn.toks, fn.parts = fn.params[:0], r.toks, r.parts(from, to)
	outer := r.scope
	for _, part := range fn.parts {
		fn.params = append(fn.params, r.parameter(s, part[0], part[1]))
	}
	r.scope = outer
	if fn.hidden {
		for _, p := range fn.params {
			if !fn.runner || !fixtures[p] {
				r.bindIn(s, p, value{})
			}
		}
	}
	return fn
}

// modifiers stand before a parameter's name and are none.
var modifiers = map[string]bool{"public": true, "private": true, "protected": true, "readonly": true, "override": true}

// parameter binds one parameter and its default, and gives its name.
func (r *reader) parameter(s *scope, from, to int) string {
	i := from
	starred := false
	for ; i < to && (r.toks[i].kind == tOp && r.toks[i].match < 0 || modifiers[r.toks[i].text] && i+1 < to && r.toks[i+1].kind == tName); i++ {
		starred = starred || r.toks[i].is("*") || r.toks[i].is("**") || r.toks[i].is("...")
	}
	if r.lang == PHP || r.lang == Perl {
		for i < to && (r.toks[i].kind != tName || r.toks[i].text[0] != '$' && r.toks[i].text[0] != '@' && r.toks[i].text[0] != '%') {
			i++
		}
	}
	if i >= to {
		return ""
	}
	name := ""
	if r.toks[i].kind == tName {
		name = r.toks[i].text
		r.param(s, name)
		if starred {
			r.bindIn(s, name, value{})
			name = ""
		}
		i++
	} else if int(r.toks[i].match) > i {
		r.effects(i, int(r.toks[i].match)+1)
		for _, t := range r.toks[i:min(int(r.toks[i].match), to)] {
			if t.kind == tName {
				r.bindIn(s, t.text, value{})
			}
		}
		i = int(r.toks[i].match) + 1
	}
	for ; i < to; i++ {
		t := &r.toks[i]
		annotated := t.is(":") && (r.lang == Python || r.lang == Ruby)
		if t.is("=") || annotated {
			pos, limit := r.pos, r.limit
			r.pos, r.limit = i+1, to
			v := r.expression(pChoice)
			r.escape(v)
			r.escapeModule(v)
			if name != "" && (t.is("=") || r.lang == Ruby) {
				r.bindIn(s, name, v)
			}
			i = max(i, r.pos-1)
			r.pos, r.limit = pos, limit
		} else if int(t.match) > i {
			i = int(t.match)
		}
	}
	return name
}

// functionValue follows function name(…) { … } of JavaScript, PHP and Lua.
func (r *reader) functionValue(at int) value {
	r.pos = at + 1
	r.accept("*")
	r.accept("&")
	name := ""
	for r.peek(0).kind == tName || r.lang == Lua && (r.at(".") || r.at(":")) {
		if t := r.peek(0); t.kind == tName {
			name = t.text
		} else {
			name = ""
		}
		r.pos++
		if r.at("(") && name != "" && r.peek(-2).kind == tOp && r.lang == Lua {
			name = ""
		}
	}
	r.typeArguments()
	if !r.at("(") {
		return value{}
	}
	end := r.closing(r.pos)
	fn := r.define(at, r.pos+1, end, r.root)
	v := value{kind: vFunction, fn: fn}
	r.pos = min(end+1, r.limit)
	if r.lang == PHP {
		name = lower(name)
	}
	if name != "" {
		r.bindIn(r.root, name, v)
	}
	if r.lang == PHP && r.acceptName("use") && r.at("(") {
		r.pos = min(r.closing(r.pos)+1, r.limit)
	}
	if r.accept("=>") {
		r.escape(r.expression(pAssign))
		return v
	}
	r.returnType()
	if r.at("{") {
		open := r.pos
		r.pos++
		r.block(r.closing(open))
	}
	r.target = target{start: at}
	return v
}

// returnType passes : T before a body.
func (r *reader) returnType() {
	if r.at(":") && (r.lang == JavaScript || r.lang == PHP) {
		r.pos++
		r.typeName()
	}
}

// arrowAt reports whether => stands at index i, behind a type or at once.
func (r *reader) arrowAt(i int) bool {
	if i >= r.limit {
		return false
	}
	if r.toks[i].is("=>") {
		return true
	}
	if !r.toks[i].is(":") || i < 1 {
		return false
	}
	open := int(r.toks[i-1].match)
	if open >= 0 && open+2 < i && !(r.toks[open+2].is(":") || r.toks[open+2].is(",") || r.toks[open+2].is("?") || r.toks[open+2].is(")")) {
		return false
	}
	pos := r.pos
	defer func() { r.pos = pos }()
	r.pos = i + 1
	r.typeName()
	return r.at("=>")
}

// arrow follows (…) => body; its parameters stand between from and to.
func (r *reader) arrow(from, to int) value {
	fn := r.define(from, from, to, r.root)
	r.pos = to
	r.accept(")")
	if r.accept(":") {
		r.typeName()
	}
	r.accept("=>")
	if r.at("{") {
		open := r.pos
		r.pos++
		r.block(r.closing(open))
	} else {
		v := r.expression(pAssign)
		r.escape(v)
		r.escapeModule(v)
	}
	r.target = target{start: from}
	return value{kind: vFunction, fn: fn}
}

// typeName passes a type of TypeScript or PHP.
func (r *reader) typeName() {
	for r.pos < r.limit {
		t := r.peek(0)
		switch {
		case t.is("(") || t.is("[") || t.is("{"):
			r.pos = min(r.closing(r.pos)+1, r.limit)
			if r.accept("=>") {
				continue
			}
		case t.is("|") || t.is("&") || t.is("?") || t.is("-") || t.is("..."):
			r.pos++
			continue
		case t.kind == tName && typeWords[t.text]:
			r.pos++
			continue
		case t.kind == tName || t.kind == tString || t.kind == tNumber || t.kind == tPieces:
			r.pos++
		default:
			return
		}
		for r.pos < r.limit {
			n := r.peek(0)
			if n.is(".") {
				r.pos += 2
			} else if n.is("<") {
				if !r.typeArguments() && !r.skipAngles() {
					return
				}
			} else if n.is("[") && !n.nl {
				r.pos = min(r.closing(r.pos)+1, r.limit)
			} else {
				break
			}
		}
		n := r.peek(0)
		if !n.is("|") && !n.is("&") && !n.isName("extends") && !n.isName("is") {
			return
		}
		r.pos++
	}
}

// callBefore reports whether the bracket at index i is that of a call.
func (r *reader) callBefore(i int) bool {
	if i < 1 {
		return false
	}
	t := &r.toks[i-1]
	return t.kind == tName && !typeWords[t.text] || t.is(")") || t.is("]") || t.is("?.") || t.kind == tString || t.kind == tPieces
}

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
	for r.pos < r.limit {
		before := r.pos
		r.expression(0)
		if r.pos == before {
			r.pos++
		}
	}
	r.pos, r.limit, r.target, r.assigned = pos, limit, at, -1
}

var typeWords = map[string]bool{"keyof": true, "typeof": true, "infer": true, "readonly": true, "unique": true, "asserts": true, "new": true, "abstract": true}

// skipAngles passes <…> of a type, as far as it is balanced nearby.
// What calls something there is no type: a < f() > (b).
func (r *reader) skipAngles() bool {
	depth, inner := 0, 0
	for n := 0; n < 200 && r.pos+n < r.limit; n++ {
		t := r.peek(n)
		if t.kind == tOp {
			switch t.text {
			case "<":
				depth++
			case ">":
				depth--
			case ">>":
				depth -= 2
			case ">>>":
				depth -= 3
			case "(", "[", "{":
				inner++
			case ")", "]", "}":
				inner--
			case "&&", "||", "=", "+", "-", "*", "/", "!", "++", "--":
				return false
			}
			if inner < 0 || t.text == ";" && inner == 0 || t.text == "(" && r.callBefore(r.pos+n) {
				return false
			}
		} else if len(t.pieces) > 0 {
			return false
		}
		if depth <= 0 && inner == 0 {
			r.pos += n + 1
			return true
		}
	}
	return false
}

// typeArguments passes <T> where a call follows it.
func (r *reader) typeArguments() bool {
	if !r.at("<") || r.lang != JavaScript {
		return false
	}
	pos := r.pos
	if r.skipAngles() && (r.at("(") || r.peek(0).kind == tPieces) {
		return true
	}
	r.pos = pos
	return false
}
