package grammar

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Entries reads what stands between brackets, up to the index end: the arguments of a call, the elements of a list
// or the members of a dictionary.
func (r *argumentReader) Entries(end int) *value.Arguments {
	outer := r.Limit
	r.Limit = end
	args := &value.Arguments{}
	for r.Pos < end {
		before := r.Pos
		r.entry(args)
		for r.Pos < end && !r.At(",") && !r.At(";") {
			if r.comprehension() {
				args.Spread = true
				continue
			}
			if r.Pos == before {
				r.Pos++
			}
			before = r.Pos
			r.Escape(r.Grammar.Expression(0))
		}
		if r.Pos < end {
			r.Pos++
		}
	}
	r.Limit = outer
	r.Pos = end
	return args
}

// entry reads one argument, element or member, and adds it to args.
func (r *argumentReader) entry(args *value.Arguments) {
	t := r.Peek(0)
	switch {
	case t.Is("*") && r.Lang != code.Go && r.Lang != code.Perl || t.Is("...") || t.Is("**"):
		r.Pos++
		v := r.Grammar.Expression(Assignment)
		if r.IsEnvironment(v) && r.Limit < len(r.Toks) && r.Toks[r.Limit].Is("}") {
			args.AddKeyed("", v) // the dictionary is a copy of the environment
			return
		}
		r.Escape(v)
		if v.Kind == value.Name && r.Book.HoldsEnvironment[v.Text] {
			r.Emit(code.Environment, v.Text, value.Text(""))
		}
		if t.Is("**") && r.Lang == code.Python {
			r.SpreadNames(args, v, r.Peek(-2) == t && r.IsNames(r.Peek(-1).Text))
			return
		}
		r.spread(args, v, t.Is("**"))
		return
	case t.Is("&") && r.Lang == code.Ruby:
		r.Pos++
		r.blockArgument()
		return
	}
	if key, n := r.keyword(t); n > 0 {
		r.Pos += n
		if n == 2 && r.Lang == code.Ruby && (r.At(",") || r.Pos >= r.Limit) {
			args.AddKeyed(key, r.Lookup(key))
			return
		}
		line := t.Line
		v := r.Grammar.Expression(Assignment)
		r.Trust(key, v, line)
		args.AddKeyed(key, v)
		return
	}
	if r.Lang == code.JavaScript && r.dialect.Member(args) {
		return
	}
	v := r.Grammar.Expression(Assignment)
	if r.At("=>") || r.At(":") && (r.Lang == code.Python || r.Lang == code.JavaScript || r.Lang == code.Ruby ||
		r.Lang == code.Go) {
		r.Pos++
		key, _ := v.Literal()
		line := t.Line
		w := r.Grammar.Expression(Assignment)
		r.Trust(key, w, line)
		args.AddKeyed(key, w)
		return
	}
	if r.Lang == code.Go && r.Accept("...") {
		r.spread(args, v, false)
		return
	}
	if r.Lang == code.Perl && v.Kind == value.List && !t.Is("[") && !strings.HasPrefix(t.Text, "$") { // no reference
		args.Pos = append(args.Pos, r.Elements(v)...)
		return
	}
	args.Pos = append(args.Pos, v)
}

// keyword returns the key with which an entry begins, and how many tokens it takes; 0: it begins with none.
func (r *lookahead) keyword(t *token.Token) (string, int) {
	next := r.Peek(1)
	switch {
	case t.Kind == token.Name && next.Is("=") && (r.Lang == code.Python || r.Lang == code.Lua):
		return t.Text, 2
	case (t.Kind == token.Name || t.Kind == token.String && !t.Quoted) && next.Is(":") && !next.Spaced &&
		(r.Lang == code.Ruby || r.Lang == code.PHP && t.Kind == token.Name):
		return t.Text, 2
	case t.Kind == token.Name && next.Is(":") && (r.Lang == code.JavaScript || r.Lang == code.Go):
		return t.Text, 2
	case t.Kind == token.Name && next.Is("=>") && r.Lang == code.Perl:
		return t.Text, 2
	}
	return "", 0
}

// spread adds the elements of *v, or the members of **v, to args.
func (r *argumentReader) spread(args *value.Arguments, v value.Value, byName bool) {
	switch {
	case v.Kind == value.List && !byName:
		args.Pos = append(args.Pos, v.List.Items...)
		args.Spread = args.Spread || r.MayHoldMore(v.List)
	case v.Kind == value.Dict:
		args.Keys = append(args.Keys, v.List.Keys...)
		args.Keyed = append(args.Keyed, v.List.Items...)
		args.SpreadKeys = args.SpreadKeys || r.MayHoldMore(v.List)
	case byName:
		args.SpreadKeys = true
	case r.FromText(v) && v.IsText(): // single characters, as in [...".env"]
		args.Pos = append(args.Pos, value.Hidden)
		args.Spread = true
	default:
		args.Spread = true
		args.SpreadKeys = args.SpreadKeys || r.Lang == code.JavaScript
	}
}

// comprehension reads the end of a comprehension, for x in y if z; false: none stands here.
func (r *argumentReader) comprehension() bool {
	if r.Lang != code.Python {
		return false
	}
	if r.Peek(0).IsName("async") && r.Peek(1).IsName("for") {
		r.Pos++
	}
	if r.Peek(0).IsName("for") {
		r.Pos++
		r.ForIn()
		return true
	}
	if r.Peek(0).IsName("if") {
		r.Pos++
		r.Escape(r.Grammar.Expression(Or))
		return true
	}
	return false
}
