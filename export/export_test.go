package export

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"guard/audit"
	"guard/policy"
)

// store is a Sender that keeps what it gets.
type store struct {
	events []Event
	fails  func(n int, events []Event) error // at the n-th call, from 1
	calls  int
}

func (s *store) Send(_ context.Context, events []Event) error {
	s.calls++
	if s.fails != nil {
		if err := s.fails(s.calls, events); err != nil {
			return err
		}
	}
	s.events = append(s.events, events...)
	return nil
}

// ids are those of all events that came, each once, in the order in which they came first.
func (s *store) ids() (ids []string, twice int) {
	seen := map[string]bool{}
	for i := range s.events {
		id := s.events[i].ID()
		if seen[id] {
			twice++
			continue
		}
		seen[id] = true
		ids = append(ids, id)
	}
	return ids, twice
}

type bench struct {
	t      *testing.T
	dir    string
	logs   map[string]*audit.Log
	counts map[string]int
}

func newBench(t *testing.T) *bench {
	return &bench{t: t, dir: t.TempDir(), logs: map[string]*audit.Log{}, counts: map[string]int{}}
}

func (b *bench) records() string { return filepath.Join(b.dir, "log") }

// write adds records to a session, which begins with the first.
func (b *bench) write(session string, records ...audit.Record) {
	b.t.Helper()
	log := b.logs[session]
	if log == nil {
		var err error
		if log, err = audit.Create(audit.Params{Dir: b.records(), Session: session}); err != nil {
			b.t.Fatal(err)
		}
		b.logs[session] = log
		b.t.Cleanup(func() { log.Close() })
	}
	for _, r := range records {
		if err := log.Append(r); err != nil {
			b.t.Fatal(err)
		}
		b.counts[session]++
	}
}

func (b *bench) exporter(s Sender) *Exporter {
	return &Exporter{Records: b.records(), State: filepath.Join(b.dir, "state"), Sender: s, Contents: Contents{Texts: true},
		waits: func(int) time.Duration { return time.Millisecond }}
}

func (b *bench) run(x *Exporter, how How) {
	b.t.Helper()
	if err := x.Run(context.Background(), how); err != nil {
		b.t.Fatal(err)
	}
}

// whole complains unless everything came, each session in its order.
func (b *bench) whole(s *store) (twice int) {
	b.t.Helper()
	ids, twice := s.ids()
	next, total := map[string]int{}, 0
	for _, id := range ids {
		session, seq, _ := strings.Cut(id, "/")
		next[session]++
		if seq != fmt.Sprint(next[session]) {
			b.t.Fatalf("%s came as number %d of its session", id, next[session])
		}
	}
	for session, n := range b.counts {
		total += n
		if next[session] != n {
			b.t.Errorf("of session %s %d records came, of %d", session, next[session], n)
		}
	}
	if len(ids) != total {
		b.t.Errorf("%d came, of %d", len(ids), total)
	}
	return twice
}

func decided(command string) audit.Record {
	return audit.Record{Event: audit.Decided, Agent: "gemini", Mode: "ask", RequestID: "c1",
		Request: policy.Request{Tool: policy.Shell, Command: command, Cwd: "/srv/secret-place", Workspace: "/srv/secret-place"},
		Verdict: map[string]any{"verdict": "deny", "risk": "high", "categories": []string{"GIT_PUBLISH"},
			"rule": "default: mode safe", "reason": "git push publishes " + command},
		Facts: map[string]any{"hosts": []string{"forge.example"}, "reason_codes": []string{"publishes"}},
		By:    audit.ByPolicy, Note: "a note about " + command}
}

var started = audit.Record{Event: audit.SessionStarted, Agent: "gemini", Mode: "ask",
	Data: map[string]any{"guard": "1.2", "policy": "sha256:abc"}}

