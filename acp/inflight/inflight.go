// Package inflight counts the requests on one connection that have no answer yet: those of the agent's that
// wait for a person, those that went on to the client, and those that guard itself has sent to the client.
//
// In come the keys of requests' ids (wire.Key) and what became of each; out goes whether a request may begin, and
// whom an answer is for. For example, after guard has answered the agent's request 1 itself,
//
//	recipient, _ := requests.Answered("n1")
//
// is ForNobody: the client's answer would be a second one. It sends nothing, and judges nothing.
package inflight

import (
	"strconv"
	"strings"
	"sync"
	"time"

	"guard/acp/wire"
	"guard/internal/jsonl"
	"guard/locale"
)

// Requests holds every request that has no answer yet, by its id's key (wire.Key). It is safe for
// concurrent use: its lock guards all that stands below it, and is never held while anything outside
// of this package is called.
type Requests struct {
	own string // what the ids of guard's own requests begin with

	mu      sync.Mutex
	held    map[string]*Waiting // the agent's, and hooks' calls, that wait for a person
	passed  map[string]bool     // the agent's that went on to the client, which answers them
	dialogs map[string]*Dialog  // guard's own, to the client
	settled settled             // the agent's that have their answer
	holds   int                 // how many were held so far
	serial  int                 // how many ids of guard's own were made so far
	closed  bool                // the connection has ended: nothing waits any more

	cancels   int            // how many turns were cancelled so far
	cancelled map[string]int // which of them was the last of a session
}

// Dialog is one question of guard's own to the client that waits for its answer.
type Dialog struct {
	Where  string // as in dialect.Question
	Start  time.Time
	Answer func(picked string, auto bool, err error)
}

// MaxUnanswered bounds how many of the agent's requests may wait at once.
const MaxUnanswered = 4096

// New knows of no request yet. The ids of guard's own requests will begin with own, which must be unlike
// the beginning of any of the agent's.
func New(own string) *Requests {
	return &Requests{own: own, held: map[string]*Waiting{}, passed: map[string]bool{}, dialogs: map[string]*Dialog{}}
}

// NewID is an id of guard's own, unlike any that the agent may use.
func (f *Requests) NewID() []byte { return jsonl.Quote(nil, f.own+strconv.Itoa(f.count())) }

// HookKey is a key under which a hook's call can be held: no id's key begins so.
func (f *Requests) HookKey() string { return "hook " + strconv.Itoa(f.count()) }

func (f *Requests) count() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.serial++
	return f.serial
}

// IsOwn reports whether an id is of guard's own kind.
func (f *Requests) IsOwn(id []byte) bool { return f.isOwn(wire.Key(id)) }

// isOwn is IsOwn for an id's key, which begins with an "s" where the id is a text.
func (f *Requests) isOwn(k string) bool {
	text, isText := strings.CutPrefix(k, "s")
	return isText && strings.HasPrefix(text, f.own)
}

// Admit says why a request of the agent's under this id may not begin; "" lets it begin.
func (f *Requests) Admit(k string) (why string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case f.held[k] != nil || f.passed[k]:
		return locale.Text("an earlier one with this id is unanswered")
	case f.isOwn(k):
		return locale.Text("its id is of guard's own kind")
	case len(f.held)+len(f.passed) >= MaxUnanswered:
		return locale.Text("too many are unanswered")
	}
	f.settled.forget(k)
	return ""
}

// Passed notes that a request of the agent's went on to the client: one that waited for a person does no more.
func (f *Requests) Passed(k string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.held, k)
	f.passed[k] = true
}

// Settled notes that guard answers a request of the agent's, as Passed does that it went on.
func (f *Requests) Settled(k string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.held, k)
	f.settled.add(k)
}

// Faulted forgets that a request of the agent's was passed on, because guard failed at it. It reports
// whether guard has answered the request, and gives the question that is still open about it; nil: none.
func (f *Requests) Faulted(k string) (h *Waiting, settled bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.passed, k)
	return f.held[k], f.settled.has(k)
}

// A Recipient is whom an answer of the client's is for.
type Recipient uint8

const (
	ForAgent  Recipient = iota // the agent asked, or nobody did
	ForGuard                   // guard asked
	ForNobody                  // the request that it answers was settled before
)

// Answered takes out the entry of a request that the client has answered, and says whom
// the answer is for.
func (f *Requests) Answered(k string) (Recipient, *Dialog) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if d := f.dialogs[k]; d != nil {
		delete(f.dialogs, k)
		return ForGuard, d
	}
	if f.passed[k] {
		delete(f.passed, k)
		f.settled.add(k) // a second answer is for nobody
		return ForAgent, nil
	}
	if f.held[k] != nil || f.isOwn(k) || f.settled.has(k) { // what waits for a person never went to the client
		return ForNobody, nil
	}
	return ForAgent, nil
}

// OpenDialog notes a request of guard's own to the client.
func (f *Requests) OpenDialog(k string, d *Dialog) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.dialogs[k] = d
}

// TakeDialog takes out a request of guard's own, which is nil if it has its answer.
func (f *Requests) TakeDialog(k string) *Dialog {
	f.mu.Lock()
	defer f.mu.Unlock()
	d := f.dialogs[k]
	delete(f.dialogs, k)
	return d
}
