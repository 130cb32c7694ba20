package prompt

import (
	"context"

	"guard/prompt/tty"
)

// Surface is where questions are shown, one at a time. [Terminal] is one.
type Surface interface {
	Show(ctx context.Context, q Question, l *Line) (Answer, error)
}

// Line is what a surface sees, while it shows a question, of all that wait. A nil Line is of a
// question by itself.
type Line struct {
	queue  *Queue
	entry  *entry
	places chan Waiting // of room 1: the newest place
	ctx    context.Context
	cancel context.CancelCauseFunc // withdraws the question
	over   bool                    // nobody waited any more; guarded by Queue.mu
}

// Places brings the question's place whenever something comes or goes.
func (l *Line) Places() <-chan Waiting {
	if l == nil {
		return nil
	}
	return l.places
}

// All lists what waits, the oldest first, and how it could be allowed together.
func (l *Line) All() ([]*Question, []Offer) {
	if l == nil {
		return nil, nil
	}
	l.queue.mu.Lock()
	var all []*Question
	for _, e := range l.queue.waiting {
		if l.over || e.held {
			continue
		}
		question, _ := e.question() // one that says nothing is listed: it waits
		all = append(all, question)
	}
	l.queue.mu.Unlock()
	if len(all) < 2 || l.queue.Offers == nil {
		return all, nil
	}
	return all, l.queue.Offers(all)
}

// Leave says that the surface goes on, to show what else waits, though the question was withdrawn.
func (l *Line) Leave() {
	q := l.queue
	q.mu.Lock()
	all := q.remove(l.entry, Answer{Kind: Withdrawn}, tty.Withdrawn(l.ctx))
	if len(all) > 0 { // else it has been said: what is listed is the same, and made anew at some cost
		q.done++
		q.changed()
		go q.tell(all) // the surface is about to draw
	}
	q.mu.Unlock()
}

// tell is called with the queue's lock held, which makes it the only sender: what it takes out is
// an older place.
func (l *Line) tell(w Waiting) {
	select {
	case <-l.places:
	default:
	}
	l.places <- w
}