// Everything arrives once, in order, however often the exporter is started.
func TestEverythingArrivesOnceInOrder(t *testing.T) {
	b, s := newBench(t), &store{}
	for round := range 3 {
		for i := range 4 {
			session := fmt.Sprintf("s%d", i)
			if round == 0 {
				b.write(session, started)
			}
			for range 300 {
				b.write(session, decided("git push"))
			}
		}
		b.run(b.exporter(s), Once)
	}
	b.write("s0", audit.Record{Event: audit.SessionEnded})
	b.run(b.exporter(s), Once)
	b.run(b.exporter(s), Once)
	if twice := b.whole(s); twice != 0 {
		t.Errorf("%d came twice", twice)
	}
}

// A store that is away at times, and an exporter that ends anywhere, lose nothing and mix nothing up.
func TestNothingIsLostWhileTheStoreIsAway(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	b, s := newBench(t), &store{}
	s.fails = func(int, []Event) error {
		if random.IntN(3) == 0 {
			return errors.New("away")
		}
		return nil
	}
	for round := range 20 {
		for range random.IntN(400) {
			b.write(fmt.Sprintf("s%d", random.IntN(5)), decided("git push"))
		}
		x := b.exporter(s)
		if round%3 == 0 { // it accepts, and what was accepted is not noted: the exporter was killed
			journal := filepath.Join(x.State, journalName)
			kept, err := os.ReadFile(journal)
			_ = x.Run(context.Background(), Once)
			if err == nil {
				err = os.WriteFile(journal, kept[:len(kept)-random.IntN(min(len(kept), 20)+1)], 0o600)
			}
			if err != nil && !errors.Is(err, os.ErrNotExist) {
				t.Fatal(err)
			}
			continue
		}
		_ = x.Run(context.Background(), Once)
	}
	s.fails = nil
	b.run(b.exporter(s), Once)
	if twice := b.whole(s); twice == 0 {
		t.Error("nothing came twice: the test kills nothing")
	}
}

// While how far it is cannot be noted, it goes on; once it can be, nothing comes twice.
func TestAFullDiskStopsNothing(t *testing.T) {
	b, s := newBench(t), &store{}
	x := b.exporter(s)
	var told []error
	x.Tell = func(err error) { told = append(told, err) }
	if err := os.MkdirAll(x.State, 0o700); err != nil {
		t.Fatal(err)
	}
	journal := filepath.Join(x.State, journalName)
	for range maxEvents + 10 {
		b.write("s0", decided("git push"))
	}
	s.fails = func(n int, _ []Event) error {
		switch n {
		case 1:
			return os.Symlink("/dev/full", journal)
		case 2: // the disk has room again
			return os.Remove(journal)
		}
		return nil
	}
	b.run(x, Once)
	if len(told) == 0 {
		t.Error("nobody was told")
	}
	b.write("s0", decided("git push"))
	b.run(b.exporter(s), Once)
	b.whole(s)
}

// What the store refuses is left out, and nothing else.
func TestWhatIsRefusedIsLeftOut(t *testing.T) {
	b, s := newBench(t), &store{}
	s.fails = func(_ int, events []Event) error {
		for i := range events {
			if id := events[i].ID(); id == "s0/7" || id == "s0/300" {
				return fmt.Errorf("%w: 400", ErrRefused)
			}
		}
		return nil
	}
	for range 400 {
		b.write("s0", decided("git push"))
	}
	x := b.exporter(s)
	b.run(x, Once)
	ids, twice := s.ids()
	if len(ids) != 398 || twice != 0 || slices.Contains(ids, "s0/7") || slices.Contains(ids, "s0/300") {
		t.Errorf("%d came, %d twice", len(ids), twice)
	}
	status, _, err := StatusIn(x.State)
	if err != nil || status.Refused != 2 || !strings.HasPrefix(status.RefusedLast, "s0/300: ") || status.Sent != 400 {
		t.Errorf("%+v, %v", status, err)
	}
}

