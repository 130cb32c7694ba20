package control

import (
	"context"
	"slices"
	"testing"
	"time"

	"guard/audit"
	"guard/control/controltest"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
)

var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// confirmed is what a file says beforehand, until an hour past noon.
func confirmed(t *testing.T, line string) policy.Preconfirmed {
	t.Helper()
	p := policy.Preconfirmed{Command: line, Source: "guard.toml", Line: 3, Workspace: "/srv/project", Until: noon.Add(time.Hour)}
	if err := p.Prepare(policy.Judge{World: place.World{Home: "/home/eve"}}); err != nil {
		t.Fatal(err)
	}
	return p
}

func in(session string, r policy.Request) policy.Request {
	r.Session = session
	return r
}

func TestWhatIsPreconfirmedRunsAndIsRecordedAsSuch(t *testing.T) {
	now := noon
	r := newRig(Params{Preconfirmed: []policy.Preconfirmed{confirmed(t, "rm -rf ./build/*")}, Now: func() time.Time { return now }})
	run := func(req policy.Request) bool { return r.run(context.Background(), req, "", nil).Allowed() }

	if !run(controltest.Shell("rm -rf  './build'/*")) || !run(controltest.Shell("rm -rf ./build/*")) {
		t.Fatalf("refused: %s", r.rec.Story())
	}
	rec := r.rec.Last(audit.Decided)
	v := rec.Verdict.(*policy.Verdict)
	if rec.By != audit.ByConfirmed || v.Rule != `guard.toml:3: preconfirmed "rm -rf ./build/*"` {
		t.Errorf("by %q, rule %q", rec.By, v.Rule)
	}
	if rec.Preview == nil || rec.ApprovalType != "DELETE" || rec.Preview.Details["items"] == nil || rec.Preview.Summary != "rm -rf ./build/*" {
		t.Errorf("what it hits is not in the record: %+v", rec.Preview)
	}
	for name, req := range map[string]policy.Request{
		"another session":   in("s2", controltest.Shell("rm -rf ./build/*")),
		"another command":   controltest.Shell("rm -rf ./src/*"),
		"guard's own doubt": controltest.Shell("rm -rf ./build/*"),
	} {
		doubt := locale.Message("")
		if name == "guard's own doubt" {
			doubt = "the client's terminal is not what it says"
		}
		if r.run(context.Background(), req, doubt, nil).Allowed() {
			t.Errorf("%s is allowed", name)
		}
		if rec := r.rec.Last(audit.Decided); rec.By == audit.ByConfirmed {
			t.Errorf("%s is recorded as preconfirmed", name)
		}
	}
	now = noon.Add(time.Hour)
	if run(controltest.Shell("rm -rf ./build/*")) {
		t.Error("it outlives its end")
	}
}

// Sessions that ask at once: one of them gets it, however they meet.
func TestAPlanIsOneSessions(t *testing.T) {
	r := newRig(Params{Preconfirmed: []policy.Preconfirmed{confirmed(t, "git push")}, Now: func() time.Time { return noon }})
	const sessions = 20
	allowed := make(chan string, sessions*3)
	done := make(chan struct{})
	for i := range sessions {
		go func() {
			defer func() { done <- struct{}{} }()
			s := string(rune('a' + i))
			for range 3 {
				if r.run(context.Background(), in(s, controltest.Shell("git push")), "", nil).Allowed() {
					allowed <- s
				}
			}
		}()
	}
	for range sessions {
		<-done
	}
	close(allowed)
	var who []string
	for s := range allowed {
		who = append(who, s)
	}
	if len(who) != 3 || len(slices.Compact(who)) != 1 {
		t.Errorf("allowed to %v", who)
	}
}

func TestNoRecordNoPreconfirmedAllow(t *testing.T) {
	r := newRig(Params{Preconfirmed: []policy.Preconfirmed{confirmed(t, "git push")}, Now: func() time.Time { return noon }, Record: &controltest.Memory{FailAt: 1}})
	if r.run(context.Background(), controltest.Shell("git push"), "", nil).Allowed() {
		t.Error("allowed without a record")
	}
}
