package grammar

import (
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Block reads the statements up to the bracket at index end, and skips the bracket.
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

// deeper enters an expression inside another one; false: they are nested too deeply, so that the rest is skipped and
// recorded as not read.
func (r *lookahead) deeper() bool {
	if r.depth >= token.MaxDepth {
		r.Opaque("expressions too deep", r.Peek(0).Line)
		r.Pos = r.Limit
		return false
	}
	r.depth++
	return true
}

// shallower leaves an expression that deeper entered.
func (r *lookahead) shallower() { r.depth-- }

// Limited reads an expression that ends before the index end.
func (r *lookahead) Limited(end int) value.Value {
	outer := r.Limit
	r.Limit = min(end, outer)
	v := r.Grammar.Expression(0)
	r.Limit = outer
	return v
}

// Repeats calls one until the token at index end is reached, and skips a token at which one reads nothing.
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
