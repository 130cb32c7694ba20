package record

import (
	"bytes"
	"encoding/json"
	"fmt"

	"guard/audit"
	"guard/internal/jsonl"
	"guard/policy"
	"guard/policy/place"
)

// Of makes a record of a case at an event: the request, the facts and the verdict,
// each thing said once, and all texts within one Budget. The case stays as it is.
func Of(e audit.Event, c *policy.Case, agent string, mode policy.Mode) audit.Record {
	budget, r := NewBudget(), &c.Facts.Request
	rec := audit.Record{
		Event: e, Agent: agent, ACPSession: budget.Text(r.Session), Channel: string(r.Channel),
		RequestID: budget.Text(r.Call), Mode: mode.String(),
	}
	t := &account{verdict: c.Verdict, request: *r}
	budget.verdict(&t.verdict)
	budget.request(&t.request)
	t.facts = budget.facts(c)
	rec.Verdict, rec.Request, rec.Facts = &t.verdict, &t.request, &t.facts
	if kept := c.Kept(); !kept.None() {
		kept.Why = budget.Text(kept.Why)
		rec.Undo = &kept
	}
	return rec
}

// account is what a record tells of a case.
type account struct {
	verdict policy.Verdict
	request policy.Request
	facts   factsRecord
}

// verdict without what only other languages and the next decision need.
func (b *Budget) verdict(v *policy.Verdict) {
	v.Reason, v.Suggestion, v.Rule = b.Text(v.Reason), b.Text(v.Suggestion), b.Text(v.Rule)
	v.Codes, v.Decision, v.Next = b.codes(v.Codes), b.Text(v.Decision), b.Text(v.Next)
	v.Why = nil
}

// request is a request without what stands in the record beside it.
func (b *Budget) request(r *policy.Request) {
	r.Agent, r.Session, r.Call, r.Channel = "", "", "", ""
	if r.Raw == r.Command {
		r.Raw = ""
	}
	for _, s := range [...]*string{&r.Command, &r.Raw, &r.Cwd, &r.Workspace, &r.To, &r.Query, &r.Server, &r.Name,
		&r.Claim, &r.Prompt} {
		*s = b.Text(*s)
	}
	r.Argv, r.Env, r.Paths, r.URLs = b.texts(r.Argv), b.texts(r.Env), b.texts(r.Paths), b.texts(r.URLs)
	r.Edits, r.Args = b.edits(r.Edits), b.json(r.Args)
	if r.Form != nil {
		f := *r.Form
		f.Message, f.URL, f.Fields = b.Text(f.Message), b.Text(f.URL), b.texts(f.Fields)
		r.Form = &f
	}
}

// edits are changes with their texts cut: a file's whole new content is for the
// disk, not for the record.
func (b *Budget) edits(all []policy.Change) []policy.Change {
	var kept []policy.Change
	for i, e := range all {
		if b.full(i) {
			return append(kept, policy.Change{Path: cutList(len(all))})
		}
		kept = append(kept, policy.Change{Path: b.Text(e.Path), Old: b.pointed(e.Old), New: b.pointed(e.New)})
	}
	return kept
}

func (b *Budget) pointed(s *string) *string {
	if s == nil {
		return nil
	}
	cut := b.Text(*s)
	return &cut
}

// json is JSON as it came. What is too long, or would not be JSON in the
// record, is said in words.
func (b *Budget) json(raw policy.Raw) policy.Raw {
	switch {
	case len(raw) == 0:
		return nil
	case len(raw) > MaxText || len(raw) > b.left:
		return policy.Raw(fmt.Sprintf(`{"guard":"cut: %d bytes of arguments"}`, len(raw)))
	}
	b.left -= len(raw)
	if clean := bytes.ToValidUTF8(raw, []byte("\uFFFD")); json.Valid(clean) {
		return clean
	}
	quoted, _ := json.Marshal(string(raw)) // a string can always be written
	return quoted
}

