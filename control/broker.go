package control

import (
	"sync"
	"sync/atomic"
	"time"

	"guard/audit"
	"guard/internal/fault"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/place"
	"guard/policy/risk"
)

// Recorder keeps the record; *audit.Log is one.
type Recorder interface {
	Append(audit.Record) error
}

// Params of a Broker. Record is required: without one everything is refused.
type Params struct {
	Session string // guard's own id of this run
	PID     int    // guard's
	Agent   string // for requests that do not name theirs
	Mode    policy.Mode
	AskFrom risk.Level
	Ends    bool // the agent works off one prompt
	Rules   []policy.Rule
	Permits func(policy.Mode) error // why the run cannot go over to a mode; nil: it can to any
	// home, user and guard's own files; its workspace is for requests that bring none
	World place.World
	Disk  func() place.Disk // a fresh look at the disk for each request, with a budget of its own
	// what version control holds, through a request's look at the disk; nil: nothing is known
	Git func(place.Disk) place.Git
	// where guard was started: the workspace of a hook's call that no connection places
	Dir string
	// a folder that an agent takes for its home, and that home: a path below the first means one below the second
	HomeOverlay [2]string
	Record      Recorder // where everything is written first
	// how a person is asked, beside the dialog of the request's own channel
	ApprovalChannels map[policy.ApprovalChannel]policy.Dialog
	AskVia           []policy.ApprovalChannel // the order in which they are tried; ViaClient is that dialog
	Tell             func(string)             // a line for the person, which may hold an agent's text: escape it
	Broken           func(reason string)      // the run cannot be kept safe any more and must end

	Keep Keep // what calls would take, for undo; nil: nothing is kept

	Preconfirmed []policy.Preconfirmed // each good in the session of the agent's that uses it first
	Now          func() time.Time      // nil: the clock
	Clock        func() time.Time      // the clock that files are stamped with; nil: Now

	// when and where earlier runs were at work, the same each time; nil: nothing is known of them
	Earlier func() []place.Span
}

// Broker answers requests. It is safe for concurrent use.
type Broker struct {
	p Params

	journal
	pasts    // of the sessions
	kept     keeping
	openings openings
	lasting  lasting
	mode     runMode
	started  time.Time
	made     time.Time // by the system's clock, whatever Params.Now says
	sessions sessions
	watchers watchers
	idle     idleTrim
	screened screened
	unjudged atomic.Bool // nothing of the run is judged

	mu           sync.Mutex
	waiting      []*question // the oldest first
	questions    int         // how many there were
	stale        bool        // the mode or a grant has changed: what waits is to be judged again
	reevaluating bool        // somebody does that now
	auto         bool        // said once that the client answers by itself
}

// NewBroker makes a Broker.
func NewBroker(p Params) *Broker {
	if len(p.AskVia) == 0 {
		p.AskVia = []policy.ApprovalChannel{policy.ViaTerminal, policy.ViaClient, policy.ViaWatch}
	}
	if p.Now == nil {
		p.Now = time.Now
	}
	b := &Broker{p: p, started: p.Now(), made: time.Now(), sessions: sessions{run: p.Session, now: p.Now}}
	b.journal.p, b.journal.mode = &b.p, &b.mode
	b.pasts = pasts{&b.p, &b.sessions}
	b.sessions.began = b.stamped()
	if p.Disk != nil {
		b.sessions.shared.Earlier, b.sessions.shared.See = p.Earlier, b.see
	}
	b.kept.keep, b.kept.broke = p.Keep, func(f *fault.Fault) { b.TellFault(f, new(policy.Request)) }
	b.mode.set(p.Mode)
	return b
}

// Now is the time by the broker's clock.
func (b *Broker) Now() time.Time { return b.p.Now() }

// SettleKept is called at the end of the run, when no call runs any more.
func (b *Broker) SettleKept() {
	b.lasting.over(b)
	b.openings.over()
	b.kept.settleAll()
}

// TrimWhenIdle has memory given back when nothing more happens for a while.
func (b *Broker) TrimWhenIdle() { b.idle.schedule() }

// Unrestricted reports whether the mode is unrestricted.
func (b *Broker) Unrestricted() bool { return b.Mode() == policy.Unrestricted }

