package acp

import (
	"bytes"

	"guard/acp/dialect"
	"guard/acp/inflight"
	"guard/acp/wire"
	"guard/internal/fault"
	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// A request that waits for its decision, as an agent's own protocol has them too.
type (
	reply   = dialect.Reply
	pending = dialect.Pending
	kept    = dialect.Kept
)

// judging has requests decided, by policy at once or by a person, for whom they wait.
type judging struct {
	decider  Decider
	link     *link
	inFlight *inflight.Requests
	memory   *callMemory
}

// Judge has a request decided, by policy at once or later by a person, and then
// calls done exactly once. It reports what done reported, and false while a person
// is being asked. A doubt is why policy may not allow the request on its own.
func (j *judging) Judge(line []byte, f wire.Frame, r *policy.Request, doubt risk.Reason, p pending) bool {
	came := j.inFlight.Moment()
	out, c := j.decider.Decide(*r, doubt)
	if c == nil {
		return p.Done(reply{Outcome: out, Line: line, Frame: f})
	}
	j.askPerson(bytes.Clone(line), wire.Key(f.ID), came, c, p.Keep(c))
	return false
}

// Consented uses up a hook's consent for the very same call, and has it recorded; false: there is none.
func (j *judging) Consented(r *policy.Request) (out policy.Outcome, told bool) {
	if !j.memory.useConsent(r) {
		return policy.Outcome{}, false
	}
	return j.decider.Consented(*r), true
}

// ToolConsented is Consented for a call of a tool of the agent's own, by its name.
func (j *judging) ToolConsented(r *policy.Request, tool string) (out policy.Outcome, told bool) {
	if !j.memory.useToolConsent(r.Session, r.Call, tool) {
		return policy.Outcome{}, false
	}
	return j.decider.Consented(*r), true
}

// askPerson has a person decide about the request on a line. The key is that of its
// id, under which it is held until the person has answered.
func (j *judging) askPerson(line []byte, k string, came int, c *policy.Case, p kept) {
	h := &inflight.Waiting{Session: c.Facts.Session}
	j.inFlight.HoldSince(k, h, came)
	j.decider.Ask(&h.Back, c, p.Dialog(line), func(out policy.Outcome) {
		defer j.inFlight.Release(k, h) // only now: till it has its answer, its id is in use
		f := wire.Scan(line)
		broken := fault.Within("answering the agent", func() {
			p.Done(reply{Outcome: out, Line: line, Frame: f, Later: true})
		})
		if broken != nil {
			j.broke(k, f, broken)
		}
		if out.EndsTurn() {
			j.endTurn(h.Session)
		}
	})
}

// broke answers a request with an error, at whose answer guard's own code has broken.
func (j *judging) broke(k string, f wire.Frame, broken *fault.Fault) {
	j.decider.Note(policy.Note{Event: policy.NoteFault, Text: broken.Error(), Fault: broken})
	if _, settled := j.inFlight.Faulted(k); !settled {
		j.link.Answer(f.ID, faultFrame(f.ID))
	}
}

// endTurn cancels the agent's turn, as the person wished at guard's own prompt: a
// cancelled request is not enough, because several agents take it for a refusal and
// go on.
func (j *judging) endTurn(session string) {
	j.memory.turnBegan(session) // what was allowed in this one is over
	if stop := j.link.speaks.Stop(session); stop != nil {
		j.link.TellAgent(stop)
	}
	j.inFlight.CancelTurn(session)
}

// errWithdrawn is why a question is taken back that the agent wants no answer to any more.
var errWithdrawn = locale.New("the agent withdrew its request")

// Withdrawn handles the agent's $/cancel_request: where the request waits for a
// person, the question is taken back.
func (j *judging) Withdrawn(_ []byte, f wire.Frame) bool {
	id := wire.Find(f.Params, "requestId")
	if id == nil {
		return true
	}
	if h := j.inFlight.Held(wire.Key(id)); h != nil {
		_ = j.link.toClient.CatchUp() // what the client hears of it comes after the lines before it
		h.Back.Now(errWithdrawn)
	}
	return true
}
