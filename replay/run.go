package replay

import (
	"iter"
	"sync"
)

// window is how many entries are held at once: the later ones wait until the
// first of them is out.
const window = 1024

// Run judges entries and gives what view makes of each answer to out, in the
// entries' order; last tells out that nothing else is at hand just now. View
// runs on any goroutine, out on the caller's. An error of out ends it.
func Run[T any](entries iter.Seq[Entry], p Params, view func(*Answer) T, out func(v T, last bool) error) error {
	r := &runner[T]{
		p: &p, view: view, sessions: map[string]*session[T]{}, stop: make(chan struct{}),
		order: make(chan *slot[T], window), ready: make(chan *session[T], window),
	}
	var workers sync.WaitGroup
	for range max(1, p.Workers) {
		workers.Go(r.work)
	}
	go r.read(entries)
	var err error
	for s := range r.order {
		<-s.done
		if err != nil {
			continue // what was begun ends
		}
		if err = out(s.value, len(r.order) == 0); err != nil {
			close(r.stop)
		}
	}
	workers.Wait()
	return err
}

// runner hands each session to one worker at a time.
type runner[T any] struct {
	p        *Params
	view     func(*Answer) T
	sessions map[string]*session[T] // the reader's own
	order    chan *slot[T]          // as they came in
	ready    chan *session[T]       // those that have entries and no worker
	stop     chan struct{}
}

// session has the entries that wait for those before them.
type session[T any] struct {
	life // its worker's own
	mu   sync.Mutex
	wait []*slot[T]
	busy bool // it is ready, or at a worker
}

// slot is an entry on its way.
type slot[T any] struct {
	entry Entry
	value T
	done  chan struct{} // closed when there is a value
}

// read takes entries in until they end.
func (r *runner[T]) read(entries iter.Seq[Entry]) {
	defer close(r.order)
	defer close(r.ready)
	for e := range entries {
		if e.Ends {
			delete(r.sessions, e.Session)
			continue
		}
		s := &slot[T]{entry: e, done: make(chan struct{})}
		select {
		case r.order <- s:
		case <-r.stop:
			return
		}
		own := r.sessions[e.Session]
		if own == nil {
			own = &session[T]{}
			r.sessions[e.Session] = own
		}
		if own.add(s) {
			r.ready <- own
		}
	}
}

// add has an entry wait, and reports that its session needs a worker.
func (s *session[T]) add(one *slot[T]) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wait = append(s.wait, one)
	idle := !s.busy
	s.busy = true
	return idle
}

// take gives all that waits. Where nothing does, the session needs no worker.
func (s *session[T]) take() []*slot[T] {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := s.wait
	s.wait = nil
	s.busy = len(all) > 0
	return all
}

// work judges sessions until there are no more.
func (r *runner[T]) work() {
	for s := range r.ready {
		for all := s.take(); len(all) > 0; all = s.take() {
			for _, one := range all {
				a := s.answer(r.p, &one.entry)
				one.value = r.view(&a)
				one.entry = Entry{}
				close(one.done)
			}
		}
	}
}
