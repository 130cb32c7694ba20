package socket

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	jsonv2 "github.com/go-json-experiment/json"

	"guard/audit"
	"guard/audit/secret"
	"guard/control"
	"guard/internal/fault"
	"guard/locale"
	"guard/policy"
)

// maxCommand bounds what a person's face sends, in bytes.
const maxCommand = 64 << 10

// api serves the routes of one run.
type api struct{ broker *control.HookBroker }

// routes are those of hooks, and those by which a person's face talks to a run: what only tells is
// open to every program of the user, what could loosen is refused to the agent's own.
func routes(broker *control.HookBroker) http.Handler {
	a := &api{broker}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/hook/{name}", a.serveHook)
	a.faces(mux)
	return a.surviving(mux)
}

func (a *api) faces(mux *http.ServeMux) {
	face := http.NewServeMux()
	face.HandleFunc("GET /v1/sessions", func(w http.ResponseWriter, _ *http.Request) {
		writeJSON(w, http.StatusOK, a.broker.Sessions())
	})
	face.HandleFunc("GET /v1/pending", a.servePending)
	face.HandleFunc("GET /v1/caller", a.serveCaller)
	face.HandleFunc("GET /v1/runs/{id}/approvals", a.serveApprovals)
	face.HandleFunc("GET /v1/events", a.serveEvents)
	face.HandleFunc("POST /v1/permission-response", command(a, (*api).respond))
	face.HandleFunc("POST /v1/approve-session", command(a, (*api).approve))
	face.HandleFunc("POST /v1/revoke-session", command(a, (*api).revoke))
	face.HandleFunc("POST /v1/mode", command(a, (*api).changeMode))
	mux.HandleFunc("/v1/", func(w http.ResponseWriter, r *http.Request) {
		defer a.broker.TrimWhenIdle()
		face.ServeHTTP(w, r)
	})
}

// surviving answers each request of the socket by itself: a fault in one is an error, at which a
// hook refuses and a face says what happened.
func (a *api) surviving(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if f := fault.Within("answering the socket", func() { next.ServeHTTP(w, r) }); f != nil {
			a.broker.TellFault(f, &policy.Request{Channel: policy.Channel(r.URL.Path)})
			writeFailure(w, f)
		}
	})
}

var statusOf = map[string]int{codeBad: http.StatusBadRequest, codeNotFound: http.StatusNotFound,
	codeForbidden: http.StatusForbidden, codeConfirm: http.StatusBadRequest,
	codeInternal: http.StatusInternalServerError}

func writeJSON(w http.ResponseWriter, status int, v any) {
	body, err := json.Marshal(v)
	if err != nil {
		status, body = http.StatusInternalServerError,
			[]byte(`{"error":{"type":"error","code":"internal","message":"it cannot be written as JSON"}}`)
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
	case errors.Is(err, control.ErrNoSession), errors.Is(err, control.ErrNoRequest):
		f.Code = codeNotFound
	case errors.Is(err, control.ErrAnswer), errors.Is(err, control.ErrUnjudged):
		f.Code = codeBad
	}
	writeJSON(w, statusOf[f.Code], map[string]Failure{"error": f})
}

// command reads a command strictly, from somebody who may give it, and carries it out.
func command[T any](a *api, do func(*api, T) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if err := authorize(r.Context()); err != nil {
			a.refused(r.URL.Path, err)
			writeFailure(w, Failure{Code: codeForbidden, Message: err.Error()})
			return
		}
		var c T
		if err := jsonv2.UnmarshalRead(http.MaxBytesReader(w, r.Body, maxCommand), &c,
			jsonv2.RejectUnknownMembers(true)); err != nil {
			writeFailure(w, Failure{Code: codeBad,
				Message: locale.Fill("the request cannot be read: {0}", err.Error())})
			return
		}
		if err := do(a, c); err != nil {
			writeFailure(w, err)
			return
		}
		writeJSON(w, http.StatusOK, map[string]bool{"ok": true})
	}
}

