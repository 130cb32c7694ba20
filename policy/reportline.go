package policy

import (
	"strconv"

	"guard/internal/jsonl"
	"guard/policy/place"
)

// AppendJSON appends what encoding/json makes of a report.
func (r *Report) AppendJSON(b []byte) []byte {
	return jsonl.Close(r.AppendMembers(append(b, '{')))
}

// AppendMembers appends the members of a report, for an object that has others
// beside them.
func (r *Report) AppendMembers(b []byte) []byte {
	b = jsonl.Member(b, "verdict", r.Verdict.String())
	b = jsonl.Member(b, "risk", r.Risk.String())
	b = appendCategories(b, r.Categories)
	b = jsonl.Flag(b, "absurd", r.Absurd)
	b = jsonl.Member(b, "rule", r.Rule)
	b = jsonl.Member(b, "reason", r.Reason)
	b = jsonl.Texts(b, "codes", r.Codes)
	b = jsonl.Member(b, "decision", r.Decision)
	b = jsonl.Text(b, "next", r.Next)
	b = jsonl.Text(b, "suggestion", r.Suggestion)
	b = jsonl.Text(b, "tool", string(r.Tool))
	b = jsonl.Bool(b, "protected", r.Protected)
	b = jsonl.Bool(b, "unknown", r.Unknown)
	b = appendList(b, "commands", r.Commands, func(b []byte, c *ReportCommand) []byte { return c.AppendJSON(b) })
	b = append(jsonl.Name(b, "paths"), '{')
	b = list(b, "reads", r.Paths.Reads)
	b = list(b, "writes", r.Paths.Writes)
	b = append(jsonl.Close(list(b, "deletes", r.Paths.Deletes)), ',')
	b = list(b, "hosts", r.Hosts)
	b = appendList(b, "wildcards", r.Wildcards, appendMatch)
	b = jsonl.Text(b, "signature", r.Signature)
	b = list(b, "reasons", r.Reasons)
	b = jsonl.Texts(b, "reason_codes", r.ReasonCodes)
	return jsonl.Text(b, "error", r.Error)
}

// appendMatch appends what encoding/json makes of a match.
func appendMatch(b []byte, m *place.Match) []byte {
	b = jsonl.Member(append(b, '{'), "pattern", m.Pattern)
	b = append(strconv.AppendInt(jsonl.Name(b, "count"), int64(m.Count), 10), ',')
	b = append(strconv.AppendInt(jsonl.Name(b, "bytes"), m.Bytes, 10), ',')
	b = jsonl.Texts(b, "names", m.Names)
	b = jsonl.Bool(b, "more", m.More)
	b = append(strconv.AppendInt(jsonl.Name(b, "untracked"), int64(m.Untracked), 10), ',')
	return jsonl.Close(jsonl.Texts(b, "notes", m.Notes))
}

// list appends a list of strings that is there also when it is empty.
func list(b []byte, name string, of []string) []byte {
	return append(jsonl.Array(jsonl.Name(b, name), of), ',')
}

// appendList appends a list that is there also when it is empty.
func appendList[T any](b []byte, name string, of []T, one func([]byte, *T) []byte) []byte {
	b = append(jsonl.Name(b, name), '[')
	for i := range of {
		if i > 0 {
			b = append(b, ',')
		}
		b = one(b, &of[i])
	}
	return append(b, "],"...)
}
