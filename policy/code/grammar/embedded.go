package grammar

import (
	"guard/policy/code/token"
)

// Embedded reads the tokens of code that stands in a string, with the names of the text around it.
func (r *Reader) Embedded(toks []token.Token) {
	outer, pos, limit, at, scope := r.Toks, r.Pos, r.Limit, r.Target, r.Scope
	r.Toks, r.Pos, r.Limit, r.Scope = toks, 0, len(toks), r.Root
	r.Statements(len(toks))
	r.Toks, r.Pos, r.Limit, r.Target, r.Scope, r.assigned = outer, pos, limit, at, scope, -1
}

// CallsWithin follows the calls among the tokens from from to to, which otherwise only name what is bound: for
// x[f()] in y, {a = f()} = z.
func (r *expressions) CallsWithin(from, to int) {
	to = min(to, r.Limit)
	calls := false
	for i := max(from, 0); i < to; i++ {
		t := &r.Toks[i]
		calls = calls || t.Is("(") && r.CallBefore(i) || len(t.Pieces) > 0 || t.IsName("new") || t.Is(".") ||
			t.Kind == token.Shell || t.Kind == token.Pieces
	}
	if !calls {
		return
	}
	pos, limit, at := r.Pos, r.Limit, r.Target
	r.Pos, r.Limit = from, to
	if t := &r.Toks[from]; int(t.Match) == to-1 && t.Match > int32(from) {
		r.Pos, r.Limit = from+1, to-1
	}
	r.Repeats(r.Limit, func() { r.Expression(0) })
	r.Pos, r.Limit, r.Target, r.assigned = pos, limit, at, -1
}
