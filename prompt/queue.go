package prompt

import (
	"context"
	"slices"
	"sync"
	"time"

	"guard/internal/fault"
	"guard/locale"
	"guard/prompt/tty"
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
	telling int      // answers on their way
	closed  bool

	free *sync.Cond // nothing is shown any more, or an answer has been told
}

// entry is a question in the queue. Queue.mu guards what changes.
type entry struct {
	ask    func() Question // made anew for each look: what waits is kept small
	answer func(Answer, error)
	held   bool // a grant lets it through: it need not be shown
}

// question makes the question anew. One that guard's own code breaks at says nothing.
func (e *entry) question() (*Question, error) {
	var q Question
	if broken := fault.Within("wording a question", func() { q = e.ask() }); broken != nil {
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

// Put has a question shown when its turn comes; it is always the same. What the person said is given
// to answer, once and from another goroutine. With an error it allows nothing: where the question was
// withdrawn before, that is ErrWithdrawn with the reason, and may come before withdraw returns. Nothing
// runs for a question that waits.
func (q *Queue) Put(question func() Question, answer func(Answer, error)) (withdraw func(why error)) {
	e := &entry{ask: question, answer: answer}
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closed {
		all := q.told(news{e, Answer{Kind: Withdrawn}, tty.TakenBack(errClosed)})
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
	if q.line != nil && q.line.entry == e {
		q.line.cancel(why)
		q.mu.Unlock()
		return
	}
	all := q.remove(e, Answer{Kind: Withdrawn}, tty.TakenBack(why))
	q.changed()
	q.mu.Unlock()
	q.tell(all)
}

// Close withdraws every question, those to come too, and returns when nothing is shown any more and
// all have been told: a terminal is as it was then.
func (q *Queue) Close() {
	q.mu.Lock()
	q.closed = true
	var shown *entry
	if q.line != nil {
		shown = q.line.entry
		q.line.cancel(errClosed)
	}
	all := q.removeOthers(shown, Answer{Kind: Withdrawn}, tty.TakenBack(errClosed))
	q.changed()
	q.mu.Unlock()
	q.tell(all)
	q.mu.Lock()
	defer q.mu.Unlock()
	for q.line != nil || q.telling > 0 {
		q.free.Wait()
	}
}

var errClosed = locale.New("guard ends")

// news is what came of a question.
type news struct {
	e   *entry
	a   Answer
	err error
}

// told counts what is to be told. With mu held.
func (q *Queue) told(all ...news) []news {
	q.telling += len(all)
	return all
}

// tell gives what came of questions to those who asked. Without mu.
func (q *Queue) tell(all []news) {
	for _, n := range all {
		n.e.answer(n.a, n.err)
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	q.telling -= len(all)
	q.free.Broadcast()
}

// remove takes an entry out, for what came of it to be told, unless it is out already. With mu held.
func (q *Queue) remove(e *entry, a Answer, err error) []news {
	i := slices.Index(q.waiting, e)
	if i < 0 {
		return nil
	}
	q.waiting = slices.Delete(q.waiting, i, i+1)
	return q.told(news{e, a, err})
}

// removeOthers does so with all but e. With mu held.
func (q *Queue) removeOthers(e *entry, a Answer, err error) (all []news) {
	for _, w := range slices.Clone(q.waiting) {
		if w != e {
			all = append(all, q.remove(w, a, err)...)
		}
	}
	return all
}

// show shows the first question until the surface is done with it. Where the surface goes on without
// it, what comes of that is not its own.
func (q *Queue) show(l *Line, question Question, err error) {
	var a Answer
	if err == nil {
		err = fault.Error("drawing a question", func() (err error) { a, err = q.surface.Show(l.ctx, question, l); return err })
	}
	q.mu.Lock()
	end := context.Cause(l.ctx)
	l.cancel(nil)
	q.line = nil
	var all []news
	again := false
	switch {
	case err != nil:
	case a.All:
		all = q.removeOthers(l.entry, Answer{Kind: Deny, All: true}, nil)
	case a.bearer != nil && a.bearer.entry != l.entry:
		again, all = true, q.together(a)
	case a.bearer != nil:
		q.hold(a.bearer)
	}
	switch {
	case end != nil:
		a, err = Answer{Kind: Withdrawn}, tty.TakenBack(end)
	case err != nil:
		a = Answer{Kind: Withdrawn}
	}
	if end != nil || err != nil || !again {
		own := q.remove(l.entry, a, err)
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

// changed shows the first entry, or tells what is shown its place. With mu held.
func (q *Queue) changed() {
	if len(q.waiting) == 0 {
		q.done = 0
	}
	if q.line != nil {
		q.line.over = q.line.over || len(q.waiting) == 0
		q.line.tell(q.place())
		return
	}
	if len(q.waiting) == 0 || q.waiting[0].held {
		return
	}
	l := &Line{queue: q, entry: q.waiting[0], places: make(chan Waiting, 1)}
	l.ctx, l.cancel = context.WithCancelCause(context.Background())
	q.line = l
	question, err := l.entry.question()
	question.Waiting = q.place()
	go q.show(l, *question, err)
}

// place is the first's. With mu held.
func (q *Queue) place() Waiting {
	if len(q.waiting) == 0 {
		return Waiting{}
	}
	return Waiting{N: q.done + 1, Of: q.done + len(q.waiting)}
}

// together answers the question that bears a grant for several; if it has gone, so has what was
// offered, and all are asked again. With mu held.
func (q *Queue) together(a Answer) (all []news) {
	if all = q.remove(a.bearer.entry, a, nil); all != nil {
		q.done++
		q.hold(a.bearer)
	}
	return all
}

// holdFor is how long those that a grant lets through are not shown: they are taken back by whoever
// asks them, as soon as the grant stands in the record.
const holdFor = time.Second

// hold keeps the others of the bearer's session from being shown. With mu held.
func (q *Queue) hold(bearer *Question) {
	for _, w := range q.waiting {
		if other, err := w.question(); err == nil && w != bearer.entry {
			w.held = w.held || other.Scope == bearer.Scope
		}
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
