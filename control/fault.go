package control

import (
	"errors"
	"fmt"

	"guard/audit"
	"guard/control/record"
	"guard/internal/fault"
	"guard/policy"
	"guard/policy/risk"
)

// broke records a fault of guard's own and names the record as guard log show takes
// it; empty: it could not be kept.
func (j *journal) broke(f *fault.Fault, r *policy.Request) string {
	budget := record.NewBudget()
	rec := audit.Record{Event: audit.Fault, Agent: j.p.Agent, ACPSession: budget.Text(r.Session),
		Channel: string(r.Channel), RequestID: budget.Text(r.Call), Mode: j.mode.now().String(), Reason: f.Error(),
		Data: map[string]string{"doing": f.Doing, "panic": budget.Text(f.Panic), "stack": f.Stack}}
	log, ok := j.p.Record.(interface {
		Keep(audit.Record) (uint64, error)
	})
	if !ok {
		_ = j.append(rec) // what it was for is refused, with this record or without
		return ""
	}
	seq, err := log.Keep(rec)
	if err != nil {
		return ""
	}
	return fmt.Sprintf("%.8s/%d", j.p.Session, seq)
}

// report says where what broke stands; nothing where it could not be kept.
func report(id string) risk.Reason {
	if id == "" {
		return risk.Reason{}
	}
	return risk.Say("please report what {0} shows", "`guard log show "+id+"`")
}

// faulty is the refusal of a request at which guard's own code broke.
func (j *journal) faulty(r policy.Request, f *fault.Fault) *policy.Case {
	c := &policy.Case{Facts: policy.Facts{Request: r, Unknown: true, Fault: f}}
	c.Verdict = policy.Decide(c.Facts, policy.Settings{})
	if why := report(j.broke(f, &r)); !why.IsZero() {
		c.Verdict.Because(append(c.Verdict.Why, why)...)
	}
	return c
}

// safely answers a request by work; where guard's own code breaks in it, with a
// refusal that says so.
func (j *journal) safely(r policy.Request, work func() (policy.Outcome, *policy.Case)) (out policy.Outcome,
	asked *policy.Case) {
	f := fault.Within("answering", func() { out, asked = work() })
	if f == nil {
		return out, asked
	}
	c := j.faulty(r, f)
	err := fault.Error("recording", func() error {
		rec := audit.Record{Event: audit.Decided, Agent: j.p.Agent, Mode: j.mode.now().String(), By: audit.ByPolicy,
			Verdict: &c.Verdict}
		return j.append(rec)
	})
	if err != nil {
		return unrecorded(c, err), nil
	}
	return policy.Outcome{Reason: refusal(c.Verdict), Verdict: c.Verdict}, nil
}

// TellFault records a fault that no request is refused for, and tells the person.
func (j *journal) TellFault(f *fault.Fault, r *policy.Request) {
	line := f.Error()
	if why := report(j.broke(f, r)); !why.IsZero() {
		line += "; " + why.String()
	}
	j.Say(line)
}

// brokenBy is the fault in an error, or nil.
func brokenBy(err error) *fault.Fault {
	var f *fault.Fault
	errors.As(err, &f)
	return f
}