// factsRecord is policy.Report but for the verdict, which stands beside it.
type factsRecord struct {
	Tool      policy.Tool            `json:"tool,omitempty"`
	Protected bool                   `json:"protected,omitempty"`
	Unknown   bool                   `json:"unknown,omitempty"`
	Commands  []policy.ReportCommand `json:"commands,omitempty"`
	Paths     pathsRecord            `json:"paths,omitzero"`
	Hosts     []string               `json:"hosts,omitempty"`
	Wildcards []place.Match          `json:"wildcards,omitempty"`
	Signature string                 `json:"signature,omitempty"`
	Reasons   []string               `json:"reasons,omitempty"`
	Codes     []string               `json:"reason_codes,omitempty"` // of Reasons, one for each
}

type pathsRecord struct {
	Reads   []string `json:"reads,omitempty"`
	Writes  []string `json:"writes,omitempty"`
	Deletes []string `json:"deletes,omitempty"`
}

// AppendJSON appends what encoding/json makes of it.
func (f *factsRecord) AppendJSON(b []byte) []byte {
	b = append(b, '{')
	b = jsonl.Text(b, "tool", string(f.Tool))
	b = jsonl.Bool(b, "protected", f.Protected)
	b = jsonl.Bool(b, "unknown", f.Unknown)
	if len(f.Commands) > 0 {
		b = append(jsonl.Name(b, "commands"), '[')
		for i := range f.Commands {
			b = append(f.Commands[i].AppendJSON(b), ',')
		}
		b[len(b)-1] = ']'
		b = append(b, ',')
	}
	if !f.Paths.IsZero() {
		b = append(jsonl.Name(b, "paths"), '{')
		b = jsonl.Texts(b, "reads", f.Paths.Reads)
		b = jsonl.Texts(b, "writes", f.Paths.Writes)
		b = append(jsonl.Close(jsonl.Texts(b, "deletes", f.Paths.Deletes)), ',')
	}
	b = jsonl.Texts(b, "hosts", f.Hosts)
	if len(f.Wildcards) > 0 {
		j, _ := json.Marshal(f.Wildcards) // numbers and strings, which can always be written
		b = jsonl.Raw(b, "wildcards", j)
	}
	b = jsonl.Text(b, "signature", f.Signature)
	b = jsonl.Texts(b, "reasons", f.Reasons)
	b = jsonl.Texts(b, "reason_codes", f.Codes)
	return jsonl.Close(b)
}

func (p pathsRecord) IsZero() bool { return len(p.Reads)+len(p.Writes)+len(p.Deletes) == 0 }

func (b *Budget) facts(c *policy.Case) factsRecord {
	r := c.Report()
	return factsRecord{
		Tool: r.Tool, Protected: r.Protected, Unknown: r.Unknown, Signature: b.Text(r.Signature),
		Reasons: b.texts(r.Reasons), Codes: b.codes(r.ReasonCodes), Hosts: b.texts(r.Hosts),
		Wildcards: b.matches(r.Wildcards),
		Paths:     pathsRecord{b.texts(r.Paths.Reads), b.texts(r.Paths.Writes), b.texts(r.Paths.Deletes)},
		Commands:  b.commands(r.Commands),
	}
}

func (b *Budget) commands(all []policy.ReportCommand) []policy.ReportCommand {
	for i := range all {
		if b.full(i) {
			return append(all[:i:i], policy.ReportCommand{Argv: []string{cutList(len(all))}})
		}
		c := &all[i]
		c.Argv, c.Wrappers, c.Redirects = b.texts(c.Argv), b.texts(c.Wrappers), b.texts(c.Redirects)
		c.Assigns, c.Reasons, c.Cwd = b.texts(c.Assigns), b.texts(c.Reasons), b.Text(c.Cwd)
		c.ReasonCodes = b.codes(c.ReasonCodes)
	}
	return all
}

func (b *Budget) matches(all []place.Match) []place.Match {
	for i := range all {
		if b.full(i) {
			return append(all[:i:i], place.Match{Pattern: cutList(len(all)), Untracked: -1})
		}
		m := &all[i]
		m.Pattern, m.Names, m.Notes = b.Text(m.Pattern), b.texts(m.Names), b.texts(m.Notes)
	}
	return all
}
