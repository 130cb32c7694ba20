package control

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"guard/audit"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

// patience ends a test that hangs.
const patience = 30 * time.Second

var errDisk = errors.New("no space left on device")

// memory is a Recorder that keeps its records, and fails from one on.
type memory struct {
	mu      sync.Mutex
	records []audit.Record
	failAt  int  // the append that fails, from 1; 0: none
	forever bool // and all after it
	tries   int
}

func (m *memory) Append(r audit.Record) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.tries++
	if m.tries == m.failAt || m.forever && m.failAt > 0 && m.tries > m.failAt {
		return errDisk
	}
	m.records = append(m.records, r)
	return nil
}

// story is the events in order, with who answered and how where it is told.
func (m *memory) story() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	var words []string
	for _, r := range m.records {
		word := string(r.Event)
		if v, ok := r.Verdict.(*policy.Verdict); ok && r.Event == audit.Decided {
			word += ":" + v.Action.String()
		}
		if r.By != audit.Nobody || r.Answer != "" {
			word += "(" + strings.Trim(r.By.String()+" "+r.Answer, " ") + ")"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

func (m *memory) last(e audit.Event) audit.Record {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, r := range slices.Backward(m.records) {
		if r.Event == e {
			return r
		}
	}
	return audit.Record{}
}

func (m *memory) count(e audit.Event) (n int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, r := range m.records {
		if r.Event == e {
			n++
		}
	}
	return n
}

// person is a Way whose answer is a function of the test's.
type person struct {
	gone  error // why they cannot be asked
	reply func(context.Context, *policy.Case) (policy.Reply, error)

	mu    sync.Mutex
	asked []*policy.Case
}

func (p *person) Ask(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
	if p.gone != nil {
		return nil, p.gone
	}
	p.mu.Lock()
	p.asked = append(p.asked, c)
	p.mu.Unlock()
	ctx, cancel := context.WithCancelCause(context.Background())
	go func() { answer(p.reply(ctx, c)) }()
	return cancel, nil
}

func (p *person) times() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.asked)
}

// says is a person who always answers the same.
func says(r policy.Reply) *person {
	return &person{reply: func(context.Context, *policy.Case) (policy.Reply, error) { return r, nil }}
}

// waits is a person who answers only when the question is withdrawn, and tells
// when they have it before them.
func waits() (p *person, shown chan struct{}) {
	shown = make(chan struct{}, 1000)
	return &person{reply: func(ctx context.Context, _ *policy.Case) (policy.Reply, error) {
		shown <- struct{}{}
		<-ctx.Done()
		return policy.Reply{}, ctx.Err()
	}}, shown
}

// rig is a desk with what is round it.
type rig struct {
	*Desk
	rec *memory

	mu   sync.Mutex
	told []string
	dead []string // what the run was ended for, and the record at that moment
}

func newRig(p Params) *rig {
	r := &rig{rec: &memory{}}
	if p.Record == nil {
		p.Record = r.rec
	} else {
		r.rec, _ = p.Record.(*memory)
	}
	p.Agent, p.Dir = "gemini", "/srv/project"
	p.World = place.World{Home: "/home/eve", User: "eve", Own: []string{"/home/eve/.config/guard"}}
	p.Tell = func(s string) { r.mu.Lock(); defer r.mu.Unlock(); r.told = append(r.told, s) }
	p.Broken = func(s string) { r.mu.Lock(); defer r.mu.Unlock(); r.dead = append(r.dead, s+": "+r.rec.story()) }
	r.Desk = NewDesk(p)
	return r
}

// terminal is a rig in the mode ask with a person at the terminal.
func terminal(p *person) *rig {
	return newRig(Params{Mode: policy.Asking, Ways: map[string]policy.Dialog{ViaTerminal: p.Ask}})
}

func (r *rig) heard() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.told)
}

// run decides, and asks where that is needed.
func (r *rig) run(ctx context.Context, req policy.Request, doubt locale.Message, dialog policy.Dialog) policy.Outcome {
	out, c := r.Decide(req, risk.Say(doubt))
	if c != nil {
		out = r.ask(ctx, c, dialog)
	}
	return out
}

// ask waits for what comes of a question, which the context's end takes back.
func (r *rig) ask(ctx context.Context, c *policy.Case, dialog policy.Dialog) policy.Outcome {
	var back policy.Cancellation
	if ctx.Err() != nil {
		back.Now(context.Cause(ctx))
	}
	defer context.AfterFunc(ctx, func() { back.Now(context.Cause(ctx)) })()
	return asked(&back, r.Desk, c, dialog)
}

func asked(back *policy.Cancellation, d *Desk, c *policy.Case, dialog policy.Dialog) policy.Outcome {
	done := make(chan policy.Outcome, 1)
	d.Ask(back, c, dialog, func(out policy.Outcome) { done <- out })
	return <-done
}

func shell(line string) policy.Request {
	return policy.Request{
		Session: "s1", Call: "c1", Channel: "acp", Tool: policy.Shell, Command: line, Raw: line,
		Cwd: "/srv/project", Workspace: "/srv/project",
	}
}

func edit(path, old, text string) policy.Request {
	return policy.Request{
		Session: "s1", Call: "c1", Channel: "acp", Tool: policy.Edit, Raw: "Edit " + path, Paths: []string{path},
		Edits: []policy.Change{{Path: path, Old: &old, New: &text}}, Cwd: "/srv/project", Workspace: "/srv/project",
	}
}

// samples is a request for each row of the table in docs/design.md, "Modes".
var samples = map[string]policy.Request{
	"low":       shell("cat README.md"),
	"medium":    edit("/srv/project/a.go", "a", "b"),
	"high":      shell("git push origin main"),
	"critical":  shell("rm"),
	"absurd":    shell("rm -rf /"),
	"protected": edit("/home/eve/.config/guard/config.toml", "a", "b"),
}

// The other tests stand on this.
func TestSamplesAreWhatTheyAreCalled(t *testing.T) {
	for name, r := range samples {
		f := newRig(Params{}).judge(r).Facts
		got := f.Level.Effective().String()
		switch {
		case f.Absurd:
			got = "absurd"
		case f.Protected:
			got = "protected"
		}
		if got != name || name == "medium" && f.Categories != 0 || name == "high" && !f.Categories.Has(risk.GitPublish) {
			t.Errorf("%s: is %s %s", name, got, f.Categories)
		}
	}
}

// granted reports whether any session holds a grant.
func (r *rig) granted() bool {
	return slices.ContainsFunc(r.Sessions(), func(s Session) bool { return len(s.Grants) > 0 })
}
