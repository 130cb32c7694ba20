package python

import (
	"guard/policy/code/grammar"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Word reads an expression that begins with a keyword: lambda, await or yield.
func (r parser) Word(t *token.Token) (value.Value, bool) {
	switch t.Text {
	case "lambda":
		at := r.Pos
		end := at + 1
		for end < r.Limit && !r.Toks[end].Is(":") {
			if m := int(r.Toks[end].Match); m > end {
				end = m
			}
			end++
		}
		fn := r.Define(at, at+1, min(end, r.Limit), r.Scope)
		r.Pos = min(end+1, r.Limit)
		r.Escape(r.Expression(grammar.Conditional))
		return value.Value{Kind: value.Function, Func: fn}, true
	case "await":
		r.Pos++
		return r.Postfix(r.Primary()), true
	case "yield":
		r.Pos++
		r.AcceptName("from")
		if t := r.Peek(0); t.NewLine || t.Is(")") || t.Is("]") {
			return value.Value{}, true
		}
		v := r.Expression(grammar.Conditional)
		r.Escape(v)
		r.EscapeModule(v)
		return value.Value{}, true
	}
	return value.Value{}, false
}
