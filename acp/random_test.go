package acp

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"guard/audit"
	"guard/control"
	"guard/control/hook"
	"guard/internal/seed"
	"guard/policy"
	"guard/policy/place"
)

// ledger keeps what was decided, by the call.
type ledger struct {
	mu      sync.Mutex
	decided map[string][]policy.Action
}

func (l *ledger) Append(r audit.Record) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if v, ok := r.Verdict.(*policy.Verdict); ok && r.Event == audit.Decided {
		l.decided[r.RequestID] = append(l.decided[r.RequestID], v.Action)
	}
	return nil
}

// moody is a person at the terminal who answers by chance, at once or when it is taken back.
type moody struct {
	mu  sync.Mutex
	rnd *rand.Rand
}

func (m *moody) number(n int) int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.rnd.IntN(n)
}

func (m *moody) Ask(_ *policy.Case, answer func(policy.Reply, error)) (func(error), error) {
	if m.number(3) == 0 {
		return nil, errors.New("no terminal")
	}
	var once sync.Once
	if m.number(2) == 0 {
		r := policy.Reply{Answer: []policy.Answer{policy.Once, policy.Refused, policy.Cancelled}[m.number(3)]}
		go once.Do(func() { answer(r, nil) })
	}
	return func(why error) { once.Do(func() { answer(policy.Reply{}, why) }) }, nil
}

// TestGateWhateverHappens: whatever client, agent, hooks, the person and the desk do in whatever order, each request has
// one answer and one verdict in the record; it is allowed only by that; a dialog is closed once; and a connection that
// closes leaves nothing unanswered.
func TestGateWhateverHappens(t *testing.T) {
	for n := range seed.Each(t, 150) {
		if !t.Run(fmt.Sprint(n), func(t *testing.T) { anything(t, n) }) {
			return
		}
	}
}

func anything(t *testing.T, seed uint64) {
	const n = 30
	rnd := rand.New(rand.NewPCG(seed, 0))
	l := &ledger{decided: map[string][]policy.Action{}}
	vias := []policy.ApprovalChannel{policy.ViaClient, policy.ViaTerminal}
	if rnd.IntN(2) == 0 {
		vias[0], vias[1] = vias[1], vias[0]
	}
	d := &control.HookBroker{Broker: control.NewBroker(control.Params{Session: "run", Agent: "test", Mode: policy.Asking, Record: l, AskVia: vias, Dir: "/srv/project",
		World: place.World{Home: "/home/eve", User: "eve"}, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: (&moody{rnd: rand.New(rand.NewPCG(seed, 1))}).Ask}})}
	r := newRig(t, nil, func(p *Params) { p.Decider = d.Broker })
	d.Attach(r.Gate)
	r.opens("/srv/project")
	var hands, hooks sync.WaitGroup
	sides := []func(*rand.Rand){
		func(own *rand.Rand) { // the agent
			for i := range n {
				r.agentSays(permission(fmt.Sprint(i), fmt.Sprint("c", i), "git push origin main"))
				if own.IntN(4) == 0 {
					r.agentSays(fmt.Sprintf(`{"method":"$/cancel_request","params":{"requestId":%d}}`, own.IntN(i+1)))
				}
				rest(own)
			}
		},
		func(own *rand.Rand) { // its hooks
			for i := range n / 3 {
				ctx, cancel := context.WithTimeout(context.Background(), time.Duration(own.IntN(5000))*time.Microsecond)
				call := policy.Request{Session: "s", Call: fmt.Sprint("h", i), Tool: policy.Shell, Command: "git push origin hooked", Cwd: "/srv/project"}
				hooks.Go(func() {
					defer cancel()
					out := d.Call(ctx, &hook.Hook{CallIDs: true}, hook.Event{Request: call})
					l.check(t, call.Call, out.Allowed())
				})
				rest(own)
			}
		},
		func(own *rand.Rand) { // the person elsewhere, and a turn that ends
			for range n / 2 {
				rest(own)
				switch own.IntN(5) {
				case 0:
					r.clientSays(`{"method":"session/cancel","params":{"sessionId":"s"}}`)
				case 1:
					_ = d.SetMode([]policy.Mode{policy.Safe, policy.Asking, policy.Unrestricted}[own.IntN(3)], audit.ByWatch)
				default:
					_ = d.Answer(fmt.Sprint("run-", own.IntN(n)), policy.Reply{Answer: []policy.Answer{policy.Once, policy.Refused, policy.Cancelled}[own.IntN(3)]})
				}
			}
		},
	}
	for _, side := range sides {
		own := rand.New(rand.NewPCG(rnd.Uint64(), 2))
		hands.Go(func() { side(own) })
	}
	editor := make(chan struct{})
	go func() { r.edits(rand.New(rand.NewPCG(seed, 3))); close(editor) }()
	if rnd.IntN(2) == 0 {
		hands.Wait()
	}
	r.Close()
	r.answers(t, l, n)
	hands.Wait()
	hooks.Wait()
	r.clientSays(`{"method":"_over"}`)
	for _, m := range r.agent.until("_over") {
		if m.Method != "session/cancel" {
			t.Errorf("a second answer: %s", m.raw)
		}
	}
	r.agentSays(`{"method":"_over"}`)
	<-editor
}

func rest(rnd *rand.Rand) { time.Sleep(time.Duration(rnd.IntN(150)) * time.Microsecond) }

// check compares one answer with the record.
func (l *ledger) check(t *testing.T, call string, allowed bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if got := l.decided[call]; len(got) != 1 || (got[0] == policy.Allow) != allowed {
		t.Errorf("%s: allowed %v, and in the record %v", call, allowed, got)
	}
}

// answers reads until each of n requests has its answer.
func (r *rig) answers(t *testing.T, l *ledger, n int) {
	seen := map[string]bool{}
	for len(seen) < n {
		m := r.agent.next()
		id := string(m.ID)
		switch {
		case m.Method == "session/cancel":
		case id == "" || seen[id]:
			t.Fatalf("sent to the agent, a second time or for nothing: %s", m.raw)
		default:
			seen[id] = true
			l.check(t, "c"+id, m.chosen() == "yes")
		}
	}
}

// edits is an editor that answers dialogs by chance.
func (r *rig) edits(rnd *rand.Rand) {
	open := map[string]bool{}
	for {
		switch m := r.client.next(); m.Method {
		case "session/request_permission":
			open[string(m.ID)] = true
			if options := strings.Fields("yes no guard-T-session other"); rnd.IntN(3) > 0 {
				r.clientSays(selects(m.ID, options[rnd.IntN(len(options))]))
			}
		case "$/cancel_request":
			id := string(m.Params.RequestID)
			if strings.HasPrefix(id, `"guard-T-`) && !open[id] { // else the agent's own
				r.t.Errorf("closed twice, or not open: %s", m.raw)
			}
			delete(open, id)
		case "_over":
			return
		}
	}
}
