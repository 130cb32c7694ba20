package prompt

import (
	"context"
	"slices"
	"sync"

	"guard/internal/fault"
	"guard/locale"
	"guard/policy/decision"
	"guard/prompt/tty"
)

// Queue brings the questions of many callers to one surface, first come, first asked.
type Queue struct {
	// Offers says how those that wait could be allowed together; nil: not at all. It is to be set
	// before the first question.
	Offers func(waiting []*Question) []Offer

	surface Surface

	mu         sync.Mutex
	waiting    []*entry // the first is shown
	shown      *View    // of the question that is shown; nil: none is
	done       int      // answered since the queue was last empty
	delivering int      // answers on their way
	closed     bool

	free *sync.Cond // nothing is shown any more, or an answer has been told
}

// entry is a question in the queue. Queue.mu guards what changes.
type entry struct {
	wording func() Question // makes the question anew for each look, so that what waits stays small
	answer  func(Answer, error)
	granted bool // a grant lets it through: it need not be shown
}

// question makes the question anew. If guard's own code breaks at it, the question is empty.
func (e *entry) question() (*Question, error) {
	var q Question
	if broken := fault.Within("wording a question", func() { q = e.wording() }); broken != nil {
		return &Question{entry: e}, broken
	}
	q.entry = e
	return &q, nil
}

// NewQueue returns a queue before a surface.
func NewQueue(s Surface) *Queue {
	q := &Queue{surface: s}
	q.free = sync.NewCond(&q.mu)
	return q
}

// Put has a question shown when its turn comes. The function question is called anew for each look
// and must always return the same one. What the person said is given to answer, once, from another
// goroutine. With an error it allows nothing: if the question was withdrawn before, that is
// tty.ErrWithdrawn with the reason, and it may come before withdraw returns. No goroutine runs for a
// question that waits.
func (q *Queue) Put(question func() Question, answer func(Answer, error)) (withdraw func(why error)) {
	e := &entry{wording: question, answer: answer}
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closed {
		all := q.owed(outcome{e, Answer{Kind: decision.Withdrawn}, tty.TakenBack(errClosed)})
		go q.tell(all)
		return func(error) {}
	}
	q.waiting = append(q.waiting, e)
	q.changed()
	return func(why error) { q.withdraw(e, why) }
}

// withdraw takes a question out of the queue, or has the surface end it.
func (q *Queue) withdraw(e *entry, why error) {
	q.mu.Lock()
	if q.shown != nil && q.shown.entry == e {
		q.shown.cancel(why)
		q.mu.Unlock()
		return
	}
	all := q.remove(e, Answer{Kind: decision.Withdrawn}, tty.TakenBack(why))
	q.changed()
	q.mu.Unlock()
	q.tell(all)
}

// Close withdraws every question, also those that will come, and returns when nothing is shown any
// more and all callers have been told. A terminal is as it was then.
func (q *Queue) Close() {
	q.mu.Lock()
	q.closed = true
	var shown *entry
	if q.shown != nil {
		shown = q.shown.entry
		q.shown.cancel(errClosed)
	}
	all := q.removeOthers(shown, Answer{Kind: decision.Withdrawn}, tty.TakenBack(errClosed))
	q.changed()
	q.mu.Unlock()
	q.tell(all)
	q.mu.Lock()
	defer q.mu.Unlock()
	for q.shown != nil || q.delivering > 0 {
		q.free.Wait()
	}
}

var errClosed = locale.New("guard ends")

// outcome is what came of a question.
type outcome struct {
	entry  *entry
	answer Answer
	err    error
}

// owed counts outcomes that are still to be told. With mu held.
func (q *Queue) owed(all ...outcome) []outcome {
	q.delivering += len(all)
	return all
}

// tell tells the callers what came of their questions. Without mu.
func (q *Queue) tell(all []outcome) {
	for _, o := range all {
		o.entry.answer(o.answer, o.err)
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	q.delivering -= len(all)
	q.free.Broadcast()
}

// remove takes an entry out and returns what is to be told of it: nothing if it is out already.
// With mu held.
func (q *Queue) remove(e *entry, a Answer, err error) []outcome {
	i := slices.Index(q.waiting, e)
	if i < 0 {
		return nil
	}
	q.waiting = slices.Delete(q.waiting, i, i+1)
	return q.owed(outcome{e, a, err})
}

// removeOthers removes all entries but e. With mu held.
func (q *Queue) removeOthers(e *entry, a Answer, err error) (all []outcome) {
	for _, w := range slices.Clone(q.waiting) {
		if w != e {
			all = append(all, q.remove(w, a, err)...)
		}
	}
	return all
}

// show shows the first question until the surface is done with it. Where the question was withdrawn
// and the surface went on to show the others, the answer is not that question's own.
func (q *Queue) show(view *View, question Question, err error) {
	var a Answer
	if err == nil {
		err = fault.Error("drawing a question", func() (err error) {
			a, err = q.surface.Show(view.ctx, question, view)
			return err
		})
	}
	q.mu.Lock()
	end := context.Cause(view.ctx)
	view.cancel(nil)
	q.shown = nil
	var all []outcome
	again := false
	switch {
	case err != nil:
	case a.All:
		all = q.removeOthers(view.entry, Answer{Kind: decision.Refused, All: true}, nil)
	case a.bearer != nil && a.bearer.entry != view.entry:
		again, all = true, q.together(a)
	case a.bearer != nil:
		q.skipGranted(a.bearer)
	}
	switch {
	case end != nil:
		a, err = Answer{Kind: decision.Withdrawn}, tty.TakenBack(end)
	case err != nil:
		a = Answer{Kind: decision.Withdrawn}
	}
	if end != nil || err != nil || !again {
		own := q.remove(view.entry, a, err)
		q.done += len(own)
		all = append(own, all...)
	}
	q.changed()
	q.free.Broadcast()
	q.mu.Unlock()
	q.tell(all)
}

// Waiting is how many questions are shown or wait to be.
func (q *Queue) Waiting() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.waiting)
}

// changed shows the first entry, or tells its place to what is shown already. With mu held.
func (q *Queue) changed() {
	if len(q.waiting) == 0 {
		q.done = 0
	}
	if q.shown != nil {
		q.shown.over = q.shown.over || len(q.waiting) == 0
		q.shown.tell(q.place())
		return
	}
	if len(q.waiting) == 0 || q.waiting[0].granted {
		return
	}
	view := &View{queue: q, entry: q.waiting[0], places: make(chan Waiting, 1)}
	view.ctx, view.cancel = context.WithCancelCause(context.Background())
	q.shown = view
	question, err := view.entry.question()
	question.Waiting = q.place()
	go q.show(view, *question, err)
}

// place is the place of the first entry. With mu held.
func (q *Queue) place() Waiting {
	if len(q.waiting) == 0 {
		return Waiting{}
	}
	return Waiting{N: q.done + 1, Of: q.done + len(q.waiting)}
}
