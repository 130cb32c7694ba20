package ruby

import "guard/policy/code/call"

// updatesRows reports that the call which was just read gives every row of a table new values (Sequel 5:
// DB[:notes].update(…)).
func updatesRows(r *call.Calls, _ string) bool {
	end := r.Pos - 1
	if end < 4 || end >= len(r.Toks) || !r.Imported["sequel"] || !r.Toks[end].Is(")") {
		return false
	}
	open := int(r.Toks[end].Match)
	return open > 3 && r.Toks[open-1].IsName("update") && r.Toks[open-2].Is(".") && r.Toks[open-3].Is("]")
}
