package socket

import (
	"time"

	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// PermissionResponse answers a control.PermissionRequest: an option, or cancelled, which ends the agent's
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
	case err != nil || unknown != nil, named != 0 && answer != decision.ForSession,
		r.Cancelled && answer != decision.NotAsked:
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

// Approval grants, or takes back, in one session.
type Approval struct {
	Session    string     `json:"session_id"`
	Categories []string   `json:"categories"`
	Signature  string     `json:"signature,omitempty"` // revoke only
	Until      *time.Time `json:"until,omitempty"`     // approve only; without it the grant ends with the session
}

func (a Approval) grant() (policy.Grant, error) {
	named, err := risk.ParseCategories(a.Categories)
	if err != nil {
		return policy.Grant{}, Failure{Code: codeBad, Message: err.Error()}
	}
	g := policy.Grant{Signature: a.Signature, Categories: named}
	if a.Until != nil {
		g.Until = *a.Until
	}
	if g.Categories == 0 && g.Signature == "" {
		return policy.Grant{}, Failure{Code: codeBad, Message: locale.Text("it names no category")}
	}
	return g, nil
}

// ModeChange asks for a mode. Unrestricted is confirmed by the face that asks for it, with a word
// typed by the person.
type ModeChange struct {
	Mode      string `json:"mode"`
	Confirmed bool   `json:"confirmed,omitempty"`
}

// Failure is an error as the socket tells it.
type Failure struct {
	Type    string `json:"type"`
	Code    string `json:"code"`
	Message string `json:"message"`
}

func (f Failure) Error() string { return f.Message }

// What can go wrong with a command, by its code.
const (
	codeBad       = "bad_request"
	codeNotFound  = "not_found"
	codeForbidden = "forbidden"
	codeConfirm   = "confirmation_required"
	codeInternal  = "internal"
)
