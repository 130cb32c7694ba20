package acp

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"testing"

	"guard/acp/inflight"
	"guard/acp/relay"
	"guard/acp/wire"
	"guard/internal/seed"
	"guard/policy"
	"guard/policy/decision"
)

func TestPolicyAnswers(t *testing.T) {
	const many = `[{"optionId":"a","kind":"allow_once"},{"optionId":"b","kind":"allow_once"},{"optionId":"no","kind":"reject_once"}]`
	tests := []struct {
		name, options string
		rule          policy.Action
		want          string
	}{
		{"allowed", optionsPlain, policy.Allow, "yes"},
		{"refused", optionsPlain, policy.Deny, "no"},
		{"refused, only for ever", `[{"optionId":"yes","kind":"allow_once"},{"optionId":"never","kind":"reject_always"}]`, policy.Deny, "never"},
		{"refused, with no way to", `[{"optionId":"yes","kind":"allow_once"}]`, policy.Deny, "cancelled"},
		{"refused, no options", `[]`, policy.Deny, "cancelled"},
		{"named Deny, but allows", `[{"optionId":"yes","name":"Deny","kind":"allow_once"},{"optionId":"no","name":"Allow","kind":"reject_once"}]`, policy.Deny, "no"},
		{"refused among several", many, policy.Deny, "no"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(tt.rule)})
			r.agentSays(permissionWith("7", `{"toolCallId":"c","title":"ls","kind":"execute","rawInput":{"command":"ls"}}`, tt.options))
			m := r.agent.next()
			if m.chosen() != tt.want || string(m.ID) != "7" {
				t.Errorf("%s, want %s", m.raw, tt.want)
			}
		})
	}
}

// Ids come back as they came, whatever they are.
func TestIdsAreEchoed(t *testing.T) {
	for _, id := range []string{"0", "-7", `"a"`, `"\u0061\n"`, `""`, "null", "123456789012345678901234567890"} {
		t.Run(id, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Allow)})
			r.agentSays(permission(id, "c", "ls"))
			if m := r.agent.next(); !strings.HasPrefix(m.raw, `{"jsonrpc":"2.0","id":`+id+`,"result"`) {
				t.Errorf("%s", m.raw)
			}
		})
	}
}

func TestRequestsThatCannotBeReadWithCertainty(t *testing.T) {
	long := `"` + strings.Repeat("i", wire.MaxID) + `"`
	tests := []struct{ name, line, want string }{
		{"an id of 1.0", strings.Replace(permission("1", "c", "ls"), `"id":1`, `"id":1.0`, 1), `"id":null,"error":{"code":-32600`},
		{"an id without end", permission(long, "c", "ls"), `"id":null,"error":{"code":-32600`},
		{"the method twice", strings.Replace(permission("1", "c", "ls"), `"id":1`, `"id":1,"method":"x"`, 1), `"id":null,"error":{"code":-32600`},
		{"a duplicate member", strings.Replace(permission("1", "c", "ls"), `"title"`, `"title":"x","title"`, 1), `"id":1,"error":{"code":-32602`},
		{"a duplicate member in raw input", strings.Replace(permission("1", "c", "ls"), `"command":`, `"command":"x","command":`, 1), `"id":1,"error":{"code":-32602`},
		{"a member but for its case", strings.Replace(permission("1", "c", "ls"), `"title"`, `"Title":"x","title"`, 1), `"id":1,"error":{"code":-32602`},
		{"a member but for a long s", strings.Replace(permission("1", "c", "ls"), `"sessionId"`, "\"\u017fessionId\":\"x\",\"sessionId\"", 1), `"id":1,"error":{"code":-32602`},
		{"bad UTF-8", strings.Replace(permission("1", "c", "ls"), `"title":"ls"`, "\"title\":\"\xff\"", 1), `"id":1,"error":{"code":-32602`},
		{"half a pair", strings.Replace(permission("1", "c", "ls"), `"title":"ls"`, `"title":"\ud800"`, 1), `"id":1,"error":{"code":-32602`},
		{"a title that is no text", strings.Replace(permission("1", "c", "ls"), `"title":"ls"`, `"title":[1]`, 1), `"id":1,"error":{"code":-32602`},
		{"nested too deeply", strings.Replace(permission("1", "c", "ls"), `"title"`, `"x":`+strings.Repeat("[", 30)+strings.Repeat("]", 30)+`,"title"`, 1), `"id":1,"error":{"code":-32602`},
		{"a byte order mark", "\ufeff" + permission("1", "c", "ls"), `"id":null,"error":{"code":-32600`},
		{"a carriage return in a notification", "{\"method\":\"x\",\"params\":\r" + permission("1", "c", "ls") + "\r}", `"id":null,"error":{"code":-32600`},
		{"a batch", "[" + permission("1", "c", "ls") + "]", `"id":1,"error":{"code":-32600`},
		{"behind another value", "null" + permission("1", "c", "ls"), `"id":null,"error":{"code":-32600`},
		{"a terminal's arguments twice", `{"id":1,"method":"terminal/create","params":{"sessionId":"s","command":"ls","args":[],"args":["x"]}}`, `"id":1,"error":{"code":-32602`},
		{"a write without content", `{"id":1,"method":"fs/write_text_file","params":{"sessionId":"s","path":"/a"}}`, `"id":1,"error":{"code":-32602`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := &desk{rule: always(policy.Allow)}
			r := newRig(t, d)
			r.agentSays(tt.line)
			if m := r.agent.next(); !strings.Contains(m.raw, tt.want) {
				t.Errorf("%s, want %s", m.raw, tt.want)
			}
			if d.decided() != 0 || len(d.noted(policy.NoteRefused)) != 1 {
				t.Errorf("judged %d times, noted %v", d.decided(), d.noted(policy.NoteRefused))
			}
			r.nothingFor(r.client)
		})
	}
}

