package control

import (
	"runtime"
	"time"

	"guard/internal/fault"
	"guard/locale"
	"guard/policy"
)

// judgingLimit is how long a request may be judged: no line that may be judged takes near as long, and looks at the
// disk have a bound of their own.
const judgingLimit = 20 * time.Second

// maxStacks bounds the stacks of all that runs, in bytes: the judging is one of many.
const maxStacks = 64 << 10

// endsIfStuck ends the run if a request is still judged then: the agent would wait for ever, with nobody told. What is
// stuck cannot be stopped but with guard itself.
func (b *Broker) endsIfStuck(r policy.Request) *time.Timer {
	return time.AfterFunc(judgingLimit, func() {
		stacks := make([]byte, maxStacks)
		f := &fault.Fault{Doing: "judging", Panic: "no end after " + judgingLimit.String(),
			Stack: string(stacks[:runtime.Stack(stacks, true)])}
		b.TellFault(f, &r)
		if b.p.Broken != nil {
			b.p.Broken(locale.Text("guard came to no end with judging a call: the agent is ended"))
		}
	})
}
