package control

import (
	"context"
	"errors"
	"strings"
	"time"

	"guard/audit"
	"guard/policy"
)

// Ask puts a case to a person by the first way that works, in the order of
// ask_via, and waits as long as they need. Nobody to ask is a refusal that says
// why nobody could be.
func (d *Desk) Ask(ctx context.Context, c *policy.Case, dialog policy.Dialog) policy.Outcome {
	start := time.Now()
	for _, e := range []audit.Event{audit.ApprovalRequested, audit.StepPaused} {
		if err := d.append(d.preview(e, c)); err != nil {
			return unrecorded(c, err)
		}
	}
	var whyNot []string
	for _, via := range d.p.AskVia {
		reply, err := d.askVia(ctx, via, c, dialog)
		if err == nil {
			return d.answered(c, reply, via, start)
		}
		if ctx.Err() != nil {
			return d.givenUp(c, context.Cause(ctx), start)
		}
		whyNot = append(whyNot, via+": "+err.Error())
	}
	c.Verdict.Action = policy.Deny
	c.Verdict.Reason = "it must be asked, and nobody could be (" + strings.Join(whyNot, "; ") + ")"
	return d.resolve(c, policy.Reply{Answer: policy.Refused}, "", "nobody", start)
}

var errNoDialog = errors.New("this agent's channel has no dialog")

func (d *Desk) askVia(ctx context.Context, via string, c *policy.Case, dialog policy.Dialog) (policy.Reply, error) {
	if via == ViaClient {
		if dialog == nil {
			return policy.Reply{}, errNoDialog
		}
		return dialog(ctx, c)
	}
	way := d.p.Ways[via]
	if way == nil {
		return policy.Reply{}, errors.New("not possible here")
	}
	if err := way.Available(); err != nil {
		return policy.Reply{}, err
	}
	return way.Ask(ctx, c)
}

// answered turns a person's reply into an outcome.
func (d *Desk) answered(c *policy.Case, r policy.Reply, via string, start time.Time) policy.Outcome {
	by := audit.ByTerminal
	if via == ViaClient {
		by = audit.ByClient
		if r.Auto {
			by = audit.ByClientAuto
			d.sayAuto()
		}
	}
	switch r.Answer {
	case policy.Once, policy.ForSession:
		c.Verdict.Action, c.Verdict.Reason = policy.Allow, ""
		if r.Answer == policy.ForSession {
			if err := d.grant(c, by); err != nil {
				return unrecorded(c, err)
			}
		}
	default:
		c.Verdict.Action = policy.Deny
		c.Verdict.Reason = "the person refused it"
		if r.Note != "" {
			c.Verdict.Reason += ": " + r.Note
		}
	}
	return d.resolve(c, r, by, answerName(r.Answer), start)
}

func (d *Desk) sayAuto() {
	d.mu.Lock()
	said := d.auto
	d.auto = true
	d.mu.Unlock()
	if !said {
		d.tell("the editor answers permission requests by itself, faster than a person could: nobody was asked")
	}
}

// grant remembers "for this session". What may not be granted counts once.
func (d *Desk) grant(c *policy.Case, by audit.By) error {
	g, ok := c.Facts.SignatureGrant()
	if !ok {
		return nil
	}
	rec := d.about(audit.ApprovalGranted, c)
	rec.By, rec.Data = by, g
	if err := d.append(rec); err != nil {
		return err
	}
	d.mu.Lock()
	d.grants = d.grants.With(g)
	d.mu.Unlock()
	return nil
}

// givenUp answers a case that nobody needs an answer to any more.
func (d *Desk) givenUp(c *policy.Case, why error, start time.Time) policy.Outcome {
	c.Verdict.Action, c.Verdict.Reason = policy.Deny, why.Error()
	return d.resolve(c, policy.Reply{Answer: policy.Cancelled}, "", "withdrawn", start)
}

func (d *Desk) resolve(c *policy.Case, r policy.Reply, by audit.By, answer string, start time.Time) policy.Outcome {
	rec := d.about(audit.ApprovalResolved, c)
	rec.By, rec.Answer, rec.Note, rec.Millis = by, answer, r.Note, time.Since(start).Milliseconds()
	if err := d.append(rec); err != nil {
		return unrecorded(c, err)
	}
	if r.Answer == policy.Cancelled {
		_ = d.append(d.about(audit.StepCancelled, c))
	}
	out := d.settle(c, by, answer, start)
	out.Cancelled = r.Answer == policy.Cancelled
	return out
}

func answerName(a policy.Answer) string {
	switch a {
	case policy.Once:
		return "once"
	case policy.ForSession:
		return "session"
	case policy.Cancelled:
		return "cancelled"
	}
	return "deny"
}