// A thousand requests wait at once, are answered in any order by the person, the
// turn's end or the agent itself, and each gets exactly the answer that a model
// of it says.
func TestAThousandRequestsAtOnce(t *testing.T) {
	const n = 1000
	type answer struct {
		choice string
		out    policy.Outcome
	}
	var mu sync.Mutex
	waiting := map[string]chan policy.Outcome{}
	all := make(chan string, n)
	d := &desk{rule: always(policy.Ask)}
	d.person = func(ctx context.Context, c *policy.Case, _ policy.Dialog) policy.Outcome {
		ch := make(chan policy.Outcome, 1)
		mu.Lock()
		waiting[c.Facts.Call] = ch
		mu.Unlock()
		all <- c.Facts.Call
		select {
		case out := <-ch:
			return out
		case <-ctx.Done():
			return policy.Outcome{Result: decision.Cancel}
		}
	}
	r := newRig(t, d)
	rnd := seed.Rand(t, 3, 4)
	order := rnd.Perm(n)
	var lines []string
	for _, i := range order {
		id := fmt.Sprint(i)
		if i%2 == 1 {
			id = fmt.Sprintf("%q", fmt.Sprint(i)) // "7" and 7 are two ids
		}
		line := permission(id, fmt.Sprint("call", i), "x")
		if i%5 == 4 {
			line = strings.Replace(line, `"sessionId":"s"`, `"sessionId":"gone"`, 1)
		}
		lines = append(lines, line)
	}
	r.agentSays(lines...)
	for range n {
		<-all
	}
	// every duplicate of what waits is held back and not answered
	for range 50 {
		r.agentSays(lines[rnd.IntN(n)])
	}
	want := map[string]string{}
	var hands sync.WaitGroup
	for _, i := range rnd.Perm(n) {
		id := fmt.Sprint(i)
		if i%2 == 1 {
			id = fmt.Sprintf("%q", id)
		}
		switch {
		case i%5 == 4:
			want[id] = "cancelled" // by session/cancel, below
			continue
		case i%5 == 3:
			want[id] = "cancelled"
			r.agentSays(fmt.Sprintf(`{"method":"$/cancel_request","params":{"requestId":%s}}`, id))
			continue
		}
		a := [...]answer{{"yes", policy.Outcome{Result: decision.Allowance}}, {"no", policy.Outcome{}}, {"cancelled", policy.Outcome{Result: decision.Cancel}}}[i%3]
		want[id] = a.choice
		hands.Go(func() {
			mu.Lock()
			ch := waiting[fmt.Sprint("call", i)]
			mu.Unlock()
			ch <- a.out
		})
	}
	r.clientSays(`{"method":"session/cancel","params":{"sessionId":"gone"}}`)
	hands.Wait()
	for len(want) > 0 {
		m := r.agent.next()
		if m.Method == "session/cancel" {
			continue
		}
		if w, ok := want[string(m.ID)]; !ok || m.chosen() != w {
			t.Fatalf("%s: want %q (waiting: %v)", m.raw, w, ok)
		}
		delete(want, string(m.ID))
	}
	r.settle()
	if refused := d.noted(policy.NoteRefused); len(refused) != 50 {
		t.Errorf("%d duplicates noted, want 50", len(refused))
	}
}

