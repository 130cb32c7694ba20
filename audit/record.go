package audit

import (
	"bytes"
	"encoding/json"
	"errors"
	"strconv"

	"guard/internal/jsonl"
)

// Record is what a caller knows of one event. Only Event is required; what is empty is left out of
// the line. Request, Facts, Verdict and Data are any values that encoding/json can write; an
// [Appender] writes itself.
type Record struct {
	Event      Event  `json:"event"`
	Agent      string `json:"agent,omitempty"`
	ACPSession string `json:"acp_session,omitempty"` // the agent's own id, as the client knows it
	Channel    string `json:"channel,omitempty"`     // a policy.Channel
	RequestID  string `json:"request_id,omitempty"`
	Mode       string `json:"mode,omitempty"`

	Request any `json:"request,omitempty"` // as it came from the agent
	Facts   any `json:"facts,omitempty"`
	Verdict any `json:"verdict,omitempty"`

	ApprovalType string   `json:"approval_type,omitempty"` // see ApprovalType
	Preview      *Preview `json:"preview,omitempty"`
	Undo         any      `json:"undo,omitempty"` // what was kept, so that it can be undone

	By     By     `json:"by,omitempty"`
	Answer string `json:"answer,omitempty"` // a name of policy/decision
	Note   string `json:"note,omitempty"`   // what the person wrote with the answer
	Reason string `json:"reason,omitempty"` // why, where the verdict does not say it
	Millis int64  `json:"ms,omitempty"`     // from the request to its answer, in milliseconds
	Exit   *Exit  `json:"exit,omitempty"`   // of the tool or of the agent
	Data   any    `json:"data,omitempty"`   // what only this event has, such as the command a session started
}

// DecidesAnew reports a decision about an action of its own: not what a hook let go on under an answer just given.
func (r *Record) DecidesAnew() bool { return r.Event == Decided && r.By != ByHook }

// Appender is a value that appends its own JSON, on one line.
type Appender interface{ AppendJSON([]byte) []byte }

// append writes what encoding/json would; the shell's && stays readable.
func (r *Record) append(b []byte) (_ []byte, err error) {
	b = append(b, '{')
	b = jsonl.Member(b, "event", string(r.Event))
	b = jsonl.Text(b, "agent", r.Agent)
	b = jsonl.Text(b, "acp_session", r.ACPSession)
	b = jsonl.Text(b, "channel", r.Channel)
	b = jsonl.Text(b, "request_id", r.RequestID)
	b = jsonl.Text(b, "mode", r.Mode)
	b = appendAny(b, "request", r.Request, &err)
	b = appendAny(b, "facts", r.Facts, &err)
	b = appendAny(b, "verdict", r.Verdict, &err)
	b = jsonl.Text(b, "approval_type", r.ApprovalType)
	if r.Preview != nil {
		b = appendAny(b, "preview", r.Preview, &err)
	}
	b = appendAny(b, "undo", r.Undo, &err)
	b = jsonl.Text(b, "by", r.By.String())
	b = jsonl.Text(b, "answer", r.Answer)
	b = jsonl.Text(b, "note", r.Note)
	b = jsonl.Text(b, "reason", r.Reason)
	if r.Millis != 0 {
		b = append(strconv.AppendInt(jsonl.Name(b, "ms"), r.Millis, 10), ',')
	}
	if r.Exit != nil {
		b = appendAny(b, "exit", r.Exit, &err)
	}
	b = appendAny(b, "data", r.Data, &err)
	return jsonl.Close(b), err
}

// appendAny appends a member of any shape; nil is left out.
func appendAny(b []byte, name string, v any, failed *error) []byte {
	switch v := v.(type) {
	case nil:
		return b
	case Appender:
		return append(v.AppendJSON(jsonl.Name(b, name)), ',')
	}
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		*failed = errors.Join(*failed, err)
		return b
	}
	return jsonl.Raw(b, name, bytes.TrimSuffix(out.Bytes(), []byte{'\n'}))
}

// Exit is how a process ended: by a code, or by the signal named.
type Exit struct {
	Code   int    `json:"code"`
	Signal string `json:"signal,omitempty"`
}
