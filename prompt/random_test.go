package prompt

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"guard/internal/seed"
	"guard/policy/decision"
	"guard/prompt/tty"
)

// whim is a surface whose person answers by chance, goes on to what else waits, or has gone.
type whim struct {
	mu    sync.Mutex
	rnd   *rand.Rand
	shows int // must be one
	clash bool
	now   string          // the question on the screen
	late  map[string]bool // questions that were allowed after they had been withdrawn
}

func (w *whim) number(n int) int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.rnd.IntN(n)
}

func (w *whim) pause() { time.Sleep(time.Duration(w.number(200)) * time.Microsecond) }

func (w *whim) Show(ctx context.Context, q Question, l *View) (Answer, error) {
	w.mu.Lock()
	w.shows++
	w.clash = w.clash || w.shows > 1
	w.now = q.Raw
	w.mu.Unlock()
	defer func() { w.mu.Lock(); w.shows--; w.now = ""; w.mu.Unlock() }()
	w.pause()
	if w.number(3) == 0 { // thinks until it is withdrawn, or something else comes
		select {
		case <-ctx.Done():
		case <-l.Places():
		case <-time.After(time.Millisecond):
		}
	}
	_, offers := l.All()
	if ctx.Err() != nil {
		switch w.number(3) {
		case 0:
			return Answer{Kind: decision.Withdrawn}, tty.Withdrawn(ctx)
		case 1:
			w.mu.Lock()
			w.now = ""
			w.mu.Unlock()
			l.Leave()
			l.Leave()
			w.pause()
		}
		w.mu.Lock()
		w.late[q.Raw] = true
		w.mu.Unlock()
	}
	switch n := w.number(8); {
	case n == 0:
		return Answer{Kind: decision.Withdrawn}, tty.ErrGone
	case n == 1:
		return Answer{Kind: decision.Refused, All: true}, nil
	case n < 4 && len(offers) > 0:
		return offers[w.number(len(offers))].answer(), nil
	case n < 6:
		return Answer{Kind: decision.Once, Note: q.Raw}, nil
	}
	return Answer{Kind: decision.Cancelled, Note: q.Raw}, nil
}

// TestQueueWhateverHappens: whatever is put, withdrawn, answered, denied or allowed together in whatever order, each
// question has one answer, no other's, none that allows with an error; one is shown at a time; and when Close returns
// nothing is shown and all have been told.
func TestQueueWhateverHappens(t *testing.T) {
	for n := range seed.Each(t, 150) {
		if whims(t, n); t.Failed() {
			return
		}
	}
}

// told holds what the callers of a round were told, and that it was right.
type told struct {
	t    *testing.T
	seed uint64
	w    *whim

	mu     sync.Mutex
	times  []int // by question
	closed bool
}

// answer is what question number i is answered with.
func (o *told) answer(i int, slow bool) func(Answer, error) {
	raw := fmt.Sprint(i)
	return func(a Answer, err error) {
		if slow {
			time.Sleep(50 * time.Microsecond)
		}
		o.w.mu.Lock()
		shown, late := o.w.now == raw, o.w.late[raw]
		o.w.mu.Unlock()
		o.mu.Lock()
		defer o.mu.Unlock()
		o.times[i]++
		switch {
		case shown:
			o.t.Errorf("seed %d: question %d is told while it is shown", o.seed, i)
		case late && a.Kind == decision.Once:
			o.t.Errorf("seed %d: question %d is allowed though it was withdrawn", o.seed, i)
		case err != nil && (a.Allows() || !errors.Is(err, tty.ErrWithdrawn) && !errors.Is(err, tty.ErrGone)), err == nil && (a.Kind == decision.Withdrawn || a.Kind == decision.NoAnswer):
			o.t.Errorf("seed %d: question %d: %+v, %v", o.seed, i, a, err)
		case a.Note != "" && a.Note != raw, a.Kind == decision.ForSession && a.bearer.Raw != raw:
			o.t.Errorf("seed %d: question %d has the answer of another: %+v", o.seed, i, a)
		case o.closed:
			o.t.Errorf("seed %d: question %d is told after the end", o.seed, i)
		}
	}
}

// end holds that each was told once, and nothing is shown any more.
func (o *told) end() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.closed = true
	for i, times := range o.times {
		if times != 1 {
			o.t.Errorf("seed %d: question %d was told %d times", o.seed, i, times)
		}
	}
	if o.w.mu.Lock(); o.w.clash || o.w.shows != 0 {
		o.t.Errorf("seed %d: clash %v, %d shown after the end", o.seed, o.w.clash, o.w.shows)
	}
	o.w.mu.Unlock()
}

func whims(t *testing.T, seed uint64) {
	const n = 30
	rnd := rand.New(rand.NewPCG(seed, 0))
	w := &whim{rnd: rand.New(rand.NewPCG(seed, 1)), late: map[string]bool{}}
	q := NewQueue(w)
	q.Offers = func(all []*Question) (offers []Offer) {
		for _, one := range all {
			offers = append(offers, Offer{Scope: one.Scope, Signature: one.Raw, Bearer: one})
		}
		return offers
	}
	o := &told{t: t, seed: seed, w: w, times: make([]int, n)}
	var hands sync.WaitGroup
	for side := range 3 {
		own := rand.New(rand.NewPCG(rnd.Uint64(), 2))
		hands.Go(func() {
			var withdraws []func(error)
			for i := side; i < n; i += 3 {
				time.Sleep(time.Duration(own.IntN(150)) * time.Microsecond)
				slow := own.IntN(4) == 0
				question := func() Question { return Question{Raw: fmt.Sprint(i), Scope: fmt.Sprint(i % 2)} }
				withdraws = append(withdraws, q.Put(question, o.answer(i, slow)))
				for range own.IntN(3) {
					withdraws[own.IntN(len(withdraws))](errors.New("taken back"))
				}
			}
		})
	}
	if rnd.IntN(2) == 0 {
		hands.Wait()
		for rnd.IntN(3) != 0 && q.Waiting() > 0 {
			time.Sleep(300 * time.Microsecond)
		}
	}
	ended := make(chan struct{})
	go func() { hands.Wait(); q.Close(); close(ended) }()
	go q.Close()
	select {
	case <-ended:
	case <-time.After(30 * time.Second):
		t.Fatalf("seed %d: the queue does not close", seed)
	}
	after := make(chan error)
	q.Put(func() Question { return Question{} }, func(_ Answer, err error) { after <- err })(nil)
	if err := <-after; !errors.Is(err, errClosed) {
		t.Errorf("seed %d: after the end: %v", seed, err)
	}
	o.end()
}
