package code

import "strings"

// statement follows the statements of Go that bind names.
func (r golang) statement(t *token) bool {
	next := r.peek(1)
	switch t.text {
	case "import":
		r.pos++
		if r.accept("(") {
			for r.pos < r.limit && !r.at(")") {
				r.goImport()
			}
			r.accept(")")
		} else {
			r.goImport()
		}
	case "func":
		if next.kind == tName {
			r.goFunc(false)
		} else if next.is("(") && t.nl && t.col == 0 {
			r.goFunc(true)
		} else {
			return false
		}
	case "for":
		r.pos++
		from := r.pos
		for i := r.pos; i < min(r.pos+8, r.limit); i++ {
			if r.toks[i].isName("range") {
				r.pos = i + 1
				to := i - 1
				e := r.element(r.expression(pOr))
				r.members(from, max(from, to), listOf(value{}, e), false)
				if to-from == 1 {
					r.bindAll(from, to, value{})
				}
				return true
			}
		}
	case "var", "const":
		if next.kind != tName {
			return false
		}
		r.pos++
		r.goVar()
	case "type":
		r.pos += 2
	default:
		return false
	}
	return true
}

// goVar follows: var a, b T = c, d.
func (r golang) goVar() {
	from := r.pos
	for r.peek(0).kind == tName && r.peek(1).is(",") {
		r.pos += 2
	}
	r.pos++
	to := r.pos
	for n := 0; n < 12 && !r.at("=") && !r.peek(0).nl && !r.at(";") && r.pos < r.limit; n++ {
		if m := int(r.toks[r.pos].match); m > r.pos {
			r.pos = m
		}
		r.pos++
	}
	if !r.accept("=") {
		return
	}
	r.assignAll("=", target{start: from, kind: aPattern}, value{}, to)
}

// goImport follows one line of an import.
func (r golang) goImport() {
	alias := ""
	if t := r.peek(0); t.kind == tName || t.is(".") {
		alias = t.text
		r.pos++
	}
	t := r.peek(0)
	r.pos++
	if t.kind != tString {
		return
	}
	r.imports(t.text, t.line)
	if t.text == "C" {
		r.opaque("import C", t.line)
		return
	}
	if alias == "." {
		r.star(t.text)
		return
	}
	if alias == "" {
		alias = t.text[strings.LastIndexByte(t.text, '/')+1:]
	}
	r.bind(alias, named(t.text))
}

// goFunc follows: func (r *T) name(a, b T) R.
func (r golang) goFunc(method bool) {
	at := r.pos
	r.pos++
	if method {
		r.bindAll(r.pos+1, min(r.pos+2, r.limit), value{})
		r.pos = min(r.closing(r.pos)+1, r.limit)
	}
	name := r.peek(0).text
	r.pos++
	if r.at("[") {
		r.pos = min(r.closing(r.pos)+1, r.limit)
	}
	if !r.at("(") {
		return
	}
	end := r.closing(r.pos)
	fn := r.define(at, r.pos+1, end, r.root)
	if method {
		r.hide(fn)
	} else {
		r.bind(name, value{kind: vFunction, fn: fn})
	}
	r.pos = min(end+1, r.limit)
	r.goResult()
}

// goResult passes the results of a function's type, up to its body.
func (r golang) goResult() {
	for r.pos < r.limit && !r.at("{") && !r.peek(0).nl && !r.at(",") && !r.at(")") && !r.at("=") && !r.at(";") {
		t := r.peek(0)
		if m := int(t.match); m > r.pos {
			r.pos = m
		}
		r.pos++
		if (t.isName("interface") || t.isName("struct")) && r.at("{") {
			r.pos = min(r.closing(r.pos)+1, r.limit)
		}
	}
}

// word follows the types and functions that begin an expression of Go.
func (r golang) word(t *token) (value, bool) {
	next := r.peek(1)
	switch t.text {
	case "func":
		if !next.is("(") {
			return value{}, false
		}
		at := r.pos
		r.pos++
		end := r.closing(r.pos)
		fn := r.define(at, r.pos+1, end, r.root)
		r.pos = min(end+1, r.limit)
		r.goResult()
		if r.at("{") {
			open := r.pos
			r.pos++
			r.block(r.closing(open))
		}
		return value{kind: vFunction, fn: fn}, true
	case "map":
		if next.is("[") {
			r.pos++
			return r.goType(r.pos), true
		}
	case "struct", "interface":
		if next.is("{") {
			r.pos = min(r.closing(r.pos+1)+1, r.limit)
			return value{}, true
		}
	case "nil":
		r.pos++
		return value{kind: vNumber, text: "nil"}, true
	}
	return value{}, false
}

// goType follows []T{…}, map[K]V{…} and []T(x), from the bracket at index at.
func (r golang) goType(at int) value {
	r.pos = min(r.closing(at)+1, r.limit)
	for n := 0; n < 12 && r.pos < r.limit; n++ {
		t := r.peek(0)
		switch {
		case t.is("*") || t.is(".") || t.isName("struct") || t.isName("interface"):
			r.pos++
			if (t.kind == tName) && r.at("{") {
				r.pos = min(r.closing(r.pos)+1, r.limit)
			}
		case t.is("["):
			r.pos = min(r.closing(r.pos)+1, r.limit)
		case t.kind == tName && !t.nl:
			r.pos++
		case t.is("{") && !t.nl:
			open := r.pos
			r.pos++
			end := r.closing(open)
			return r.collected(r.entries(end), end, open)
		case t.is("(") && !t.nl:
			args := r.bracketArguments()
			if len(args.pos) == 1 {
				return args.pos[0]
			}
			return value{}
		default:
			return value{}
		}
	}
	return value{}
}

// braced follows T{…} of Go, and { … } of Ruby's and Perl's calls.
func (r *expressions) braced(v value, t *token) (value, bool) {
	switch r.lang {
	case Go:
		if v.kind != vName || r.target.kind == aPattern || t.nl {
			return v, false
		}
		rule := r.book.rules[v.text+"{}"]
		if rule == nil {
			return v, false
		}
		line := t.line
		end := r.closing(r.pos)
		r.pos++
		args := r.entries(end)
		r.pos = min(end+1, r.limit)
		return r.ruled(&call{name: v.text, rule: rule, arguments: args, line: line}), true
	case Lua:
		if !r.callable(v) {
			return v, false
		}
		return r.call(v, r.bracketArguments(), t.line), true
	case Perl:
		if strings.HasPrefix(r.target.name, "$") && !t.sp {
			return r.subscript(v), true
		}
	}
	return v, false
}

// operand follows a type that begins with its length.
func (r golang) operand(t *token) (value, bool) {
	if t.text != "[" {
		return value{}, false
	}
	return r.goType(r.pos), true
}
