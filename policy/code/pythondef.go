package code

import "strings"

// column is the indentation of the line that the current token stands on.
func (r *cursor) column() int32 {
	for i := min(r.pos, len(r.toks)-1); i >= 0; i-- {
		if r.toks[i].nl {
			return r.toks[i].col
		}
	}
	return 0
}

// leaveScopes ends the definitions that a line at column col stands outside of.
func (r *names) leaveScopes(col int32) {
	for r.scope.parent != nil && col <= r.scope.col {
		r.scope = r.scope.parent
	}
}

// enter begins the scope of the definition at token at.
func (r *names) enter(at int, col int32, class bool) *scope {
	key := r.place(at)
	s := r.scopes[key]
	if s == nil {
		s = &scope{names: map[string]*binding{}}
		r.scopes[key] = s
	}
	s.parent, s.col, s.class = r.scope, col, class
	return s
}

// pythonDef follows: def f(a, b=1) -> T:
func (r python) pythonDef(col int32) {
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
func (r python) hideKeepingFixtures(fn *function) {
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
func (r python) pythonClass(col int32) {
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

// pythonGlobal makes the names of this scope those of the text.
func (r python) pythonGlobal() {
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
