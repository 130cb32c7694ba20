package replay

import "guard/internal/jsonl"

// AppendJSON appends the answer as one object: its session, and what `guard
// check` says of its request.
func (a *Answer) AppendJSON(b []byte) []byte {
	r := a.Report()
	return jsonl.Close(r.AppendMembers(jsonl.Member(append(b, '{'), "session", a.Session)))
}

// Line is the answer as a line of its own.
func (a *Answer) Line() []byte { return append(a.AppendJSON(nil), '\n') }
