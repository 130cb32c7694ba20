package calltest

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/codetest"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Calls returns what follows the calls of a text of which no token is left, so that a test can hand it single calls.
func Calls(lang code.Language, rows ...call.Row) *call.Calls {
	r := &call.Calls{}
	r.Lang, r.Book, r.Line = lang, call.NewBook(rows), 1
	r.Root = &value.Scope{Names: map[string]*value.Binding{}}
	r.Scope = r.Root
	r.Seen, r.Imported, r.ChangedTexts = map[string]bool{}, map[string]bool{}, map[string]bool{}
	r.ChangedLists, r.Overwritten = map[*token.Token]bool{}, map[*token.Token]bool{}
	r.Cut = map[string][]token.Token{}
	return r
}

// Acts writes the acts that were recorded, and forgets them.
func Acts(r *call.Calls) string {
	var all []string
	for _, a := range r.Acts {
		all = append(all, codetest.ShowAct(a))
	}
	r.Acts, r.Seen, r.Truncated = nil, map[string]bool{}, false
	return strings.Join(all, "; ")
}

// Show writes what a value may be: a text as an argument, a name or a number as it stands, the elements of a list in
// brackets, and ? for what is not known.
func Show(v value.Value) string {
	var all []string
	v.Each(func(v value.Value) {
		switch {
		case v.Kind == value.List:
			var items []string
			for _, w := range v.List.Items {
				items = append(items, Show(w))
			}
			if v.List.More {
				items = append(items, "…")
			}
			all = append(all, "["+strings.Join(items, " ")+"]")
		case v.Kind == value.Name:
			all = append(all, "name "+v.Text)
		default:
			s := codetest.Show(v.Arg())
			if v.Decoded {
				s += "!"
			}
			all = append(all, s)
		}
	})
	return strings.Join(all, " or ")
}
