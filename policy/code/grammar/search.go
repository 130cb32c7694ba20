package grammar

import (
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Where modules are looked up is a list that a text may change: by a method of the
// table, by an operator, or by giving it a value.

// searchTarget returns the name of the list that an assignment changes, "" for any
// other target: sys.path = x, sys.path[:0] = x.
func (r *lookahead) searchTarget(to Target) string {
	name := to.name
	switch to.Kind {
	case aName:
	case aMember:
		name = ""
		if s, ok := to.key.Literal(); ok && to.base.Kind == value.Name {
			name = r.Canonical(to.base.Text + "." + s)
		}
	case anElement:
		name = to.base.Text
	default:
		return ""
	}
	if !r.Book.Searches[name] {
		return ""
	}
	return name
}

// searchFrom notes what is stored in such a list: the value as far as it is known,
// and every string in the expression, which begins at from, where it is put together
// with what was there.
func (r *assignments) searchFrom(name string, from int, v value.Value) {
	if v.Kind == value.List {
		for _, w := range v.List.Items {
			r.SearchIn(name, w)
		}
		return
	}
	if v.IsText() && v.Known {
		r.SearchIn(name, v)
		return
	}
	for i := from; i < min(r.Pos, r.Limit); i++ {
		if t := &r.Toks[i]; t.Kind == token.String && len(t.Pieces) == 0 && t.Text != "" {
			r.SearchIn(name, value.Text(t.Text))
		}
	}
}
