package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// callOwn follows a call of a function that the text defines: the arguments become values of its parameters.
func (r *Calls) callOwn(fn *value.Func, args *value.Arguments) value.Value {
	rest := r.givenRest(fn, args)
	for i, p := range fn.Params {
		v, ok := args.Arg(i, p)
		if i > rest {
			v, ok = args.Arg(-1, p)
		}
		if ok && p != "" {
			r.BindIn(fn.Scope, p, v)
		} else if ok && i < len(fn.Parts) && v.Kind == value.Name {
			outer, pos := r.Toks, r.Pos
			r.Toks = fn.Toks
			r.Grammar.Pattern(fn.Parts[i][0], fn.Parts[i][1], v)
			r.Toks, r.Pos = outer, pos
		} else if !ok {
			notGiven(r, fn, p)
		}
	}
	for i, key := range args.Keys {
		if !slices.Contains(fn.Params, key) {
			r.Escape(args.Keyed[i])
			r.EscapeModule(args.Keyed[i])
		}
	}
	r.givenNames(fn, args)
	for i := len(fn.Params); i < len(args.Pos); i++ {
		r.Escape(args.Pos[i])
		r.EscapeModule(args.Pos[i])
	}
	return ownResult(r, fn)
}

// givenRest gives the parameter that takes the rest of the arguments their list. It returns at which position it
// stands: those behind it are given by name alone.
func (r *Calls) givenRest(fn *value.Func, args *value.Arguments) int {
	at := slices.Index(fn.Params, "")
	if fn.Rest == "" || at < 0 {
		return len(fn.Params)
	}
	l := &value.Elements{More: args.Spread, At: r.Place(r.Pos - 1)}
	for _, v := range args.Pos[min(at, len(args.Pos)):] {
		r.Escape(v)
		r.EscapeModule(v)
		l.Items = append(l.Items, v)
	}
	r.BindIn(fn.Scope, fn.Rest, value.Value{Kind: value.List, List: l})
	return at
}

// callByName follows a call of a function by its dotted name. Where the table has no such function, its arguments go
// to code that nobody reads.
func (r *Calls) callByName(name string, recv value.Value, args *value.Arguments, line int32) value.Value {
	r.losesWholesale(name, args, line)
	changesService(r, name, args, line)
	rule := r.Book.Find(name)
	if rule == nil && strings.IndexByte(name, '.') < 0 && r.Lang != code.Ruby {
		rule = r.Book.Rule("?." + name) // the text may have it from a module whose names it does not show
		if rule != nil && len(rule.Picks) > 0 && rule.Picks[0].At == receiver {
			rule = nil
		}
	}
	if rule == nil {
		name, rule = r.inModule(name)
	}
	if rule == nil {
		if v, done := r.ofFunction(name, args, line); done {
			return v
		}
		if made, is := MakesOf(r, value.Named(name), args); is {
			return made
		}
		r.makesOwn(name, args)
		r.byName(name, nil, args, line)
		r.emptiesByName(name, line)
		r.handsStatement(name, args, line)
		r.NoteArguments(args, r.Book.Pure[name])
		if !r.Book.Pure[name] {
			takesElsewhere(r, name, args, len(r.Acts))
		}
		r.MaybeFetch(name, args)
		return value.Named(r.Canonical(name + "()"))
	}
	if rule.Kind == None && rule.Any {
		r.byName(name, rule, args, line)
	}
	return r.CallByRule(&Call{Name: name, Rule: rule, Recv: recv, Arguments: args, Line: line})
}

// ofFunction follows a call of what every function has, by a name that was taken before: f["call"](x), g = f.__call__.
func (r *Calls) ofFunction(name string, args *value.Arguments, line int32) (value.Value, bool) {
	dot := strings.LastIndexByte(name, '.')
	if dot <= 0 || r.Book.Find(name[:dot]) == nil {
		return value.Value{}, false
	}
	rule := r.Book.Rule("Name()" + name[dot:])
	if rule == nil {
		return value.Value{}, false
	}
	return r.CallByRule(&Call{Name: name, Rule: rule, Recv: value.Named(name[:dot]), Arguments: args, Line: line}), true
}

// CallByRule follows a call of a function that stands in the table.
func (r *Calls) CallByRule(c *Call) value.Value {
	before := len(r.Acts)
	v := replacedResult(&r.names, c.Name, fed(r, c))
	if c.Rule.Kind != None || c.Rule.Any || len(c.Rule.Picks) > 0 {
		takesElsewhere(r, c.Name, c.Arguments, before)
	}
	return v
}

// byRule is CallByRule where the function is what the table says.
func byRule(r *Calls, c *Call) value.Value {
	r.Line = c.Line
	if r.Lang == code.Python && c.fromFolder() {
		r.Emit(code.Opaque, c.Name+" dir_fd")
	}
	if c.Rule.Kind == code.Network {
		r.otherHost(c)
	}
	if c.Rule.how != nil {
		return c.Rule.how(r, c)
	}
	if c.Rule.Kind == code.Runs || c.Rule.Kind == code.RunsShell {
		r.Starts(c)
		r.emitIn(c.Rule.Kind, c.Name, c.folder(), r.Picked(c)...)
		return value.Named(r.Canonical(c.Name + "()"))
	}
	r.Begin(c)
	if c.Rule.Kind != None {
		args := r.Picked(c)
		if c.Rule.Kind == code.Environment && len(args) == 0 {
			args = []value.Value{value.Text("")} // all variables
		}
		switch c.Rule.Kind {
		case code.Deletes, code.DeletesTree, code.Reads, code.Writes, code.Appends, code.Edits, code.Makes,
			code.Lists, code.Mode, code.Network:
			r.EmitEach(c.Rule.Kind, c.Name, args)
		default:
			r.Emit(c.Rule.Kind, c.Name, args...)
		}
	}
	return value.Named(r.Canonical(c.Name + "()"))
}