// Who ends an export before all is handed on is not told that it was.
func TestAnExportThatIsEndedIsNotOver(t *testing.T) {
	for how, want := range map[How]error{Once: context.Canceled, Follow: nil} {
		b, s := newBench(t), &store{}
		b.write("s0", decided("git push"))
		ctx, end := context.WithCancel(t.Context())
		s.fails = func(int, []Event) error {
			end()
			return ctx.Err()
		}
		if err := b.exporter(s).Run(ctx, how); !errors.Is(err, want) {
			t.Errorf("%d: %v", how, err)
		}
	}
}

// What the store rejects of a batch is counted, and the rest is not sent again.
func TestWhatIsRejectedIsCounted(t *testing.T) {
	b, s := newBench(t), &store{}
	s.fails = func(int, []Event) error { return &Rejected{3, errors.New("too old")} }
	for range 5 {
		b.write("s0", decided("git push"))
	}
	x := b.exporter(s)
	b.run(x, Once)
	status, _, err := StatusIn(x.State)
	if err != nil || s.calls != 1 || status.Refused != 3 || !strings.HasSuffix(status.RefusedLast, ": too old") {
		t.Errorf("%d calls, %+v, %v", s.calls, status, err)
	}
}

// An export that ends within a second tells of its last batch too.
func TestTheLastBatchIsTold(t *testing.T) {
	b, s := newBench(t), &store{}
	for range 2*maxEvents + 10 {
		b.write("s0", decided("git push"))
	}
	x := b.exporter(s)
	b.run(x, Once)
	if status, _, err := StatusIn(x.State); err != nil || status.Sent != 2*maxEvents+10 {
		t.Errorf("%+v, %v", status, err)
	}
}

// Where texts are not wanted, nothing that an agent or a person wrote goes out.
func TestWithoutTextsNoTextGoesOut(t *testing.T) {
	const word = "hunter2"
	b, s := newBench(t), &store{}
	r := decided("git push " + word)
	r.Reason, r.Answer = "because of "+word, "deny"
	r.Verdict.(map[string]any)["rule"] = `~/.config/guard/guard.toml:3: preconfirmed "rm ` + word + `"`
	granted, titled := decided("ls"), decided("ls")
	granted.Verdict.(map[string]any)["rule"] = policy.GrantedFor + "reads under /srv/" + word
	titled.Request = policy.Request{Tool: policy.Other, Name: "Ask " + word + " for the key"}
	r.ACPSession, r.RequestID = "the session of "+word, "call/"+word // an agent's own, of any form
	b.write("s0", started, r, audit.Record{Event: audit.Fault, Reason: word, Data: map[string]any{"at": word}}, granted, titled)
	x := b.exporter(s)
	x.Contents = Contents{}
	b.run(x, Once)
	if text := fmt.Sprintf("%+v", s.events); len(s.events) != 5 || strings.Contains(text, word) || strings.Contains(text, "secret-place") {
		t.Errorf("%s", text)
	}
	x = b.exporter(s)
	x.Contents, x.Since, s.events = Contents{Decisions: true, Texts: true, Lines: true}, time.Now().Add(-time.Hour), nil
	b.run(x, Once)
	if len(s.events) != 3 || !strings.HasPrefix(s.events[0].Body, `{"seq":2,`) || !strings.Contains(s.events[0].Body, word) {
		t.Errorf("%+v", s.events)
	}
}

