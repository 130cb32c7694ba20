package inflight

import (
	"slices"

	"guard/locale"
	"guard/policy"
)

// Waiting is a request that waits for a person.
type Waiting struct {
	Session string
	Back    policy.Cancellation // takes the question back

	number int // the oldest has the least
}

// Held is the request that waits under a key; nil: none.
func (f *Requests) Held(k string) *Waiting {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.held[k]
}

// Waits reports whether any request waits.
func (f *Requests) Waits() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return len(f.held) > 0
}

// Hold notes a request that waits, so that it can be given up. Where the connection has ended, it is
// given up at once.
func (f *Requests) Hold(k string, h *Waiting) {
	f.HoldSince(k, h, f.Moment())
}

// HoldSince is Hold for a request that came at a moment: a turn that was cancelled since takes it along.
func (f *Requests) HoldSince(k string, h *Waiting, moment int) {
	f.mu.Lock()
	f.holds++
	h.number = f.holds
	f.held[k] = h
	closed, cancelled := f.closed, f.cancelled[h.Session] > moment
	f.mu.Unlock()
	switch {
	case closed:
		h.Back.Now(ErrClosed)
	case cancelled:
		h.Back.Now(ErrTurnCancelled)
	}
}

// Moment is now, for HoldSince.
func (f *Requests) Moment() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.cancels
}

// maxCancelled bounds the sessions whose cancelled turns are remembered.
const maxCancelled = 1024

// Release forgets a request that waited, but not another that waits under its key by now.
func (f *Requests) Release(k string, h *Waiting) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.held[k] == h {
		delete(f.held, k)
	}
}

// CancelTurn gives up what waits in a session whose turn the client has ended.
func (f *Requests) CancelTurn(session string) {
	f.mu.Lock()
	f.cancels++
	if f.cancelled == nil || len(f.cancelled) >= maxCancelled {
		f.cancelled = map[string]int{}
	}
	f.cancelled[session] = f.cancels
	f.mu.Unlock()
	f.giveUp(ErrTurnCancelled, func(h *Waiting) bool { return h.Session == session })
}

// Close gives up every request that waits for a person, and each that would have to
// wait later.
func (f *Requests) Close() {
	f.mu.Lock()
	f.closed = true
	f.mu.Unlock()
	f.giveUp(ErrClosed, func(*Waiting) bool { return true })
}

// giveUp takes back the held requests that which selects, the newest first: a terminal shows the
// oldest question, and no other is to appear in its place.
func (f *Requests) giveUp(why error, which func(*Waiting) bool) {
	f.mu.Lock()
	var gone []*Waiting
	for _, h := range f.held {
		if which(h) {
			gone = append(gone, h)
		}
	}
	f.mu.Unlock()
	slices.SortFunc(gone, func(a, b *Waiting) int { return b.number - a.number })
	var tell []func()
	for _, h := range gone {
		tell = append(tell, h.Back.Mark(why)) // from here on no answer allows any of them
	}
	for _, f := range tell {
		f()
	}
}

// Why a held request is given up.
var (
	ErrTurnCancelled = locale.New("the turn was cancelled")
	ErrClosed        = locale.New("the connection ended")
)
