package prompt

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"

	"guard/policy/decision"
	"guard/prompt/tty"
)

// desk is a surface whose person is the test.
type desk struct {
	mu     sync.Mutex
	busy   bool
	shown  chan *shownQuestion
	clash  bool
	orders []string
}

type shownQuestion struct {
	q      Question
	places <-chan Waiting
	line   *View
	ctx    context.Context
	say    chan Answer
}

func newDesk() *desk { return &desk{shown: make(chan *shownQuestion)} }

func (d *desk) Show(ctx context.Context, q Question, l *View) (Answer, error) {
	d.mu.Lock()
	d.clash = d.clash || d.busy
	d.busy = true
	d.orders = append(d.orders, q.Raw)
	d.mu.Unlock()
	defer func() { d.mu.Lock(); d.busy = false; d.mu.Unlock() }()
	s := &shownQuestion{q, l.Places(), l, ctx, make(chan Answer, 1)} // one that is withdrawn reads no answer
	select {
	case d.shown <- s:
	case <-ctx.Done():
		return Answer{Kind: decision.Withdrawn}, tty.Withdrawn(ctx)
	}
	select {
	case a := <-s.say:
		return a, nil
	case <-ctx.Done():
		return Answer{Kind: decision.Withdrawn}, tty.Withdrawn(ctx)
	}
}

type reply struct {
	answer Answer
	err    error
}

// ask puts a question into the queue and waits for what comes of it; the context's end withdraws it.
func ask(q *Queue, ctx context.Context, question Question) (Answer, error) {
	c := make(chan reply, 1)
	withdraw := q.Put(func() Question { return question }, func(a Answer, err error) { c <- reply{a, err} })
	defer context.AfterFunc(ctx, func() { withdraw(context.Cause(ctx)) })()
	r := <-c
	return r.answer, r.err
}

// asks puts n questions into the queue in order and returns where their answers come.
func asks(t *testing.T, q *Queue, ctxs ...context.Context) []chan reply {
	t.Helper()
	var out []chan reply
	for i, ctx := range ctxs {
		c := make(chan reply, 1)
		out = append(out, c)
		go func() {
			a, err := ask(q, ctx, Question{Raw: fmt.Sprint(i + 1)})
			c <- reply{a, err}
		}()
		until(t, "the question waits", func() bool { return q.Waiting() == i+1 })
	}
	return out
}

func TestQueueFirstComeFirstAsked(t *testing.T) {
	d, bg := newDesk(), context.Background()
	q := NewQueue(d)
	replies := asks(t, q, bg, bg, bg)
	for i, c := range replies {
		s := <-d.shown
		place := s.q.Waiting
		select {
		case place = <-s.places:
		default:
		}
		if want := (Waiting{i + 1, 3}); place != want {
			t.Errorf("question %s stands at %v, want %v", s.q.Raw, place, want)
		}
		s.say <- Answer{Kind: decision.Once}
		if r := <-c; r.err != nil || r.answer.Kind != decision.Once {
			t.Errorf("question %d: %+v", i+1, r)
		}
	}
	if d.clash {
		t.Error("two questions at once")
	}
}

func TestQueueCountsNewcomers(t *testing.T) {
	d, bg := newDesk(), context.Background()
	q := NewQueue(d)
	go ask(q, bg, Question{})
	s := <-d.shown
	ctx, cancel := context.WithCancel(bg)
	defer cancel()
	go ask(q, ctx, Question{})
	for w := range s.places {
		if (w == Waiting{1, 2}) {
			break
		}
	}
	cancel()
	for w := range s.places {
		if (w == Waiting{1, 1}) {
			break
		}
	}
	s.say <- Answer{}
}

func TestQueueDenyAll(t *testing.T) {
	d, bg := newDesk(), context.Background()
	q := NewQueue(d)
	replies := asks(t, q, bg, bg, bg)
	(<-d.shown).say <- Answer{Kind: decision.Refused, All: true}
	for i, c := range replies {
		if r := <-c; r.err != nil || r.answer.Kind != decision.Refused {
			t.Errorf("question %d: %+v", i+1, r)
		}
	}
	if len(d.orders) != 1 {
		t.Errorf("%d questions were shown", len(d.orders))
	}
	until(t, "the queue is empty", func() bool { return q.Waiting() == 0 })
}

func TestQueueWithdraws(t *testing.T) {
	d, bg := newDesk(), context.Background()
	q := NewQueue(d)
	first, cancelFirst := context.WithCancel(bg)
	second, cancelSecond := context.WithCancel(bg)
	replies := asks(t, q, first, second, bg)
	<-d.shown
	cancelSecond() // it waits
	if r := <-replies[1]; !errors.Is(r.err, tty.ErrWithdrawn) || r.answer.Allows() {
		t.Errorf("waiting: %+v", r)
	}
	cancelFirst() // it is shown
	if r := <-replies[0]; !errors.Is(r.err, context.Canceled) || r.answer.Kind != decision.Withdrawn {
		t.Errorf("shown: %+v", r)
	}
	(<-d.shown).say <- Answer{Kind: decision.Once}
	if r := <-replies[2]; r.answer.Kind != decision.Once {
		t.Errorf("last: %+v", r)
	}
}

func TestQueueUnderLoad(t *testing.T) {
	d := newDesk()
	q := NewQueue(d)
	var wg sync.WaitGroup
	for i := range 200 {
		ctx, cancel := context.WithCancel(context.Background())
		if i%3 == 0 {
			go cancel()
		}
		wg.Go(func() {
			defer cancel()
			a, err := ask(q, ctx, Question{Raw: fmt.Sprint(i)})
			if err != nil && a.Allows() || err == nil && a.Note != fmt.Sprint(i) {
				t.Errorf("question %d: %+v, %v", i, a, err)
			}
		})
	}
	done := make(chan struct{})
	go func() { wg.Wait(); close(done) }()
	for {
		select {
		case s := <-d.shown:
			s.say <- Answer{Kind: decision.Refused, Note: s.q.Raw}
		case <-done:
			if d.clash || q.Waiting() != 0 {
				t.Errorf("clash %v, %d left", d.clash, q.Waiting())
			}
			return
		}
	}
}
