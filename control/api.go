package control

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	jsonv2 "github.com/go-json-experiment/json"

	"guard/audit"
	"guard/audit/secret"
	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// maxCommand bounds what a person's face sends, in bytes.
const maxCommand = 64 << 10

// api adds the routes by which a person's face talks to a run: what only tells is open to every
// program of the user, what could loosen is refused to the agent's own.
func (b *Broker) api(mux *http.ServeMux) {
	face := http.NewServeMux()
	face.HandleFunc("GET /v1/sessions", func(w http.ResponseWriter, _ *http.Request) { writeJSON(w, http.StatusOK, b.Sessions()) })
	face.HandleFunc("GET /v1/pending", b.servePending)
	face.HandleFunc("GET /v1/runs/{id}/approvals", b.serveApprovals)
	face.HandleFunc("GET /v1/events", b.serveEvents)
	face.HandleFunc("POST /v1/permission-response", command(b, (*Broker).respond))
	face.HandleFunc("POST /v1/approve-session", command(b, (*Broker).approve))
	face.HandleFunc("POST /v1/revoke-session", command(b, (*Broker).revoke))
	face.HandleFunc("POST /v1/mode", command(b, (*Broker).changeMode))
	mux.HandleFunc("/v1/", func(w http.ResponseWriter, r *http.Request) {
		defer b.idle.schedule()
		face.ServeHTTP(w, r)
	})
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

var statusOf = map[string]int{codeBad: http.StatusBadRequest, codeNotFound: http.StatusNotFound, codeForbidden: http.StatusForbidden,
	codeConfirm: http.StatusBadRequest, codeInternal: http.StatusInternalServerError}

func writeJSON(w http.ResponseWriter, status int, v any) {
	body, err := json.Marshal(v)
	if err != nil {
		status, body = http.StatusInternalServerError, []byte(`{"error":{"type":"error","code":"internal","message":"it cannot be written as JSON"}}`)
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write(append(body, '\n'))
}

func writeFailure(w http.ResponseWriter, err error) {
	f := Failure{Type: "error", Code: codeInternal, Message: err.Error()}
	switch {
	case errors.As(err, &f):
		f.Type = "error"
	case errors.Is(err, ErrNoSession), errors.Is(err, ErrNoRequest):
		f.Code = codeNotFound
	case errors.Is(err, ErrAnswer):
		f.Code = codeBad
	}
	writeJSON(w, statusOf[f.Code], map[string]Failure{"error": f})
}

// command reads a command strictly, from somebody who may give it, and carries it out.
func command[T any](d *Broker, do func(*Broker, T) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if err := mayCommand(r.Context()); err != nil {
			d.Note(policy.Note{Event: policy.NoteRefused, Text: locale.Fill("{0} was refused: {1}", r.URL.Path, err.Error())})
			writeFailure(w, Failure{Code: codeForbidden, Message: err.Error()})
			return
		}
		var c T
		if err := jsonv2.UnmarshalRead(http.MaxBytesReader(w, r.Body, maxCommand), &c, jsonv2.RejectUnknownMembers(true)); err != nil {
			writeFailure(w, Failure{Code: codeBad, Message: locale.Fill("the request cannot be read: {0}", err.Error())})
			return
		}
		if err := do(d, c); err != nil {
			writeFailure(w, err)
			return
		}
		writeJSON(w, http.StatusOK, map[string]bool{"ok": true})
	}
}

// servePending tells what would run as it is, for a person's face to show; an agent's own programs
// learn no secrets of it, which may be another agent's.
func (b *Broker) servePending(w http.ResponseWriter, r *http.Request) {
	list, err := json.Marshal(b.Waiting())
	if err == nil && mayCommand(r.Context()) != nil {
		list, err = secret.RedactJSON(list)
	}
	if err != nil {
		writeFailure(w, err)
		return
	}
	writeJSON(w, http.StatusOK, json.RawMessage(list))
}

func (b *Broker) respond(r PermissionResponse) error { return b.Answer(r.RequestID, r.reply()) }

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

func (b *Broker) approve(a Approval) error {
	g, err := a.grant()
	switch {
	case err != nil:
		return err
	case a.Signature != "":
		return Failure{Code: codeBad, Message: locale.Text("a signature is granted only by answering a request for it")}
	case a.Until != nil && !b.p.Now().Before(*a.Until):
		return Failure{Code: codeBad, Message: locale.Fill("until {0} has passed", a.Until.Format(time.RFC3339))}
	}
	return b.Approve(a.Session, g, audit.ByWatch)
}

func (b *Broker) revoke(a Approval) error {
	g, err := a.grant()
	switch {
	case err != nil:
		return err
	case a.Until != nil:
		return Failure{Code: codeBad, Message: locale.Text("what is taken back is taken back at once: leave out until")}
	}
	return b.Revoke(a.Session, g, audit.ByWatch)
}

// ModeChange asks for a mode. Unrestricted is confirmed by the face that asks for it, with a word
// typed by the person.
type ModeChange struct {
	Mode      string `json:"mode"`
	Confirmed bool   `json:"confirmed,omitempty"`
}

func (b *Broker) changeMode(c ModeChange) error {
	m, err := policy.ParseMode(c.Mode)
	if err != nil {
		return Failure{Code: codeBad, Message: err.Error()}
	}
	if m == policy.Unrestricted && !c.Confirmed {
		return Failure{Code: codeConfirm, Message: locale.Text("unrestricted lets the agent delete files, read credentials and escalate without asking: send confirmed, once the person has typed so")}
	}
	return b.SetMode(m, audit.ByWatch)
}

func (b *Broker) serveApprovals(w http.ResponseWriter, r *http.Request) {
	id := r.PathValue("id")
	type approvals struct {
		Session string         `json:"session_id"`
		Grants  []policy.Grant `json:"grants"`
	}
	list := []approvals{}
	for _, s := range b.Sessions() {
		if s.ID == id || s.Run == id {
			list = append(list, approvals{s.ID, s.Grants})
		}
	}
	if len(list) == 0 {
		writeFailure(w, fmt.Errorf("%w: %s", ErrNoSession, id))
		return
	}
	writeJSON(w, http.StatusOK, list)
}

// serveEvents streams what happens (server-sent events, HTML standard 9.2), until the watcher goes.
func (b *Broker) serveEvents(w http.ResponseWriter, r *http.Request) {
	if mayCommand(r.Context()) != nil {
		// An agent's own program that watches would keep questions from being refused for want of a person.
		writeFailure(w, Failure{Code: codeForbidden, Message: locale.Text("a guarded agent's own programs do not watch")})
		return
	}
	events, stop := b.Watch()
	defer stop()
	conn := http.NewResponseController(w)
	w.Header().Set("Content-Type", "text/event-stream")
	w.WriteHeader(http.StatusOK)
	if conn.Flush() != nil {
		return
	}
	for {
		select {
		case <-r.Context().Done():
			return
		case e, more := <-events:
			if !more {
				return
			}
			line, err := json.Marshal(e)
			if err != nil {
				return
			}
			if _, err := fmt.Fprintf(w, "event: %s\ndata: %s\n\n", e.Event, line); err != nil || conn.Flush() != nil {
				return
			}
		}
	}
}
