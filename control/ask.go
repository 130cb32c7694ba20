package control

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"guard/audit"
	"guard/policy"
)

// Ask puts a case to a person by the first way that works, in the order of
// ask_via, and waits as long as they need. Nobody to ask is a refusal that says
// why nobody could be.
func (d *Desk) Ask(ctx context.Context, asked *policy.Case, dialog policy.Dialog) policy.Outcome {
	q := &question{desk: d, asked: asked, c: *asked, dialog: dialog, start: time.Now()}
	if q.c.Verdict.Action != policy.Ask { // answered already: no person can turn it
		return q.refuse("there is nothing to ask about it", "deny")
	}
	return q.put(ctx)
}

// question is one case on its way to a person and back.
type question struct {
	desk   *Desk
	asked  *policy.Case // what the ways show; never changed
	c      policy.Case  // what is recorded, with the answer as its verdict
	dialog policy.Dialog
	start  time.Time
}

func (q *question) put(ctx context.Context) policy.Outcome {
	rec := q.desk.withPreview(audit.ApprovalRequested, &q.c)
	for _, rec.Event = range []audit.Event{audit.ApprovalRequested, audit.StepPaused} {
		if err := q.desk.append(rec); err != nil {
			return unrecorded(&q.c, err)
		}
	}
	var whyNot []string
	for _, via := range q.desk.p.AskVia {
		if ctx.Err() != nil {
			break
		}
		reply, err := q.via(ctx, via)
		if err == nil && (ctx.Err() == nil || !allows(reply)) {
			return q.answered(reply, via)
		}
		if err != nil {
			whyNot = append(whyNot, via+": "+err.Error())
		}
	}
	if ctx.Err() != nil { // an allow that came too late is none
		return q.withdrawn(context.Cause(ctx))
	}
	return q.refuse("it must be asked, and nobody could be ("+strings.Join(whyNot, "; ")+")", "nobody")
}

var (
	errNoDialog = errors.New("this agent's channel has no dialog")
	errNoWay    = errors.New("not possible here")
)

// via asks in one way. An error says why no answer came.
func (q *question) via(ctx context.Context, via string) (policy.Reply, error) {
	if via == ViaClient {
		if q.dialog == nil {
			return policy.Reply{}, errNoDialog
		}
		return q.dialog(ctx, q.asked)
	}
	way := q.desk.p.Ways[via]
	if way == nil {
		return policy.Reply{}, errNoWay
	}
	if err := way.Available(); err != nil {
		return policy.Reply{}, err
	}
	return way.Ask(ctx, q.asked)
}

func allows(r policy.Reply) bool { return r.Answer == policy.Once || r.Answer == policy.ForSession }

// refuse answers for want of a person.
func (q *question) refuse(reason, answer string) policy.Outcome {
	q.c.Verdict.Action, q.c.Verdict.Reason = policy.Deny, reason
	if err := q.resolved("", answer, ""); err != nil {
		return unrecorded(&q.c, err)
	}
	return q.desk.settle(&q.c, "", answer, q.start)
}

// withdrawn answers a case that nobody needs an answer to any more.
func (q *question) withdrawn(why error) policy.Outcome {
	out := q.refuse(fmt.Sprintf("it was withdrawn before anybody answered: %v", why), "withdrawn")
	out.Cancelled = true
	return out
}
