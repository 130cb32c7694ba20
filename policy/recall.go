package policy

import "sync"

// Recall takes a question back that nobody needs an answer to any more. Its zero
// value has not happened. It is what a context's cancellation would be for, without
// the half kilobyte that a context with a listener takes: many questions may wait.
type Recall struct {
	mu   sync.Mutex
	why  error
	then func()
}

// Now takes the question back; only the first reason counts.
func (r *Recall) Now(why error) { r.Mark(why)() }

// Mark takes the question back, and leaves it to the caller to have the one who asks hear of it, by
// what it returns: of many, none is to count any more before the first of them does.
func (r *Recall) Mark(why error) (tell func()) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.why != nil || r.then == nil {
		tell = func() {}
	} else {
		tell = r.then
	}
	if r.why == nil {
		r.why = why
	}
	return tell
}

// Why is the reason, or nil.
func (r *Recall) Why() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.why
}

// Then has f called when the question is taken back, at once if it was. The last
// counts.
func (r *Recall) Then(f func()) {
	r.mu.Lock()
	r.then = f
	happened := r.why != nil
	r.mu.Unlock()
	if happened {
		f()
	}
}
