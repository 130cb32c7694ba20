package call

import (
	"strings"

	"guard/policy/code/value"
)

// Options are what a program's own arguments give to names, by a parser whose options the text declares.

// optionScope stands before the name of such an option among the names of the whole text; no name has a space.
const optionScope = "option "

// Offers notes that an option gives v to name, among others perhaps; "": to one that is not known.
func (r *Calls) Offers(name string, v value.Value) { r.BindIn(r.Root, optionScope+name, v) }

// declared returns what the options give to name, where object is what they were read into; false: nothing is known.
// The text may give the same member more.
func (r *Calls) declared(object, name string) (value.Value, bool) {
	b := r.Root.Names[optionScope+name]
	if r.Start.Objects && object != "" && object == r.Book.Options && b != nil {
		return value.OneOf(b.Items...), len(b.Items) > 0
	}
	if object == "" || object != r.Book.Options || b == nil || b.More || r.loose || r.Root.Names[optionScope] != nil {
		return value.Value{}, false
	}
	v := value.OneOf(b.Items...)
	if own := r.Root.Names["."+name]; own != nil {
		v = value.OneOf(v, r.OwnMember(own))
	}
	return v, true
}

// OptionValues are the values that the arguments of the program give to an option which takes one, by any of its
// flags; false: that is not known. clear says that no argument may be another writing of a flag.
func (r *Calls) OptionValues(flags []string) (all []value.Value, clear bool) {
	if r.Start.Args == nil {
		return nil, false
	}
	for i, arg := range r.Start.Args {
		name, text, joined := strings.Cut(arg, "=")
		if arg == "--" || len(arg) > 2 && arg[0] == '-' && arg[1] != '-' {
			return nil, false // flags that are written together
		}
		for _, flag := range flags {
			switch {
			case name != flag:
				if len(name) > 2 && strings.HasPrefix(flag, name) {
					return nil, false // an abbreviation
				}
				continue
			case !joined && (i+1 == len(r.Start.Args) || strings.HasPrefix(r.Start.Args[i+1], "-")):
				return nil, false
			case !joined:
				text = r.Start.Args[i+1]
			}
			v := value.Text(text)
			v.Called = true
			all = append(all, v)
		}
	}
	return all, r.Root.Names[ownArguments] == nil
}
