package code

import "strings"

// rubyStatement follows the statements of Ruby that bind names.
func (r *reader) rubyStatement(t *token) bool {
	next := r.peek(1)
	switch t.text {
	case "def":
		r.rubyDef()
	case "class", "module":
		r.pos++
		if next.is("<<") {
			r.pos++
		}
		r.constantName()
	case "for":
		from := r.pos + 1
		for r.pos < r.limit && !r.peek(0).isName("in") {
			r.pos++
		}
		to := r.pos
		r.pos++
		r.forEach(from, min(to, r.limit), r.element(r.expression(pAssign)))
	case "rescue":
		r.pos++
		from := r.pos
		defer func() { r.effects(from, r.pos) }()
		for t := r.peek(0); !t.nl && t.kind != tEnd && !t.isName("then"); t = r.peek(0) {
			if t.is("=>") {
				r.bind(r.peek(1).text, value{})
			}
			r.pos++
		}
	case "alias":
		r.pos += 3
		if r.book.rule(r.peek(-1).text) != nil {
			r.bind(r.peek(-2).text, named(r.peek(-1).text))
		}
	case "BEGIN", "END":
		r.pos++
	default:
		return false
	}
	return true
}

// constantName passes the name of a class or module and what it is made from.
func (r *reader) constantName() {
	for r.peek(0).kind == tName || r.at("::") || r.at(".") {
		r.pos++
		if r.peek(0).nl {
			return
		}
	}
	if r.accept("<") {
		r.escape(r.expression(pAssign))
	}
}

// rubyDef follows: def self.name(a, b = 1).
func (r *reader) rubyDef() {
	r.pos++
	at := r.pos
	name := r.peek(0).text
	r.pos++
	if r.accept(".") {
		name = r.peek(0).text
		r.pos++
	}
	if r.at("=") && !r.at("==") && r.peek(1).is("(") {
		r.pos++
		name += "="
	}
	from, to := r.pos, r.pos
	if r.at("(") {
		to = r.closing(r.pos)
		from++
		r.pos = min(to+1, r.limit)
	} else {
		for to < r.limit && !r.toks[to].nl && !r.toks[to].is(";") && !r.toks[to].is("=") {
			to++
		}
		r.pos = to
	}
	fn := r.define(at, from, min(to, r.limit), r.root)
	if name != "initialize" {
		r.bind(name, value{kind: vFunction, fn: fn})
	} else {
		r.hide(fn)
	}
}

// perlStatement follows the statements of Perl that bind names.
func (r *reader) perlStatement(t *token) bool {
	next := r.peek(1)
	switch t.text {
	case "use", "no":
		r.perlUse(t, next)
	case "package":
		r.pos += 2
	case "sub":
		if next.kind != tName {
			return false
		}
		r.bind(next.text, value{kind: vFunction, fn: r.define(r.pos, r.pos, r.pos, r.root)})
		r.pos += 2
		r.signature()
	case "for", "foreach":
		r.pos++
		if w := r.peek(0).text; w == "my" || w == "our" || w == "local" {
			r.pos++
		}
		if r.peek(0).kind == tName && r.peek(1).is("(") {
			at := r.pos
			r.pos++
			r.forEach(at, at+1, r.element(r.primary()))
			return true
		}
		if r.at("(") {
			v := r.primary()
			r.bind("$_", r.element(v))
		} else if !r.peek(0).nl {
			v := r.expression(pAssign)
			r.bind("$_", r.element(v))
		}
	default:
		return false
	}
	return true
}

// signature passes the parameters of a sub.
func (r *reader) signature() {
	if r.at("(") {
		from := r.pos
		r.pos = min(r.closing(r.pos)+1, r.limit)
		r.effects(from, r.pos)
	}
}

