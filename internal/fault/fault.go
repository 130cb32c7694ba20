// Package fault keeps a panic in one piece of work from ending guard, and with it
// the agent's session: that piece fails, and says so.
//
// In: work to do. Out: what went wrong in it, with the stack. It answers nothing:
// whoever calls it refuses what the work was for. What the runtime itself ends a
// program for (a stack overflow, a concurrent map write) cannot be caught.
package fault

import (
	"fmt"
	"runtime/debug"

	"guard/locale"
)

// Fault is a panic that was caught. As an error it says nothing of the panic, which
// may hold what an agent sent.
type Fault struct {
	Doing string // what was being done: "judging"
	Panic string // what the panic said
	Stack string // where, as the runtime prints it, cut at maxStack bytes
}

// maxStack bounds a stack, in bytes: a deep recursion has a long one.
const maxStack = 8 << 10

func (f *Fault) Error() string { return locale.Text("a fault in guard") }

// Within does a piece of work; a panic in it is returned, else nil.
func Within(doing string, work func()) (caught *Fault) {
	defer func() {
		if r := recover(); r != nil {
			stack := debug.Stack()
			caught = &Fault{Doing: doing, Panic: fmt.Sprint(r), Stack: string(stack[:min(len(stack), maxStack)])}
		}
	}()
	work()
	return nil
}

// Error is Within for work that can fail.
func Error(doing string, work func() error) (err error) {
	if caught := Within(doing, func() { err = work() }); caught != nil {
		return caught
	}
	return err
}
