package acp

import (
	"strings"

	"guard/locale"
	"guard/policy"
)

// inFlight holds every request that has no answer yet, by its id's key. The Gate's
// lock guards it.
type inFlight struct {
	held    map[string]*hold   // the agent's, and hooks' calls, that wait for a person
	passed  map[string]bool    // the agent's that went on to the client, which answers them
	dialogs map[string]*dialog // guard's own, to the client
	holds   int                // how many there were
	settled settled            // the agent's that guard has answered
	own     string             // what the keys of guard's own ids begin with
}

// hold is a request that waits for a person.
type hold struct {
	number  int // the oldest has the least
	session string
	back    policy.Cancellation
}

// maxUnanswered bounds how many of the agent's requests may wait at once.
const maxUnanswered = 4096

func newInFlight(own string) inFlight {
	return inFlight{held: map[string]*hold{}, passed: map[string]bool{}, dialogs: map[string]*dialog{}, own: "s" + own}
}

// admits says why a request under this id may not begin; "" lets it.
func (f *inFlight) admits(k string) string {
	switch {
	case f.held[k] != nil || f.passed[k]:
		return locale.Text("an earlier one with this id is unanswered")
	case strings.HasPrefix(k, f.own):
		return locale.Text("its id is of guard's own kind")
	case len(f.held)+len(f.passed) >= maxUnanswered:
		return locale.Text("too many are unanswered")
	}
	return ""
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
	if d := f.takeDialog(k); d != nil {
		return forGuard, d
	}
	passed := f.passed[k]
	delete(f.passed, k)
	if !passed && (strings.HasPrefix(k, f.own) || f.settled.has(k)) {
		return forNobody, nil
	}
	return forAgent, nil
}

// takeDialog takes out a request of guard's own, which is nil if it has its answer.
func (f *inFlight) takeDialog(k string) *dialog {
	d := f.dialogs[k]
	delete(f.dialogs, k)
	return d
}

// settled are the ids of the requests that guard answered last. An answer of the client's
// to one of them would be a second one. An id that the agent uses anew is forgotten.
type settled struct {
	keys  map[string]bool
	order [1024]string
	next  int
}

func (s *settled) add(k string) {
	if s.keys == nil {
		s.keys = map[string]bool{}
	}
	delete(s.keys, s.order[s.next])
	s.order[s.next], s.keys[k] = k, true
	s.next = (s.next + 1) % len(s.order)
}

func (s *settled) has(k string) bool { return s.keys[k] }

func (s *settled) forget(k string) { delete(s.keys, k) }
