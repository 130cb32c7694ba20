package call

import (
	"strings"

	"guard/policy/code/value"
)

// A text may give itself other arguments and variables than it was started with: sys.argv = […], os.environ[…] = ….
// What it reads of them is then one of both.

// ownArguments stands before what the text puts among its arguments; no name has a space.
const ownArguments = "own arguments"

// SetsArguments notes that the text puts v among the arguments of the program.
func SetsArguments(r *Calls, v value.Value) {
	v.Each(func(v value.Value) {
		if v.Kind != value.List {
			r.BindIn(r.Root, ownArguments, v)
			return
		}
		for _, w := range r.Elements(v) {
			r.BindIn(r.Root, ownArguments, w)
		}
	})
}

// StoresArguments notes what an assignment to a name, or to a member of one, gives the arguments of the program.
func StoresArguments(r *Calls, name string, v value.Value) {
	if _, is := r.Book.Arguments[r.Canonical(name)]; is && name != "" {
		r.BindIn(r.Root, ownArguments, v)
	}
}

// orOwn returns v, the argument of the program at a position, as one of several values where the text sets arguments.
func orOwn(r *names, at int, v value.Value) value.Value {
	b := r.Root.Names[ownArguments]
	if b == nil {
		return v
	}
	all := []value.Value{v}
	for _, own := range b.Items {
		switch {
		case own.Kind != value.List:
			all = append(all, own)
		case own.List.More || r.Overwritten[own.List.At]:
			all = append(all, value.Value{})
		case at < len(own.List.Items):
			all = append(all, own.List.Items[at])
		}
	}
	if b.More {
		all = append(all, value.Value{})
	}
	return value.OneOf(all...)
}

// Words are the arguments of the program; false: they are not known.
func Words(r *Calls) ([]value.Value, bool) {
	if r.Start.Args == nil {
		return nil, false
	}
	all := make([]value.Value, len(r.Start.Args))
	for i, s := range r.Start.Args {
		all[i] = value.Text(s)
		all[i].Called = true
		all[i] = orOwn(&r.names, i+1, all[i])
	}
	return all, true
}

// maxOwn is how many values of one variable are told apart.
const maxOwn = 4

// SetsOwnVariable notes that the text sets a variable of its own environment. The empty name stands for one that is not
// known.
func (r *record) SetsOwnVariable(key, v value.Value) {
	key.Each(func(key value.Value) {
		name, _ := key.Literal()
		own := r.own[name]
		if own == nil {
			own = &value.Elements{}
			if r.own == nil {
				r.own = map[string]*value.Elements{}
			}
			r.own[name], r.Changed = own, true
		}
		count, more := len(own.Items), own.More
		v.Each(func(v value.Value) {
			if r.repeats(name, v.Text) {
				return
			}
			if len(own.Items) >= maxOwn && !own.Has(v) {
				v = value.Value{} // it may grow with each pass
			}
			own.Add(v)
		})
		r.Changed = r.Changed || len(own.Items) != count || own.More != more
	})
}

// repeats reports a value that an earlier pass had made out of the one before it, by the same piece: O = O + "/x".
func (r *record) repeats(name, s string) bool {
	before := []string{r.Start.Variables[name]}
	for _, w := range r.own[name].Items {
		for _, v := range before {
			if piece, is := strings.CutPrefix(w.Text, v); is && piece != "" && v != "" && s == w.Text+piece {
				return true
			}
			if piece, is := strings.CutSuffix(w.Text, v); is && piece != "" && v != "" && s == piece+w.Text {
				return true
			}
		}
		before = append(before, w.Text)
	}
	return false
}

// SetsOwnVariables notes that the text may have set every variable of its own environment.
func (r *record) SetsOwnVariables() { r.SetsOwnVariable(value.Value{}, value.Value{}) }

// orOwnVariable returns v, a variable of the environment, as one of several values where the text sets it.
func (r *record) orOwnVariable(name string, v value.Value) value.Value {
	for _, key := range [...]string{name, ""} {
		if own := r.own[key]; own != nil {
			v = value.OneOf(v, value.Value{Kind: value.Choice, List: own})
		}
	}
	return v
}
