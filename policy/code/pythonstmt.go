package code

import "strings"

// pythonStatement follows the statements of Python that bind names.
func (r *reader) pythonStatement(t *token) bool {
	next := r.peek(1)
	switch t.text {
	case "import":
		r.pos++
		r.pythonImport()
	case "from":
		r.pos++
		r.pythonFrom()
	case "def":
		r.pos++
		r.pythonDef(r.column())
	case "class":
		if next.kind != tName {
			return false
		}
		r.pythonClass(r.column())
	case "for":
		r.pos++
		r.pythonFor()
	case "with":
		r.pos++
		r.pythonWith()
	case "except":
		r.pos++
		r.accept("*")
		if !r.at(":") {
			r.escape(r.expression(pChoice))
		}
		if r.acceptName("as") {
			r.bind(r.peek(0).text, value{})
			r.pos++
		}
	case "global", "nonlocal":
		r.pythonGlobal()
	case "del":
		r.pos++
		r.expression(pChoice)
	case "print", "exec":
		if next.kind == tString || next.kind == tPieces || t.text == "exec" && next.kind == tName && !next.nl { // Python 2
			r.pos++
			line := t.line
			r.call(named(t.text), &arguments{pos: []value{r.expression(pChoice)}}, line)
			return true
		}
		return false
	default:
		return false
	}
	return true
}

// column is the indentation of the line that the current token stands on.
func (r *reader) column() int32 {
	for i := min(r.pos, len(r.toks)-1); i >= 0; i-- {
		if r.toks[i].nl {
			return r.toks[i].col
		}
	}
	return 0
}

// leaveScopes ends the definitions that a line at column col stands outside of.
func (r *reader) leaveScopes(col int32) {
	for r.scope.parent != nil && col <= r.scope.col {
		r.scope = r.scope.parent
	}
}

// enter begins the scope of the definition at token at.
func (r *reader) enter(at int, col int32, class bool) *scope {
	key := r.place(at)
	s := r.scopes[key]
	if s == nil {
		s = &scope{names: map[string]*binding{}}
		r.scopes[key] = s
	}
	s.parent, s.col, s.class = r.scope, col, class
	return s
}

// pythonImport follows: import a.b as c, d.
func (r *reader) pythonImport() {
	for {
		line := r.peek(0).line
		name := r.dotted()
		if name == "" {
			return
		}
		r.imports(name, line)
		if r.acceptName("as") {
			r.bind(r.peek(0).text, named(r.canonical(name)))
			r.pos++
		} else {
			top, _, _ := strings.Cut(name, ".")
			r.bind(top, named(r.canonical(top)))
		}
		if !r.accept(",") {
			return
		}
	}
}

// imports notes that the text loads a module.
func (r *reader) imports(name string, line int32, parts ...string) {
	r.module(name)
	r.line = line
	args := []value{text(name)}
	for _, p := range parts {
		args = append(args, text(p))
	}
	r.emit(Loads, "import", args...)
}

// dotted passes a module's name: .a.b
func (r *reader) dotted() string {
	var b strings.Builder
	for {
		t := r.peek(0)
		if t.is(".") || t.is("...") || t.is("..") {
			b.WriteString(t.text)
		} else if t.kind == tName && t.text != "import" && (b.Len() == 0 || strings.HasSuffix(b.String(), ".")) {
			b.WriteString(t.text)
		} else {
			return b.String()
		}
		r.pos++
	}
}

// pythonFrom follows: from a import (b as c, d), from a import *.
func (r *reader) pythonFrom() {
	line := r.peek(0).line
	module := r.dotted()
	if !r.acceptName("import") {
		return
	}
	bracket := r.accept("(")
	var parts []string
	for {
		t := r.peek(0)
		if t.is("*") {
			r.pos++
			r.star(module)
			parts = append(parts, "*")
		}
		if t.kind != tName {
			break
		}
		r.pos++
		parts = append(parts, t.text)
		as := t.text
		if r.acceptName("as") {
			as = r.peek(0).text
			r.pos++
		}
		r.bindName(as, r.attribute(named(r.canonical(module)), t.text))
		if !r.accept(",") {
			break
		}
	}
	if bracket {
		r.accept(")")
	}
	r.imports(module, line, parts...)
}

// star binds every name that the table has of a module.
func (r *reader) star(module string) {
	prefix := r.canonical(module) + "."
	for name := range r.book.rules {
		if rest, ok := strings.CutPrefix(name, prefix); ok && !strings.ContainsAny(rest, ".*[(`") {
			r.bindIn(r.root, rest, named(name))
		}
	}
	for name := range r.book.constants {
		if rest, ok := strings.CutPrefix(name, prefix); ok && !strings.Contains(rest, ".") {
			r.bindIn(r.root, rest, named(name))
		}
	}
}

