package control

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"guard/audit"
	"guard/control/controltest"
	"guard/policy"
	"guard/policy/risk"
)

var pushing = policy.Grant{Categories: risk.GitPublish | risk.NetworkRisk}

func inSession(session string, r policy.Request) policy.Request {
	r.Session = session
	return r
}

// TestLifeOfAnApproval: refused, granted, used, not in another session, ended, taken back, and gone
// when the session is loaded again.
func TestLifeOfAnApproval(t *testing.T) {
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	r := newRig(Params{Session: "run", Now: func() time.Time { return now }})
	push := controltest.Samples["high"]
	try := func(what, session string, want bool) {
		t.Helper()
		if out := r.run(t.Context(), inSession(session, push), "", nil); out.Allowed() != want {
			t.Errorf("%s: allowed %v: %s", what, out.Allowed(), out.Reason)
		}
	}
	try("before", "a", false)
	try("another, before", "b", false)
	if err := r.Approve("run.1", pushing, audit.ByWatch); err != nil {
		t.Fatal(err)
	}
	try("granted", "a", true)
	if by := r.rec.Last(audit.Decided).By; by != audit.ByGrant {
		t.Errorf("decided by %q", by)
	}
	try("another session", "b", false)
	if err := r.Revoke("run.1", pushing, audit.ByWatch); err != nil {
		t.Fatal(err)
	}
	try("taken back", "a", false)

	ends := pushing
	ends.Until = now.Add(time.Hour)
	if err := r.Approve("run.1", ends, audit.ByWatch); err != nil {
		t.Fatal(err)
	}
	try("until a time", "a", true)
	now = now.Add(time.Hour)
	try("at that time", "a", false)

	if err := r.Approve("run.1", pushing, audit.ByWatch); err != nil {
		t.Fatal(err)
	}
	r.Note(policy.Note{Event: policy.NoteOpened, Session: "a"})
	try("loaded again", "a", false)
	if err := r.Approve("run.9", pushing, audit.ByWatch); !errors.Is(err, ErrNoSession) {
		t.Errorf("a session that is not there: %v", err)
	}
	if err := r.Approve("run", pushing, audit.ByWatch); !errors.Is(err, ErrNoSession) {
		t.Errorf("a run of several sessions: %v", err)
	}
	s := r.Sessions()
	if len(s) != 2 || s[0].ID != "run.1" || s[0].Counts != (Counts{Allowed: 2, Refused: 4}) || s[1].Counts.Refused != 2 {
		t.Errorf("%+v", s)
	}
}

// TestNoGrantWithoutRecord: what is not in the record is not granted.
func TestNoGrantWithoutRecord(t *testing.T) {
	r := newRig(Params{Session: "run"})
	r.run(t.Context(), controltest.Samples["high"], "", nil)
	r.rec.FailFromNow()
	if err := r.Approve("run.1", pushing, audit.ByWatch); err == nil || r.granted() {
		t.Error("granted", err)
	}
	if err := r.SetMode(policy.Unrestricted, audit.ByWatch); err == nil || r.Mode() != policy.Safe {
		t.Error("unrestricted", err)
	}
}

// asks runs a request whose question waits, and gives what becomes of it.
func asks(t *testing.T, r *rig, req policy.Request, shown chan struct{}) <-chan policy.Outcome {
	t.Helper()
	out := make(chan policy.Outcome, 1)
	go func() { out <- r.run(context.Background(), req, "", nil) }()
	<-shown
	return out
}

