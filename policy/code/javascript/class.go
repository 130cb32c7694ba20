package javascript

import (
	"strconv"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/grammar"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// classBody reads class A extends B { … }, and returns the class where objects are followed.
func (r parser) classBody() value.Value {
	r.Pos++
	class := "at " + strconv.Itoa(r.Pos)
	if t := r.Peek(0); t.Kind == token.Name && t.Text != "extends" {
		class = t.Text
	}
	made := value.Value{}
	if r.Start.Objects {
		made = call.OwnClass(class)
	}
	for r.Pos < r.Limit && !r.At("{") {
		if t := r.Peek(0); t.Kind == token.Name && t.Text != "extends" && t.Text != "implements" &&
			r.Peek(-1).Text == "class" {
			r.Bind(t.Text, made)
			r.Pos++
		} else if r.At("<") && r.SkipAngles() {
			continue
		} else if r.AcceptName("extends") {
			outer := r.Limit
			for i := r.Pos; i < outer; i++ {
				if r.Toks[i].Is("{") {
					r.Limit = i
					break
				}
			}
			base := r.Expression(grammar.Or)
			call.Inherits(&r.Calls, class, base)
			r.Escape(base)
			r.Limit = outer
		} else {
			r.Pos++
		}
	}
	if !r.At("{") {
		return made
	}
	end := r.Closing(r.Pos)
	r.Pos++
	outer := call.EnterClass(&r.Calls, class)
	r.Repeats(end, r.classMember)
	call.EnterClass(&r.Calls, outer)
	r.Pos = min(end+1, r.Limit)
	return made
}

// classMember reads a method, a field or a static block.
func (r parser) classMember() {
	if r.Accept("@") {
		r.Escape(r.Expression(grammar.Comparison))
		return
	}
	if r.IsMethod() {
		r.methodDefinition(call.Inside(&r.Calls))
		return
	}
	t := r.Peek(0)
	switch {
	case t.Is("{"):
		end := r.Closing(r.Pos)
		r.Pos++
		r.Block(end)
	case t.Is("="):
		r.Pos++
		name := r.Peek(-2)
		v := r.Expression(grammar.Assignment)
		r.Escape(v)
		r.EscapeModule(v)
		class, _ := call.This(&r.Calls)
		if name.Kind == token.Name && !call.StoresField(&r.Calls, class, name.Text, v) {
			r.BindIn(r.Root, "."+name.Text, v)
		}
	case t.Is("["):
		end := r.Closing(r.Pos)
		r.Pos++
		r.Entries(end)
		r.Pos = min(end+1, r.Limit)
	case t.Is(":"):
		r.Pos++
		r.TypeName()
	default:
		r.Pos++
	}
}

// methodDefinition reads a method of a class, or of an object, which is none of a class.
func (r parser) methodDefinition(class string) value.Value {
	at := r.Pos
	name := r.Peek(0)
	form := call.Form{Property: r.Peek(-1).IsName("get"), Setter: r.Peek(-1).IsName("set")}
	if r.At("[") {
		end := r.Closing(r.Pos)
		r.Pos++
		r.Entries(end)
		r.Pos = end
	}
	r.Pos++
	r.Accept("?")
	if r.At("<") {
		r.SkipAngles()
	}
	end := r.Closing(r.Pos)
	fn := r.Define(at, r.Pos+1, end, r.Root)
	if name.Kind != token.Name || !call.DefinesMethod(&r.Calls, class, name.Text, fn, form) {
		r.Expose(fn)
	} else if name.Text == "constructor" {
		r.fieldsOf(fn, class)
	}
	r.Pos = min(end+1, r.Limit)
	r.ReturnType()
	r.Body(fn)
	return value.Value{Kind: value.Function, Func: fn}
}

// fieldsOf gives the fields of an object their values that stand among the parameters of its constructor (TypeScript
// 5, Parameter Properties).
func (r parser) fieldsOf(fn *value.Func, class string) {
	for i, p := range fn.Params {
		if first := fn.Toks[fn.Parts[i][0]]; first.Kind == token.Name && first.Text != p && p != "" {
			call.StoresField(&r.Calls, call.OwnClass(class), p, r.Lookup(p))
		}
	}
}

// Member reads a method, an accessor or a shorthand of an object.
func (r parser) Member(args *value.Arguments) bool {
	if r.Limit >= len(r.Toks) || r.Toks[r.Limit].Kind != token.Op || r.Toks[r.Limit].Text != "}" {
		return false
	}
	t, next := r.Peek(0), r.Peek(1)
	if t.Kind == token.Name && (next.Is(",") || next.Kind == token.End) &&
		!grammar.ConstantsOf[code.JavaScript][t.Text] {
		args.AddKeyed(t.Text, r.Lookup(t.Text))
		r.Pos++
		return true
	}
	for (t.Text == "async" || t.Text == "get" || t.Text == "set" || t.Text == "static") && t.Kind == token.Name &&
		(next.Kind == token.Name || next.Kind == token.String || next.Is("*") || next.Is("[")) || t.Is("*") {
		r.Pos++
		t, next = r.Peek(0), r.Peek(1)
	}
	if !r.IsMethod() {
		return false
	}
	name := r.Peek(0).Text
	fn := r.methodDefinition("")
	if r.Start.Objects {
		args.AddKeyed(name, fn)
	} else {
		args.AddKeyed("", value.Value{})
	}
	return true
}
