package lua

import (
	"guard/policy/code/grammar"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Statement reads the statements of Lua that bind names.
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

// Word reads the functions that begin an expression of Lua.
func (r parser) Word(t *token.Token) (value.Value, bool) {
	if t.Text == "function" {
		return r.FunctionValue(r.Pos), true
	}
	return value.Value{}, false
}

// parser is the dialect of one text.
type parser struct {
	grammar.Common
	*grammar.Reader
}

// New makes the dialect of a reader.
func New(r *grammar.Reader) grammar.Dialect { return parser{Reader: r} }
