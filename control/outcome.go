package control

import (
	"strings"
	"time"

	"guard/audit"
	"guard/control/record"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// recordOutcome writes a verdict to the record, and only then gives the outcome. An
// allow that could not be recorded becomes a refusal.
func (b *Broker) recordOutcome(c *policy.Case, by audit.By, answer decision.Answer, since time.Time) policy.Outcome {
	v := c.Verdict
	if v.Action != policy.Allow {
		b.kept.refused(c)
	} else if !since.IsZero() { // a person took their time
		b.kept.again(c)
	}
	if v.Action == policy.Allow && v.Skipped {
		if err := b.append(b.about(audit.ApprovalSkipped, c)); err != nil {
			return unrecorded(c, err)
		}
	}
	rec := b.about(audit.Decided, c)
	rec.By, rec.Answer = by, answer.String()
	if v.Preconfirmed != "" { // nobody was shown what it hits, so the record is
		rec.ApprovalType, rec.Preview = record.Preview(c)
	}
	if !since.IsZero() {
		rec.Millis = time.Since(since).Milliseconds()
	}
	if err := b.append(rec); err != nil {
		return unrecorded(c, err)
	}
	if v.Action == policy.Allow {
		b.began(c) // before it can run
		b.kept.allowed(c)
		if broken := b.openings.began(c, &b.pasts); broken != nil {
			b.TellFault(broken, &c.Facts.Request)
		}
		told, broken := b.lasting.began(c, &b.pasts)
		if broken != nil {
			b.TellFault(broken, &c.Facts.Request)
		}
		tellLater(b, told)
	}
	b.publishOutcome(c, rec)
	if v.Action != policy.Allow && v.NeedsGrant && by == audit.ByPolicy {
		rec := b.withPreview(audit.ApprovalRequired, c)
		rec.Data = record.NewRequired(c, rec, b.SessionID(c.Facts.Session))
		_ = b.append(rec) // refused with it or without
		b.publishRecord(rec, c)
	}
	if v.Action == policy.Allow && len(c.Facts.UserActions) > 0 {
		b.userAction(c)
	}
	out := policy.Outcome{Reason: refusal(v), Verdict: v}
	if v.Action == policy.Allow {
		out.Result = decision.Allowance
	}
	return out
}

// userAction tells the person what they will be asked by the command itself, and records that.
func (b *Broker) userAction(c *policy.Case) {
	what := strings.Join(c.Facts.UserActions, "; ")
	rec := b.about(audit.UserActionRequired, c)
	rec.Reason = what
	_ = b.append(rec) // the decision is recorded
	b.publish(Event{Event: audit.UserActionRequired, Session: c.Facts.Session, Summary: what})
	b.Say(locale.Fill("{0} may ask you for this: {1}. Answer it there; guard never types, keeps or shows it",
		beginOf(record.Summary(&c.Facts)), what))
}

// beginOf is the begin of a command, as much as it takes to tell it from others.
func beginOf(summary string) string {
	const most = 60
	line, _, more := strings.Cut(summary, "\n")
	if runes := []rune(line); len(runes) > most {
		line, more = string(runes[:most]), true
	}
	if more {
		line += " …"
	}
	return line
}

// publishOutcome counts a decision and tells the watchers.
func (b *Broker) publishOutcome(c *policy.Case, rec audit.Record) {
	b.sessions.count(c.Facts.Session, c.Facts.Workspace, c.Verdict.Action == policy.Allow, rec.By.Asked())
	b.publishRecord(rec, c)
}

// publishRecord tells the watchers what a record says of a case.
func (b *Broker) publishRecord(rec audit.Record, c *policy.Case) {
	if v, f := c.Verdict, &c.Facts; b.watchers.any() {
		b.publish(Event{Event: rec.Event, Session: f.Session, Verdict: v.Action.String(), Risk: v.Risk.String(),
			Categories: v.Categories.Names(), Codes: v.Codes, Mode: rec.Mode, Summary: record.Summary(f)})
	}
}

// decider says who answered where nobody was asked now.
func decider(v policy.Verdict) audit.By {
	switch v.Source {
	case decision.Preconfirmed:
		return audit.ByConfirmed
	case decision.Grant:
		return audit.ByGrant
	}
	return audit.ByPolicy
}

// refusal is what the person and the model read: why, and what would help, each on a line of its own.
func refusal(v policy.Verdict) string {
	if v.Action == policy.Allow {
		return ""
	}
	text := v.Reason
	if v.Suggestion != "" {
		text += "\n" + locale.Fill("instead: {0}", v.Suggestion)
	}
	if v.Next != "" {
		text += "\n" + locale.Fill("for the person: {0}", v.Next)
	}
	return text
}

// unrecorded is the refusal of what could not be recorded, whatever was to be
// answered.
func unrecorded(c *policy.Case, err error) policy.Outcome {
	if c.Keeping != nil {
		c.Keeping.Release()
	}
	v := c.Verdict
	v.Action = policy.Deny
	v.Because(risk.Say("it could not be recorded: {0}", err.Error()))
	return policy.Outcome{Reason: v.Reason, Verdict: v}
}
