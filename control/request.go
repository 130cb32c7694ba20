package control

import (
	"time"

	"guard/audit"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
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
	ApprovalType string         `json:"approval_type"`
	Preview      *audit.Preview `json:"preview"`
}

// Option is one way to answer.
type Option struct {
	ID    string `json:"option_id"` // the answer's name: once, session or deny
	Kind  string `json:"kind"`      // ACP's kinds
	Label string `json:"label"`
}

// option is the option that gives an answer.
func option(a decision.Answer, label string) Option { return Option{a.String(), a.OptionKind(), label} }

// PermissionResponse answers a PermissionRequest: an option, or cancelled, which ends the agent's
// turn where the channel can say so. A note goes to the model with a refusal.
type PermissionResponse struct {
	RequestID string `json:"request_id"`
	OptionID  string `json:"option_id"`
	Cancelled bool   `json:"cancelled"`
	Note      string `json:"note,omitempty"`
	// Categories are granted with the option session, in place of the request's signature.
	Categories []string `json:"categories,omitempty"`
}

// reply reads a response; what is none of the options is no answer.
func (r PermissionResponse) reply() policy.Reply {
	named, err := risk.ParseCategories(r.Categories)
	answer, unknown := decision.ParseAnswer(r.OptionID)
	switch {
	case err != nil || unknown != nil, named != 0 && answer != decision.ForSession, r.Cancelled && answer != decision.NotAsked:
		return policy.Reply{}
	case r.Cancelled:
		return policy.Reply{Answer: decision.Cancelled}
	}
	switch answer {
	case decision.Once:
		return policy.Reply{Answer: answer}
	case decision.ForSession:
		return policy.Reply{Answer: answer, Categories: named}
	case decision.Refused:
		return policy.Reply{Answer: answer, Note: r.Note}
	}
	return policy.Reply{}
}

// permissionRequest is called with the lock held.
func (d *Desk) permissionRequest(q *question) PermissionRequest {
	c := q.asked
	kind, preview := previewOf(c)
	p := PermissionRequest{
		RequestID: q.id, Agent: c.Facts.Agent, Since: q.start, ToolName: string(c.Facts.Tool), ToolInput: c.Facts.Request,
		Report: policy.NewReport(c.Facts, c.Verdict), ApprovalType: kind, Preview: preview,
		Options: []Option{option(decision.Once, locale.Text("Allow once"))}, Grants: append([]policy.Grant{}, Grantable(c)...),
	}
	p.Session = d.sessionOf(c.Facts.Session).id
	if g, ok := c.SignatureGrant(); ok {
		p.Options = append(p.Options, option(decision.ForSession, locale.Fill("Allow {0} for this session", g.Words())))
	}
	p.Options = append(p.Options, option(decision.Refused, locale.Text("Refuse")))
	return p
}
