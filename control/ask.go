package control

import (
	"strings"
	"sync"
	"time"

	"guard/audit"
	"guard/internal/fault"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// Ask puts a case to a person by the first approval channel that works, in the order of ask_via. The
// person has as long as they need: the outcome is given to done, once, perhaps before Ask returns.
// Where nobody can be asked, the outcome is a refusal that says why.
func (b *Broker) Ask(back *policy.Cancellation, asked *policy.Case, dialog policy.Dialog, done func(policy.Outcome)) {
	b.ask(back, asked, dialog, nil, done)
}

// ask is Ask for a call that the agent may ask about in a dialog of its own.
func (b *Broker) ask(back *policy.Cancellation, asked *policy.Case, dialog policy.Dialog, own *ownDialog,
	done func(policy.Outcome)) {
	if asked.Verdict.Action == policy.Ask {
		asked.Hint = b.hint(asked)
	}
	q := &question{broker: b, subject: asked, dialog: dialog, own: own, done: done, start: time.Now(), back: back}
	if asked.Verdict.Action != policy.Ask { // answered already: no person can turn it
		done(q.refuse(risk.Say("there is nothing to ask about it"), decision.Refused))
		return
	}
	asked.Facts.Rests(b.p.Rules)
	if broken := fault.Within("asking", q.put); broken != nil {
		q.broken(broken)
	}
}

// broken refuses a question at which guard's own code broke, unless it is known
// already who answers.
func (q *question) broken(f *fault.Fault) {
	q.mu.Lock()
	taken := q.taken
	if !taken {
		q.taken, q.end = true, f
	}
	q.mu.Unlock()
	if taken {
		return
	}
	q.leave()
	q.finish(func() policy.Outcome {
		return q.broker.recordOutcome(q.broker.faulty(q.subject.Facts.Request, f), audit.ByPolicy, decision.NotAsked,
			q.start)
	})
}

// question is one case on its way to a person and back. No goroutine runs for it while it waits:
// whoever answers takes it and carries it on.
//
//	           next: a channel asks                  heard: an answer, or withdrawn
//	put ──▶ WAITING ───────────────────▶ SHOWN ─────────────────────────────────────▶ TAKEN ──finish──▶ over
//	         │   ▲                       │  │                                           ▲  ▲
//	         │   └── failed: it cannot ──┘  └── take: guard watch, a mode or a grant ───┘  │
//	         └────── next: no channel is left, or withdrawn; take; delegate ───────────────┘
//
// WAITING: no channel shows it, and the one at its place in ask_via is next. SHOWN (showing): that
// channel asks; withdraw tells it to take the question back, and it then says so to heard. TAKEN
// (taken): it is known who answers, who alone goes on to finish; a channel that still shows it is
// told to take it back (leave), and what it says counts no more. done gets the outcome once.
type question struct {
	broker  *Broker
	subject *policy.Case // what the channels show; never changed
	dialog  policy.Dialog
	own     *ownDialog // nil: the channel has none but dialog
	done    func(policy.Outcome)
	start   time.Time
	back    *policy.Cancellation
	id      string // among those that wait

	mu       sync.Mutex
	taken    bool          // it is known who answers
	end      error         // why it is to be shown no more
	channel  int           // the place in ask_via of the channel that asks, or is next
	showing  bool          // that channel shows it
	takeBack func(error)   // from the channel that asks
	left     chan struct{} // closed when it is shown no more, for who waits for that
	whyNot   []string      // why the channels before it could not ask
}

// put records that a person is to be asked, and has the first channel ask.
func (q *question) put() {
	rec := q.broker.withPreview(audit.ApprovalRequested, q.subject)
	for _, rec.Event = range []audit.Event{audit.ApprovalRequested, audit.StepPaused} {
		if err := q.broker.append(rec); err != nil {
			q.done(unrecorded(q.subject, err))
			return
		}
	}
	q.broker.wait(q)
	q.back.Then(q.withdraw)
	if !q.reevaluate() { // the mode or a grant may have changed since it was judged
		q.next()
	}
}

// next asks by the next channel that can.
func (q *question) next() {
	for ways := q.broker.p.AskVia; ; {
		q.mu.Lock()
		taken, end, n := q.taken, q.ended(), q.channel
		q.taken = taken || end != nil || n >= len(ways)
		q.showing = !q.taken
		q.mu.Unlock()
		switch {
		case taken:
			return
		case end != nil:
			q.finish(func() policy.Outcome { return q.withdrawn(end) })
			return
		case n >= len(ways):
			q.finish(func() policy.Outcome {
				return q.refuse(risk.Say("it must be asked, and nobody could be ({0})", strings.Join(q.whyNot, "; ")),
					decision.Nobody)
			})
			return
		}
		takeBack, err := q.askBy(n, ways[n])
		switch {
		case err == errDelegated:
			return
		case err == nil:
			q.begun(n, takeBack)
			return
		}
		if !q.failed(n, ways[n], err) {
			return
		}
	}
}

// begun notes how the question is taken back from the channel that asks, if it still asks.
func (q *question) begun(n int, takeBack func(error)) {
	q.mu.Lock()
	asks, end := q.showing && q.channel == n, q.ended()
	if asks {
		q.takeBack = takeBack
	}
	q.mu.Unlock()
	if asks && end != nil {
		takeBack(end)
	}
}

// failed turns to the channel after one that could not ask. False: it was turned to before, since a
// channel may say twice that it cannot.
func (q *question) failed(n int, via policy.ApprovalChannel, err error) bool {
	if broken := brokenBy(err); broken != nil {
		q.broker.broke(broken, &q.subject.Facts.Request)
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.channel != n {
		return false
	}
	q.gone()
	q.whyNot = append(q.whyNot, via.String()+": "+err.Error())
	q.channel++
	return true
}

// gone notes that the channel that asked shows it no more. With mu held.
func (q *question) gone() {
	q.showing, q.takeBack = false, nil
	if q.left != nil {
		close(q.left)
		q.left = nil
	}
}

// heard takes the answer that came by a channel, unless somebody else answers.
func (q *question) heard(n int, via policy.ApprovalChannel, r policy.Reply, err error) {
	q.mu.Lock()
	if !q.showing || q.channel != n {
		q.mu.Unlock()
		return
	}
	q.gone()
	taken, end := q.taken, q.ended()
	answered := err == nil && (end == nil || !r.Answer.Allows()) // an allow that came too late is none
	q.taken = taken || answered || end != nil
	q.mu.Unlock()
	switch {
	case taken:
	case answered:
		q.finish(func() policy.Outcome { return q.answered(r, via) })
	case end != nil:
		q.finish(func() policy.Outcome { return q.withdrawn(end) })
	default:
		if q.failed(n, via, err) {
			q.next()
		}
	}
}

// ended is why the question is to be shown no more, or nil. With mu held.
func (q *question) ended() error {
	if q.end == nil {
		q.end = q.back.Why()
	}
	return q.end
}

// withdraw takes the question back from the channel that asks, which then says that it is gone.
func (q *question) withdraw() {
	q.mu.Lock()
	end, takeBack := q.ended(), q.takeBack
	q.mu.Unlock()
	if takeBack != nil {
		takeBack(end)
	}
}

// finish takes the question out of those that wait and gives the outcome: a refusal where guard's own code breaks at
// that. It is often called where nobody else would catch a fault, and the agent waits.
func (q *question) finish(outcome func() policy.Outcome) {
	r := &q.subject.Facts.Request
	out, _ := q.broker.safely(*r, func() (policy.Outcome, *policy.Case) { return outcome(), nil })
	broken := fault.Within("handing on an answer", func() {
		q.broker.removeWaiting(q, out.Verdict.Action)
		q.done(out)
	})
	if broken != nil {
		q.broker.TellFault(broken, r)
	}
}

// refuse answers for want of a person.
func (q *question) refuse(why risk.Reason, answer decision.Answer) policy.Outcome {
	c := *q.subject
	c.Verdict.Action = policy.Deny
	c.Verdict.Because(why)
	if err := q.resolved(&c, audit.Nobody, answer, ""); err != nil {
		return unrecorded(&c, err)
	}
	return q.broker.recordOutcome(&c, audit.Nobody, answer, q.start)
}

// withdrawn answers a case that nobody needs an answer to any more.
func (q *question) withdrawn(why error) policy.Outcome {
	out := q.refuse(risk.Say("it was withdrawn before anybody answered: {0}", why.Error()), decision.Withdrawn)
	out.Result = decision.Cancel
	return out
}
