// Package python has what only Python has: its statements, and the tables that say what the calls of its standard
// library and of widely used packages do. New makes the dialect that the package grammar asks while it reads a text;
// Book makes what is known of the functions.
//
// For example, it reads `from shutil import rmtree as r` and binds r to shutil.rmtree, which the table says deletes
// a folder. It never runs Python, and it opens no module that a text imports.
package python

import (
	"guard/policy/code/call"
	"guard/policy/code/grammar"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Statement reads the statements of Python that give names their values.
func (r parser) Statement(t *token.Token) bool {
	next := r.Peek(1)
	switch t.Text {
	case "import":
		r.Pos++
		r.importModules()
	case "from":
		r.Pos++
		r.importNames()
	case "def":
		r.Pos++
		r.definition(r.Column())
	case "class":
		if next.Kind != token.Name {
			return false
		}
		r.class(r.Column())
	case "for":
		r.Pos++
		r.ForIn()
	case "with":
		r.Pos++
		r.with()
	case "except":
		r.Pos++
		r.Accept("*")
		if !r.At(":") {
			r.Escape(r.Expression(grammar.Conditional))
		}
		if r.AcceptName("as") {
			r.Bind(r.Peek(0).Text, value.Value{})
			r.Pos++
		}
	case "global", "nonlocal":
		r.globalNames()
	case "del":
		r.Pos++
		r.Expression(grammar.Conditional)
		r.Deleted()
	case "print", "exec":
		// these are statements in Python 2
		if next.Kind == token.String || next.Kind == token.Pieces || t.Text == "exec" && next.Kind == token.Name &&
			!next.NewLine {
			r.Pos++
			line := t.Line
			r.Call(value.Named(t.Text), &value.Arguments{Pos: []value.Value{r.Expression(grammar.Conditional)}}, line)
			return true
		}
		return false
	default:
		return false
	}
	return true
}

// with reads with a as b, c as d.
func (r parser) with() {
	if r.At("(") {
		if end := r.Closing(r.Pos); end+1 < r.Limit && r.Toks[end+1].Is(":") {
			r.Pos++
		}
	}
	for {
		line := r.Peek(0).Line
		v := r.Expression(grammar.Conditional)
		r.enters(v, line)
		if r.AcceptName("as") {
			from := r.Pos
			if r.Peek(0).Kind == token.Name {
				r.Pos++
			}
			for r.At(".") || r.At("[") || r.At("(") {
				if m := int(r.Toks[r.Pos].Match); m > r.Pos {
					r.Pos = m
				} else {
					r.Pos++
				}
				r.Pos++
			}
			r.CallsWithin(from, r.Pos)
			r.BindTarget(from, min(r.Pos, r.Limit), v)
		} else {
			r.Escape(v)
		}
		if !r.Accept(",") || r.At(")") {
			return
		}
	}
}

// enters notes what an object does by itself where a with begins or ends, as far as the table says it.
func (r parser) enters(v value.Value, line int32) {
	v.Each(func(v value.Value) {
		if v.Kind != value.Name {
			return
		}
		name := v.Text + ".__enter__"
		if rule := r.Book.Rules[name]; rule != nil {
			r.CallByRule(&call.Call{Name: name, Rule: rule, Recv: v, Arguments: &value.Arguments{}, Line: line})
		}
	})
}

// parser reads what only Python has.
type parser struct {
	grammar.Common
	*grammar.Reader
}

// New makes the dialect of a reader.
func New(r *grammar.Reader) grammar.Dialect { return parser{Reader: r} }
