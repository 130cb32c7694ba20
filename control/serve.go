package control

import (
	"context"
	"io"
	"net/http"
	"strconv"
	"time"

	"guard/control/hook"
	"guard/locale"
	"guard/policy"
)

// maxEvent bounds a hook's event, in bytes: as an ACP message is bounded by the
// official SDK (2.4.0).
const maxEvent = 32 << 20

// answeredBy is the header without which a hook takes nothing for an answer: an
// empty answer is leave to go on, so silence must not look like one.
const answeredBy = "Guard-Answer"

func routes(broker *HookBroker) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/hook/{name}", broker.serveHook)
	broker.api(mux)
	return broker.surviving(mux)
}

// serveHook answers one event of an agent's hook with what the hook prints. An
// event that cannot be read is an error, at which the hook refuses.
func (h *HookBroker) serveHook(w http.ResponseWriter, r *http.Request) {
	known, ok := h.Hooks[r.PathValue("name")]
	if !ok {
		http.NotFound(w, r)
		return
	}
	e, err := h.readEvent(w, r, known.Read)
	if err != nil {
		return
	}
	h.reported.Store(true)
	switch e.Kind {
	case hook.Call, hook.Approval:
		answer(w, known.Answer(e.Kind, h.answerCall(r.Context(), &known, e)))
	case hook.SessionStarted:
		answer(w, h.begins(&known, e))
	case hook.Result:
		h.finished(&known, e)
		answer(w, nil)
	case hook.DialogShown:
		h.ledger.show(&e)
		answer(w, nil)
	case hook.Ended:
		answer(w, nil)
	default:
		http.Error(w, "an event of a kind that is not answered", http.StatusNotImplemented)
	}
}

// answerCall answers a call, or an agent that wants approval for one, no longer than a person
// may take.
func (h *HookBroker) answerCall(ctx context.Context, known *hook.Hook, e hook.Event) policy.Outcome {
	patient, cancel := context.WithTimeoutCause(ctx, HookPatience, errPatience)
	defer cancel()
	if e.Kind == hook.Approval {
		return h.approval(patient, known, e)
	}
	out := h.Call(patient, known, e)
	if !known.EndsHooks {
		h.watchForKilledHook(ctx, e)
	}
	return out
}

// begins notes a sign of life, and gives what the model is to be told at it. What the
// last turn left in a dialog was not run.
func (h *HookBroker) begins(known *hook.Hook, e hook.Event) []byte {
	h.notRun(e.Session)
	h.lastPrompts.add(e.Session, e.Prompt)
	h.sessionStarted(e.Session)
	if known.Context == nil {
		return nil
	}
	return known.Context(e, h.tells(e))
}

// readEvent reads the event within readPatience; the answer then takes its time.
// One that cannot be read is answered with the error.
func (h *HookBroker) readEvent(w http.ResponseWriter, r *http.Request, read func([]byte) (hook.Event, error)) (hook.Event, error) {
	conn := http.NewResponseController(w)
	_ = conn.SetReadDeadline(time.Now().Add(readPatience))
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxEvent))
	_ = conn.SetReadDeadline(time.Time{})
	var e hook.Event
	if err == nil {
		e, err = read(body)
	}
	if err != nil {
		h.Note(policy.Note{Event: policy.NoteRefused, Text: locale.Fill("a hook's event was refused: {0}", err.Error())})
		http.Error(w, err.Error(), http.StatusBadRequest)
	}
	return e, err
}

// answer says what the hook is to print, which may be nothing.
func answer(w http.ResponseWriter, out []byte) {
	w.Header().Set(answeredBy, "hook")
	w.Header().Set("Content-Length", strconv.Itoa(len(out)))
	_, _ = w.Write(out)
}
