package grammar

import (
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Block reads statements up to the bracket at end, and passes it.
func (r *lookahead) Block(end int) {
	if r.depth >= token.MaxDepth {
		r.Opaque("blocks too deep", r.Peek(0).Line)
		r.Pos = min(end+1, r.Limit)
		return
	}
	r.depth++
	r.Grammar.Statements(end)
	r.depth--
	r.Pos = min(end+1, r.Limit)
}

// deeper enters an expression within another; false where they are too deep to read:
// what is left is passed by, and said to be unread.
func (r *lookahead) deeper() bool {
	if r.depth >= token.MaxDepth {
		r.Opaque("expressions too deep", r.Peek(0).Line)
		r.Pos = r.Limit
		return false
	}
	r.depth++
	return true
}

func (r *lookahead) shallower() { r.depth-- }

// Limited reads one expression that ends before end.
func (r *lookahead) Limited(end int) value.Value {
	outer := r.Limit
	r.Limit = min(end, outer)
	v := r.Grammar.Expression(0)
	r.Limit = outer
	return v
}

// Repeats reads one after the other up to the token at end; a token that none
// takes is passed.
func (r *lookahead) Repeats(end int, one func()) {
	outer := r.Limit
	r.Limit = min(end, outer)
	for r.Pos < r.Limit {
		if r.Work > maxWork {
			r.Pos = r.Limit
			break
		}
		before := r.Pos
		one()
		if r.Pos == before {
			r.Pos++
		}
	}
	r.Limit = outer
}
