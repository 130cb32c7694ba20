package control

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"guard/control/record"
	"guard/locale"
	"guard/policy"
)

// wait puts a question among those that wait. Whoever answers first, at guard's own prompt, in the
// client or over the socket, takes it; the others are told that it is gone.
func (b *Broker) wait(q *question) {
	agentSession := q.subject.Facts.Session
	b.sessions.id(agentSession) // makes it known
	b.mu.Lock()
	b.questions++
	q.id = b.p.Session + "-" + strconv.Itoa(b.questions)
	b.waiting = append(b.waiting, q)
	b.mu.Unlock()
	b.idle.schedule()
	b.publish(Event{Event: PermissionRequested, Session: agentSession, RequestID: q.id,
		Risk: q.subject.Verdict.Risk.String(), Summary: record.Summary(&q.subject.Facts)})
}

// removeWaiting takes a question out of those that wait, with its verdict.
func (b *Broker) removeWaiting(q *question, verdict policy.Action) {
	b.mu.Lock()
	b.waiting = slices.DeleteFunc(b.waiting, func(one *question) bool { return one == q })
	b.mu.Unlock()
	b.publish(Event{Event: PermissionSettled, Session: q.subject.Facts.Session, RequestID: q.id,
		Verdict: verdict.String()})
}

// take makes the caller the one who answers; false: somebody else does, or nobody need. The channel
// that asks is told why it shows the question no longer.
func (q *question) take(why AnsweredElsewhere) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.taken || q.ended() != nil {
		return false
	}
	q.taken, q.end = true, why
	return true
}

// leave takes the question away from where it is shown, before the answer goes out: what an agent then
// writes on the same terminal must not stand in it.
func (q *question) leave() {
	q.mu.Lock()
	left := make(chan struct{})
	if q.left = left; !q.showing {
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

// AnsweredElsewhere is why a question is shown no longer: another channel answered it, or the mode
// or a grant did.
type AnsweredElsewhere struct{ Allowed bool }

// Ran reports whether it was allowed.
func (a AnsweredElsewhere) Ran() bool { return a.Allowed }

// Error implements error.
func (a AnsweredElsewhere) Error() string {
	if a.Allowed {
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
func (b *Broker) Answer(id string, r policy.Reply) error {
	b.mu.Lock()
	var q *question
	if i := slices.IndexFunc(b.waiting, func(q *question) bool { return q.id == id }); i >= 0 {
		q = b.waiting[i]
	}
	b.mu.Unlock()
	switch {
	case q == nil:
		return fmt.Errorf("%w (%s)", ErrNoRequest, id)
	case r.Answer == policy.NoAnswer:
		return ErrAnswer
	}
	if _, ok := granted(q.subject, r); r.Answer == policy.ForSession && !ok {
		if r.Categories != 0 {
			return locale.Errorf("%w: these categories do not let it through", ErrAnswer)
		}
		return locale.Errorf("%w: it can be allowed once only", ErrAnswer)
	}
	if !q.take(AnsweredElsewhere{Allowed: r.Answer.Allows()}) {
		return fmt.Errorf("%w (%s)", ErrNoRequest, id)
	}
	go func() {
		q.leave()
		q.finish(func() policy.Outcome { return q.answered(r, policy.ViaWatch) })
	}()
	return nil
}

// Waiting lists the questions that wait, the oldest first.
func (b *Broker) Waiting() []PermissionRequest {
	all := whatWaits(b)
	list := []PermissionRequest{}
	for i, q := range all {
		one := b.permissionRequest(q)
		one.Place, one.Of = i+1, len(all)
		list = append(list, one)
	}
	return list
}

// whatWaits are the questions that wait now: those who tell of them need not keep others from being put or answered.
func whatWaits(b *Broker) []*question {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Clone(b.waiting)
}