// TestAnsweredElsewhere: the first answer wins, and the prompt that asked closes.
func TestAnsweredElsewhere(t *testing.T) {
	p, shown := controltest.Waits()
	r := newRig(Params{Session: "run", Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
	out := asks(t, r, controltest.Samples["high"], shown)
	list := r.Waiting()
	if len(list) != 1 || list[0].RequestID != "run-1" || list[0].Session != "run.1" || list[0].ToolInput.Command == "" || list[0].Of != 1 {
		t.Fatalf("%+v", list)
	}
	for _, bad := range []policy.Reply{{}, {Answer: policy.NoAnswer}} {
		if err := r.Answer("run-1", bad); !errors.Is(err, ErrAnswer) {
			t.Errorf("%+v: %v", bad, err)
		}
	}
	if err := r.Answer("run-1", policy.Reply{Answer: policy.Once}); err != nil {
		t.Fatal(err)
	}
	if o := <-out; !o.Allowed() {
		t.Error(o.Reason)
	}
	if rec := r.rec.Last(audit.ApprovalResolved); rec.By != audit.ByWatch || rec.Answer != "once" {
		t.Errorf("%+v", rec)
	}
	if err := r.Answer("run-1", policy.Reply{Answer: policy.Refused}); !errors.Is(err, ErrNoRequest) {
		t.Errorf("a second answer: %v", err)
	}
	if len(r.Waiting()) != 0 {
		t.Error("it still waits")
	}
}

// TestCriticalIsNotForTheSession, over the socket either.
func TestCriticalIsNotForTheSession(t *testing.T) {
	p, shown := controltest.Waits()
	r := newRig(Params{Session: "run", Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
	out := asks(t, r, controltest.Samples["critical"], shown)
	if err := r.Answer("run-1", policy.Reply{Answer: policy.ForSession}); !errors.Is(err, ErrAnswer) {
		t.Error(err)
	}
	_ = r.Answer("run-1", policy.Reply{Answer: policy.Refused, Note: "not that"})
	if o := <-out; o.Allowed() || o.Verdict.Reason != "the person refused it: not that" {
		t.Errorf("%+v", o)
	}
}

// TestJudgedAgain: what waits is judged again when the mode or a grant changes.
func TestJudgedAgain(t *testing.T) {
	for name, c := range map[string]struct {
		change  func(*rig) error
		allowed bool
		by      audit.By
	}{
		"safe":         {func(r *rig) error { return r.SetMode(policy.Safe, audit.ByWatch) }, false, audit.ByPolicy},
		"unrestricted": {func(r *rig) error { return r.SetMode(policy.Unrestricted, audit.ByWatch) }, true, audit.ByPolicy},
		"a grant":      {func(r *rig) error { return r.Approve("run.1", pushing, audit.ByWatch) }, true, audit.ByGrant},
	} {
		t.Run(name, func(t *testing.T) {
			p, shown := controltest.Waits()
			r := newRig(Params{Session: "run", Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
			r.Note(policy.Note{Event: policy.NoteOpened, Session: "s1"})
			out := asks(t, r, controltest.Samples["high"], shown)
			if err := c.change(r); err != nil {
				t.Fatal(err)
			}
			if o := <-out; o.Allowed() != c.allowed {
				t.Errorf("%+v", o)
			}
			if by := r.rec.Last(audit.Decided).By; by != c.by {
				t.Errorf("by %q", by)
			}
		})
	}
}

// TestDoubtStays: what guard may not allow by itself waits on, whatever the mode becomes.
func TestDoubtStays(t *testing.T) {
	p, shown := controltest.Waits()
	r := newRig(Params{Session: "run", Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
	out := make(chan policy.Outcome, 1)
	go func() { out <- r.run(context.Background(), controltest.Samples["low"], "two options allow it", nil) }()
	<-shown
	if err := r.SetMode(policy.Unrestricted, audit.ByWatch); err != nil {
		t.Fatal(err)
	}
	if err := r.Answer("run-1", policy.Reply{Answer: policy.Refused}); err != nil {
		t.Errorf("it did not wait on: %v", err)
	}
	if o := <-out; o.Allowed() {
		t.Error("allowed")
	}
}

// TestWatched: without anybody to ask, a question waits for who watches, and not for nobody.
func TestWatched(t *testing.T) {
	r := newRig(Params{Session: "run", Mode: policy.Asking})
	if out := r.run(t.Context(), controltest.Samples["high"], "", nil); out.Allowed() {
		t.Error("allowed by nobody")
	}
	events, stop := r.Watch()
	defer stop()
	out := make(chan policy.Outcome, 1)
	secretly := controltest.Samples["high"]
	secretly.Command = "git push https://eve:ghp_abcdefghijklmnopqrstuvwxyz0123456789@example.com/x.git main"
	secretly.Raw = secretly.Command
	go func() { out <- r.run(context.Background(), secretly, "", nil) }()
	for e := range events {
		if e.Event == "permission_request" {
			if e.Run != "run" || e.Session != "run.1" || e.RequestID == "" {
				t.Errorf("%+v", e)
			}
			if want := "ghp_abcdef"; len(e.Summary) == 0 || strings.Contains(e.Summary, want) {
				t.Errorf("the event says %q", e.Summary)
			}
			if err := r.Answer(e.RequestID, policy.Reply{Answer: policy.Once}); err != nil {
				t.Error(err)
			}
			break
		}
	}
	if o := <-out; !o.Allowed() {
		t.Error(o.Reason)
	}
}

// TestWhatHappensIsTold: who watches hears of a refusal for want of a grant, of grants and of the mode.
func TestWhatHappensIsTold(t *testing.T) {
	r := newRig(Params{Session: "run"})
	events, stop := r.Watch()
	r.run(t.Context(), controltest.Samples["high"], "", nil)
	if err := errors.Join(r.Approve("run.1", pushing, audit.ByWatch), r.Revoke("run.1", pushing, audit.ByWatch), r.SetMode(policy.Asking, audit.ByWatch), r.SetMode(policy.Asking, audit.ByWatch)); err != nil {
		t.Fatal(err)
	}
	stop()
	var got []string
	for e := range events {
		session := e.Session
		if session == "" {
			session = e.Run
		}
		got = append(got, strings.TrimSpace(fmt.Sprintln(e.Event, session, e.Verdict, e.Categories, e.Mode)))
	}
	want := []string{
		"decided run.1 deny [GIT_PUBLISH NETWORK_RISK] safe", "approval_required run.1 deny [GIT_PUBLISH NETWORK_RISK] safe",
		"approval_granted run.1  [GIT_PUBLISH NETWORK_RISK] safe", "approval_revoked run.1  [GIT_PUBLISH NETWORK_RISK] safe",
		"mode_changed run  [] ask",
	}
	if !slices.Equal(got, want) {
		t.Errorf("told\n%s", strings.Join(got, "\n"))
	}
}

// TestThousandAnswers: of many questions, each answered twice at once, every one has exactly one
// answer and one record.
func TestThousandAnswers(t *testing.T) {
	const n = 1000
	p, _ := controltest.Waits()
	r := newRig(Params{Session: "run", Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
	var all, faces sync.WaitGroup
	allowed := make([]bool, n)
	for i := range n {
		all.Add(1)
		go func() {
			defer all.Done()
			req := controltest.Samples["high"]
			req.Call = fmt.Sprint("c", i)
			allowed[i] = r.run(context.Background(), req, "", nil).Allowed()
		}()
	}
	answered := make([]int, 2)
	for face, a := range []policy.Answer{policy.Once, policy.Refused} {
		faces.Add(1)
		go func() {
			defer faces.Done()
			for i := 1; i <= n; {
				err := r.Answer(fmt.Sprint("run-", i), policy.Reply{Answer: a})
				switch {
				case err == nil:
					answered[face]++
					i++
				case r.past(i):
					i++
				default:
					time.Sleep(time.Microsecond)
				}
			}
		}()
	}
	faces.Wait()
	all.Wait()
	yes := 0
	for _, a := range allowed {
		if a {
			yes++
		}
	}
	if yes != answered[0] || answered[0]+answered[1] != n {
		t.Errorf("%d allowed; answered %v", yes, answered)
	}
	if got := r.rec.Count(audit.ApprovalResolved); got != n {
		t.Errorf("%d resolved", got)
	}
	if got := r.rec.Count(audit.Decided); got != n {
		t.Errorf("%d decided", got)
	}
}

// slow is a way that takes its time to leave: something happens meanwhile.
type slow struct{ meanwhile func() }

func (s *slow) Ask(_ *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
	return func(why error) { s.meanwhile(); answer(policy.Reply{}, why) }, nil
}

// TestAStricterModeWhileAQuestionLeaves: what was about to be allowed is refused.
func TestAStricterModeWhileAQuestionLeaves(t *testing.T) {
	way := &slow{}
	r := newRig(Params{Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: way.Ask}})
	way.meanwhile = func() { _ = r.SetMode(policy.Safe, audit.ByWatch) }
	_, c := r.Decide(controltest.Samples["high"], risk.Reason{})
	out := make(chan policy.Outcome, 1)
	r.Ask(new(policy.Cancellation), c, nil, func(o policy.Outcome) { out <- o })
	if err := r.SetMode(policy.Unrestricted, audit.ByWatch); err != nil {
		t.Fatal(err)
	}
	if o := <-out; o.Allowed() || r.rec.Last(audit.Decided).By != audit.ByPolicy {
		t.Errorf("%+v, %s", o, r.rec.Story())
	}
}

// past reports whether question i was put and is gone.
func (r *rig) past(i int) bool {
	r.Broker.mu.Lock()
	defer r.Broker.mu.Unlock()
	if r.questions < i {
		return false
	}
	id := fmt.Sprint("run-", i)
	for _, w := range r.waiting {
		if w.id == id {
			w.mu.Lock()
			defer w.mu.Unlock()
			return w.taken
		}
	}
	return true
}

// screen is a way that shows one question at a time, the oldest first; one that is taken off it takes a while to go.
type screen struct {
	mu      sync.Mutex
	waiting []*policy.Case
	shown   []string // calls
}

func (s *screen) Ask(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.waiting = append(s.waiting, c)
	s.show()
	return func(why error) {
		s.mu.Lock()
		if s.waiting[0] == c {
			s.mu.Unlock()
			time.AfterFunc(10*time.Millisecond, func() { s.gone(c); answer(policy.Reply{}, why) })
			return
		}
		s.mu.Unlock()
		s.gone(c)
		answer(policy.Reply{}, why)
	}, nil
}

func (s *screen) gone(c *policy.Case) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.waiting = slices.DeleteFunc(s.waiting, func(w *policy.Case) bool { return w == c })
	s.show()
}

// show is called with the lock held.
func (s *screen) show() {
	if len(s.waiting) > 0 && (len(s.shown) == 0 || s.shown[len(s.shown)-1] != s.waiting[0].Facts.Call) {
		s.shown = append(s.shown, s.waiting[0].Facts.Call)
	}
}

// TestAModeFlashesNothing: where a mode answers all that wait, none comes on the screen for it.
func TestAModeFlashesNothing(t *testing.T) {
	s := &screen{}
	r := newRig(Params{Session: "run", Mode: policy.Asking, AskVia: []policy.ApprovalChannel{policy.ViaTerminal}, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: s.Ask}})
	outs := make(chan policy.Outcome, 20)
	for i := range cap(outs) {
		req := controltest.Samples["high"]
		req.Call = fmt.Sprint("c", i)
		_, c := r.Decide(req, risk.Reason{})
		r.Ask(new(policy.Cancellation), c, nil, func(out policy.Outcome) { outs <- out })
	}
	if err := r.SetMode(policy.Unrestricted, audit.ByWatch); err != nil {
		t.Fatal(err)
	}
	for range cap(outs) {
		if out := <-outs; !out.Allowed() {
			t.Error(out.Reason)
		}
	}
	if len(s.shown) != 1 {
		t.Errorf("shown: %v", s.shown)
	}
}

// TestJudgedAgainWhenItIsPut: what changed between judging and asking counts, and nobody is asked.
func TestJudgedAgainWhenItIsPut(t *testing.T) {
	for mode, allowed := range map[policy.Mode]bool{policy.Safe: false, policy.Unrestricted: true} {
		p := controltest.Says(policy.Reply{Answer: policy.Once})
		r := terminal(p)
		_, c := r.Decide(controltest.Samples["high"], risk.Reason{})
		if err := r.SetMode(mode, audit.ByWatch); err != nil {
			t.Fatal(err)
		}
		if out := r.ask(t.Context(), c, nil); out.Allowed() != allowed || p.Times() != 0 || r.rec.Last(audit.Decided).By != audit.ByPolicy {
			t.Errorf("%v: %+v, asked %d times", mode, out, p.Times())
		}
	}
}

// TestGrantedAhead: what is granted before there is a session is the first one's, however it begins,
// and gone when that is loaded again.
func TestGrantedAhead(t *testing.T) {
	for _, opens := range []bool{false, true} {
		r := newRig(Params{Session: "run"})
		if err := r.Approve("run", pushing, audit.ByWatch); err != nil {
			t.Fatal(err)
		}
		if s := r.Sessions(); len(s) != 1 || s[0].ID != "run" || len(s[0].Grants) != 1 {
			t.Errorf("before the session: %+v", s)
		}
		if opens {
			r.Note(policy.Note{Event: policy.NoteOpened, Session: "a"})
		}
		push := controltest.Samples["high"]
		if out := r.run(t.Context(), inSession("a", push), "", nil); !out.Allowed() {
			t.Errorf("opened %v: the first session: %s", opens, out.Reason)
		}
		if out := r.run(t.Context(), inSession("b", push), "", nil); out.Allowed() {
			t.Errorf("opened %v: the second session is allowed", opens)
		}
		r.Note(policy.Note{Event: policy.NoteOpened, Session: "a"})
		if out := r.run(t.Context(), inSession("a", push), "", nil); out.Allowed() {
			t.Errorf("opened %v: allowed when loaded again", opens)
		}
	}
	r := newRig(Params{Session: "run"})
	if err := r.Approve("run", pushing, audit.ByWatch); err != nil {
		t.Fatal(err)
	}
	if err := r.Revoke("run", pushing, audit.ByWatch); err != nil {
		t.Fatal(err)
	}
	if out := r.run(t.Context(), inSession("a", controltest.Samples["high"]), "", nil); out.Allowed() {
		t.Error("what was taken back ahead is granted")
	}
}

// TestNothingIsSetWhereNothingIsJudged: neither a mode nor a grant.
func TestNothingIsSetWhereNothingIsJudged(t *testing.T) {
	r := newRig(Params{Session: "run"})
	if s := r.Sessions(); !s[0].Judged {
		t.Error("a run that is judged says that it is not")
	}
	r.Unjudged()
	if err := r.Approve("run", pushing, audit.ByWatch); !errors.Is(err, ErrUnjudged) {
		t.Errorf("a grant: %v", err)
	}
	if err := r.SetMode(policy.Asking, audit.ByWatch); !errors.Is(err, ErrUnjudged) {
		t.Errorf("a mode: %v", err)
	}
	if s := r.Sessions(); s[0].Judged || len(s[0].Grants) != 0 || s[0].Mode != policy.Safe {
		t.Errorf("%+v", s)
	}
}
