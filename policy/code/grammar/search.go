package grammar

import (
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// searchTarget returns the name of the list of folders with modules that an assignment changes, such as sys.path = x
// and sys.path[:0] = x, or the empty string for any other target.
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

// searchFrom notes the folders that are stored in such a list: v as far as it is known, or else every string in the
// expression, which begins at index from.
func (r *assignments) searchFrom(name string, from int, v value.Value) {
	if v.Kind == value.List {
		for _, w := range v.List.Items {
			r.SearchFolder(name, w)
		}
		return
	}
	if v.IsText() && v.Known {
		r.SearchFolder(name, v)
		return
	}
	for i := from; i < min(r.Pos, r.Limit); i++ {
		if t := &r.Toks[i]; t.Kind == token.String && len(t.Pieces) == 0 && t.Text != "" {
			r.SearchFolder(name, value.Text(t.Text))
		}
	}
}
