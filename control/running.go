package control

import (
	"cmp"

	"guard/control/hook"
	"guard/policy"
)

// runningCall is what the end of a call is told by: the agent's session, and the call's id or key in it.
type runningCall struct{ session, end string }

func runningOf(r *policy.Request) runningCall { return runningCall{r.Session, endOf(r)} }

// endOf is what the end of a call is told by in its session: the agent's id of it, else the key that its hook's events
// share.
func endOf(r *policy.Request) string { return cmp.Or(r.Call, r.CallKey) }

// endTold is the call that a hook's event tells of.
func endTold(e *hook.Event) runningCall {
	return runningCall{e.Session, cmp.Or(e.Request.Call, e.CallKey)}
}

// ran notes that a call has run, or goes on running: what it made is looked at, what it changed unsaid told, and what
// was kept for it settled.
func ran(b *Broker, call runningCall, goesOn bool) {
	b.ended(call)
	b.lasting.tell(b, call, goesOn)
	b.kept.ended(call)
}
