package control

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"guard/locale"
	"guard/policy"
)

// wait puts a question among those that wait. Whoever answers first, at guard's own prompt, in the
// client or over the socket, takes it; the others are told that it is gone.
func (d *Desk) wait(q *question) {
	own := q.asked.Facts.Session
	d.mu.Lock()
	d.asked++
	d.sessionOf(own)
	q.id = d.p.Session + "-" + strconv.Itoa(d.asked)
	d.waiting = append(d.waiting, q)
	d.mu.Unlock()
	d.rest.soon()
	d.publish(Event{Event: "permission_request", Session: own, RequestID: q.id, Risk: q.asked.Verdict.Risk.String(), Summary: summary(&q.asked.Facts)})
}

// settleWaiting takes it out.
func (d *Desk) settleWaiting(q *question, verdict policy.Action) {
	d.mu.Lock()
	d.waiting = slices.DeleteFunc(d.waiting, func(one *question) bool { return one == q })
	d.mu.Unlock()
	d.publish(Event{Event: "permission_settled", Session: q.asked.Facts.Session, RequestID: q.id, Verdict: verdict.String()})
}

// take makes the caller the one who answers; false: somebody else does, or nobody need. Settled is
// what the way that asks is told.
func (q *question) take(s Settled) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.taken || q.ended() != nil {
		return false
	}
	q.taken, q.end = true, s
	return true
}

// leave takes the question away from where it is shown, before the answer goes out: what an agent then
// writes on the same terminal must not stand in it.
func (q *question) leave() {
	q.mu.Lock()
	left := make(chan struct{})
	if q.left = left; !q.asking {
		q.gone()
	}
	end, takeBack := q.end, q.takeBack
	q.mu.Unlock()
	if takeBack != nil {
		takeBack(end)
	}
	select {
	case <-left:
	case <-time.After(mostClosing):
	}
}

// mostClosing bounds how long a question may take to leave a screen.
const mostClosing = time.Second

// Settled is why a question is shown no longer: it was answered elsewhere, or by the mode or a grant.
type Settled struct{ Allowed bool }

// Ran reports whether it was allowed.
func (s Settled) Ran() bool { return s.Allowed }

// Error implements error.
func (s Settled) Error() string {
	if s.Allowed {
		return locale.Text("it was allowed elsewhere")
	}
	return locale.Text("it was refused elsewhere")
}

// Why an answer over the socket came to nothing.
var (
	ErrNoRequest = locale.New("no request waits under this id: it was answered or withdrawn")
	ErrAnswer    = locale.New("this is no answer to it")
)

// Answer answers a question that waits.
func (d *Desk) Answer(id string, r policy.Reply) error {
	d.mu.Lock()
	var q *question
	if i := slices.IndexFunc(d.waiting, func(q *question) bool { return q.id == id }); i >= 0 {
		q = d.waiting[i]
	}
	d.mu.Unlock()
	switch {
	case q == nil:
		return fmt.Errorf("%w (%s)", ErrNoRequest, id)
	case r.Answer == policy.NoAnswer:
		return ErrAnswer
	}
	if _, ok := granted(q.asked, r); r.Answer == policy.ForSession && !ok {
		if r.Categories != 0 {
			return locale.Errorf("%w: these categories do not let it through", ErrAnswer)
		}
		return locale.Errorf("%w: it can be allowed once only", ErrAnswer)
	}
	if !q.take(Settled{Allowed: r.Answer.Allows()}) {
		return fmt.Errorf("%w (%s)", ErrNoRequest, id)
	}
	go func() {
		q.leave()
		q.finish(q.answered(r, ViaWatch))
	}()
	return nil
}

// Waiting lists the questions that wait, the oldest first.
func (d *Desk) Waiting() []PermissionRequest {
	d.mu.Lock()
	defer d.mu.Unlock()
	list := []PermissionRequest{}
	for i, q := range d.waiting {
		one := d.permissionRequest(q)
		one.Place, one.Of = i+1, len(d.waiting)
		list = append(list, one)
	}
	return list
}
