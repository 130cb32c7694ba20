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
func (r *Recall) Now(why error) {
	r.mu.Lock()
	first := r.why == nil
	if first {
		r.why = why
	}
	then := r.then
	r.mu.Unlock()
	if first && then != nil {
		then()
	}
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
