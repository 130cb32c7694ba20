package code

// statement follows the statements of JavaScript and TypeScript that bind
// names.
func (r javascript) statement(t *token) bool {
	next := r.peek(1)
	switch t.text {
	case "import":
		if next.is("(") || next.is(".") {
			return false
		}
		r.scriptImport()
	case "export":
		r.pos++
		if r.acceptName("default") {
			return true
		}
		if r.at("{") || r.at("*") {
			r.exported()
		}
	case "const", "let", "var", "using":
		if next.kind != tName && !next.is("{") && !next.is("[") || t.text == "using" && next.is("[") {
			return false
		}
		r.pos++
		r.declarations()
	case "for":
		r.pos++
		r.acceptName("await")
		r.scriptFor()
	case "catch":
		if !next.is("(") {
			return false
		}
		end := r.closing(r.pos + 1)
		r.callsWithin(r.pos+2, end)
		r.bindAll(r.pos+2, min(end, r.limit), value{})
		r.pos = min(end+1, r.limit)
	case "class":
		if next.kind != tName && !next.is("{") {
			return false
		}
		r.classBody()
	case "interface", "type", "declare", "namespace", "enum", "module", "abstract":
		return r.typeStatement(t, next)
	case "function":
		r.functionValue(r.pos)
	case "if", "while", "switch", "with":
		if !next.is("(") {
			return false
		}
		end := r.closing(r.pos + 1)
		r.pos += 2
		for r.pos < end {
			before := r.pos
			v := r.limited(end)
			r.escape(v)
			r.escapeModule(v)
			if r.pos == before {
				r.pos++
			}
		}
		if t.text == "with" {
			r.opaque("with", t.line)
		}
		r.pos = min(end+1, r.limit)
	default:
		return false
	}
	return true
}

// limited follows one expression that ends before end.
func (r *lookahead) limited(end int) value {
	outer := r.limit
	r.limit = min(end, outer)
	v := r.up.expression(0)
	r.limit = outer
	return v
}

// typeStatement passes what is only for the compiler.
func (r javascript) typeStatement(t, next *token) bool {
	if next.kind != tName || next.nl {
		return false
	}
	switch t.text {
	case "type":
		r.pos += 2
		if r.at("<") {
			r.skipAngles()
		}
		if r.accept("=") {
			r.accept("|")
			r.typeName()
		}
	case "interface":
		for r.pos < r.limit && !r.at("{") {
			r.pos++
		}
		r.pos = min(r.closing(min(r.pos, len(r.toks)-1))+1, r.limit)
	default:
		r.pos++
	}
	return true
}

// scriptImport follows: import a, {b as c} from 'm'; import * as d from 'm'.
func (r javascript) scriptImport() {
	r.pos++
	from := r.pos
	for r.pos < r.limit && r.peek(0).kind != tString && !r.at(";") && !r.at("=") {
		r.pos++
	}
	to := r.pos
	t := r.peek(0)
	if t.is("=") { // import a = require('m')
		r.pos = from
		return
	}
	if t.kind != tString {
		return
	}
	r.pos++
	r.imports(t.text, t.line)
	m := named(r.canonical(moduleName(t.text)))
	inside := false
	for i := from; i < to; i++ {
		k := &r.toks[i]
		as := i+2 < to && r.toks[i+1].isName("as")
		switch {
		case k.is("{"):
			inside = true
		case k.is("*") && as:
			r.bind(r.toks[i+2].text, m)
			i += 2
		case k.isName("type") && i+1 < to && r.toks[i+1].kind == tName && !r.toks[i+1].isName("from") &&
			!r.toks[i+1].isName("as"):
		case k.kind == tName && inside:
			v := r.attribute(m, k.text)
			if as {
				i += 2
			}
			r.bind(r.toks[i].text, v)
		case k.kind == tName && k.text != "from":
			r.bind(k.text, m)
		}
	}
	if r.acceptName("with") && r.at("{") {
		r.pos = min(r.closing(r.pos)+1, r.limit)
	}
}

// exported follows: export {a as b} from 'm', export * from 'm'.
func (r javascript) exported() {
	if r.at("{") {
		from, end := r.pos+1, r.closing(r.pos)
		r.pos = min(end+1, r.limit)
		if !r.peek(0).isName("from") {
			for i := from; i < min(end, r.limit); i++ {
				if t := &r.toks[i]; t.kind == tName && t.text != "as" {
					v := r.lookup(t.text)
					r.escape(v)
				}
			}
		}
	} else {
		r.pos++
		if r.acceptName("as") {
			r.pos++
		}
	}
	if r.acceptName("from") && r.peek(0).kind == tString {
		r.imports(r.peek(0).text, r.peek(0).line)
		r.pos++
	}
}

// declarations follows: const a = b, {c: d} = e.
func (r javascript) declarations() {
	for {
		from := r.pos
		if m := int(r.peek(0).match); m > r.pos {
			r.pos = m
		}
		r.pos++
		to := min(r.pos, r.limit)
		r.accept("!")
		if r.accept(":") {
			r.typeName()
		}
		if r.accept("=") {
			line := r.peek(0).line
			v := r.expression(pAssign)
			r.line = line
			if to-from == 1 {
				r.bindName(r.toks[from].text, v)
			} else {
				r.callsWithin(from, to)
				v.each(func(v value) { r.pattern(from, to, v) })
			}
		} else if to-from == 1 && r.toks[from].kind == tName {
			r.declare(r.toks[from].text)
		}
		if !r.accept(",") {
			return
		}
	}
}

// declare makes a name that has no value yet one of the text.
func (r *names) declare(name string) {
	if r.root.names[name] == nil {
		r.root.names[name] = &binding{}
		r.changed = true
	}
}

// scriptFor follows: for (const x of y), for (k in z), for (;;).
func (r javascript) scriptFor() {
	if !r.at("(") {
		return
	}
	end := r.closing(r.pos)
	r.pos++
	t := r.peek(0)
	at := r.pos
	if t.text == "const" || t.text == "let" || t.text == "var" {
		at++
	}
	to := at
	if to < r.limit {
		if m := int(r.toks[to].match); m > to {
			to = m
		}
		to++
	}
	if to < r.limit && (r.toks[to].isName("of") || r.toks[to].isName("in")) {
		of := r.toks[to].isName("of")
		r.callsWithin(at, to)
		r.pos = to + 1
		v := r.limited(end)
		r.escape(v)
		e := value{}
		if of {
			e = r.element(v)
		}
		r.forEach(at, to, e)
	} else {
		r.statements(end)
	}
	r.pos = min(end+1, r.limit)
}
