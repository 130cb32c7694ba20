package acp

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"guard/acp/wire"
	"guard/internal/jsonl"
	"guard/locale"
	"guard/policy"
)

// inFlight holds every request that has no answer yet, by its id's key (wire.Key). It is safe for
// concurrent use: its lock guards all that stands below it, and is never held while anything outside
// of inFlight is called.
type inFlight struct {
	own string // what the ids of guard's own requests begin with

	mu      sync.Mutex
	held    map[string]*hold   // the agent's, and hooks' calls, that wait for a person
	passed  map[string]bool    // the agent's that went on to the client, which answers them
	dialogs map[string]*dialog // guard's own, to the client
	settled settled            // the agent's that guard has answered
	holds   int                // how many there were
	serial  int                // how many ids of guard's own there were
	closed  bool               // the connection has ended: nothing waits any more
}

// hold is a request that waits for a person.
type hold struct {
	number  int // the oldest has the least
	session string
	back    policy.Cancellation
}

// dialog is one question of guard's own to the client that waits for its answer.
type dialog struct {
	where  string // as in dialect.Question
	start  time.Time
	answer func(picked string, auto bool, err error)
}

// maxUnanswered bounds how many of the agent's requests may wait at once.
const maxUnanswered = 4096

func newInFlight(own string) *inFlight {
	return &inFlight{own: own, held: map[string]*hold{}, passed: map[string]bool{}, dialogs: map[string]*dialog{}}
}

// NewID is an id of guard's own, unlike any that the agent may use.
func (f *inFlight) NewID() []byte { return jsonl.Quote(nil, f.own+strconv.Itoa(f.count())) }

// hookKey is a key under which a hook's call can be held: no id's key begins so.
func (f *inFlight) hookKey() string { return "hook " + strconv.Itoa(f.count()) }

func (f *inFlight) count() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.serial++
	return f.serial
}

// IsOwn reports whether an id is of guard's own kind.
func (f *inFlight) IsOwn(id []byte) bool { return f.isOwn(wire.Key(id)) }

// isOwn is IsOwn for an id's key, which begins with an "s" where the id is a text.
func (f *inFlight) isOwn(k string) bool {
	text, isText := strings.CutPrefix(k, "s")
	return isText && strings.HasPrefix(text, f.own)
}

// admit says why a request of the agent's under this id may not begin; "" lets it begin.
func (f *inFlight) admit(k string) (why string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case f.held[k] != nil || f.passed[k]:
		return locale.Text("an earlier one with this id is unanswered")
	case f.isOwn(k):
		return locale.Text("its id is of guard's own kind")
	case len(f.held)+len(f.passed) >= maxUnanswered:
		return locale.Text("too many are unanswered")
	}
	f.settled.forget(k)
	return ""
}

// pass notes that a request of the agent's went on to the client.
func (f *inFlight) pass(k string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.passed[k] = true
}

// settle notes that guard answers a request of the agent's.
func (f *inFlight) settle(k string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.settled.add(k)
}

// fault forgets that a request of the agent's was passed on, because guard failed at it. It reports
// whether guard has answered the request, and gives the question that is still open about it; nil: none.
func (f *inFlight) fault(k string) (h *hold, settled bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.passed, k)
	return f.held[k], f.settled.has(k)
}

// A recipient is whom an answer of the client's is for.
type recipient uint8

const (
	forAgent  recipient = iota // the agent asked, or nobody did
	forGuard                   // guard asked
	forNobody                  // the request that it answers was settled before
)

// answered takes out the entry of a request that the client has answered, and says whom
// the answer is for.
func (f *inFlight) answered(k string) (recipient, *dialog) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if d := f.dialogs[k]; d != nil {
		delete(f.dialogs, k)
		return forGuard, d
	}
	passed := f.passed[k]
	delete(f.passed, k)
	if !passed && (f.isOwn(k) || f.settled.has(k)) {
		return forNobody, nil
	}
	return forAgent, nil
}

// openDialog notes a request of guard's own to the client.
func (f *inFlight) openDialog(k string, d *dialog) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.dialogs[k] = d
}

// takeDialog takes out a request of guard's own, which is nil if it has its answer.
func (f *inFlight) takeDialog(k string) *dialog {
	f.mu.Lock()
	defer f.mu.Unlock()
	d := f.dialogs[k]
	delete(f.dialogs, k)
	return d
}

// heldAt is the request that waits under a key; nil: none.
func (f *inFlight) heldAt(k string) *hold {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.held[k]
}

// hold notes a request that waits, so that it can be given up. Where the connection has ended, it is
// given up at once.
func (f *inFlight) hold(k string, h *hold) {
	f.mu.Lock()
	f.holds++
	h.number = f.holds
	f.held[k] = h
	closed := f.closed
	f.mu.Unlock()
	if closed {
		h.back.Now(errClosed)
	}
}

// release forgets a request that waited.
func (f *inFlight) release(k string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.held, k)
}

// CancelTurn gives up what waits in a session whose turn the client has ended.
func (f *inFlight) CancelTurn(session string) {
	f.giveUp(errTurnCancelled, func(h *hold) bool { return h.session == session })
}

// close gives up every request that waits for a person, and each that would have to
// wait later.
func (f *inFlight) close() {
	f.mu.Lock()
	f.closed = true
	f.mu.Unlock()
	f.giveUp(errClosed, func(*hold) bool { return true })
}

// giveUp takes back the held requests that which selects, the newest first: a terminal shows the
// oldest question, and no other is to appear in its place.
func (f *inFlight) giveUp(why error, which func(*hold) bool) {
	f.mu.Lock()
	var gone []*hold
	for _, h := range f.held {
		if which(h) {
			gone = append(gone, h)
		}
	}
	f.mu.Unlock()
	slices.SortFunc(gone, func(a, b *hold) int { return b.number - a.number })
	var tell []func()
	for _, h := range gone {
		tell = append(tell, h.back.Mark(why)) // from here on no answer allows any of them
	}
	for _, f := range tell {
		f()
	}
}

// Why a held request is given up.
var (
	errTurnCancelled = locale.New("the turn was cancelled")
	errWithdrawn     = locale.New("the agent withdrew its request")
	errClosed        = locale.New("the connection ended")
)
