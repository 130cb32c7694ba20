package grammar

import (
	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Define returns the function whose parameters stand between from and to. at is the index of its first token, by
// which it is found again in the next pass.
func (r *assignments) Define(at, from, to int, s *value.Scope) *value.Func {
	key := r.Place(at)
	fn := r.Functions[key]
	if fn == nil {
		fn = &value.Func{Scope: s}
		r.Functions[key] = fn
		r.Changed = true
	}
	fn.Params, fn.Toks, fn.Parts = fn.Params[:0], r.Toks, r.Parts(from, to)
	outer := r.Scope
	for _, part := range fn.Parts {
		name := r.parameter(s, part[0], part[1])
		fn.Params = append(fn.Params, name)
		call.Defaults(&r.Calls, fn, name, r.ifNotGiven)
		if r.takesRest(part[0]) && part[0]+1 < part[1] {
			fn.Rest = r.Toks[part[0]+1].Text
		}
		if r.Lang == code.Go && part[0]+1 < part[1] && r.Toks[part[0]+1].Is("...") { // args ...string
			fn.Rest, fn.Params[len(fn.Params)-1] = name, ""
		}
		if r.takesNames(part[0]) {
			fn.Names = r.Toks[part[0]+1].Text
			r.TakesNames(s, fn.Names)
		}
	}
	r.Scope = outer
	r.spans(fn.Params, at, to)
	if fn.Exposed {
		r.BindIn(s, fn.Rest, value.Value{})
		r.BindIn(s, fn.Names, value.Value{})
		for _, p := range fn.Params {
			if !fn.Runner || !call.Fixtures[p] {
				r.BindIn(s, p, value.Value{})
			}
		}
		call.WithoutArguments(&r.Calls, fn)
	}
	return fn
}

// restSigns stand before the parameter that takes the rest of the arguments.
var restSigns = map[code.Language]string{code.Python: "*", code.JavaScript: "...", code.Ruby: "*", code.PHP: "..."}

// takesRest reports a parameter of Python, *a, that is a list of the arguments which the others leave.
func (r *assignments) takesRest(at int) bool {
	sign := map[code.Language]string{code.Python: "*"}[r.Lang]
	if r.Start.Objects {
		sign = restSigns[r.Lang]
	}
	return sign != "" && r.Toks[at].Is(sign) && at+1 < len(r.Toks) && r.Toks[at+1].Kind == token.Name
}

// takesNames reports a parameter of Python, **a, that is a dictionary of the arguments by names that no other has.
func (r *assignments) takesNames(at int) bool {
	return r.Lang == code.Python && r.Toks[at].Is("**") && at+1 < len(r.Toks) && r.Toks[at+1].Kind == token.Name
}

// modifiers holds the words that stand before the name of a parameter.
var modifiers = map[string]bool{"public": true, "private": true, "protected": true, "readonly": true, "override": true}

// parameter binds a parameter and its default value, and returns its name.
func (r *assignments) parameter(s *value.Scope, from, to int) string {
	i := from
	r.ifNotGiven = nil
	starred := false
	for ; i < to && (r.Toks[i].Kind == token.Op && r.Toks[i].Match < 0 ||
		modifiers[r.Toks[i].Text] && i+1 < to && r.Toks[i+1].Kind == token.Name); i++ {
		starred = starred || r.Toks[i].Is("*") || r.Toks[i].Is("**") || r.Toks[i].Is("...")
	}
	if r.Lang == code.PHP || r.Lang == code.Perl {
		for i < to && (r.Toks[i].Kind != token.Name ||
			r.Toks[i].Text[0] != '$' && r.Toks[i].Text[0] != '@' && r.Toks[i].Text[0] != '%') {
			i++
		}
	}
	if i >= to {
		return ""
	}
	name := ""
	if r.Toks[i].Kind == token.Name {
		name = r.Toks[i].Text
		r.Param(s, name)
		if starred {
			if !r.takesRest(from) && !r.takesNames(from) {
				r.BindIn(s, name, value.Value{})
			}
			name = ""
		}
		i++
	} else if int(r.Toks[i].Match) > i {
		r.Grammar.CallsWithin(i, int(r.Toks[i].Match)+1)
		for _, t := range r.Toks[i:min(int(r.Toks[i].Match), to)] {
			if t.Kind == token.Name {
				r.BindIn(s, t.Text, value.Value{})
			}
		}
		i = int(r.Toks[i].Match) + 1
	}
	for ; i < to; i++ {
		t := &r.Toks[i]
		annotated := t.Is(":") && (r.Lang == code.Python || r.Lang == code.Ruby)
		if t.Is("=") || annotated {
			pos, limit := r.Pos, r.Limit
			r.Pos, r.Limit = i+1, to
			v := r.Grammar.Expression(Conditional)
			r.Escape(v)
			r.EscapeModule(v)
			if name != "" && (t.Is("=") || r.Lang == code.Ruby) {
				if r.ifNotGiven = &v; !r.Start.Objects {
					r.BindIn(s, name, v)
				}
			}
			i = max(i, r.Pos-1)
			r.Pos, r.Limit = pos, limit
		} else if int(t.Match) > i {
			i = int(t.Match)
		}
	}
	return name
}

// FunctionValue reads function name(…) { … } of JavaScript, PHP and Lua.
func (r *expressions) FunctionValue(at int) value.Value {
	r.Pos = at + 1
	r.Accept("*")
	r.Accept("&")
	name := ""
	for r.Peek(0).Kind == token.Name || r.Lang == code.Lua && (r.At(".") || r.At(":")) {
		if t := r.Peek(0); t.Kind == token.Name {
			name = t.Text
		} else {
			name = ""
		}
		r.Pos++
		if r.At("(") && name != "" && r.Peek(-2).Kind == token.Op && r.Lang == code.Lua {
			name = ""
		}
	}
	r.TypeArguments()
	if !r.At("(") {
		return value.Value{}
	}
	end := r.Closing(r.Pos)
	fn := r.Define(at, r.Pos+1, end, r.Root)
	v := value.Value{Kind: value.Function, Func: fn}
	r.Pos = min(end+1, r.Limit)
	if r.Lang == code.PHP {
		name = token.Lower(name)
	}
	if name != "" {
		r.BindIn(r.Root, name, v)
	}
	if r.Lang == code.PHP && r.AcceptName("use") && r.At("(") {
		r.Pos = min(r.Closing(r.Pos)+1, r.Limit)
	}
	if r.Accept("=>") {
		given := r.Expression(Assignment)
		r.Escape(given)
		call.Gives(&r.Calls, fn, given)
		return v
	}
	r.ReturnType()
	r.Body(fn)
	r.Target = Target{Start: at}
	return v
}

// Body reads the block of a function in braces.
func (r *expressions) Body(fn *value.Func) {
	if !r.At("{") {
		return
	}
	outer := call.EnterFunction(&r.Calls, fn)
	open := r.Pos
	r.Pos++
	r.Block(r.Closing(open))
	call.EnterFunction(&r.Calls, outer)
}

// Arrow reads an arrow function, (…) => body, whose parameters stand between from and to.
func (r *expressions) Arrow(from, to int) value.Value {
	fn := r.Define(from, from, to, r.Root)
	r.Pos = to
	r.Accept(")")
	if r.Accept(":") {
		r.TypeName()
	}
	r.Accept("=>")
	if r.At("{") {
		r.Body(fn)
	} else {
		v := r.Expression(Assignment)
		r.Escape(v)
		r.EscapeModule(v)
		call.Gives(&r.Calls, fn, v)
	}
	r.Target = Target{Start: from}
	return value.Value{Kind: value.Function, Func: fn}
}
