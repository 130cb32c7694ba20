package control

import (
	"context"
	"fmt"
	"sync"
	"time"

	"guard/audit"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// Recorder keeps the record; *audit.Log is one.
type Recorder interface {
	Append(audit.Record) error
}

// Way is one means of asking a person beside the channel's own dialog.
type Way interface {
	// Available says why nobody can be asked this way now, or nil.
	Available() error
	// Ask waits for an answer. An error means that there is none to be had.
	Ask(ctx context.Context, c *policy.Case) (policy.Reply, error)
}

// Params of a Desk.
type Params struct {
	Session string // guard's own id of this run
	Agent   string
	Mode    policy.Mode
	AskFrom risk.Level
	Rules   []policy.Rule
	World   place.World         // home, user and guard's own files; a request brings its workspace
	Disk    func() place.Disk   // a fresh look at the disk for each request, with a budget of its own
	Record  Recorder            // where everything is written first
	Ways    map[string]Way      // by their names in ask_via
	AskVia  []string            // the order; "client" is the channel's own dialog
	Tell    func(string)        // a line for the person, on standard error
	Broken  func(reason string) // the run cannot be kept safe any more and must end
}

// Desk answers requests. Its methods may be called at once from anywhere.
type Desk struct {
	p Params

	mu     sync.Mutex
	grants policy.Grants
	auto   bool // said once that the client answers by itself
}

// The names of ways in ask_via.
const (
	ViaTerminal = "terminal"
	ViaClient   = "client"
)

// NewDesk makes a Desk.
func NewDesk(p Params) *Desk {
	if len(p.AskVia) == 0 {
		p.AskVia = []string{ViaTerminal, ViaClient}
	}
	return &Desk{p: p}
}

// Unrestricted reports whether the mode is unrestricted.
func (d *Desk) Unrestricted() bool { return d.p.Mode == policy.Unrestricted }

// Decide judges a request and answers it where policy alone can. Otherwise the
// case is for Ask. A doubt is why guard may not allow it on its own.
func (d *Desk) Decide(r policy.Request, doubt string) (policy.Outcome, *policy.Case) {
	c := d.judge(r)
	if doubt != "" && c.Verdict.Action == policy.Allow {
		c.Verdict = d.doubted(c.Verdict, doubt)
	}
	if c.Verdict.Action == policy.Ask {
		return policy.Outcome{}, c
	}
	return d.settle(c, audit.ByPolicy, "", time.Time{}), nil
}

// Judge judges a request without answering it.
func (d *Desk) judge(r policy.Request) *policy.Case {
	w := d.p.World
	w.Workspace = workspace(r.Workspace, w.Home)
	if d.p.Disk != nil {
		w.Disk = d.p.Disk()
	}
	f := policy.Judge{World: w}.Facts(r)
	d.mu.Lock()
	s := policy.Settings{Mode: d.p.Mode, AskFrom: d.p.AskFrom, Rules: d.p.Rules, Grants: d.grants}
	d.mu.Unlock()
	return &policy.Case{Facts: f, Verdict: policy.Decide(f, s)}
}

// workspace is the folder a request works in: never the root or the home
// itself, in which everything would lie inside.
func workspace(dir, home string) string {
	if dir == "/" || dir == home {
		return ""
	}
	return dir
}

// doubted turns an allow that guard may not give by itself into a question, or
// into a refusal in safe, which never asks.
func (d *Desk) doubted(v policy.Verdict, doubt string) policy.Verdict {
	v.Action, v.Reason, v.Rule = policy.Ask, doubt, "default: "+doubt
	if d.p.Mode == policy.Safe {
		v.Action, v.NeedsGrant = policy.Deny, true
	}
	return v
}

// settle records a verdict that needs nobody, and gives the outcome.
func (d *Desk) settle(c *policy.Case, by audit.By, answer string, since time.Time) policy.Outcome {
	v := c.Verdict
	if v.Action == policy.Allow && v.Skipped {
		if err := d.append(d.about(audit.ApprovalSkipped, c)); err != nil {
			return unrecorded(c, err)
		}
	}
	rec := d.about(audit.Decided, c)
	rec.By, rec.Answer = by, answer
	if !since.IsZero() {
		rec.Millis = time.Since(since).Milliseconds()
	}
	if err := d.append(rec); err != nil {
		return unrecorded(c, err)
	}
	if v.Action != policy.Allow && v.NeedsGrant && by == audit.ByPolicy {
		_ = d.append(d.preview(audit.ApprovalRequired, c))
	}
	return policy.Outcome{Allowed: v.Action == policy.Allow, Reason: refusal(v), Verdict: v}
}

// refusal is what the person and the model read: why, and what would help.
func refusal(v policy.Verdict) string {
	if v.Action == policy.Allow {
		return ""
	}
	if v.Suggestion != "" {
		return v.Reason + ". Instead: " + v.Suggestion
	}
	return v.Reason
}

func unrecorded(c *policy.Case, err error) policy.Outcome {
	c.Verdict.Action = policy.Deny
	return policy.Outcome{Reason: "it could not be recorded: " + err.Error(), Verdict: c.Verdict}
}

func (d *Desk) append(r audit.Record) error {
	err := d.p.Record.Append(r)
	if err != nil {
		d.tell("the record could not be written: " + err.Error() + ": everything is refused from here on")
	}
	return err
}

func (d *Desk) tell(line string) {
	if d.p.Tell != nil {
		d.p.Tell(line)
	}
}

// Note records what is no decision, and tells the person what they must know.
func (d *Desk) Note(n policy.Note) {
	rec := audit.Record{Event: audit.Event(n.Event), Agent: d.p.Agent, ACPSession: n.Session, RequestID: n.Call, Reason: n.Text}
	switch n.Event {
	case policy.NoteRefused:
		rec.Event, rec.By = audit.Decided, audit.ByPolicy
		rec.Verdict = policy.Verdict{Risk: risk.Critical, Reason: n.Text, Rule: "default: not readable with certainty"}
		d.tell(n.Text)
	case policy.NoteUnguarded, policy.NoteMode:
		d.tell(n.Text)
	case policy.NoteHookDead:
		d.tell(n.Text)
		if d.p.Broken != nil {
			defer d.p.Broken(n.Text)
		}
	}
	_ = d.append(rec)
}

func (d *Desk) about(e audit.Event, c *policy.Case) audit.Record {
	r := c.Facts.Request
	return audit.Record{Event: e, Agent: d.p.Agent, ACPSession: r.Session, Channel: r.Channel, Mode: d.p.Mode.String(),
		Request: recorded(r), Facts: policy.NewReport(c.Facts, c.Verdict), Verdict: c.Verdict}
}

func (d *Desk) preview(e audit.Event, c *policy.Case) audit.Record {
	r := d.about(e, c)
	r.ApprovalType, r.Preview = previewOf(c)
	return r
}

// maxText bounds a text in the record, in bytes: a file's whole new content is
// for the disk, not for the log.
const maxText = 16 << 10

// recorded is a request with its long texts cut, visibly.
func recorded(r policy.Request) policy.Request {
	r.Raw, r.Command, r.Prompt = cut(r.Raw), cut(r.Command), cut(r.Prompt)
	if r.Raw == r.Command {
		r.Raw = ""
	}
	if len(r.Edits) > 0 {
		edits := append([]policy.Change(nil), r.Edits...)
		for i, e := range edits {
			edits[i].Old, edits[i].New = cutText(e.Old), cutText(e.New)
		}
		r.Edits = edits
	}
	if len(r.Args) > maxText {
		r.Args = policy.Raw(fmt.Sprintf(`{"guard":"cut: %d bytes of arguments"}`, len(r.Args)))
	}
	return r
}

func cutText(s *string) *string {
	if s == nil || len(*s) <= maxText {
		return s
	}
	c := cut(*s)
	return &c
}

func cut(s string) string {
	if len(s) <= maxText {
		return s
	}
	return fmt.Sprintf("%s … (cut, %d bytes in all)", s[:maxText], len(s))
}
