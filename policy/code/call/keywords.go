package call

import (
	"slices"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// A dictionary of Python that a call spreads, f(**k), may hold arguments by names that the text does not show there.
// Of a parameter **k whose callers are not known, only names that the text writes somewhere are looked for. An
// argument with an empty name stands for any name, where a dictionary is filled in ways that are not followed.

// mostNames bounds the arguments by name that are kept for a parameter.
const mostNames = 32

// givenNames gives the parameter **k of a function its dictionary.
func (r *Calls) givenNames(fn *value.Func, args *value.Arguments) {
	if fn.Names == "" {
		return
	}
	l := &value.Elements{More: args.SpreadKeys, At: r.Place(r.Pos - 1)}
	for _, key := range args.Keys {
		switch {
		case slices.Contains(fn.Params, key) && key != "" || slices.Contains(l.Keys, key):
		case len(l.Keys) >= mostNames:
			l.Keys[0], l.Items[0], l.More = "", value.Value{}, true
		default:
			v, _ := args.Key(key)
			l.Keys, l.Items = append(l.Keys, key), append(l.Items, v)
		}
	}
	r.BindIn(fn.Scope, fn.Names, value.Value{Kind: value.Dict, List: l})
}

// namesScope stands before the name of a parameter **k among the names of its function; no name has a space.
const namesScope = "names "

// TakesNames notes the parameter **k of a function.
func (r *names) TakesNames(s *value.Scope, name string) { s.Names[namesScope+name] = &value.Binding{} }

// IsNames reports whether a name stands for such a parameter.
func (r *names) IsNames(name string) bool {
	for s := r.Scope; s != nil; s = s.Parent {
		if s.Names[namesScope+name] != nil {
			return true
		}
		if s.Names[name] != nil {
			return false
		}
	}
	return false
}

// SpreadNames adds the members of **v to args. A name that only some of several dictionaries have may be missing.
// Where v is a parameter **k, its callers give names that the text writes.
func (r *record) SpreadNames(args *value.Arguments, v value.Value, parameter bool) {
	all, anyName := v.Choices(), false
	for i, d := range all {
		if d.Kind == value.Dict && len(d.List.Keys) > mostNames {
			d, anyName = value.Value{}, true
		}
		if d.Kind != value.Dict {
			args.SpreadKeys = true
			anyName = anyName || !parameter
			continue
		}
		args.SpreadKeys = args.SpreadKeys || r.MayHoldMore(d.List)
		anyName = anyName || r.Overwritten[d.List.At]
		for at, key := range d.List.Keys {
			anyName = anyName || key == ""
			switch {
			case key == "" || heldBefore(all[:i], key):
			case len(all) == 1:
				args.AddKeyed(key, d.List.Items[at])
			default:
				args.AddKeyed(key, oneOfMembers(all, key))
			}
		}
	}
	if anyName {
		args.SpreadKeys = true
		args.AddKeyed("", value.Value{})
	}
}

// heldBefore reports whether one of the dictionaries has a key.
func heldBefore(all []value.Value, key string) bool {
	return slices.ContainsFunc(all, func(d value.Value) bool {
		return d.Kind == value.Dict && slices.Contains(d.List.Keys, key)
	})
}

// oneOfMembers returns what the dictionaries among some values have under a key.
func oneOfMembers(all []value.Value, key string) value.Value {
	var members []value.Value
	for _, d := range all {
		held := false
		if d.Kind == value.Dict {
			for i, k := range d.List.Keys {
				if k == key {
					members, held = append(members, d.List.Items[i]), true
				}
			}
		}
		if !held {
			members = append(members, value.Absent)
		}
	}
	return value.OneOf(members...)
}

// elementScope stands before a key that the text sets in a dictionary, among the names of the whole text.
const elementScope = "element "

// SetsKey notes d[key] = v. After a key that is computed, the dictionary may have any.
func (r *names) SetsKey(d, key value.Value) {
	if s, ok := key.Literal(); ok {
		r.Offered(elementScope + s)
	} else if key.Kind != value.Number {
		r.MarkAnyKey(d)
	}
}

// Offered notes a name among the names of the whole text.
func (r *names) Offered(name string) {
	if r.Root.Names[name] == nil {
		r.Root.Names[name] = &value.Binding{}
		r.Changed = true
	}
}

// MarkAnyKey notes that a dictionary may have any key from here on.
func (r *record) MarkAnyKey(v value.Value) {
	r.MarkChanged(v)
	v.Each(func(v value.Value) {
		if v.Kind == value.Dict && !r.Overwritten[v.List.At] {
			r.Overwritten[v.List.At] = true
			r.Changed = true
		}
	})
}

// MayBeNamed reports whether a call may be given an argument by a name that does not stand there.
func (r *Calls) MayBeNamed(args *value.Arguments, name string) bool {
	if !args.SpreadKeys {
		return false
	}
	if slices.Contains(args.Keys, "") || r.Root.Names[elementScope+name] != nil {
		return true
	}
	at := r.search("keyword "+name, func(i int) bool {
		t := &r.Toks[i]
		return t.Kind == token.String && t.Text == name || t.Kind == token.Name && t.Text == name &&
			i+1 < len(r.Toks) && r.Toks[i+1].Is("=") && (i == 0 || !r.Toks[i-1].Is("."))
	})
	return at >= 0 || r.Lang != code.Python
}
