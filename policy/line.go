package policy

import (
	"encoding/json"

	"guard/internal/jsonl"
	"guard/policy/risk"
)

// AppendJSON appends what encoding/json makes of a request, for the record.
func (r *Request) AppendJSON(b []byte) []byte {
	b = append(b, '{')
	b = jsonl.Text(b, "agent", r.Agent)
	b = jsonl.Text(b, "session", r.Session)
	b = jsonl.Text(b, "call", r.Call)
	b = jsonl.Text(b, "channel", string(r.Channel))
	b = jsonl.Member(b, "tool", string(r.Tool))
	b = jsonl.Text(b, "raw", r.Raw)
	b = jsonl.Text(b, "command", r.Command)
	b = jsonl.Texts(b, "argv", r.Argv)
	b = jsonl.Texts(b, "env", r.Env)
	b = jsonl.Texts(b, "paths", r.Paths)
	b = jsonl.Text(b, "to", r.To)
	if len(r.Edits) > 0 {
		b = appendSlow(b, "edits", r.Edits)
	}
	b = jsonl.Texts(b, "urls", r.URLs)
	b = jsonl.Text(b, "query", r.Query)
	b = jsonl.Text(b, "server", r.Server)
	b = jsonl.Text(b, "name", r.Name)
	b = jsonl.Raw(b, "arguments", r.Args)
	if r.Hints != (Hints{}) {
		b = appendSlow(b, "annotations", r.Hints)
	}
	b = jsonl.Bool(b, "quiet", r.Quiet)
	b = jsonl.Bool(b, "partial", r.Partial)
	if r.Form != nil {
		b = appendSlow(b, "form", r.Form)
	}
	b = jsonl.Bool(b, "question", r.Question)
	b = jsonl.Bool(b, "typed", r.Typed)
	b = jsonl.Bool(b, "stray", r.Stray)
	b = jsonl.Bool(b, "stays", r.Stays)
	b = jsonl.Text(b, "cwd", r.Cwd)
	b = jsonl.Text(b, "workspace", r.Workspace)
	b = jsonl.Text(b, "prompt", r.Prompt)
	b = jsonl.Text(b, "claim", r.Claim)
	return jsonl.Close(b)
}

// AppendJSON appends what encoding/json makes of a verdict.
func (v *Verdict) AppendJSON(b []byte) []byte {
	b = append(b, '{')
	b = jsonl.Member(b, "verdict", v.Action.String())
	b = jsonl.Member(b, "risk", v.Risk.String())
	b = appendCategories(b, v.Categories)
	b = jsonl.Flag(b, "absurd", v.Absurd)
	b = jsonl.Member(b, "rule", v.Rule)
	b = jsonl.Member(b, "reason", v.Reason)
	b = jsonl.Texts(b, "codes", v.Codes)
	b = jsonl.Member(b, "decision", v.Decision)
	b = jsonl.Text(b, "next", v.Next)
	b = jsonl.Text(b, "suggestion", v.Suggestion)
	return jsonl.Close(b)
}

// AppendJSON appends what encoding/json makes of a command.
func (c *ReportCommand) AppendJSON(b []byte) []byte {
	b = append(b, '{')
	b = append(jsonl.Array(jsonl.Name(b, "argv"), c.Argv), ',')
	b = jsonl.Texts(b, "wrappers", c.Wrappers)
	b = jsonl.Texts(b, "redirects", c.Redirects)
	b = jsonl.Texts(b, "assigns", c.Assigns)
	b = jsonl.Text(b, "cwd", c.Cwd)
	b = jsonl.Member(b, "risk", c.Risk.String())
	b = appendCategories(b, c.Categories)
	b = append(jsonl.Array(jsonl.Name(b, "reasons"), c.Reasons), ',')
	b = jsonl.Texts(b, "reason_codes", c.ReasonCodes)
	return jsonl.Close(b)
}

func appendCategories(b []byte, set risk.Categories) []byte {
	b = append(jsonl.Name(b, "categories"), '[')
	for one := range set.Each() {
		b = append(jsonl.Quote(b, one.String()), ',')
	}
	if b[len(b)-1] == ',' {
		b = b[:len(b)-1]
	}
	return append(b, "],"...)
}

// appendSlow is for what few requests have.
func appendSlow(b []byte, name string, v any) []byte {
	j, err := json.Marshal(v)
	if err != nil {
		return b
	}
	return jsonl.Raw(b, name, j)
}
