package policy

import "sync"

// Cancellation takes back a question that nobody needs an answer to any more. Its zero
// value has not happened. It is what a context's cancellation would be for, without
// the half kilobyte that a context with a listener takes: many questions may wait.
type Cancellation struct {
	mu   sync.Mutex
	why  error
	then func()
}

// Now takes the question back; only the first reason counts.
func (c *Cancellation) Now(why error) { c.Mark(why)() }

// Mark takes the question back, and leaves it to the caller to have the one who asks hear of it, by
// what it returns: of many, none is to count any more before the first of them does.
func (c *Cancellation) Mark(why error) (tell func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.why != nil || c.then == nil {
		tell = func() {}
	} else {
		tell = c.then
	}
	if c.why == nil {
		c.why = why
	}
	return tell
}

// Why is the reason, or nil.
func (c *Cancellation) Why() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.why
}

// Then has f called when the question is taken back, at once if it was. The last
// counts.
func (c *Cancellation) Then(f func()) {
	c.mu.Lock()
	c.then = f
	happened := c.why != nil
	c.mu.Unlock()
	if happened {
		f()
	}
}