// perlUse follows: use Module qw(a b); use strict; use lib 'x'.
func (r *reader) perlUse(t, next *token) {
	r.pos += 2
	if next.kind != tName || strings.HasPrefix(next.text, "v5") {
		return
	}
	on := t.text == "use"
	switch next.text {
	case "strict":
		r.strict = on
	case "lib":
		r.line = t.line
		r.emitEach(Searches, "use lib", []value{r.expression(pWord)})
	case "if":
		r.expression(0)
	default:
		if on && isUpper(next.text) {
			r.imports(next.text, t.line)
			if rule := r.book.rules["use "+next.text]; rule != nil {
				r.line = t.line
				r.emit(rule.kind, "use "+next.text)
			}
		}
	}
}

// goStatement follows the statements of Go that bind names.
func (r *reader) goStatement(t *token) bool {
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
func (r *reader) goVar() {
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
func (r *reader) goImport() {
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
func (r *reader) goFunc(method bool) {
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
func (r *reader) goResult() {
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

// goWord follows the types and functions that begin an expression of Go.
func (r *reader) goWord(t *token) (value, bool) {
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
func (r *reader) goType(at int) value {
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
func (r *reader) braced(v value, t *token) (value, bool) {
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

// phpStatement follows the statements of PHP that bind names.
func (r *reader) phpStatement(t *token) bool {
	next := r.peek(1)
	switch lower(t.text) {
	case "function":
		if next.kind != tName && !next.is("&") {
			return false
		}
		r.functionValue(r.pos)
	case "class", "interface", "trait", "namespace":
		if next.kind != tName {
			return false
		}
		r.pos += 2
	case "use", "global":
		for r.pos < r.limit && !r.at(";") && !r.at("{") {
			r.pos++
		}
	case "foreach":
		if !next.is("(") {
			return false
		}
		end := r.closing(r.pos + 1)
		r.pos += 2
		v := r.limited(end)
		if r.acceptName("as") {
			from := r.pos
			for i := from; i < min(end, r.limit); i++ {
				if r.toks[i].is("=>") {
					r.bindAll(from, i, value{})
					from = i + 1
				}
			}
			r.forEach(from, min(end, r.limit), r.element(v))
		}
		r.pos = min(end+1, r.limit)
	default:
		return false
	}
	return true
}

// luaStatement follows the statements of Lua that bind names.
func (r *reader) luaStatement(t *token) bool {
	switch t.text {
	case "local":
		r.pos++
		if r.peek(0).isName("function") {
			return true
		}
	case "for":
		from := r.pos + 1
		for r.pos < r.limit && !r.peek(0).isName("in") && !r.at("=") {
			r.pos++
		}
		r.bindAll(from, min(r.pos, r.limit), value{})
		r.pos++
	case "function":
		r.functionValue(r.pos)
	default:
		return false
	}
	return true
}

// dereference follows ${…}, @{…}, &{…} and $$x of Perl. Where a name may be
// computed, &{…} is a call of anything.
func (r *reader) dereference(t *token) value {
	r.pos++
	at := r.pos
	v := value{}
	if r.at("{") {
		end := r.closing(at)
		r.pos++
		v = r.limited(end)
		r.pos = end
		r.block(end)
	} else {
		v = r.primary()
	}
	r.target = target{start: at}
	if t.text == "deref&" {
		if name, ok := v.literal(); ok {
			v = r.lookup(strings.TrimPrefix(name, "main::"))
			if !r.at("(") {
				r.escape(v)
			}
			return v
		}
		if !r.strict {
			r.opaque("&{}", t.line)
		}
		return value{}
	}
	return value{}
}

// computedMember follows $x->$name and X->$name.
func (r *reader) computedMember(v value, name, op string) value {
	m := r.lookup(name)
	line := r.peek(-1).line
	if s, ok := m.literal(); ok {
		if r.at("(") {
			return r.arguedMethod(v, s)
		}
		return r.method(v, s, &arguments{}, line)
	}
	if r.at("(") {
		r.arguedMethod(value{}, "")
		if v.kind == vName && r.lang == PHP {
			r.opaque("->"+name, line)
		}
	}
	return value{}
}
