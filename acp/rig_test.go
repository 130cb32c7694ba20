package acp

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"guard/acp/relay"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// pipe makes a pipe that goes with the test.
func pipe(t testing.TB) (r, w *os.File) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Close(); w.Close() })
	return r, w
}

// patience ends a test that hangs.
const patience = 30 * time.Second

// desk is a Decider with a rule and a person of the test's.
type desk struct {
	rule                   func(policy.Request) policy.Action // nil: deny
	person                 func(context.Context, *policy.Case, policy.Dialog) policy.Outcome
	unrestricted, critical bool
	full                   bool // nothing can be recorded any more

	mu        sync.Mutex
	requests  []policy.Request
	doubts    []string
	consented []policy.Request
	notes     []policy.Note
	links     map[string]string // where paths lead that are links
}

func (d *desk) Decide(r policy.Request, doubt risk.Reason) (policy.Outcome, *policy.Case) {
	d.mu.Lock()
	d.requests, d.doubts = append(d.requests, r), append(d.doubts, doubt.String())
	d.mu.Unlock()
	a := policy.Deny
	if d.rule != nil {
		a = d.rule(r)
	}
	if a == policy.Allow && !doubt.IsZero() {
		a = policy.Ask
	}
	c := &policy.Case{Facts: policy.Facts{Request: r, Parts: []policy.Part{{Kind: policy.CommandPart, Name: "sig " + r.Name, Level: 1}}}, Verdict: policy.Verdict{Action: a, Reason: "the rule"}}
	if strings.Contains(r.Raw, "unsigned") {
		c.Facts.Parts = nil
	} else {
		c.Facts.Level = 1
	}
	switch a {
	case policy.Ask:
		return policy.Outcome{}, c
	case policy.Allow:
		return policy.Outcome{Result: decision.Allowance}, nil
	}
	return policy.Outcome{Reason: "the rule says no"}, nil
}

func (d *desk) Ask(back *policy.Cancellation, c *policy.Case, dialog policy.Dialog, done func(policy.Outcome)) {
	ctx, cancel := context.WithCancelCause(context.Background())
	back.Then(func() { cancel(back.Why()) })
	go func() { done(d.person(ctx, c, dialog)) }()
}

func (d *desk) Consented(r policy.Request) policy.Outcome {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.full {
		return policy.Outcome{Reason: "no room for the record"}
	}
	d.consented = append(d.consented, r)
	return policy.Outcome{Result: decision.Allowance}
}

func (d *desk) Unrestricted() bool { return d.unrestricted }

func (d *desk) CriticalOrWorse(policy.Request) bool { return d.critical }

// lead has a path lead elsewhere from now on.
func (d *desk) lead(path, to string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.links[path] = to
}

func (d *desk) RealPath(path string) string {
	d.mu.Lock()
	defer d.mu.Unlock()
	if real := d.links[path]; real != "" {
		return real
	}
	return path
}

func (d *desk) Note(n policy.Note) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.notes = append(d.notes, n)
}

// noted are the texts of one kind of note.
func (d *desk) noted(e policy.NoteEvent) (texts []string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, n := range d.notes {
		if n.Event == e {
			texts = append(texts, n.Text)
		}
	}
	return texts
}

func (d *desk) last() policy.Request {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.requests) == 0 {
		return policy.Request{}
	}
	return d.requests[len(d.requests)-1]
}

func (d *desk) decided() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return len(d.requests)
}

func always(a policy.Action) func(policy.Request) policy.Action {
	return func(policy.Request) policy.Action { return a }
}

// shown waits for what comes of a dialog.
func shown(ctx context.Context, c *policy.Case, dialog policy.Dialog) (r policy.Reply, err error) {
	done := make(chan struct{})
	takeBack, cannot := dialog(c, func(reply policy.Reply, why error) { r, err = reply, why; close(done) })
	if cannot != nil {
		return r, cannot
	}
	defer context.AfterFunc(ctx, func() { takeBack(context.Cause(ctx)) })()
	<-done
	return r, err
}

// byDialog is a person at the client's own dialog.
func byDialog(ctx context.Context, c *policy.Case, dialog policy.Dialog) policy.Outcome {
	if dialog == nil {
		return policy.Outcome{Reason: "no dialog"}
	}
	reply, err := shown(ctx, c, dialog)
	switch {
	case ctx.Err() != nil:
		return policy.Outcome{Result: decision.Cancel, Reason: context.Cause(ctx).Error()}
	case err != nil:
		return policy.Outcome{Reason: "nobody: " + err.Error()}
	}
	out := policy.Outcome{Reason: "the person"}
	switch {
	case reply.Answer.Allows():
		out.Result = decision.Allowance
	case reply.Answer == policy.Cancelled:
		out.Result = decision.Cancel
	}
	return out
}

// rig is a Gate between a client and an agent that the test plays.
type rig struct {
	*Gate
	t                 testing.TB
	desk              *desk
	agentIn, clientIn *io.PipeWriter
	agent, client     *peer
}