// refused notes that a command was refused. Who sent it may have given up long ago, as one does with a guard that was
// stopped: that is no refusal of anything that an agent does.
func (a *api) refused(command string, why error) {
	if errors.Is(why, errPeerGone) {
		a.broker.Say(locale.Fill("{0} was not carried out: {1}", command, why.Error()))
		return
	}
	a.broker.Note(policy.Note{Event: policy.NoteRefused,
		Text: locale.Fill("{0} was refused: {1}", command, why.Error())})
}

// serveCaller tells who connected whether they are a person's or the agent's own: see AuthorizeSelf.
func (a *api) serveCaller(w http.ResponseWriter, r *http.Request) {
	if err := authorize(r.Context()); err != nil {
		writeFailure(w, Failure{Code: codeForbidden, Message: err.Error()})
		return
	}
	writeJSON(w, http.StatusOK, map[string]bool{"ok": true})
}

// servePending tells what would run as it is, for a person's face to show; an agent's own programs
// learn no secrets of it, which may be another agent's.
func (a *api) servePending(w http.ResponseWriter, r *http.Request) {
	waiting, secretly := a.broker.Waiting(), authorize(r.Context()) != nil
	for i := range waiting {
		if secretly {
			waiting[i] = waiting[i].Unmarked()
		}
	}
	list, err := json.Marshal(waiting)
	if err == nil && secretly {
		list, err = secret.RedactJSON(list)
	}
	if err != nil {
		writeFailure(w, err)
		return
	}
	writeJSON(w, http.StatusOK, json.RawMessage(list))
}

func (a *api) respond(r PermissionResponse) error { return a.broker.Answer(r.RequestID, r.reply()) }

func (a *api) approve(c Approval) error {
	g, err := c.grant()
	switch {
	case err != nil:
		return err
	case c.Signature != "":
		return Failure{Code: codeBad, Message: locale.Text("a signature is granted only by answering a request for it")}
	case c.Until != nil && !a.broker.Now().Before(*c.Until):
		return Failure{Code: codeBad, Message: locale.Fill("until {0} has passed", c.Until.Format(time.RFC3339))}
	}
	return a.broker.Approve(c.Session, g, audit.ByWatch)
}

func (a *api) revoke(c Approval) error {
	g, err := c.grant()
	switch {
	case err != nil:
		return err
	case c.Until != nil:
		return Failure{Code: codeBad, Message: locale.Text("what is taken back is taken back at once: leave out until")}
	}
	return a.broker.Revoke(c.Session, g, audit.ByWatch)
}

func (a *api) changeMode(c ModeChange) error {
	m, err := policy.ParseMode(c.Mode)
	if err != nil {
		return Failure{Code: codeBad, Message: err.Error()}
	}
	if m == policy.Unrestricted && !c.Confirmed {
		return Failure{Code: codeConfirm, Message: locale.Text("unrestricted lets the agent delete files, read " +
			"credentials and escalate without asking: send confirmed, once the person has typed so")}
	}
	return a.broker.SetMode(m, audit.ByWatch)
}

func (a *api) serveApprovals(w http.ResponseWriter, r *http.Request) {
	id := r.PathValue("id")
	type approvals struct {
		Session string         `json:"session_id"`
		Grants  []policy.Grant `json:"grants"`
	}
	list := []approvals{}
	for _, s := range a.broker.Sessions() {
		if s.ID == id || s.Run == id {
			list = append(list, approvals{s.ID, s.Grants})
		}
	}
	if len(list) == 0 {
		writeFailure(w, fmt.Errorf("%w: %s", control.ErrNoSession, id))
		return
	}
	writeJSON(w, http.StatusOK, list)
}

// serveEvents streams what happens (server-sent events, HTML standard 9.2), until the watcher goes.
func (a *api) serveEvents(w http.ResponseWriter, r *http.Request) {
	if authorize(r.Context()) != nil {
		// An agent's own program that watches would keep questions from being refused for want of a person.
		writeFailure(w, Failure{Code: codeForbidden,
			Message: locale.Text("a guarded agent's own programs do not watch")})
		return
	}
	events, stop := a.broker.Watch()
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