func TestSessionCancelAnswersThatSessionOnly(t *testing.T) {
	started := make(chan string, 2)
	d := &desk{rule: always(policy.Ask)}
	d.person = func(ctx context.Context, c *policy.Case, _ policy.Dialog) policy.Outcome {
		started <- c.Facts.Session
		<-ctx.Done()
		return policy.Outcome{Result: decision.Cancel}
	}
	r := newRig(t, d)
	r.agentSays(permission("1", "a", "x"), strings.Replace(permission("2", "b", "x"), `"sessionId":"s"`, `"sessionId":"other"`, 1))
	<-started
	<-started
	// The cancellation comes after what was sent before it in one write.
	r.clientSays(`{"method":"_before"}`, `{"jsonrpc":"2.0","method":"session/cancel","params":{"sessionId":"s"}}`, `{"method":"_after"}`)
	var order []string
	for range 4 {
		m := r.agent.next()
		if m.Method == "" {
			order = append(order, string(m.ID)+" "+m.chosen())
		} else {
			order = append(order, m.Method)
		}
	}
	got := strings.Join(order, ", ")
	if !strings.HasPrefix(got, "_before, session/cancel, ") || !strings.Contains(got, "1 cancelled") {
		t.Errorf("%s", got)
	}
	r.nothingFor(r.agent)
}

func TestWhatWaitsIsGivenUpAtTheEnd(t *testing.T) {
	started := make(chan bool, 2)
	d := &desk{rule: always(policy.Ask)}
	d.person = func(ctx context.Context, c *policy.Case, _ policy.Dialog) policy.Outcome {
		started <- true
		<-ctx.Done()
		return policy.Outcome{Result: decision.Cancel, Reason: context.Cause(ctx).Error()}
	}
	r := newRig(t, d)
	r.agentSays(permission("1", "a", "x"))
	<-started
	r.Close()
	if m := r.agent.next(); m.chosen() != "cancelled" {
		t.Errorf("%s", m.raw)
	}
	r.agentSays(permission("2", "b", "x")) // after the end
	if m := r.agent.next(); m.chosen() != "cancelled" || string(m.ID) != "2" {
		t.Errorf("%s", m.raw)
	}
}

func TestAnIdMayBeUsedAgainOnceAnswered(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Deny)})
	for range 3 {
		r.agentSays(permission("1", "a", "x"))
		if m := r.agent.next(); m.chosen() != "no" {
			t.Fatalf("%s", m.raw)
		}
	}
}

func TestAnswersThatNobodyAskedFor(t *testing.T) {
	r := newRig(t, &desk{rule: func(q policy.Request) policy.Action {
		if q.Tool == policy.Read {
			return policy.Allow
		}
		return policy.Deny
	}})
	r.agentSays(permission("1", "a", "x"))
	if m := r.agent.next(); m.chosen() != "no" {
		t.Fatalf("%s", m.raw)
	}
	r.clientSays(selects(json.RawMessage("1"), "yes"), selects(json.RawMessage(`"guard-T-1"`), "yes"), selects(json.RawMessage("99"), "yes"))
	if m := r.agent.next(); string(m.ID) != "99" { // not guard's business: it passes
		t.Errorf("the agent was sent %s", m.raw)
	}
	if late := r.desk.noted(policy.NoteLateAnswer); len(late) != 2 {
		t.Errorf("noted %v", late)
	}
	// The id in use again, by a request that goes on to the client: its answer passes.
	r.agentSays(`{"id":1,"method":"fs/read_text_file","params":{"sessionId":"s","path":"/a"}}`)
	for r.client.next().Method != "fs/read_text_file" {
	}
	r.clientSays(`{"id":1,"result":{"content":"x"}}`, `{"id":1,"result":{"content":"twice"}}`, `{"id":1.0,"result":{"content":"thrice"}}`)
	if m := r.agent.next(); !strings.Contains(m.raw, `"x"`) {
		t.Errorf("%s", m.raw)
	}
	r.nothingFor(r.agent)
	if late := r.desk.noted(policy.NoteLateAnswer); len(late) != 4 {
		t.Errorf("noted %v", late)
	}
}

// What waits for a person never went to the client under the agent's id: no answer to that counts.
func TestAnAnswerInThePersonsPlace(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Ask), person: byDialog})
	r.agentSays(permission("1", "a", "rm -rf x"))
	asked := r.client.next()
	r.clientSays(selects(json.RawMessage("1"), "yes"), selects(json.RawMessage("1e0"), "yes"))
	r.nothingFor(r.agent)
	yes := selects(json.RawMessage("1"), "yes")
	hidden := []string{"[" + yes + "]", `{"ID":99,` + yes[1:], "\ufeff" + yes, "{\"method\":\"x\",\"params\":\r" + yes + "\r}", yes + yes,
		strings.Replace(yes, ",", ",\n", 1), `{"method":"x",` + yes[1:]}
	r.clientSays(hidden...)
	r.nothingFor(r.agent)
	r.clientSays(selects(asked.ID, "no"))
	if m := r.agent.next(); m.chosen() != "no" {
		t.Errorf("%s", m.raw)
	}
	// Where nobody is asked about anything, what is no message to guard is the agent's to read.
	yes = selects(json.RawMessage("98"), "yes")
	for _, line := range []string{"[" + yes + "]", `{"ID":99,` + yes[1:], "words [and] {more}"} {
		r.clientSays(line)
		if m := r.agent.next(); m.raw != line {
			t.Errorf("the agent was sent %s, not %s", m.raw, line)
		}
	}
}