// What an event says of a decision; docs/export.md lists it.
func TestWhatAnEventSays(t *testing.T) {
	b, s := newBench(t), &store{}
	b.write("s0", started, decided("git push"))
	b.run(b.exporter(s), Once)
	e := s.events[1]
	if e.Name != "guard.decided" || e.Severity != Warn || e.Body != "deny high shell: git push" {
		t.Errorf("%+v", e)
	}
	got := map[string]string{}
	for _, a := range e.Attributes {
		got[a.Name] = fmt.Sprint(a.Value)
	}
	for name, want := range map[string]string{
		"guard.record.id": "s0/2", "guard.record.seq": "2", "guard.event": "decided", "guard.session": "s0", "guard.version": "1.2",
		"guard.policy.hash": "sha256:abc", "guard.agent": "gemini", "guard.mode": "ask", "guard.verdict": "deny", "guard.risk": "high",
		"guard.categories": "[GIT_PUBLISH]", "guard.rule": "default: mode safe", "guard.reason.codes": "[publishes]", "guard.answered_by": "policy",
		"gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": "shell", "gen_ai.tool.call.id": "c1", "guard.command": "git push",
		"process.working_directory": "/srv/secret-place", "guard.note": "a note about git push", "guard.hosts": "[forge.example]",
	} {
		if got[name] != want {
			t.Errorf("%s is %q, want %q", name, got[name], want)
		}
	}
	if len(got["guard.record.hash"]) != 64 || got["guard.record.prev"] == got["guard.record.hash"] || got["guard.record.changed"] != "" {
		t.Errorf("%v", got)
	}
}

// What somebody changed in the record, or cut off, is told.
func TestATamperedRecordIsTold(t *testing.T) {
	b, s := newBench(t), &store{}
	b.write("s0", started, decided("git push"), decided("git push"))
	path := b.logs["s0"].Path()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	harmed := strings.Replace(string(content), `"verdict":"deny"`, `"verdict":"allo"`, 1)
	if err := os.WriteFile(path, []byte(harmed), 0o600); err != nil {
		t.Fatal(err)
	}
	x := b.exporter(s)
	b.run(x, Once)
	if len(s.events) != 3 || s.events[1].Severity != Error || !strings.Contains(fmt.Sprint(s.events[1].Attributes), "guard.record.changed true") {
		t.Errorf("%+v", s.events)
	}
	if err := os.Truncate(path, 100); err != nil {
		t.Fatal(err)
	}
	b.run(x, Once)
	if last := s.events[len(s.events)-1]; len(s.events) != 4 || last.Name != "guard.record_broken" || last.Severity != Error {
		t.Errorf("%+v", last)
	}
	b.run(x, Once)
	if len(s.events) != 4 {
		t.Error("it is told again and again")
	}
}

// Beside runs it ends when none is left and all is handed on; another one at work is let be.
func TestBesideRuns(t *testing.T) {
	b, s := newBench(t), &store{}
	b.write("s0", started)
	x := b.exporter(s)
	done := make(chan error, 1)
	go func() { done <- x.Run(context.Background(), WhileRunning) }()
	for i := 0; ; i++ {
		if _, running, _ := StatusIn(x.State); running {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if err := b.exporter(&store{}).Run(context.Background(), Once); !errors.Is(err, ErrBusy) {
		t.Errorf("%v", err)
	}
	b.write("s0", decided("git push"), audit.Record{Event: audit.SessionEnded})
	if err := b.logs["s0"].Close(); err != nil {
		t.Fatal(err)
	}
	if err := <-done; err != nil {
		t.Error(err)
	}
	b.whole(s)
	if behind, err := x.Behind(); err != nil || behind.Records != 0 {
		t.Errorf("%+v, %v", behind, err)
	}
	b.write("s1", started, decided("git push"))
	if behind, err := x.Behind(); err != nil || behind.Records != 2 || behind.Bytes == 0 || time.Since(behind.Oldest) > time.Hour {
		t.Errorf("%+v, %v", behind, err)
	}
	s.fails = func(int, []Event) error { return errors.New("away") }
	b.logs["s1"].Close()
	x.patience = time.Millisecond
	b.run(x, WhileRunning) // nobody runs, and the store stays away
	if status, _, _ := StatusIn(x.State); status.Error != "away" || status.Failing.IsZero() {
		t.Errorf("%+v", status)
	}
}
