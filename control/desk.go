package control

import (
	"sync"
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

// Params of a Desk. Record is required: without one everything is refused.
type Params struct {
	Session     string // guard's own id of this run
	PID         int    // guard's
	Agent       string // for requests that do not name theirs
	Mode        policy.Mode
	AskFrom     risk.Level
	Rules       []policy.Rule
	World       place.World                // home, user and guard's own files; its workspace is for requests that bring none
	Disk        func() place.Disk          // a fresh look at the disk for each request, with a budget of its own
	Git         func(place.Disk) place.Git // what version control holds, through a request's look at the disk; nil: nothing is known
	Dir         string                     // where guard was started: the workspace of a hook's call that no connection places
	HomeOverlay [2]string                  // a folder that an agent takes for its home, and that home: a path below the first means one below the second
	Record      Recorder                   // where everything is written first
	Ways        map[string]policy.Dialog   // by their names in ask_via: means of asking beside the channel's own dialog
	AskVia      []string                   // the order; "client" is the channel's own dialog
	Tell        func(string)               // a line for the person, which may hold an agent's text: escape it
	Broken      func(reason string)        // the run cannot be kept safe any more and must end

	Preconfirmed []policy.Preconfirmed // each good in the session of the agent's that uses it first
	Now          func() time.Time      // nil: the clock
	Clock        func() time.Time      // the clock that files are stamped with; nil: Now
}

// Desk answers requests. Its methods may be called at once from anywhere.
type Desk struct {
	p Params

	mu       sync.Mutex
	mode     policy.Mode
	started  time.Time
	made     time.Time           // by the clock, whatever Params.Now says
	sessions map[string]*session // by the agent's own id: what is granted in one is good in no other
	order    []string            // their ids, the oldest first
	opened   int                 // how many there were
	waiting  []*question         // the oldest first
	asked    int                 // how many there were
	changed  bool                // what waits is to be judged again
	judging  bool                // it is being judged
	watchers map[chan Event]bool
	used     map[string]string // what was preconfirmed, by its label, and the session that has used it
	auto     bool              // said once that the client answers by itself
	rest     rest
	lost     string // why a record could not be written, as last told
}

// The names of ways in ask_via.
const (
	ViaTerminal = "terminal"
	ViaClient   = "client"
	ViaAgent    = "agent" // the agent's own dialog; over ACP that is the client's
	ViaWatch    = "watch"
)

// NewDesk makes a Desk.
func NewDesk(p Params) *Desk {
	if len(p.AskVia) == 0 {
		p.AskVia = []string{ViaTerminal, ViaClient, ViaWatch}
	}
	if p.Now == nil {
		p.Now = time.Now
	}
	return &Desk{p: p, used: map[string]string{}, mode: p.Mode, started: p.Now(), made: time.Now()}
}

// Unrestricted reports whether the mode is unrestricted.
func (d *Desk) Unrestricted() bool { return d.Mode() == policy.Unrestricted }

// Decide judges a request and answers it where policy alone can. Otherwise the
// case is for Ask. A doubt is why guard may not allow it on its own.
func (d *Desk) Decide(r policy.Request, doubt risk.Reason) (policy.Outcome, *policy.Case) {
	return d.bounded(r, func() (policy.Outcome, *policy.Case) { return d.decideOn(r, doubt) })
}

func (d *Desk) decideOn(r policy.Request, doubt risk.Reason) (policy.Outcome, *policy.Case) {
	c := d.judge(r)
	if label := c.Verdict.Preconfirmed; label != "" && !d.use(label, r.Session) {
		c.Verdict = d.decide(&c.Facts) // another session came first
	}
	if !doubt.IsZero() && c.Verdict.Action == policy.Allow {
		c.Verdict = d.doubted(c.Verdict, doubt)
	}
	if c.Verdict.Action == policy.Ask {
		return policy.Outcome{}, c
	}
	return d.settle(c, decider(c.Verdict), decision.NotAsked, time.Time{}), nil
}

// judge judges a request without answering it.
func (d *Desk) judge(r policy.Request) *policy.Case {
	w := d.p.World
	if r.Agent == "" {
		r.Agent = d.p.Agent // else a rule that allows it by agent would not know it
	}
	c := &policy.Case{Facts: policy.Facts{Request: r}}
	broken := fault.Within("looking", func() { d.look(&w, r.Session) })
	if broken == nil {
		policy.Judge{World: w}.Complete(&c.Facts)
		broken = c.Facts.Fault
	}
	if broken != nil {
		return d.faulty(r, broken)
	}
	c.Verdict = d.decide(&c.Facts)
	return c
}

// decide is policy's verdict on facts, by the rules, the mode and the session's grants as they are now.
func (d *Desk) decide(f *policy.Facts) policy.Verdict {
	d.mu.Lock()
	s := policy.Settings{Mode: d.mode, AskFrom: d.p.AskFrom, Rules: d.p.Rules, Preconfirmed: d.preconfirmed(f.Session), Now: d.p.Now()}
	if known := d.sessions[f.Session]; known != nil {
		s.Grants = known.grants
	}
	d.mu.Unlock()
	return policy.Decide(*f, s)
}

// CriticalOrWorse reports whether a request would be critical, absurd, or guard's own.
func (d *Desk) CriticalOrWorse(r policy.Request) bool {
	c := d.judge(r)
	return c.Facts.Absurd || c.Facts.Protected || c.Facts.Level.Effective() == risk.Critical
}

// doubted turns an allow that guard may not give by itself into a question, or
// into a refusal in safe, which never asks.
func (d *Desk) doubted(v policy.Verdict, doubt risk.Reason) policy.Verdict {
	v.Action, v.Source, v.Rule, v.Skipped, v.Preconfirmed = policy.Ask, decision.Doubt, "default: not for guard alone", false, ""
	why := []risk.Reason{doubt}
	if m := d.Mode(); m != policy.Asking && m != policy.Unrestricted {
		v.Action, v.NeedsGrant = policy.Deny, true
		why = append(why, policy.SafeRefuses(v.Categories))
	}
	v.Because(why...)
	return v
}