// The agent may know guard's tag; it may not use ids that guard uses.
func TestTheAgentCannotUseGuardsIds(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Allow)})
	r.agentSays(`{"id":"guard-T-1","method":"elicitation/create","params":{}}`, `{"id":"\u0067uard-T-2","method":"elicitation/create","params":{}}`)
	r.nothingFor(r.client)
	if n := len(r.desk.noted(policy.NoteRefused)); n != 2 {
		t.Errorf("%d noted", n)
	}
}

func TestUnansweredRequestsAreBounded(t *testing.T) {
	g := NewGate(Params{Decider: allowAll{}, ToClient: relay.NewOutlet(&counterWriter{}), ToAgent: relay.NewOutlet(&counterWriter{})})
	passed := 0
	for i := range inflight.MaxUnanswered + 100 {
		if g.FromAgent(fmt.Appendf(nil, `{"id":%d,"method":"terminal/output","params":{}}`+"\n", i)) {
			passed++
		}
	}
	if passed != inflight.MaxUnanswered {
		t.Errorf("%d passed, want %d", passed, inflight.MaxUnanswered)
	}
	if g.FromClient([]byte(`{"id":5,"result":{}}` + "\n")); !g.FromAgent([]byte(`{"id":"new","method":"terminal/output","params":{}}` + "\n")) {
		t.Error("an answer made no room")
	}
}

type counterWriter struct {
	mu sync.Mutex
	n  int
}

func (c *counterWriter) Write(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.n += len(p)
	return len(p), nil
}

// Whatever waits must not point into the relay's buffer, which moves on.
func TestNothingKeptPointsIntoTheLine(t *testing.T) {
	for _, line := range []string{
		permission("1", "call", "rm -rf build"),
		`{"id":1,"method":"terminal/create","params":{"sessionId":"s","command":"rm -rf build"}}`,
		`{"id":1,"method":"_other/thing","params":{"sessionId":"s","x":"rm -rf build"}}`,
		`{"id":1,"method":"fs/write_text_file","params":{"sessionId":"s","path":"/a","content":"rm -rf build"}}`,
	} {
		go1 := make(chan bool)
		d := &desk{rule: always(policy.Ask)}
		got := make(chan policy.Request, 1)
		d.person = func(_ context.Context, c *policy.Case, _ policy.Dialog) policy.Outcome {
			<-go1
			got <- c.Facts.Request
			return policy.Outcome{Result: decision.Allowance}
		}
		out := &recorder{}
		g := NewGate(Params{Decider: d, ToClient: relay.NewOutlet(out), ToAgent: relay.NewOutlet(out), Cwd: "/srv/project"})
		tell := []byte(`{"method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"tool_call","toolCallId":"call","content":[{"type":"content","content":{"type":"text","text":"kept"}}],"_meta":{"k":"kept"},"locations":[{"path":"/kept"}]}}}` + "\n")
		g.FromAgent(tell)
		b := []byte(line + "\n")
		if g.FromAgent(b) {
			t.Fatal("passed")
		}
		for _, buf := range [][]byte{tell, b} {
			for i := range buf {
				buf[i] = '!'
			}
		}
		close(go1)
		r := <-got
		if all, _ := json.Marshal(r); strings.Contains(string(all), "!!") || !strings.Contains(string(all), "rm -rf build") {
			t.Errorf("%s: %s", line, all)
		}
		g.memory.mu.Lock()
		c := g.memory.calls.peek("s", "call")
		kept, _ := json.Marshal(c.ToolCall)
		g.memory.mu.Unlock()
		if strings.Contains(string(kept), "!") {
			t.Errorf("%s: kept %s", line, kept)
		}
		for !strings.Contains(out.String(), "\n") {
			runtime.Gosched()
		}
		if strings.Contains(out.String(), "!") {
			t.Errorf("%s: sent %s", line, out.String())
		}
	}
}

type recorder struct {
	mu sync.Mutex
	b  strings.Builder
}

func (r *recorder) Write(p []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.b.Write(p)
}

func (r *recorder) String() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.b.String()
}
