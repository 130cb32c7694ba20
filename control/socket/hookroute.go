package socket

import (
	"io"
	"net/http"
	"strconv"
	"time"
)

// maxEvent bounds a hook's event, in bytes: as an ACP message is bounded by the
// official SDK (2.4.0).
const maxEvent = 32 << 20

// answeredBy is the header without which a hook takes nothing for an answer: an
// empty answer is leave to go on, so silence must not look like one.
const answeredBy = "Guard-Answer"

// serveHook answers one event of an agent's hook with what the hook prints. An
// event that cannot be read is an error, at which the hook refuses.
func (a *api) serveHook(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("name")
	if !a.broker.KnowsHook(name) {
		http.NotFound(w, r)
		return
	}
	event, err := readEvent(w, r)
	if err != nil {
		a.broker.RefuseEvent(err)
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	out, err := a.broker.HandleEvent(r.Context(), name, event)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	answer(w, out)
}

// readEvent reads the event within readPatience; the answer then takes its time.
func readEvent(w http.ResponseWriter, r *http.Request) ([]byte, error) {
	conn := http.NewResponseController(w)
	_ = conn.SetReadDeadline(time.Now().Add(readPatience))
	event, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxEvent))
	_ = conn.SetReadDeadline(time.Time{})
	return event, err
}

// answer says what the hook is to print, which may be nothing.
func answer(w http.ResponseWriter, out []byte) {
	w.Header().Set(answeredBy, "hook")
	w.Header().Set("Content-Length", strconv.Itoa(len(out)))
	_, _ = w.Write(out)
}
