package control

import (
	"time"

	"guard/audit"
	"guard/control/record"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/undo"
)

// PermissionRequest is a question that waits, with all that a person's face needs to ask it. It
// goes over the private socket only: the command is raw.
type PermissionRequest struct {
	RequestID string    `json:"request_id"`
	Session   string    `json:"session_id"`
	Agent     string    `json:"agent"`
	Since     time.Time `json:"since"`
	Place     int       `json:"place"` // among those that wait, from 1
	Of        int       `json:"of"`

	ToolName  string         `json:"tool_name"`
	ToolInput policy.Request `json:"tool_input"`
	Options   []Option       `json:"options"`

	Grants []policy.Grant `json:"grants"` // each would let it through, and its like from then on

	policy.Report
	// ReasonArgs are what stands in each of Reasons' sentences, so that they can be said in another language.
	ReasonArgs [][]string `json:"reason_args,omitempty"`
	// SuggestionCode and SuggestionArgs are the same of the suggestion, where that is guard's own.
	SuggestionCode string         `json:"suggestion_code,omitempty"`
	SuggestionArgs []string       `json:"suggestion_args,omitempty"`
	ApprovalType   string         `json:"approval_type"`
	Preview        *audit.Preview `json:"preview"`
	Undo           *undo.Kept     `json:"undo,omitempty"` // whether it can be undone
	// Marks are parts of Preview.Summary, in bytes of UTF-8, with how dangerous each is. There are none where it does
	// not show the command as it was judged.
	Marks []policy.Mark `json:"marks,omitempty"`
	Hint  policy.Hint   `json:"hint,omitzero"` // the rule that would end such questions
}

// Option is one way to answer.
type Option struct {
	ID    string `json:"option_id"` // the answer's name: once, session or deny
	Kind  string `json:"kind"`      // ACP's kinds
	Label string `json:"label"`
}

// option is the option that gives an answer.
func option(a decision.Answer, label string) Option { return Option{a.String(), a.OptionKind(), label} }

// permissionRequest is what a face needs to ask a question that waits.
func (b *Broker) permissionRequest(q *question) PermissionRequest {
	c := q.subject
	kind, preview := record.Preview(c)
	p := PermissionRequest{
		RequestID: q.id, Agent: c.Facts.Agent, Since: q.start, ToolName: string(c.Facts.Tool),
		ToolInput: c.Facts.Request, Report: policy.NewReport(c.Facts, c.Verdict), ApprovalType: kind, Preview: preview,
		Options: []Option{option(decision.Once, locale.Text("Allow once"))},
		Grants:  append([]policy.Grant{}, Grantable(c)...),
	}
	for _, why := range c.Facts.Ranked() {
		p.ReasonArgs = append(p.ReasonArgs, append([]string{}, why.Args...))
	}
	if s := c.Facts.Suggestion; s != nil && s.String() == p.Suggestion {
		p.SuggestionCode, p.SuggestionArgs = s.Code(), s.Args
	}
	p.Marks = c.Facts.Marks(preview.Summary)
	p.Session = b.sessions.id(c.Facts.Session)
	p.Hint = c.Hint
	if kept := c.Kept(); !kept.None() {
		p.Undo = &kept
	}
	if g, ok := c.SignatureGrant(); ok {
		p.Options = append(p.Options, option(decision.ForSession, locale.Fill("Allow {0} for this session", g.Words())))
	}
	p.Options = append(p.Options, option(decision.Refused, locale.Text("Refuse")))
	return p
}

// Unmarked is a request without its marks, for those who see its text without the secrets in it: they would stand in
// the wrong places.
func (p PermissionRequest) Unmarked() PermissionRequest {
	p.Marks = nil
	return p
}
