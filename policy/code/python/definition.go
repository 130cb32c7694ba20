package python

import (
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// definition reads the head of a function: def f(a, b=1) -> T. col is the indentation of its line.
func (r parser) definition(col int32) {
	at := r.Pos
	name := r.Peek(0).Text
	r.Pos++
	r.typeParameters()
	if !r.At("(") {
		return
	}
	end := r.Closing(r.Pos)
	outer := r.Scope
	s := r.Enter(at, col, false)
	fn := r.Define(at, r.Pos+1, end, s)
	s.Fn = fn
	fn.Runner = strings.HasPrefix(name, "test") || r.Decorated
	r.BindIn(outer, name, value.Value{Kind: value.Function, Func: fn})
	form := r.formOf(at)
	if outer.Class && call.DefinesMethod(&r.Calls, outer.Named, name, fn, form) {
		if form.Self && len(fn.Params) > 0 {
			r.BindIn(s, fn.Params[0], call.OwnObject(outer.Named))
		}
	} else if r.Decorated || outer.Class || outer.Parent != nil && strings.HasPrefix(name, "__") {
		r.exposeKeepingFixtures(fn)
	}
	if r.Decorated && outer.Class && !r.Start.Objects { // a property gives what it likes
		r.BindIn(r.Root, "."+name, value.Value{})
	}
	r.Decorated = false
	r.Pos = min(end+1, r.Limit)
	r.Scope = s
}

// formOf says how a method is called, whose name stands at a token, by the word above it (Python 3.13, Built-in
// Functions; functools).
func (r parser) formOf(at int) call.Form {
	above := ""
	if at >= 3 && r.Toks[at-1].IsName("def") && r.Decorated {
		above = r.Toks[at-2].Text
	}
	return call.Form{Self: above != "staticmethod", Property: above == "property" || above == "cached_property",
		Setter: above == "setter", OfClass: above == "classmethod"}
}

// typeParameters reads the bounds of types in f[T: x](…), which are computed when somebody looks at them (PEP 695).
func (r parser) typeParameters() {
	if r.At("[") {
		from := r.Pos
		r.Pos = min(r.Closing(r.Pos)+1, r.Limit)
		r.CallsWithin(from, r.Pos)
	}
}

// exposeKeepingFixtures says that fn may be called with any arguments, except for those that a test runner passes by
// the name of the parameter.
func (r parser) exposeKeepingFixtures(fn *value.Func) {
	if fn.Exposed {
		return
	}
	fn.Exposed = true
	r.BindIn(fn.Scope, fn.Rest, value.Value{})
	r.BindIn(fn.Scope, fn.Names, value.Value{})
	for _, p := range fn.Params {
		if !fn.Runner || !call.Fixtures[p] {
			r.BindIn(fn.Scope, p, value.Value{})
		}
	}
}

// class reads the head of a class: class A(B). col is the indentation of its line.
func (r parser) class(col int32) {
	at, name := r.Pos, r.Peek(1).Text
	r.Bind(name, value.Named("class "+name))
	r.Pos += 2
	r.Decorated = false
	r.typeParameters()
	if r.At("(") {
		end := r.Closing(r.Pos)
		r.Pos++
		bases := r.Entries(end)
		r.NoteArguments(bases, true)
		for _, v := range bases.Pos {
			call.Inherits(&r.Calls, name, v)
		}
		for _, v := range bases.Pos { // what a strange library's class does, this one does too
			if v.Kind == value.Name && (r.Stranger(v.Text) != "" || opensItsFile(r.Book, v.Text)) {
				r.Bind(name, v)
			}
		}
		r.Pos = min(end+1, r.Limit)
	}
	r.Scope = r.Enter(at, col, true)
	r.Scope.Named = name
	if r.Start.Objects {
		call.HasFields(&r.Calls, name, r.annotated(col))
	}
}

// annotated lists the fields with types of the class whose body comes next, of which a data class is made (Python 3.13,
// dataclasses).
func (r parser) annotated(col int32) (fields []string) {
	inner := int32(-1)
	for i := r.Pos; i+1 < r.Limit; i++ {
		t := &r.Toks[i]
		if int(t.Match) > i {
			i = int(t.Match)
		}
		if !t.NewLine {
			continue
		}
		if t.Col <= col {
			break
		}
		if inner < 0 {
			inner = t.Col
		}
		if t.Col == inner && t.Kind == token.Name && r.Toks[i+1].Is(":") {
			fields = append(fields, t.Text)
		}
	}
	return fields
}

// globalNames makes the names after global or nonlocal those of an outer scope.
func (r parser) globalNames() {
	to := r.Root
	if r.Peek(0).Text == "nonlocal" && r.Scope.Parent != nil {
		to = r.Scope.Parent
		for to.Class && to.Parent != nil {
			to = to.Parent
		}
	}
	r.Pos++
	for r.Peek(0).Kind == token.Name && !r.Peek(0).NewLine {
		name := r.Peek(0).Text
		if to.Names[name] == nil {
			to.Names[name] = &value.Binding{}
			r.Changed = true
		}
		r.Scope.Names[name] = to.Names[name]
		r.Pos++
		if !r.Accept(",") {
			return
		}
	}
}
