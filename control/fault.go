package control

import (
	"errors"
	"fmt"
	"net/http"

	"guard/audit"
	"guard/internal/fault"
	"guard/policy"
	"guard/policy/risk"
)

// broke records a fault of guard's own and names the record as guard log show takes
// it; empty: it could not be kept.
func (d *Desk) broke(f *fault.Fault, r *policy.Request) string {
	room := newRoom()
	rec := audit.Record{Event: audit.Fault, Agent: d.p.Agent, ACPSession: room.text(r.Session), Channel: r.Channel, RequestID: room.text(r.Call), Mode: d.Mode().String(),
		Reason: f.Error(), Data: map[string]string{"doing": f.Doing, "panic": room.text(f.Panic), "stack": f.Stack}}
	log, ok := d.p.Record.(interface {
		Keep(audit.Record) (uint64, error)
	})
	if !ok {
		_ = d.append(rec) // what it was for is refused, with this record or without
		return ""
	}
	seq, err := log.Keep(rec)
	if err != nil {
		return ""
	}
	return fmt.Sprintf("%.8s/%d", d.p.Session, seq)
}

// report says where what broke stands; nothing where it could not be kept.
func report(id string) risk.Reason {
	if id == "" {
		return risk.Reason{}
	}
	return risk.Say("please report what {0} shows", "`guard log show "+id+"`")
}

// faulty is the refusal of a request at which guard's own code broke.
func (d *Desk) faulty(r policy.Request, f *fault.Fault) *policy.Case {
	c := &policy.Case{Facts: policy.Facts{Request: r, Unknown: true, Fault: f}}
	c.Verdict = policy.Decide(c.Facts, policy.Settings{})
	if why := report(d.broke(f, &r)); !why.IsZero() {
		c.Verdict.Because(append(c.Verdict.Why, why)...)
	}
	return c
}

// bounded answers a request by work; where guard's own code breaks in it, with a
// refusal that says so.
func (d *Desk) bounded(r policy.Request, work func() (policy.Outcome, *policy.Case)) (out policy.Outcome, asked *policy.Case) {
	f := fault.Within("answering", func() { out, asked = work() })
	if f == nil {
		return out, asked
	}
	c := d.faulty(r, f)
	err := fault.Error("recording", func() error {
		rec := audit.Record{Event: audit.Decided, Agent: d.p.Agent, Mode: d.Mode().String(), By: audit.ByPolicy, Verdict: &c.Verdict}
		return d.append(rec)
	})
	if err != nil {
		return unrecorded(c, err), nil
	}
	return policy.Outcome{Reason: refusal(c.Verdict), Verdict: c.Verdict}, nil
}

// surviving answers each request of the socket by itself: a fault in one is an error,
// at which a hook refuses and a face says what happened.
func (d *Desk) surviving(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if f := fault.Within("answering the socket", func() { next.ServeHTTP(w, r) }); f != nil {
			d.tellFault(f, &policy.Request{Channel: r.URL.Path})
			writeFailure(w, f)
		}
	})
}

// tellFault records a fault that no request is refused for, and tells the person.
func (d *Desk) tellFault(f *fault.Fault, r *policy.Request) {
	line := f.Error()
	if why := report(d.broke(f, r)); !why.IsZero() {
		line += "; " + why.String()
	}
	d.tell(line)
}

// brokenBy is the fault in an error, or nil.
func brokenBy(err error) *fault.Fault {
	var f *fault.Fault
	errors.As(err, &f)
	return f
}
