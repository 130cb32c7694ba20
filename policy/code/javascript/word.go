package javascript

import (
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Word reads an expression that begins with a keyword: function, class, new, await and the like.
func (r parser) Word(t *token.Token) (value.Value, bool) {
	next := r.Peek(1)
	switch t.Text {
	case "function":
		return r.FunctionValue(r.Pos), true
	case "async":
		switch {
		case next.IsName("function") && !next.NewLine:
			r.Pos++
			return r.FunctionValue(r.Pos), true
		case next.Kind == token.Name && r.Peek(2).Is("=>"):
			r.Pos++
			at := r.Pos
			r.Pos++
			return r.Arrow(at, at+1), true
		case next.Is("(") && r.ArrowAt(r.Closing(r.Pos+1)+1):
			r.Pos++
			return r.Parenthesized(), true
		}
	case "class":
		return r.classBody(), true
	case "await", "typeof", "void", "delete", "yield":
		if next.Kind == token.Op && next.Text != "(" && next.Text != "[" && next.Text != "{" && next.Text != "!" &&
			next.Text != "*" || next.Kind == token.End {
			return value.Value{}, false
		}
		r.Pos++
		if t.Text == "yield" {
			r.Accept("*")
		}
		v := r.Postfix(r.UnaryOrNested())
		if t.Text == "await" {
			return v, true
		}
		if t.Text == "yield" {
			r.Escape(v)
			r.EscapeModule(v)
		}
		return value.Value{}, true
	case "new":
		return r.newScript()
	case "import":
		if next.Is("(") {
			r.Pos++
			return r.Called(value.Named("import")), true
		}
		if next.Is(".") {
			r.Pos += 3
			return value.Named("import." + r.Peek(-1).Text), true
		}
	case "this":
		r.Pos++
		if this, ok := call.This(&r.Calls); ok {
			return this, true
		}
		return value.Named("this"), true
	}
	return value.Value{}, false
}

// newScript reads new X(…) as a call of X.
func (r parser) newScript() (value.Value, bool) {
	if r.Peek(1).Is(".") { // new.target
		r.Pos += 3
		return value.Value{}, true
	}
	r.Pos++
	line := r.Peek(0).Line
	v := r.Primary()
	for r.Accept(".") {
		name := r.Peek(0).Text
		r.Pos++
		v = r.AttributeOf(v, name, line)
	}
	r.TypeArguments()
	if !r.At("(") {
		return r.Call(v, &value.Arguments{}, line), true
	}
	if v.Kind == value.Name && r.Book.Rules["new:"+v.Text] != nil {
		v = value.Named("new:" + v.Text)
	}
	return r.Called(v), true
}
