package control

import (
	"bytes"
	"encoding/json"
	"fmt"

	"guard/audit"
	"guard/internal/jsonl"
	"guard/policy"
	"guard/policy/place"
)

// about is a record of a case: request, facts and verdict, each thing said
// once, and never larger than maxRecord.
func (d *Desk) about(e audit.Event, c *policy.Case) audit.Record {
	room, r := newRoom(), &c.Facts.Request
	rec := audit.Record{
		Event: e, Agent: d.p.Agent, ACPSession: room.text(r.Session), Channel: r.Channel, RequestID: room.text(r.Call),
		Mode: d.Mode().String(),
	}
	t := &account{verdict: c.Verdict, request: *r}
	room.verdict(&t.verdict)
	room.request(&t.request)
	t.facts = room.facts(c)
	rec.Verdict, rec.Request, rec.Facts = &t.verdict, &t.request, &t.facts
	return rec
}

// account is what a record tells of a case.
type account struct {
	verdict policy.Verdict
	request policy.Request
	facts   factsRecord
}

// verdict without what only other languages and the next decision need.
func (k *room) verdict(v *policy.Verdict) {
	v.Reason, v.Suggestion, v.Rule = k.text(v.Reason), k.text(v.Suggestion), k.text(v.Rule)
	v.Codes = k.codes(v.Codes)
	v.Why = nil
}

// request is a request without what stands in the record beside it.
func (k *room) request(r *policy.Request) {
	r.Agent, r.Session, r.Call, r.Channel = "", "", "", ""
	if r.Raw == r.Command {
		r.Raw = ""
	}
	for _, s := range [...]*string{&r.Command, &r.Raw, &r.Cwd, &r.Workspace, &r.To, &r.Query, &r.Server, &r.Name, &r.Claim, &r.Prompt} {
		*s = k.text(*s)
	}
	r.Argv, r.Env, r.Paths, r.URLs = k.texts(r.Argv), k.texts(r.Env), k.texts(r.Paths), k.texts(r.URLs)
	r.Edits, r.Args = k.edits(r.Edits), k.json(r.Args)
	if r.Form != nil {
		f := *r.Form
		f.Message, f.URL, f.Fields = k.text(f.Message), k.text(f.URL), k.texts(f.Fields)
		r.Form = &f
	}
}

// edits are changes with their texts cut: a file's whole new content is for the
// disk, not for the record.
func (k *room) edits(all []policy.Change) []policy.Change {
	var kept []policy.Change
	for i, e := range all {
		if k.full(i) {
			return append(kept, policy.Change{Path: cutList(len(all))})
		}
		kept = append(kept, policy.Change{Path: k.text(e.Path), Old: k.pointed(e.Old), New: k.pointed(e.New)})
	}
	return kept
}

func (k *room) pointed(s *string) *string {
	if s == nil {
		return nil
	}
	cut := k.text(*s)
	return &cut
}

// json is JSON as it came. What is too long, or would not be JSON in the
// record, is said in words.
func (k *room) json(raw policy.Raw) policy.Raw {
	switch {
	case len(raw) == 0:
		return nil
	case len(raw) > maxText || len(raw) > k.left:
		return policy.Raw(fmt.Sprintf(`{"guard":"cut: %d bytes of arguments"}`, len(raw)))
	}
	k.left -= len(raw)
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

func (k *room) facts(c *policy.Case) factsRecord {
	r := c.Report()
	return factsRecord{
		Tool: r.Tool, Protected: r.Protected, Unknown: r.Unknown, Signature: k.text(r.Signature),
		Reasons: k.texts(r.Reasons), Codes: k.codes(r.ReasonCodes), Hosts: k.texts(r.Hosts), Wildcards: k.matches(r.Wildcards),
		Paths:    pathsRecord{k.texts(r.Paths.Reads), k.texts(r.Paths.Writes), k.texts(r.Paths.Deletes)},
		Commands: k.commands(r.Commands),
	}
}

func (k *room) commands(all []policy.ReportCommand) []policy.ReportCommand {
	for i := range all {
		if k.full(i) {
			return append(all[:i:i], policy.ReportCommand{Argv: []string{cutList(len(all))}})
		}
		c := &all[i]
		c.Argv, c.Wrappers, c.Redirects = k.texts(c.Argv), k.texts(c.Wrappers), k.texts(c.Redirects)
		c.Assigns, c.Reasons, c.Cwd = k.texts(c.Assigns), k.texts(c.Reasons), k.text(c.Cwd)
		c.ReasonCodes = k.codes(c.ReasonCodes)
	}
	return all
}

func (k *room) matches(all []place.Match) []place.Match {
	for i := range all {
		if k.full(i) {
			return append(all[:i:i], place.Match{Pattern: cutList(len(all)), Untracked: -1})
		}
		m := &all[i]
		m.Pattern, m.Names, m.Notes = k.text(m.Pattern), k.texts(m.Names), k.texts(m.Notes)
	}
	return all
}
