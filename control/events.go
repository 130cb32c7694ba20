package control

import (
	"sync"
	"time"

	"guard/audit"
	"guard/audit/secret"
)

// Event is a summary of something that happened in a run, for whoever watches: what it holds of the
// agent's words has its secrets taken out, and the record has the rest.
type Event struct {
	Event      audit.Event `json:"event"` // the record's names, PermissionRequested, PermissionSettled
	Time       time.Time   `json:"time"`
	Run        string      `json:"run"`
	Session    string      `json:"session,omitempty"` // guard's id of it
	RequestID  string      `json:"request_id,omitempty"`
	Verdict    string      `json:"verdict,omitempty"`
	Risk       string      `json:"risk,omitempty"`
	Categories []string    `json:"categories,omitempty"`
	Codes      []string    `json:"codes,omitempty"` // of the reasons
	Mode       string      `json:"mode,omitempty"`
	Summary    string      `json:"summary,omitempty"`
}

// What the watchers are told of a question that waits, beside the record's events.
const (
	PermissionRequested audit.Event = "permission_request"
	PermissionSettled   audit.Event = "permission_settled" // answered, or withdrawn
)

// maxSummary bounds what an event says of a request, in bytes.
const maxSummary = 500

// maxBehind is how many events a watcher may be behind before it is cut off: the run never waits
// for it.
const maxBehind = 1024

// watchers are those who watch a run. The zero value has none.
type watchers struct {
	mu  sync.Mutex
	all map[chan Event]bool
}

// Watch subscribes to what happens from now on. The channel is closed when the watcher falls
// behind, or by stop.
func (b *Broker) Watch() (events <-chan Event, stop func()) { return b.watchers.add() }

func (w *watchers) add() (events <-chan Event, stop func()) {
	c := make(chan Event, maxBehind)
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.all == nil {
		w.all = map[chan Event]bool{}
	}
	w.all[c] = true
	return c, func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.remove(c)
	}
}

// remove is called with the lock held.
func (w *watchers) remove(c chan Event) {
	if w.all[c] {
		delete(w.all, c)
		close(c)
	}
}

// any reports whether anybody watches.
func (w *watchers) any() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return len(w.all) > 0
}

// tell tells all watchers.
func (w *watchers) tell(e Event) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for c := range w.all {
		select {
		case c <- e:
		default:
			w.remove(c)
		}
	}
}

// publish tells the watchers. The event's Session is the agent's own id of it.
func (b *Broker) publish(e Event) {
	if !b.watchers.any() {
		return
	}
	e.Time, e.Run = b.p.Now(), b.p.Session
	e.Session = b.sessions.ofKnown(e.Session)
	e.Summary = secret.Redact(audit.Cut(e.Summary, maxSummary))
	b.watchers.tell(e)
}
