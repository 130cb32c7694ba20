package javascript

import (
	"guard/policy/code"
	"guard/policy/code/grammar"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// classBody reads class A extends B { … }.
func (r parser) classBody() {
	r.Pos++
	for r.Pos < r.Limit && !r.At("{") {
		if t := r.Peek(0); t.Kind == token.Name && t.Text != "extends" && t.Text != "implements" &&
			r.Peek(-1).Text == "class" {
			r.Bind(t.Text, value.Value{})
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
			r.Escape(r.Expression(grammar.Or))
			r.Limit = outer
		} else {
			r.Pos++
		}
	}
	if !r.At("{") {
		return
	}
	end := r.Closing(r.Pos)
	r.Pos++
	r.Repeats(end, r.classMember)
	r.Pos = min(end+1, r.Limit)
}

// classMember reads a method, a field or a static block.
func (r parser) classMember() {
	if r.Accept("@") {
		r.Escape(r.Expression(grammar.Comparison))
		return
	}
	if r.IsMethod() {
		r.methodDefinition()
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
		if name.Kind == token.Name {
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

// methodDefinition reads a method of a class or an object.
func (r parser) methodDefinition() {
	at := r.Pos
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
	r.Expose(r.Define(at, r.Pos+1, end, r.Root))
	r.Pos = min(end+1, r.Limit)
	r.ReturnType()
	if r.At("{") {
		end := r.Closing(r.Pos)
		r.Pos++
		r.Block(end)
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
	r.methodDefinition()
	args.AddKeyed("", value.Value{})
	return true
}
