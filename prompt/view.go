package prompt

import (
	"context"

	"guard/policy/decision"
	"guard/prompt/tty"
)

// Surface is where questions are shown, one at a time. [Terminal] is one.
type Surface interface {
	Show(ctx context.Context, q Question, v *View) (Answer, error)
}

// View is what a surface sees of all questions that wait, while it shows one of them. A nil View is
// that of a question by itself.
type View struct {
	queue  *Queue
	entry  *entry
	places chan Waiting // of room 1: the newest place
	ctx    context.Context
	cancel context.CancelCauseFunc // withdraws the question
	over   bool                    // nothing has waited any more since; guarded by Queue.mu
}

// Places brings the question's place whenever something comes or goes.
func (v *View) Places() <-chan Waiting {
	if v == nil {
		return nil
	}
	return v.places
}

// All lists what waits, the oldest first, and how it could be allowed together.
func (v *View) All() ([]*Question, []Offer) {
	if v == nil {
		return nil, nil
	}
	v.queue.mu.Lock()
	var all []*Question
	for _, e := range v.queue.waiting {
		if v.over || e.granted {
			continue
		}
		question, _ := e.question() // an empty one is listed too: it waits
		all = append(all, question)
	}
	v.queue.mu.Unlock()
	if len(all) < 2 || v.queue.Offers == nil {
		return all, nil
	}
	return all, v.queue.Offers(all)
}

// Leave says that the surface goes on, to show what else waits, though the question was withdrawn.
func (v *View) Leave() {
	q := v.queue
	q.mu.Lock()
	all := q.remove(v.entry, Answer{Kind: decision.Withdrawn}, tty.Withdrawn(v.ctx))
	if len(all) > 0 { // not at the second call, where nothing has changed and a new list would cost time
		q.done++
		q.changed()
		go q.tell(all) // the surface is about to draw
	}
	q.mu.Unlock()
}

// tell replaces the place that was told last by this one. It is called with the queue's lock held,
// which makes it the only sender.
func (v *View) tell(w Waiting) {
	select {
	case <-v.places:
	default:
	}
	v.places <- w
}
