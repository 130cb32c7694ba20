package prompt

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"guard/locale"
)

// Queue brings the questions of many callers to one surface, first come, first asked.
type Queue struct {
	// Offers says how those that wait could be allowed together; nil: not at all. It is to be set
	// before the first question.
	Offers func(waiting []*Question) []Offer

	surface Surface

	mu      sync.Mutex
	waiting []*entry // the first is shown
	line    *Line    // of what is shown
	done    int      // answered since the queue was last empty

	free *sync.Cond // something left, or is shown no more
	ctx  context.Context
	end  context.CancelCauseFunc
}

// entry is a question in the queue. Queue.mu guards what changes.
type entry struct {
	q      Question
	turn   chan struct{} // of room 1: it is to be shown, or answered
	begun  bool          // it has had its turn
	held   bool          // a grant lets it through: it need not be shown
	answer *Answer       // given together with another's
}

// NewQueue returns a queue before a surface.
func NewQueue(s Surface) *Queue {
	q := &Queue{surface: s}
	q.free = sync.NewCond(&q.mu)
	q.ctx, q.end = context.WithCancelCause(context.Background())
	return q
}

// Close withdraws every question, those to come too, and returns when nothing is shown any more:
// a terminal is as it was then.
func (q *Queue) Close() {
	q.end(errClosed)
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.waiting) > 0 || q.line != nil {
		q.free.Wait()
	}
}

var errClosed = locale.New("guard ends")

// Ask waits for its turn, shows the question and returns the answer. When ctx ends, the
// question leaves the queue, or the screen. With an error the answer allows nothing.
func (q *Queue) Ask(ctx context.Context, question Question) (Answer, error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	defer context.AfterFunc(q.ctx, func() { cancel(errClosed) })()
	e := q.join(question)
	defer q.leave(e)
	for {
		select {
		case <-e.turn:
		case <-ctx.Done():
		}
		if q.ctx.Err() != nil {
			cancel(errClosed) // what AfterFunc does takes its time
		}
		if ctx.Err() != nil {
			return Answer{Kind: Withdrawn}, withdrawn(ctx)
		}
		if a := q.given(e); a != nil {
			return *a, nil
		}
		l := q.show(ctx, e)
		switch {
		case ctx.Err() != nil:
			return Answer{Kind: Withdrawn}, withdrawn(ctx)
		case l.err != nil:
			return Answer{Kind: Withdrawn}, l.err
		case !l.again:
			return l.answer, nil
		}
	}
}

// show shows a question until the surface is done with it. Where the surface goes on without it,
// what comes of that is not its own.
func (q *Queue) show(ctx context.Context, e *entry) *Line {
	q.mu.Lock()
	l := &Line{queue: q, entry: e, places: make(chan Waiting, 1), left: make(chan struct{}), ended: make(chan struct{})}
	q.line = l
	question := e.q
	question.Waiting = q.place()
	q.mu.Unlock()
	go func() {
		l.answer, l.err = q.surface.Show(ctx, question, l)
		q.shown(l)
	}()
	select {
	case <-l.left: // ctx has ended
	case <-l.ended:
	}
	return l
}

// shown gives what was answered to all whom it concerns.
func (q *Queue) shown(l *Line) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.line = nil
	switch {
	case l.err != nil:
	case l.answer.All:
		q.denyWaiting(l.entry)
	case l.answer.bearer != nil && l.answer.bearer != &l.entry.q:
		l.again, l.entry.begun = true, false
		q.together(l.answer)
	case l.answer.bearer != nil:
		q.hold(&l.entry.q)
	}
	close(l.ended)
	q.changed()
	q.free.Broadcast()
}

// Waiting is how many questions are shown or wait to be.
func (q *Queue) Waiting() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.waiting)
}

func (q *Queue) join(question Question) *entry {
	e := &entry{q: question, turn: make(chan struct{}, 1)}
	q.mu.Lock()
	defer q.mu.Unlock()
	q.waiting = append(q.waiting, e)
	q.changed()
	return e
}

func (q *Queue) leave(e *entry) {
	q.mu.Lock()
	defer q.mu.Unlock()
	defer q.free.Broadcast()
	i := slices.Index(q.waiting, e)
	if i < 0 {
		return
	}
	if e.begun {
		q.done++
	}
	q.waiting = slices.Delete(q.waiting, i, i+1)
	q.changed()
}

// changed lets the first entry begin, and tells what is shown its place. With mu held.
func (q *Queue) changed() {
	if len(q.waiting) == 0 {
		q.done = 0
	}
	if q.line != nil {
		q.line.over = q.line.over || len(q.waiting) == 0
		q.line.tell(q.place())
		return
	}
	if len(q.waiting) == 0 {
		return
	}
	if first := q.waiting[0]; !first.begun && !first.held {
		first.begun = true
		first.turn <- struct{}{}
	}
}

// place is the first's. With mu held.
func (q *Queue) place() Waiting {
	if len(q.waiting) == 0 {
		return Waiting{}
	}
	return Waiting{N: q.done + 1, Of: q.done + len(q.waiting)}
}

// denyWaiting answers everything that waits but e. With mu held.
func (q *Queue) denyWaiting(e *entry) {
	kept := q.waiting[:0:0]
	for _, w := range q.waiting {
		if w == e {
			kept = append(kept, w)
			continue
		}
		w.give(Answer{Kind: Deny, All: true})
	}
	q.waiting = kept
}

// give answers an entry that is not shown. With mu held.
func (e *entry) give(a Answer) {
	e.answer, e.begun = &a, true
	select {
	case e.turn <- struct{}{}:
	default: // it is about to look
	}
}

// together answers the question that bears a grant for several; if it has gone, so has what was
// offered, and all are asked again. With mu held.
func (q *Queue) together(a Answer) {
	for _, w := range q.waiting {
		if &w.q == a.bearer {
			w.give(a)
			q.hold(a.bearer)
		}
	}
}

// holdFor is how long those that a grant lets through are not shown: they are taken back by whoever
// asks them, as soon as the grant stands in the record.
const holdFor = time.Second

// hold keeps the others of the bearer's session from being shown. With mu held.
func (q *Queue) hold(bearer *Question) {
	for _, w := range q.waiting {
		w.held = w.held || &w.q != bearer && w.q.Scope == bearer.Scope
	}
	time.AfterFunc(holdFor, func() {
		q.mu.Lock()
		defer q.mu.Unlock()
		for _, w := range q.waiting {
			w.held = false
		}
		q.changed()
	})
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
