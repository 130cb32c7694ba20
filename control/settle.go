package control

import (
	"errors"
	"strings"
	"time"

	"guard/audit"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// settle records a verdict and gives the outcome. An allow that is not in the
// record becomes a refusal.
func (d *Desk) settle(c *policy.Case, by audit.By, answer decision.Answer, since time.Time) policy.Outcome {
	v := c.Verdict
	if v.Action == policy.Allow && v.Skipped {
		if err := d.append(d.about(audit.ApprovalSkipped, c)); err != nil {
			return unrecorded(c, err)
		}
	}
	rec := d.about(audit.Decided, c)
	rec.By, rec.Answer = by, answer.String()
	if v.Preconfirmed != "" { // nobody was shown what it hits, so the record is
		rec.ApprovalType, rec.Preview = previewOf(c)
	}
	if !since.IsZero() {
		rec.Millis = time.Since(since).Milliseconds()
	}
	if err := d.append(rec); err != nil {
		return unrecorded(c, err)
	}
	if v.Action == policy.Allow {
		d.began(c) // before it can run
	}
	d.settled(c, rec)
	if v.Action != policy.Allow && v.NeedsGrant && by == audit.ByPolicy {
		rec := d.withPreview(audit.ApprovalRequired, c)
		rec.Data = d.required(c, rec)
		_ = d.append(rec) // refused with it or without
		d.happened(rec, c)
	}
	if v.Action == policy.Allow && len(c.Facts.UserActions) > 0 {
		d.userAction(c)
	}
	out := policy.Outcome{Reason: refusal(v), Verdict: v}
	if v.Action == policy.Allow {
		out.Result = decision.Allowance
	}
	return out
}

// Required is what would let through what safe refused (docs/design.md, "The socket").
type Required struct {
	Category           string   `json:"category"`
	RequiredCategories []string `json:"required_categories"`
	Session            string   `json:"session_id"`
	Prompt             struct {
		What    string   `json:"what"`
		Why     string   `json:"why"`
		Risk    string   `json:"risk"`
		Changes []string `json:"changes"`
	} `json:"prompt"`
	BlockedReason string `json:"blocked_reason"`
}

// required is the structure of a refusal for want of a grant. The record stands for the preview.
func (d *Desk) required(c *policy.Case, rec audit.Record) Required {
	k, v, f := newRoom(), c.Verdict, &c.Facts
	r := Required{Category: rec.ApprovalType, RequiredCategories: v.Categories.Names(), BlockedReason: "approval_required"}
	r.Prompt.What, r.Prompt.Why, r.Prompt.Risk = rec.Preview.Summary, k.text(v.Reason), v.Risk.String()
	r.Prompt.Changes = append([]string{}, k.texts(changes(f))...)
	d.mu.Lock()
	defer d.mu.Unlock()
	r.Session = d.sessionOf(f.Session).id
	return r
}

// userAction tells the person what they will be asked by the command itself, and records that.
func (d *Desk) userAction(c *policy.Case) {
	what := strings.Join(c.Facts.UserActions, "; ")
	rec := d.about(audit.UserActionRequired, c)
	rec.Reason = what
	_ = d.append(rec) // the decision is recorded
	d.publish(Event{Event: string(audit.UserActionRequired), Session: c.Facts.Session, Summary: what})
	d.tell(locale.Fill("it may ask you for this: {0}. Answer the program itself; guard never types, keeps or shows it", what))
}

// settled counts a decision and tells the watchers.
func (d *Desk) settled(c *policy.Case, rec audit.Record) {
	d.count(c.Facts.Session, c.Facts.Workspace, c.Verdict.Action == policy.Allow, rec.By.Asked())
	d.happened(rec, c)
}

// happened tells the watchers of what the record holds of a case.
func (d *Desk) happened(rec audit.Record, c *policy.Case) {
	if v, f := c.Verdict, &c.Facts; d.watched() {
		d.publish(Event{Event: string(rec.Event), Session: f.Session, Verdict: v.Action.String(), Risk: v.Risk.String(),
			Categories: v.Categories.Names(), Codes: v.Codes, Mode: rec.Mode, Summary: summary(f)})
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

// refusal is what the person and the model read: why, and what would help.
func refusal(v policy.Verdict) string {
	if v.Action == policy.Allow {
		return ""
	}
	if v.Suggestion != "" {
		return locale.Fill("{0}. Instead: {1}", v.Reason, v.Suggestion)
	}
	return v.Reason
}

// unrecorded is the refusal of what could not be recorded, whatever was to be
// answered.
func unrecorded(c *policy.Case, err error) policy.Outcome {
	v := c.Verdict
	v.Action = policy.Deny
	v.Because(risk.Say("it could not be recorded: {0}", err.Error()))
	return policy.Outcome{Reason: v.Reason, Verdict: v}
}

var errNoRecord = locale.New("guard: no record is kept")

// append writes one record. What is lost is told once, not with every request:
// a record that has failed goes on to.
func (d *Desk) append(r audit.Record) error {
	err := errNoRecord
	if d.p.Record != nil {
		err = d.p.Record.Append(r)
	}
	if err == nil || errors.Is(err, audit.ErrEnded) { // the run is over, and nobody waits for an answer
		return err
	}
	d.mu.Lock()
	told := d.lost == err.Error()
	d.lost = err.Error()
	d.mu.Unlock()
	if !told {
		d.tell(locale.Fill("refused, because it could not be recorded: {0}", err.Error()))
	}
	return err
}

func (d *Desk) tell(line string) {
	if d.p.Tell != nil {
		d.p.Tell(line)
	}
}
