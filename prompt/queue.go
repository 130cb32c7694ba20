package prompt

import (
	"context"
	"errors"
	"slices"
	"sync"
)

// Surface is where a question is shown, one at a time. places brings the question's place
// among those that wait whenever it changes. [Terminal] is one.
type Surface interface {
	Show(ctx context.Context, q Question, places <-chan Waiting) (Answer, error)
}

// Queue brings the questions of many callers to one surface, first come, first asked.
type Queue struct {
	surface Surface

	mu      sync.Mutex
	waiting []*entry // the first is shown
	done    int      // answered since the queue was last empty
}

// entry is a question in the queue.
type entry struct {
	turn   chan struct{} // closed when it is to be shown, or answered
	places chan Waiting  // of room 1: the newest place
	answer *Answer       // given together with another's; guarded by Queue.mu
}

// NewQueue returns a queue before a surface.
func NewQueue(s Surface) *Queue { return &Queue{surface: s} }

// Ask waits for its turn, shows the question and returns the answer. When ctx ends, the
// question leaves the queue, or the screen. With an error the answer allows nothing.
func (q *Queue) Ask(ctx context.Context, question Question) (Answer, error) {
	e := q.join()
	defer q.leave(e)
	select {
	case <-e.turn:
	case <-ctx.Done():
		return Answer{Kind: Withdrawn}, withdrawn(ctx)
	}
	if a := q.given(e); a != nil {
		return *a, nil
	}
	select { // where it stands now; newer places follow
	case question.Waiting = <-e.places:
	default:
	}
	answer, err := q.surface.Show(ctx, question, e.places)
	if err != nil {
		return Answer{Kind: Withdrawn}, err
	}
	if answer.All {
		q.denyWaiting(e)
	}
	return answer, nil
}

// Waiting is how many questions are shown or wait to be.
func (q *Queue) Waiting() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.waiting)
}

func (q *Queue) join() *entry {
	e := &entry{turn: make(chan struct{}), places: make(chan Waiting, 1)}
	q.mu.Lock()
	defer q.mu.Unlock()
	q.waiting = append(q.waiting, e)
	q.changed()
	return e
}

func (q *Queue) leave(e *entry) {
	q.mu.Lock()
	defer q.mu.Unlock()
	i := slices.Index(q.waiting, e)
	if i < 0 {
		return
	}
	if e.begun() {
		q.done++
	}
	q.waiting = slices.Delete(q.waiting, i, i+1)
	q.changed()
}

// changed lets the first entry begin and tells it its place. With mu held.
func (q *Queue) changed() {
	if len(q.waiting) == 0 {
		q.done = 0
		return
	}
	first := q.waiting[0]
	select { // the only sender: what it takes out is an older place
	case <-first.places:
	default:
	}
	first.places <- Waiting{N: q.done + 1, Of: q.done + len(q.waiting)}
	if !first.begun() {
		close(first.turn)
	}
}

func (e *entry) begun() bool {
	select {
	case <-e.turn:
		return true
	default:
		return false
	}
}

// denyWaiting answers everything that waits behind e.
func (q *Queue) denyWaiting(e *entry) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for _, w := range q.waiting {
		if w != e {
			w.answer = &Answer{Kind: Deny, All: true}
			close(w.turn)
		}
	}
	q.waiting = []*entry{e}
}

func (q *Queue) given(e *entry) *Answer {
	q.mu.Lock()
	defer q.mu.Unlock()
	return e.answer
}

// Unavailable reports whether err says that nobody could be asked at this surface, so that
// another way of asking is to be tried.
func Unavailable(err error) bool {
	for _, reason := range []error{ErrNoTerminal, ErrNotCooked, ErrBackground, ErrTooSmall, ErrGone} {
		if errors.Is(err, reason) {
			return true
		}
	}
	return false
}
