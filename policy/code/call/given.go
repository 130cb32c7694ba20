package call

import (
	"strconv"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// arguments returns the list of the program's arguments, which has several names: sys.argv, process.argv, ARGV. false:
// name is none of them, or they are not known.
func (r *names) arguments(name string) (value.Value, bool) {
	lead, is := r.Book.Arguments[name]
	if !is || r.Start.Args == nil {
		return value.Value{}, false
	}
	named := r.Start.File || r.Start.Input
	if r.Lang == code.JavaScript && lead == 2 && !named { // node -e has no file
		lead = 1
	}
	if r.Lang == code.Lua && !named && len(r.Start.Args) > 0 { // of lua -e, the first is the script
		lead = 0
	}
	l := value.ListOf(make([]value.Value, lead, lead+len(r.Start.Args))...)
	for _, s := range r.Start.Args {
		v := value.Text(s)
		v.Called = true
		l.List.Items = append(l.List.Items, orOwn(r, len(l.List.Items), v))
	}
	l.List.Given = r.Root.Names[ownArguments] == nil
	return l, true
}

// argumentsIn returns the same list for a variable; $ARGV[0] of Perl is an element of @ARGV.
func (r *names) argumentsIn(name string) (value.Value, bool) {
	if r.Lang == code.Perl && name == "$ARGV" && r.Peek(0).Is("[") {
		name = "@ARGV"
	}
	if r.StoresNext() {
		return value.Value{}, false
	}
	return r.arguments(name)
}

// given reports whether v is a list that the text does not write and that holds no more than is known: the program's
// arguments, a part of them, or the words of a text that was split.
func (r *record) given(v value.Value) bool {
	return v.Kind == value.List && v.List.At == nil && !r.MayHoldMore(v.List)
}

// at returns the element of such a list at a position that is written as a number; false: it is not such a list, or
// not such a position. Beyond the end, the element is unknown.
func (r *record) at(v, key value.Value) (value.Value, bool) {
	n, err := strconv.Atoi(key.Text)
	if key.Kind != value.Number || err != nil || !r.given(v) {
		return value.Value{}, false
	}
	if n < 0 {
		n += len(v.List.Items)
	}
	if n >= len(v.List.Items) && r.Lang == code.JavaScript && v.List.Given {
		return value.Absent, true
	}
	if n < 0 || n >= len(v.List.Items) {
		return value.Value{}, true
	}
	return v.List.Items[n], true
}

// Sliced returns a part of such a list, as in sys.argv[1:]; the tokens from from to to say which. false: it is none.
func (r *record) Sliced(v value.Value, from, to int) (value.Value, bool) {
	to = min(to, r.Limit)
	if !r.given(v) || from >= to {
		return value.Value{}, false
	}
	bounds, at, colon := [2]string{}, 0, false
	for i := from; i < to; i++ {
		switch t := &r.Toks[i]; {
		case t.Is(":") && !colon:
			at, colon = 1, true
		case (t.Is("-") && bounds[at] == "") || t.Kind == token.Number:
			bounds[at] += t.Text
		case colon || t.Is("::"):
			l := value.ListOf(v.List.Items...)
			l.List.More = true
			return l, true
		default:
			return value.Value{}, false
		}
	}
	if !colon {
		return value.Value{}, false
	}
	return r.Part(v, bounds[0], bounds[1])
}

// Part returns the elements of such a list between two positions, either of which may be empty.
func (r *record) Part(v value.Value, first, last string) (value.Value, bool) {
	if !r.given(v) {
		return value.Value{}, false
	}
	size := len(v.List.Items)
	position := func(s string, otherwise int) int {
		n, err := strconv.Atoi(s)
		if err != nil {
			return otherwise
		}
		if n < 0 {
			n += size
		}
		return max(0, min(n, size))
	}
	from := position(first, 0)
	return value.ListOf(v.List.Items[from:max(from, position(last, size))]...), true
}
