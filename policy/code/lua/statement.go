// Package lua has what only Lua has: its statements, and the table that says what its functions and widely used
// modules do. New makes the dialect that the package grammar asks while it reads a text; Book makes what is known of
// the functions.
//
// For example, it reads `local function f(p) os.remove(p) end` and makes p a parameter of f, whose values the calls
// of f say. It never runs Lua.
package lua

import (
	"guard/policy/code/grammar"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Statement reads the statements of Lua that give names their values.
func (r parser) Statement(t *token.Token) bool {
	switch t.Text {
	case "local":
		r.Pos++
		if r.Peek(0).IsName("function") {
			return true
		}
	case "for":
		from := r.Pos + 1
		for r.Pos < r.Limit && !r.Peek(0).IsName("in") && !r.At("=") {
			r.Pos++
		}
		r.BindAll(from, min(r.Pos, r.Limit), value.Value{})
		r.Pos++
	case "function":
		r.FunctionValue(r.Pos)
	default:
		return false
	}
	return true
}

// Word reads a function without a name.
func (r parser) Word(t *token.Token) (value.Value, bool) {
	if t.Text == "function" {
		return r.FunctionValue(r.Pos), true
	}
	return value.Value{}, false
}

// parser reads what only Lua has.
type parser struct {
	grammar.Common
	*grammar.Reader
}

// New makes the dialect of a reader.
func New(r *grammar.Reader) grammar.Dialect { return parser{Reader: r} }
