package grammar

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Postfix reads the members, calls and subscripts that come after v.
func (r *expressions) Postfix(v value.Value) value.Value {
	for {
		t := r.Peek(0)
		if t.Kind == token.Pieces || t.Kind == token.String {
			if r.Lang == code.JavaScript && t.Kind == token.Pieces || r.Lang == code.Lua && r.callable(v) {
				v = r.stringCall(v, t)
				continue
			}
		}
		if t.Kind != token.Op {
			if r.commandCall(v, t) {
				v = r.command(v)
				continue
			}
			if r.goesHome(v, t) {
				v = r.Call(v, &value.Arguments{}, r.Peek(-1).Line)
				continue
			}
			return v
		}
		if t.NewLine && !r.leadingDot(t) && r.Lang != code.JavaScript && r.Lang != code.Perl && r.Lang != code.PHP &&
			r.Lang != code.Lua {
			return v
		}
		switch t.Text {
		case ".", "?.", "&.", "->", "::", "?->", ":":
			next, ok := r.memberOf(v, t)
			if !ok {
				return v
			}
			v = next
		case "(":
			if r.Lang == code.Ruby && t.Spaced && v.Kind != value.Name {
				return v
			}
			v = r.Called(v)
		case "[":
			if (r.Lang == code.Ruby || r.Lang == code.Perl) && t.Spaced &&
				r.commandCall(v, t) { // eval ["…"].pack("m"), run ["ls"]
				v = r.command(v)
				continue
			}
			if r.Lang == code.Ruby && t.Spaced || r.Lang == code.JavaScript && t.NewLine && v.Kind == value.Unknown &&
				r.Target.name == "" {
				return v
			}
			v = r.subscript(v)
		case "{":
			next, ok := r.braced(v, t)
			if !ok {
				return v
			}
			v = next
		case "!":
			if r.Lang != code.JavaScript || !(r.Peek(1).Is(".") || r.Peek(1).Is("(") || r.Peek(1).Is("[")) {
				return v
			}
			r.Pos++
		case "<":
			if r.Lang != code.JavaScript || !r.TypeArguments() {
				return v
			}
		case "++", "--":
			r.Pos++
			r.stepped(v)
			r.Escape(v)
			v = value.Value{}
		default:
			if r.commandCall(v, t) {
				v = r.command(v)
				continue
			}
			if r.goesHome(v, t) {
				v = r.Call(v, &value.Arguments{}, r.Peek(-1).Line)
				continue
			}
			return v
		}
	}
}

// goesHome reports whether v is the chdir of Perl without a folder, which enters the home (perlfunc 5.38, chdir).
func (r *lookahead) goesHome(v value.Value, t *token.Token) bool {
	if r.Lang != code.Perl || v.Kind != value.Name || !r.Peek(-1).IsName("chdir") || r.Target.Kind == aMember {
		return false
	}
	return t.Kind == token.Name && closesWords[t.Text] || t.Is(";") || t.Is("||") || t.Is("//") || t.Is("&&")
}

// leadingDot reports whether a line that begins with t continues the line before.
func (r *lookahead) leadingDot(t *token.Token) bool {
	return (t.Text == "." || t.Text == "&.") && r.Lang == code.Ruby
}

// callable reports whether v may be called, so that in Lua a string or a table after it is its argument.
func (r *lookahead) callable(v value.Value) bool {
	return v.Kind == value.Name || v.Kind == value.Function || v.Kind == value.Partial || r.Target.name != ""
}

// stringCall reads f"x" of Lua and the tagged template f`x` of JavaScript.
func (r *expressions) stringCall(v value.Value, t *token.Token) value.Value {
	line := t.Line
	s := r.oneLiteral()
	var results []value.Value
	v.Each(func(v value.Value) {
		rule := r.Book.Rules["`"+v.Text]
		if any := r.Book.Rules["`?"]; rule == nil && any != nil { // whatever the function is
			r.CallByRule(&call.Call{Name: "`" + v.Text, Rule: any, Recv: v, Line: line,
				Arguments: &value.Arguments{Pos: []value.Value{s}}})
		}
		if r.Lang != code.JavaScript || v.Kind != value.Name || rule == nil {
			results = append(results, r.Call(v, &value.Arguments{Pos: []value.Value{s}}, line))
			return
		}
		r.Line = line
		call.RunsTemplate(&r.Calls, rule, v.Text, s)
	})
	return value.OneOf(results...)
}

// isCall reports whether arguments come next. It skips the marks of JavaScript that may stand before them: ?., ! and
// the types of f<T>(x).
func (r *lookahead) isCall() bool {
	t := r.Peek(0)
	switch {
	case t.Is("("):
		return !(t.NewLine && (r.Lang == code.Python || r.Lang == code.Ruby || r.Lang == code.Go)) &&
			!(r.Lang == code.Ruby && t.Spaced)
	case t.Is("?.") && r.Peek(1).Is("("):
		r.Pos++
		return true
	case r.Lang == code.JavaScript && t.Is("<") && r.TypeArguments():
		return true
	case r.Lang == code.JavaScript && t.Is("!") && r.Peek(1).Is("("):
		r.Pos++
		return true
	case r.Lang == code.Lua && (t.Kind == token.String || t.Is("{")):
		return true
	}
	return false
}

// arguedMethod reads the arguments of v.name, and the call.
func (r *argumentReader) arguedMethod(v value.Value, name string) value.Value {
	line := r.Peek(-1).Line
	args := r.BracketArguments()
	r.Target = Target{Start: r.Target.Start}
	v2 := r.Method(v, name, args, line)
	return r.WithBlock(v2, v, name)
}

// BracketArguments reads ( … ), or the single string or table that Lua allows instead.
func (r *argumentReader) BracketArguments() *value.Arguments {
	at := r.Pos
	if !r.At("(") {
		return &value.Arguments{Pos: []value.Value{r.Grammar.Primary()}}
	}
	end := r.Closing(at)
	r.Pos++
	start := r.Target.Start
	args := r.Entries(end)
	r.Pos = min(end+1, r.Limit)
	r.Target = Target{Start: start}
	return args
}

// Called reads ( … ) after v, and the call.
func (r *argumentReader) Called(v value.Value) value.Value {
	line := r.Peek(-1).Line
	key, to := r.Target.name, r.Target
	args := r.BracketArguments()
	if name, ok := to.key.Literal(); ok && r.Lang == code.JavaScript && to.Kind == anElement &&
		v.Kind == value.Unknown && to.base.Kind != value.Name {
		return r.Method(to.base, name, args, line) // x["name"](…)
	}
	v2 := r.Call(v, args, line)
	if r.Lang == code.PHP && v.Kind == value.Name && strings.ContainsAny(v.Text, ".)") && r.Book.Find(v.Text) == nil {
		r.UnknownCallee("") // (A::NAME)(…), f()(…)
	}
	if rule := r.Book.Rule("?." + key); key != "" && rule != nil && rule.Kind != call.None && r.MayBeUnknown(v) &&
		r.Lang != code.Ruby {
		// a function that the text was given may be called
		r.CallByRule(&call.Call{Name: key, Rule: rule, Arguments: args, Line: line})
	}
	if v.Kind == value.Unknown && key != "" && (key[0] == '$' &&
		(r.Lang == code.Perl && !r.Strict || r.Lang == code.PHP && !r.IsParameter(key))) {
		r.Opaque(key, line)
	}
	return r.WithBlock(v2, v, "")
}
