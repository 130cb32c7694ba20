package control

import (
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

func routes(desk *HookDesk) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/hook/codex", desk.serveCodex)
	mux.HandleFunc("POST /v1/hook/gemini", desk.serveGemini)
	desk.api(mux)
	return desk.surviving(mux)
}

// serveCodex answers one event of a Codex hook with what the hook prints. An
// event that cannot be read is an error, at which the hook refuses.
func (h *HookDesk) serveCodex(w http.ResponseWriter, r *http.Request) {
	e, err := h.readEvent(w, r, hook.Codex)
	if err != nil {
		return
	}
	switch e.Kind {
	case hook.Call:
		answer(w, hook.CodexAnswer(e.Kind, h.preTool(r.Context(), e.Request, e.Twin, h.codexDialog(e))))
	case hook.Leave:
		answer(w, hook.CodexAnswer(e.Kind, h.codexLeave(r.Context(), e)))
	case hook.Alive:
		h.notRun(e.Session) // a turn begins: what the last one left in a dialog was not run
		h.words.heard(e.Session, e.Prompt)
		h.alive(e.Session)
		answer(w, hook.Context(e, h.tells(e)))
	case hook.Result:
		if asked := h.handed.ran(e); asked != nil {
			h.ranFromDialog(asked)
			h.let(e.Request.Call)
		}
		h.Finished(e.Request, e.Twin, e.Output)
		answer(w, nil)
	case hook.Ended:
		answer(w, nil)
	default:
		http.Error(w, "an event of a kind that is not answered", http.StatusNotImplemented)
	}
}

// readEvent reads the event within readPatience; the answer then takes its time.
// One that cannot be read is answered with the error.
func (h *HookDesk) readEvent(w http.ResponseWriter, r *http.Request, read func([]byte) (hook.Event, error)) (hook.Event, error) {
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