// Begin begins the call of a function that stands in the table: it notes the arguments, and that acts now stand on
// the line of this call.
func (r *Calls) Begin(c *Call) {
	r.NoteArguments(c.Arguments, true)
	r.Line = c.Line
}

// NoteArguments notes what a function is given. Functions of the table escape; modules and lists do too, unless the
// function is known to leave them alone.
func (r *Calls) NoteArguments(args *value.Arguments, known bool) {
	for _, list := range [][]value.Value{args.Pos, args.Keyed} {
		for _, v := range list {
			r.Escape(v)
			if known && v.Kind == value.Name && r.Book.HoldsEnvironment[v.Text] { // console.dir(process)
				r.Emit(code.Environment, v.Text, value.Text(""))
			}
			if !known {
				r.EscapeModule(v)
				r.MarkChanged(v)
			}
		}
	}
}

// Call follows a call of fn, which may be any value.
func (r *Calls) Call(fn value.Value, args *value.Arguments, line int32) value.Value {
	var results []value.Value
	fn.Each(func(fn value.Value) {
		r.Line = line
		switch fn.Kind {
		case value.Function:
			results = append(results, r.callOwn(fn.Func, args))
		case value.Name:
			results = append(results, r.callByName(fn.Text, value.Value{}, args, line))
		case value.Partial:
			// without arguments, the acts were recorded where it was made
			if len(args.Pos)+len(args.Keys) > 0 || args.Spread || args.SpreadKeys {
				results = append(results, r.Call(fn.List.Items[0], fn.List.Before(args), line))
			}
		default:
			if s, ok := fn.Literal(); ok && r.Lang == code.PHP && s != "" { // "system"("id")
				results = append(results, r.callByName(token.Lower(s), value.Value{}, args, line))
				return
			}
			if s, ok := fn.Literal(); ok && r.Lang == code.Perl && s != "" { // a symbolic reference
				results = append(results, r.callByName(r.Canonical(s), value.Value{}, args, line))
				return
			}
			if r.Lang == code.PHP && fn.Kind == value.String && (!fn.Known || fn.Decoded) {
				r.Emit(code.Opaque, "a name that is put together")
			} else if r.Lang == code.PHP {
				r.UnknownCallee("")
			}
			r.NoteArguments(args, false)
			results = append(results, value.Value{})
		}
	})
	return value.OneOf(results...)
}

// UnknownCallee notes a call of something in PHP of which nothing is known: where a text of the program is the name
// of a function that does something, it may be that. prefix stands before the names that are meant.
func (r *Calls) UnknownCallee(prefix string) {
	at := r.search("callee "+prefix, func(i int) bool {
		t := &r.Toks[i]
		if t.Kind != token.String || len(t.Text) > MaxName {
			return false
		}
		rule := r.Book.Rule(prefix + token.Lower(t.Text))
		return rule != nil && rule.Kind != None && !rule.Quiet
	})
	if at >= 0 {
		r.Emit(code.Opaque, "a call of what may be "+r.Toks[at].Text)
	}
}

// search returns the index of the first token for which is holds, or -1. what says what is looked for, so that each
// text is gone through once for it.
func (r *Calls) search(what string, is func(i int) bool) int {
	if len(r.Toks) == 0 {
		return -1
	}
	key := searched{&r.Toks[0], what}
	if at, ok := r.found[key]; ok {
		return at
	}
	if r.found == nil {
		r.found = map[searched]int{}
	}
	r.found[key] = -1
	for i := range r.Toks {
		if is(i) {
			r.found[key] = i
			break
		}
	}
	return r.found[key]
}

// searched is a text, by its first token, and what is looked for in it.
type searched struct {
	text *token.Token
	what string
}

// CallWith follows a call of f with args, and perhaps more arguments.
func (r *Calls) CallWith(f value.Value, args []value.Value, c *Call) {
	if f.Kind == value.Function {
		r.Expose(f.Func)
		return
	}
	r.Call(f, &value.Arguments{Pos: args, Keys: c.Keys, Keyed: c.Keyed, Spread: c.Spread, SpreadKeys: c.SpreadKeys},
		c.Line)
}

// NotFollowed notes what is given to a method that many kinds of values have.
func (r *Calls) NotFollowed(c *Call) {
	r.NoteArguments(c.Arguments, false)
	r.ReadsAll(c.Recv)
	r.Line = c.Line
}

// Result returns what such a method gives.
func (r *Calls) Result(c *Call) value.Value {
	if c.Recv.Kind == value.Name {
		return value.Named(r.Canonical(c.Name + "()"))
	}
	return value.Value{}
}

// RunText follows code that stands in a string, with the names of the text around it.
func (r *Calls) RunText(code string, c *Call) {
	toks, ok := r.Cut[code]
	if !ok {
		s := token.ScanCode(r.Lang, code, c.Line)
		if s.Bad != "" {
			s.Toks = nil
		}
		toks = s.Toks
		r.Cut[code] = toks
	}
	if toks == nil {
		if strings.TrimSpace(code) != "" {
			r.Opaque(c.Name, c.Line)
		}
		return
	}
	r.Nested++
	r.Grammar.Embedded(toks)
	r.Nested--
}

// MayBeUnknown reports whether v may be something that is not known.
func (r *Calls) MayBeUnknown(v value.Value) bool {
	return v.Kind == value.Unknown || v.Kind == value.Choice && v.List.More
}
