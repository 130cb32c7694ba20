package grammar

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// bracketed reads an expression that begins with an operator or a bracket.
func (r *expressions) bracketed(t *token.Token) value.Value {
	at := r.Pos
	if end := int(t.Match); end > at && end+1 < r.Limit && r.Toks[end+1].Is("=") &&
		(t.Text == "(" || t.Text == "[" || t.Text == "{") {
		r.CallsWithin(at, end+1)
		r.Pos = end + 1 // it is a pattern, whose names the assignment binds
		return value.Value{}
	}
	if v, ok := r.dialect.Operand(t); ok {
		return v
	}
	switch t.Text {
	case "(":
		return r.Parenthesized()
	case "[":
		return r.listed(at)
	case "{":
		r.Pos++
		end := r.Closing(at)
		if r.Lang == code.Perl && r.looksLikeBlock(at, end) {
			r.Block(end)
			return value.Value{}
		}
		return r.Collected(r.Entries(end), end, at)
	case "<":
		if r.Lang == code.JavaScript && r.SkipAngles() { // a type assertion: <T>x
			return r.UnaryOrNested()
		}
	case ")", "]", "}", ",", ";", ":", "=>":
		return value.Value{} // the bracket is skipped where it was opened
	case "%":
		r.Pos++
		return value.Value{}
	}
	r.Pos++
	return value.Value{}
}

// Parenthesized reads ( … ): a value, a tuple, or the parameters of an arrow function.
func (r *expressions) Parenthesized() value.Value {
	at := r.Pos
	end := r.Closing(at)
	if r.Lang == code.JavaScript && r.ArrowAt(end+1) {
		return r.Arrow(at+1, end)
	}
	r.Pos++
	if r.Lang == code.Perl || r.Lang == code.Python || r.Lang == code.Go {
		args := r.Entries(end)
		inner := r.Target
		r.Pos = min(end+1, r.Limit)
		r.Target = Target{Start: at}
		if r.Lang == code.Perl && len(args.Keys) > 0 { // (%ENV, NAME => "value")
			if env, ok := r.EnvironmentOf(args.Pos, args); ok {
				return env
			}
		}
		if len(args.Pos) == 1 && !args.Spread && !r.CommaBefore(end) {
			r.Target = inner
			r.Target.Start = at
			return args.Pos[0]
		}
		for _, v := range args.Pos {
			r.Escape(v)
		}
		return value.Value{Kind: value.List, List: &value.Elements{Items: args.Pos, More: args.Spread, At: r.Place(at)}}
	}
	v := value.Value{}
	for r.Pos < end {
		before := r.Pos
		v = r.Expression(0)
		if r.Pos < end && r.Accept(",") || r.Pos < end && r.Accept(";") {
			continue
		}
		if r.Pos == before || r.Pos < end && r.Lang != code.Ruby {
			r.Pos++
		}
	}
	r.Pos = min(end+1, r.Limit)
	return v
}

// listed reads [ … ].
func (r *expressions) listed(at int) value.Value {
	end := r.Closing(at)
	r.Pos++
	args := r.Entries(end)
	r.Pos = min(end+1, r.Limit)
	r.Target = Target{Start: at}
	if len(args.Keys) > 0 && len(args.Pos) == 0 {
		return r.dictionary(args, at)
	}
	for _, v := range args.Pos {
		r.Escape(v)
		r.EscapeModule(v)
	}
	return value.Value{Kind: value.List, List: &value.Elements{Items: args.Pos, More: args.Spread || args.SpreadKeys,
		At: r.Place(at)}}
}

// Collected makes a list or a dictionary of what stood in { }.
func (r *expressions) Collected(args *value.Arguments, end int, at int) value.Value {
	r.Pos = min(end+1, r.Limit)
	r.Target = Target{Start: at}
	if len(args.Keys) > 0 || r.Lang == code.JavaScript || len(args.Pos) == 0 {
		return r.dictionary(args, at)
	}
	for _, v := range args.Pos {
		r.Escape(v)
		r.EscapeModule(v)
	}
	return value.Value{Kind: value.List, List: &value.Elements{Items: args.Pos, More: args.Spread, At: r.Place(at)}}
}

// dictionary makes a dictionary of entries with keys. One that is a copy of the environment with additions stands for
// the environment itself.
func (r *expressions) dictionary(args *value.Arguments, at int) value.Value {
	if env, ok := r.EnvironmentOf(nil, args); ok {
		return env
	}
	for i, v := range args.Keyed {
		r.StartsWith(args.Keys[i], v)
		r.EscapeModule(v)
	}
	return value.Value{Kind: value.Dict, List: &value.Elements{Items: args.Keyed, Keys: args.Keys,
		More: args.SpreadKeys ||
			args.Spread,
		At: r.Place(at)}}
}

// braced reads T{…} of Go, and the { … } after a value in Lua and Perl; false: the brace belongs to something else.
func (r *expressions) braced(v value.Value, t *token.Token) (value.Value, bool) {
	switch r.Lang {
	case code.Go:
		if v.Kind != value.Name || r.Target.Kind == APattern || t.NewLine {
			return v, false
		}
		rule := r.Book.Rules[v.Text+"{}"]
		if rule == nil && !call.Followed(&r.Calls, v) {
			return v, false
		}
		line := t.Line
		end := r.Closing(r.Pos)
		r.Pos++
		args := r.Entries(end)
		r.Pos = min(end+1, r.Limit)
		if made, is := call.MakesOf(&r.Calls, v, args); is {
			return made, true
		}
		return r.CallByRule(&call.Call{Name: v.Text, Rule: rule, Arguments: args, Line: line}), true
	case code.Lua:
		if !r.callable(v) {
			return v, false
		}
		return r.Call(v, r.BracketArguments(), t.Line), true
	case code.Perl:
		if strings.HasPrefix(r.Target.name, "$") && !t.Spaced {
			return r.subscript(v), true
		}
	}
	return v, false
}