func newRig(t testing.TB, d *desk, change ...func(*Params)) *rig {
	t.Helper()
	ar, aw := io.Pipe()
	cr, cw := io.Pipe()
	p := Params{Agent: "test", Decider: d, ToAgent: relay.NewOutlet(aw), ToClient: relay.NewOutlet(cw), Cwd: "/srv/project", Tag: "T",
		Describe: func(c *policy.Case) string { return "guard: " + c.Facts.Raw }}
	for _, f := range change {
		f(&p)
	}
	r := &rig{Gate: NewGate(p), t: t, desk: d, agent: newPeer(t, "agent", ar), client: newPeer(t, "client", cr)}
	var fromAgent, fromClient *io.PipeReader
	fromAgent, r.agentIn = io.Pipe()
	fromClient, r.clientIn = io.Pipe()
	var relays sync.WaitGroup
	relays.Go(func() { _ = relay.Lines(fromAgent, p.ToClient, r.FromAgent) })
	relays.Go(func() { _ = relay.Lines(fromClient, p.ToAgent, r.FromClient) })
	t.Cleanup(func() {
		r.Close()
		r.agentIn.Close()
		r.clientIn.Close()
		relays.Wait()
		cw.Close()
		aw.Close()
	})
	return r
}

// says has one side write lines, in one write.
func (r *rig) agentSays(lines ...string)  { r.says(r.agentIn, lines) }
func (r *rig) clientSays(lines ...string) { r.says(r.clientIn, lines) }

func (r *rig) says(w *io.PipeWriter, lines []string) {
	r.t.Helper()
	if _, err := io.WriteString(w, strings.Join(lines, "\n")+"\n"); err != nil {
		r.t.Fatal(err)
	}
}

// settle returns when both relays have dealt with all that was said before.
func (r *rig) settle() {
	r.t.Helper()
	r.agentSays(`{"method":"_mark"}`)
	r.client.until("_mark")
	r.clientSays(`{"method":"_mark"}`)
	r.agent.until("_mark")
}

// peer is what one side has been sent.
type peer struct {
	t     testing.TB
	name  string
	lines chan string
}

func newPeer(t testing.TB, name string, r io.Reader) *peer {
	p := &peer{t, name, make(chan string, 1<<16)}
	go func() {
		defer close(p.lines)
		in := bufio.NewReader(r)
		for {
			line, err := in.ReadString('\n')
			if line != "" {
				p.lines <- line
			}
			if err != nil {
				return
			}
		}
	}()
	return p
}

// message is a line as a test looks at it.
type message struct {
	raw    string
	ID     json.RawMessage
	Method string
	Params struct {
		SessionID string
		ToolCall  json.RawMessage
		Options   []Option
		Update    struct {
			SessionUpdate, ToolCallID, Status, Title, Kind string
			Content                                        []Content
		}
		RequestID   json.RawMessage
		Description string
		Meta        json.RawMessage `json:"_meta"`
	}
	Result struct {
		Outcome struct{ Outcome, OptionID string }
	}
	Error *struct {
		Code    int
		Message string
	}
}

// next is the next line that this side is sent.
func (p *peer) next() message {
	p.t.Helper()
	select {
	case line, ok := <-p.lines:
		if !ok {
			p.t.Fatalf("the %s was sent nothing more", p.name)
		}
		m := message{raw: strings.TrimSuffix(line, "\n")}
		_ = json.Unmarshal([]byte(line), &m)
		return m
	case <-time.After(patience):
		p.t.Fatalf("the %s was sent nothing", p.name)
	}
	panic("unreachable")
}

// until reads on to a notification and returns what came before it.
func (p *peer) until(method string) (before []message) {
	p.t.Helper()
	for {
		m := p.next()
		if m.Method == method {
			return before
		}
		before = append(before, m)
	}
}

// nothing fails the test if this side has been sent anything but the mark.
func (r *rig) nothingFor(p *peer) {
	r.t.Helper()
	r.agentSays(`{"method":"_mark"}`)
	r.clientSays(`{"method":"_mark"}`)
	if got := p.until("_mark"); len(got) > 0 {
		r.t.Errorf("the %s was sent %s", p.name, got[0].raw)
	}
	if p == r.agent {
		r.client.until("_mark")
	} else {
		r.agent.until("_mark")
	}
}

const (
	optionsPlain = `[{"optionId":"yes","name":"Allow","kind":"allow_once"},{"optionId":"ever","name":"Always","kind":"allow_always"},{"optionId":"no","name":"Reject","kind":"reject_once"}]`
)

// permission is a session/request_permission for a command.
func permission(id, call, command string) string {
	return permissionWith(id, fmt.Sprintf(`{"toolCallId":%q,"title":%q,"kind":"execute","rawInput":{"command":%q}}`, call, command, command), optionsPlain)
}

func permissionWith(id, toolCall, options string) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"method":"session/request_permission","params":{"sessionId":"s","toolCall":%s,"options":%s}}`, id, toolCall, options)
}

func selects(id json.RawMessage, option string) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"result":{"outcome":{"outcome":"selected","optionId":%q}}}`, id, option)
}

// chosen is what an answer to a permission says: an option's id, or "cancelled",
// or "error CODE".
func (m message) chosen() string {
	switch {
	case m.Error != nil:
		return fmt.Sprint("error ", m.Error.Code)
	case m.Result.Outcome.Outcome == "selected":
		return m.Result.Outcome.OptionID
	}
	return m.Result.Outcome.Outcome
}

// opens has the client open the session "s" in a folder.
func (r *rig) opens(cwd string) {
	r.t.Helper()
	r.clientSays(fmt.Sprintf(`{"jsonrpc":"2.0","id":"new","method":"session/new","params":{"cwd":%q,"mcpServers":[]}}`, cwd))
	r.agent.next()
	r.agentSays(`{"jsonrpc":"2.0","id":"new","result":{"sessionId":"s"}}`)
	r.client.next()
}
