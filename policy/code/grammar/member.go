package grammar

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// memberOf reads .name after v; false: t begins no member here.
func (r *expressions) memberOf(v value.Value, t *token.Token) (value.Value, bool) {
	next := r.Peek(1)
	switch {
	case t.Text == "." && (r.Lang == code.Perl || r.Lang == code.PHP), t.Text == "::" && r.Lang == code.Lua,
		t.Text == "->" && (r.Lang == code.JavaScript || r.Lang == code.Python || r.Lang == code.Go ||
			r.Lang == code.Ruby || r.Lang == code.Lua):
		return v, false
	case t.Text == ":" && (r.Lang != code.Lua || next.Kind != token.Name || !r.Peek(2).Is("(") &&
		r.Peek(2).Kind != token.String):
		return v, false
	case t.Text == "?." && next.Is("("), t.Text == "->" && next.Is("("),
		t.Text == "." && next.Is("(") && r.Lang == code.Ruby:
		r.Pos++
		if r.Lang == code.Ruby { // f.(x)
			return r.arguedMethod(v, "call"), true
		}
		return r.Called(v), true
	case next.Is("[") && (t.Text == "?." || t.Text == "->"):
		r.Pos++
		return r.subscript(v), true
	case next.Is("{") && t.Text == "->":
		r.Pos++
		return r.subscript(v), true
	case t.Text == "." && next.Is("(") && r.Lang == code.Go: // x.(T)
		r.Pos = min(r.Closing(r.Pos+1)+1, r.Limit)
		return v, true
	case t.Text == "->" && (next.Is("@") || next.Is("$") || next.Is("%") || next.Is("*")):
		r.Pos += 2
		r.Accept("*")
		return v, true
	case t.Text == "->" && strings.HasPrefix(next.Text, "deref"), t.Text == "::" && next.Is("$"):
		r.Pos++
		return value.Value{}, true
	case next.Kind != token.Name:
		r.Pos++
		return value.Value{}, true
	}
	r.Pos += 2
	name := next.Text
	if name[0] == '$' && (r.Lang == code.Perl || r.Lang == code.PHP) {
		return r.computedMember(v, name, t.Text), true
	}
	if r.Lang == code.PHP {
		name = strings.ToLower(name)
	}
	if r.isCall() {
		return r.arguedMethod(v, name), true
	}
	if r.Lang == code.Ruby || r.Lang == code.Perl {
		if r.StoresNext() {
			r.Target = Target{Kind: aMember, base: v, key: value.Text(name), Start: r.Target.Start}
			return value.Value{}, true
		}
		if r.operandFollows(r.Peek(0)) && r.Lang == code.Ruby {
			return r.WithBlock(r.Method(v, name, r.CommandArguments(), next.Line), v, name), true
		}
		if r.Lang == code.Ruby && v.Kind == value.Name && token.IsUpper(name) {
			return r.Attribute(v, name), true
		}
		return r.WithBlock(r.Method(v, name, &value.Arguments{}, next.Line), v, name), true
	}
	base, own := v, r.OwnAt(r.Pos-3)
	if own && !call.Followed(&r.Calls, v) {
		if b := r.Root.Names["."+name]; b != nil && !r.StoresNext() {
			v = r.OwnMember(b)
			r.Target = Target{Kind: aMember, base: base, key: value.Text(name), Start: r.Target.Start}
			return v, true
		}
	}
	v = r.AttributeOf(v, name, next.Line)
	r.Target = Target{Kind: aMember, base: base, key: value.Text(name), Start: r.Target.Start}
	return v, true
}

// subscript reads [ … ] or { … } after v.
func (r *expressions) subscript(v value.Value) value.Value {
	at := r.Pos
	end := r.Closing(at)
	start := r.Target.Start
	base := r.Target.name
	r.Pos++
	var key value.Value
	if r.cuts(v, end) {
		from := r.Pos
		r.CallsWithin(from, end)
		r.Pos = min(end+1, r.Limit)
		r.Target = Target{Start: start}
		return r.Substring(v, from, end)
	}
	if part, ok := r.Sliced(v, r.Pos, end); ok && !r.Peek(end+1-r.Pos).Assigns() {
		r.Pos = min(end+1, r.Limit)
		r.Target = Target{Start: start}
		return part
	}
	word := r.Peek(0)
	if word.Kind == token.Name && r.Pos+1 == end && r.Toks[at].Is("{") && r.Lang == code.Perl &&
		token.IsLetter(word.Text[0]) {
		key = value.Text(word.Text)
		r.Pos++
	} else {
		args := r.Entries(end)
		if len(args.Pos) == 1 && len(args.Keys) == 0 && !args.Spread {
			key = args.Pos[0]
		}
		for _, k := range args.Pos {
			r.Escape(k)
		}
	}
	r.Pos = min(end+1, r.Limit)
	r.Target = Target{Kind: anElement, base: v, key: key, Start: start, name: base}
	if r.StoresNext() {
		return value.Value{}
	}
	return r.Index(v, key, r.Toks[at].Line)
}

// cuts reports whether the brackets after a text take a part of it.
func (r *lookahead) cuts(v value.Value, end int) bool {
	if r.Lang == code.Perl || r.Lang == code.PHP || r.Lang == code.Lua || r.Lang == code.Go {
		return false
	}
	text := true
	v.Each(func(v value.Value) { text = text && v.Kind == value.String })
	name := r.Pos < end && r.Toks[r.Pos].Kind == token.String && r.Pos+1 == end // x["name"]
	return text && !name
}
