package control

import (
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

// Watch subscribes to what happens from now on. The channel is closed when the watcher falls
// behind, or by stop.
func (b *Broker) Watch() (events <-chan Event, stop func()) {
	c := make(chan Event, maxBehind)
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.watchers == nil {
		b.watchers = map[chan Event]bool{}
	}
	b.watchers[c] = true
	return c, func() {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.unwatch(c)
	}
}

// unwatch is called with the lock held.
func (b *Broker) unwatch(c chan Event) {
	if b.watchers[c] {
		delete(b.watchers, c)
		close(c)
	}
}

// watched reports whether anybody watches.
func (b *Broker) watched() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return len(b.watchers) > 0
}

// publish tells the watchers. The event's Session is the agent's own id of it.
func (b *Broker) publish(e Event) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.watchers) == 0 {
		return
	}
	e.Time, e.Run = b.p.Now(), b.p.Session
	if s := b.sessions[e.Session]; s != nil {
		e.Session = s.id
	} else {
		e.Session = ""
	}
	e.Summary = secret.Redact(audit.Cut(e.Summary, maxSummary))
	for c := range b.watchers {
		select {
		case c <- e:
		default:
			b.unwatch(c)
		}
	}
}
