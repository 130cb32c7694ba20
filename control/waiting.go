package control

import (
	"fmt"
	"slices"
	"strconv"
	"sync/atomic"

	"guard/locale"
	"guard/policy"
)

// waiting is a question that a person has not answered yet. Whoever answers first, at guard's own
// prompt, in the client or over the socket, takes it; the others are told that it is gone.
type waiting struct {
	id    string
	own   string // the agent's session
	q     *question
	taken atomic.Bool
	reply chan policy.Reply // from the socket
	again chan struct{}     // judge it again
}

// take reports whether the caller is the first to answer.
func (w *waiting) take() bool { return w.taken.CompareAndSwap(false, true) }

// wait puts a question among those that wait; the returned function takes it out.
func (d *Desk) wait(q *question) (w *waiting, done func()) {
	d.mu.Lock()
	d.asked++
	d.sessionOf(q.asked.Facts.Session)
	w = &waiting{id: d.p.Session + "-" + strconv.Itoa(d.asked), own: q.asked.Facts.Session, q: q,
		reply: make(chan policy.Reply, 1), again: make(chan struct{}, 1)}
	d.waiting = append(d.waiting, w)
	d.mu.Unlock()
	d.publish(Event{Event: "permission_request", Session: w.own, RequestID: w.id, Risk: q.asked.Verdict.Risk.String(), Summary: summary(&q.asked.Facts)})
	return w, func() {
		w.taken.Store(true)
		d.mu.Lock()
		d.waiting = slices.DeleteFunc(d.waiting, func(one *waiting) bool { return one == w })
		d.mu.Unlock()
		d.publish(Event{Event: "permission_settled", Session: w.own, RequestID: w.id, Verdict: q.c.Verdict.Action.String()})
	}
}

// Why an answer over the socket came to nothing.
var (
	ErrNoRequest = locale.New("no request waits under this id: it was answered or withdrawn")
	ErrAnswer    = locale.New("this is no answer to it")
)

// Answer answers a question that waits.
func (d *Desk) Answer(id string, r policy.Reply) error {
	d.mu.Lock()
	i := slices.IndexFunc(d.waiting, func(w *waiting) bool { return w.id == id })
	var w *waiting
	if i >= 0 {
		w = d.waiting[i]
	}
	d.mu.Unlock()
	switch {
	case w == nil:
		return fmt.Errorf("%w (%s)", ErrNoRequest, id)
	case r.Answer == policy.NoAnswer:
		return ErrAnswer
	}
	if _, ok := granted(&w.q.asked.Facts, r); r.Answer == policy.ForSession && !ok {
		if r.Categories != 0 {
			return locale.Errorf("%w: these categories do not let it through", ErrAnswer)
		}
		return locale.Errorf("%w: it can be allowed once only", ErrAnswer)
	}
	if !w.take() {
		return fmt.Errorf("%w (%s)", ErrNoRequest, id)
	}
	w.reply <- r
	return nil
}

// Waiting lists the questions that wait, the oldest first.
func (d *Desk) Waiting() []PermissionRequest {
	d.mu.Lock()
	defer d.mu.Unlock()
	list := []PermissionRequest{}
	for i, w := range d.waiting {
		one := d.permissionRequest(w)
		one.Place, one.Of = i+1, len(d.waiting)
		list = append(list, one)
	}
	return list
}