// pythonDef follows: def f(a, b=1) -> T:
func (r *reader) pythonDef(col int32) {
	at := r.pos
	name := r.peek(0).text
	r.pos++
	if r.at("[") { // def f[T](…)
		r.pos = min(r.closing(r.pos)+1, r.limit)
	}
	if !r.at("(") {
		return
	}
	end := r.closing(r.pos)
	outer := r.scope
	s := r.enter(at, col, false)
	fn := r.define(at, r.pos+1, end, s)
	s.fn = fn
	fn.runner = strings.HasPrefix(name, "test") || r.decorated
	r.bindIn(outer, name, value{kind: vFunction, fn: fn})
	if r.decorated || outer.class || outer.parent != nil && strings.HasPrefix(name, "__") {
		r.hideKeepingFixtures(fn)
	}
	r.decorated = false
	r.pos = min(end+1, r.limit)
	r.scope = s
}

// hideKeepingFixtures says that whoever may call fn, but for what a test runner
// hands in by the name of the parameter.
func (r *reader) hideKeepingFixtures(fn *function) {
	if fn.hidden {
		return
	}
	fn.hidden = true
	for _, p := range fn.params {
		if !fn.runner || !fixtures[p] {
			r.bindIn(fn.scope, p, value{})
		}
	}
}

// fixtures are the parameters in which pytest hands a folder of its own.
var fixtures = map[string]bool{"tmp_path": true, "tmpdir": true}

// pythonClass follows: class A(B):
func (r *reader) pythonClass(col int32) {
	at := r.pos
	r.bind(r.peek(1).text, named("class "+r.peek(1).text))
	r.pos += 2
	r.decorated = false
	if r.at("[") {
		r.pos = min(r.closing(r.pos)+1, r.limit)
	}
	if r.at("(") {
		end := r.closing(r.pos)
		r.pos++
		r.given(r.entries(end), true)
		r.pos = min(end+1, r.limit)
	}
	r.scope = r.enter(at, col, true)
}

// pythonFor follows: x, y in z.
func (r *reader) pythonFor() {
	from := r.pos
	for r.pos < r.limit && !r.peek(0).isName("in") && !r.peek(0).nl {
		if m := int(r.toks[r.pos].match); m > r.pos {
			r.pos = m
		}
		r.pos++
	}
	to := min(r.pos, r.limit)
	r.effects(from, to)
	if !r.acceptName("in") {
		return
	}
	v := r.expression(pChoice)
	if r.at(",") && r.limit == len(r.toks) {
		items := []value{v}
		for r.accept(",") {
			items = append(items, r.expression(pChoice))
		}
		v = listOf(items...)
	}
	r.escape(v)
	r.forEach(from, to, r.element(v))
}

// forEach binds the targets of a loop to what one element may be.
func (r *reader) forEach(from, to int, element value) {
	element.each(func(e value) { r.pattern1(from, to, e) })
}

// pattern1 binds a pattern, or a name that stands alone to all of v.
func (r *reader) pattern1(from, to int, v value) {
	if to-from == 1 && r.toks[from].kind == tName {
		r.bindName(r.toks[from].text, v)
		return
	}
	r.pattern(from, to, v)
}

// pythonWith follows: with a as b, c as d.
func (r *reader) pythonWith() {
	if r.at("(") {
		if end := r.closing(r.pos); end+1 < r.limit && r.toks[end+1].is(":") {
			r.pos++
		}
	}
	for {
		v := r.expression(pChoice)
		if r.acceptName("as") {
			from := r.pos
			if r.peek(0).kind == tName {
				r.pos++
			}
			for r.at(".") || r.at("[") || r.at("(") {
				if m := int(r.toks[r.pos].match); m > r.pos {
					r.pos = m
				} else {
					r.pos++
				}
				r.pos++
			}
			r.effects(from, r.pos)
			r.pattern1(from, min(r.pos, r.limit), v)
		} else {
			r.escape(v)
		}
		if !r.accept(",") || r.at(")") {
			return
		}
	}
}

// pythonGlobal makes the names of this scope those of the text.
func (r *reader) pythonGlobal() {
	to := r.root
	if r.peek(0).text == "nonlocal" && r.scope.parent != nil {
		to = r.scope.parent
		for to.class && to.parent != nil {
			to = to.parent
		}
	}
	r.pos++
	for r.peek(0).kind == tName && !r.peek(0).nl {
		name := r.peek(0).text
		if to.names[name] == nil {
			to.names[name] = &binding{}
			r.changed = true
		}
		r.scope.names[name] = to.names[name]
		r.pos++
		if !r.accept(",") {
			return
		}
	}
}
