package policy

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
)

// TestCancellation: whoever takes a question back, and whenever it is asked to be told: it is told once, and for the first
// reason, which stays.
func TestCancellation(t *testing.T) {
	reasons := []error{errors.New("a"), errors.New("b"), errors.New("c")}
	for range 2000 {
		var r Cancellation
		var told atomic.Int32
		var why atomic.Value
		var all sync.WaitGroup
		all.Go(func() { r.Then(func() { told.Add(1); why.Store(r.Why()) }) })
		for i, reason := range reasons {
			all.Go(func() {
				if i == 0 {
					tell := r.Mark(reason)
					if r.Why() == nil {
						t.Error("marked, and not taken back")
					}
					tell()
					return
				}
				r.Now(reason)
			})
		}
		all.Wait()
		if got := why.Load(); told.Load() != 1 || got != r.Why() {
			t.Fatalf("told %d times, for %v and %v", told.Load(), got, r.Why())
		}
	}
}

// TestCancellationZero has not happened, and happens without anybody to tell.
func TestCancellationZero(t *testing.T) {
	var r Cancellation
	if r.Why() != nil {
		t.Error("it has happened")
	}
	r.Now(errors.New("a"))
	r.Now(errors.New("b"))
	if r.Why() == nil || r.Why().Error() != "a" {
		t.Error(r.Why())
	}
}
