// Package replay judges recorded sessions anew: what a policy would have said to
// each of their requests, had it held. Requests come in, in the order in which
// they were recorded; cases go out in the same order.
//
// What is allowed or asked counts as having run, so that what a session made is
// its own; what is refused does not. It runs nothing, keeps nothing, and looks
// at a disk only where it is given one. Sessions are judged side by side, the
// requests of one session one after the other.
package replay

import (
	"time"

	"guard/policy"
	"guard/policy/place"
)

// Entry is one request as recorded.
type Entry struct {
	Session string
	Request policy.Request
	At      time.Time // when it was asked for; zero: not recorded
	Before  Before    // what became of it then
	Cut     bool      // the record holds only a part of it
	Err     error     // it could not be read: refused
	Ends    bool      // no request: the session has no more of them, and is forgotten
}

// Before is what a record tells of how a request ended. The zero value: nothing.
type Before struct {
	Outcome    Outcome
	Categories []string
	Reason     string        // the first
	Code       string        // of it; empty in records of before guard had codes
	Answer     policy.Answer // the person's who was asked; NoAnswer: none did
	Mode       string        // the run was in; empty: not recorded
	ByEditor   bool          // a client answered by itself, too fast for a person
}

// Outcome is what became of a request.
type Outcome uint8

// The outcomes.
const (
	Unknown Outcome = iota
	Allowed         // nobody was asked
	Asked           // a person was, or would have been
	Refused         // nobody was asked
)

// OutcomeOf is what a verdict makes of a request.
func OutcomeOf(a policy.Action) Outcome {
	switch a {
	case policy.Allow:
		return Allowed
	case policy.Ask:
		return Asked
	}
	return Refused
}

// Stopped reports that it did not run by itself.
func (f Outcome) Stopped() bool { return f == Asked || f == Refused }

// Past is the memory of one session.
type Past interface {
	place.Past
	// Ran takes in a request that counts as having run.
	Ran(f *policy.Facts, at time.Time)
}

// Params say how entries are judged. Its functions are called from several
// goroutines.
type Params struct {
	World    place.World                        // its Workspace is where nothing says otherwise
	Settings func(agent string) policy.Settings // the policy, without grants
	AsThen   func(agent string) bool            // judge in the mode of then, where it is recorded; nil: never
	Disk     func() place.Disk                  // for one request; nil: nothing is looked up
	Past     func(workspace string) Past        // for one session; nil, or what gives nil: nothing is remembered
	// ForSession: the person says "for this session" wherever that is offered;
	// else once.
	ForSession bool
	Workers    int
}

// Answer is an entry with what the policy says to it. Of one that could not be
// read, Case is empty, which refuses.
type Answer struct {
	*Entry
	Case policy.Case
	Mode policy.Mode // it was judged in
}

// Outcome is what would become of it.
func (a *Answer) Outcome() Outcome { return OutcomeOf(a.Case.Verdict.Action) }

// Report is the answer as `guard check` gives it.
func (a *Answer) Report() policy.Report {
	if a.Err != nil {
		return policy.ErrorReport(a.Err)
	}
	return a.Case.Report()
}
