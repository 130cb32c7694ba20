package php

import (
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// made reads what stands after new: the name of a class, a value that holds one, or a class without a name.
func (r parser) made() value.Value {
	r.Pos++
	t := r.Peek(0)
	class := value.Value{}
	switch {
	case t.Kind == token.Name && token.Lower(t.Text) == "class":
		r.Pos++
		return r.anonymous(t.Line)
	case t.Is("("):
		class = classOf(&r.Calls, r.Parenthesized())
	case t.Kind == token.Name && t.Text[0] == '$' && (r.Peek(1).Is("(") || r.Peek(1).Is(";") || r.Peek(1).Is(")")):
		r.Pos++
		class = classOf(&r.Calls, r.Lookup(t.Text))
	case t.Kind == token.Name && t.Text[0] == '$':
		return value.Value{}
	default:
		class = r.class(r.qualified())
	}
	if r.At("(") {
		return r.Called(class)
	}
	return r.Call(class, &value.Arguments{}, t.Line)
}

// anonymous reads new class(…) extends A { … }, which makes an A with these arguments.
func (r parser) anonymous(line int32) value.Value {
	args := &value.Arguments{}
	if r.At("(") {
		args = r.BracketArguments()
	}
	if t := r.Peek(0); t.Kind != token.Name || token.Lower(t.Text) != "extends" {
		r.NoteArguments(args, true)
		return value.Value{}
	}
	r.Pos++
	return r.Call(r.class(r.qualified()), args, line)
}

// qualified reads a name with the namespaces before it, and returns its last part, or all of it where the table has a
// class of the whole name.
func (r parser) qualified() string {
	name, whole := "", ""
	for r.At("\\") || r.Peek(0).Kind == token.Name && (name == "" || r.Peek(-1).Is("\\")) {
		if r.Peek(0).Kind == token.Name {
			name = r.Peek(0).Text
		}
		whole += r.Peek(0).Text
		r.Pos++
	}
	return knownClass(&r.Calls, whole)
}

// knownClass returns the last part of a class's name, or all of it where the table has a class of the whole name.
func knownClass(r *call.Calls, name string) string {
	name = strings.TrimPrefix(name, "\\")
	last := name[strings.LastIndexByte(name, '\\')+1:]
	if last != name && r.Book.Rules["new:"+token.Lower(name)] != nil {
		return name
	}
	return last
}

// class returns the class of that name: the one of the table that it inherits from, or is another name of.
func (r parser) class(name string) value.Value {
	name = "new:" + token.Lower(name)
	if b := r.Root.Names[name]; b != nil {
		return value.OneOf(append(b.Items[:len(b.Items):len(b.Items)], value.Named(name))...)
	}
	return value.Named(name)
}

// opens notes a class of the text's own, whose methods come next.
func (r parser) opens(name string) {
	if r.Start.Objects {
		name = token.Lower(name)
		call.EnterClass(&r.Calls, name)
		r.BindIn(r.Root, "new:"+name, call.OwnClass(name))
	}
}

// method reads a function, which may be a method of the class that was opened last.
func (r parser) method(name string) {
	fn := r.FunctionValue(r.Pos).Func
	class := call.Inside(&r.Calls)
	if class != "" && call.DefinesMethod(&r.Calls, class, name, fn, call.Form{}) && name == "__construct" {
		for i, p := range fn.Params { // promoted to fields (PHP 8.0)
			if first := fn.Toks[fn.Parts[i][0]]; first.Text != p && p != "" {
				call.StoresField(&r.Calls, call.OwnClass(class), token.Lower(p[1:]), r.Lookup(p))
			}
		}
	}
}

// sameClass notes that what makes an object of the class name does what that of another class does.
func (r parser) sameClass(name, other string) {
	r.class(other).Each(func(v value.Value) {
		if r.Book.Rule(v.Text) != nil {
			r.BindIn(r.Root, "new:"+token.Lower(name), v)
		}
	})
}

// classOf returns the class whose name is a value: new $class.
func classOf(r *call.Calls, name value.Value) value.Value {
	return name.Mapped(func(v value.Value) value.Value {
		s, ok := v.Literal()
		if !ok {
			r.UnknownCallee("new:")
			return value.Value{}
		}
		return value.Named("new:" + token.Lower(knownClass(r, s)))
	})
}

// reflects handles new ReflectionClass(name), by which an object of any class can be made.
func reflects(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	name, _ := c.Arg(0, "")
	made := classOf(r, name)
	made.Each(func(v value.Value) {
		if rule := r.Book.Rule(v.Text); rule != nil && rule.Kind != call.None {
			r.Opaque(c.Name, c.Line)
		}
	})
	return value.Value{}
}

// imports reads use A\B as C, and use function f as g: other names of classes and functions.
func (r parser) imports() {
	r.Pos++
	function := r.AcceptName("function")
	for r.Pos < r.Limit && !r.At(";") && (!r.At("{") || r.Peek(-1).Is("\\")) {
		before := r.Pos
		r.Accept("{")
		name := r.qualified()
		if r.AcceptName("as") {
			as := r.Peek(0).Text
			r.Pos++
			if function {
				r.BindIn(r.Root, token.Lower(as), value.Named(token.Lower(name)))
			} else {
				r.sameClass(as, name)
			}
		} else if at := strings.LastIndexByte(name, '\\'); at >= 0 && !function {
			r.sameClass(name[at+1:], name)
		}
		if r.Pos == before {
			r.Pos++
		}
	}
}