// Decide judges a request and answers it where policy alone can. Otherwise the
// case is for Ask. A doubt is why guard may not allow it on its own.
func (b *Broker) Decide(r policy.Request, doubt risk.Reason) (policy.Outcome, *policy.Case) {
	out, c := b.decideCase(r, doubt)
	if !waits(c) {
		return out, nil
	}
	return out, c
}

// decideCase is Decide that gives the case also where it is answered; nil: guard's own code
// broke at it.
func (b *Broker) decideCase(r policy.Request, doubt risk.Reason) (policy.Outcome, *policy.Case) {
	return b.safely(r, func() (policy.Outcome, *policy.Case) { return b.decideOn(r, doubt) })
}

// waits reports whether a case is for a person to answer.
func waits(c *policy.Case) bool { return c != nil && c.Verdict.Action == policy.Ask }

func (b *Broker) decideOn(r policy.Request, doubt risk.Reason) (policy.Outcome, *policy.Case) {
	c := b.screened.take(&r)
	switch {
	case c == nil:
		c = b.judge(r)
	case c.Facts.Fault == nil:
		c.Verdict = b.decide(&c.Facts) // the mode or a grant may have changed
	}
	if label := c.Verdict.Preconfirmed; label != "" && !b.sessions.use(label, r.Session) {
		c.Verdict = b.decide(&c.Facts) // another session came first
	}
	if !doubt.IsZero() && c.Verdict.Action == policy.Allow {
		c.Verdict = b.doubted(c.Verdict, doubt)
	}
	if c.Verdict.Action != policy.Deny {
		b.kept.before(c) // the question says whether it can be undone
		if why := unkept(c, b.Mode()); !why.IsZero() {
			c.Verdict = b.doubted(c.Verdict, why)
		}
	}
	if waits(c) {
		return policy.Outcome{}, c
	}
	return b.recordOutcome(c, decider(c.Verdict), decision.NotAsked, time.Time{}), c
}

// judge judges a request without answering it.
func (b *Broker) judge(r policy.Request) *policy.Case {
	w := b.p.World
	if r.Agent == "" {
		r.Agent = b.p.Agent // else a rule that allows it by agent would not know it
	}
	c := &policy.Case{Facts: policy.Facts{Request: r}}
	defer b.endsIfStuck(r).Stop()
	broken := fault.Within("looking", func() { b.look(&w, &r) })
	if broken == nil {
		policy.Judge{World: w}.Complete(&c.Facts)
		broken = c.Facts.Fault
	}
	if broken != nil {
		return b.faulty(r, broken)
	}
	c.Verdict = b.decide(&c.Facts)
	return c
}

// decide is policy's verdict on facts, by the rules, the mode and the session's grants as they are now.
func (b *Broker) decide(f *policy.Facts) policy.Verdict {
	s := policy.Settings{Mode: b.Mode(), AskFrom: b.p.AskFrom, Rules: b.p.Rules, Ends: b.p.Ends,
		Now: b.p.Now()}
	s.Grants, s.Preconfirmed = b.sessions.beforehand(f.Session, b.p.Preconfirmed)
	return policy.Decide(*f, s)
}

// CriticalOrWorse reports whether a request would be critical, absurd, or guard's own.
func (b *Broker) CriticalOrWorse(r policy.Request) bool {
	c := b.judge(r)
	if !c.Facts.Absurd && !c.Facts.Protected && c.Facts.Level.Effective() != risk.Critical {
		return false
	}
	b.screened.keep(r, c)
	return true
}

// doubted turns an allow that guard may not give by itself into a question, or
// into a refusal in safe, which never asks.
func (b *Broker) doubted(v policy.Verdict, doubt risk.Reason) policy.Verdict {
	v.Action, v.Source, v.Rule, v.Skipped, v.Preconfirmed = policy.Ask, decision.Doubt, "default: not for guard alone",
		false, ""
	v.Because(doubt)
	if m := b.Mode(); m != policy.Asking && m != policy.Unrestricted {
		v.Because(doubt, policy.SafeRefuses)
		v.Action, v.NeedsGrant, v.Next = policy.Deny, true, policy.NextInSafe("", v.Categories)
	}
	return v
}
