package control

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"guard/audit"
	"guard/control/controltest"
	"guard/control/record"
	"guard/internal/disk"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
)

const askedStory = "approval_requested step_paused_for_approval "

// Every verdict in every mode: what the agent hears, and what stands in the
// record by then. The person, where there is one, allows once.
func TestVerdictsAndModes(t *testing.T) {
	const (
		runs     = "decided:allow(policy)"
		refused  = "decided:deny(policy)"
		required = refused + " approval_required"
		skipped  = "approval_skipped " + runs
		asked    = askedStory + "approval_resolved(terminal once) decided:allow(terminal once)"
	)
	for _, tt := range []struct {
		sample                         string
		safe, ask, fromMedium, without string // without: unrestricted
	}{
		{"low", runs, runs, runs, runs},
		{"medium", runs, runs, asked, runs},
		{"high", required, asked, asked, skipped},
		{"critical", required, asked, asked, skipped},
		{"absurd", refused, refused, refused, refused},
		{"protected", refused, refused, refused, refused},
	} {
		for _, m := range []struct {
			name string
			mode policy.Mode
			from risk.Level
			want string
		}{
			{"safe", policy.Safe, 0, tt.safe},
			{"ask", policy.Asking, 0, tt.ask},
			{"ask from medium", policy.Asking, risk.Medium, tt.fromMedium},
			{"unrestricted", policy.Unrestricted, 0, tt.without},
		} {
			t.Run(tt.sample+" in "+m.name, func(t *testing.T) {
				r := newRig(Params{Mode: m.mode, AskFrom: m.from, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: controltest.Says(policy.Reply{Answer: policy.Once}).Ask}})
				out := r.run(t.Context(), controltest.Samples[tt.sample], "", nil)
				if got := r.rec.Story(); got != m.want {
					t.Errorf("record\n got %s\nwant %s", got, m.want)
				}
				if allowed := strings.Contains(m.want, "decided:allow"); out.Allowed() != allowed || out.Cancelled() || (out.Reason == "") != allowed {
					t.Errorf("outcome %+v", out)
				}
				if r.rec.Last(audit.Decided).Verdict.(*policy.Verdict).Action != out.Verdict.Action {
					t.Error("the record and the outcome differ")
				}
			})
		}
	}
}

// A doubt holds in every mode: nothing is allowed by guard alone.
func TestDoubt(t *testing.T) {
	const doubt = "the agent offers no way to refuse it"
	for _, tt := range []struct {
		name, sample string
		mode         policy.Mode
		want         string
	}{
		{"safe refuses", "low", policy.Safe, "decided:deny(policy) approval_required"},
		{"ask asks", "low", policy.Asking, askedStory + "approval_resolved(terminal once) decided:allow(terminal once)"},
		{"unrestricted asks, and skips nothing", "high", policy.Unrestricted, askedStory + "approval_resolved(terminal once) decided:allow(terminal once)"},
		{"a refusal stays one", "absurd", policy.Unrestricted, "decided:deny(policy)"},
		{"a question stays one", "high", policy.Asking, askedStory + "approval_resolved(terminal once) decided:allow(terminal once)"},
		{"no such mode", "low", 77, "decided:deny(policy) approval_required"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(Params{Mode: tt.mode, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: controltest.Says(policy.Reply{Answer: policy.Once}).Ask}})
			out := r.run(t.Context(), controltest.Samples[tt.sample], doubt, nil)
			if got := r.rec.Story(); got != tt.want {
				t.Errorf("record\n got %s\nwant %s", got, tt.want)
			}
			if tt.mode == policy.Safe && !strings.Contains(out.Reason, doubt) {
				t.Errorf("the reason hides the doubt: %s", out.Reason)
			}
		})
	}
}

// Whichever record cannot be written, and whether or not later ones can: no
// allow, and no grant that outlives it.
func TestNoRecordNoAllow(t *testing.T) {
	allowing := map[string]func(r *rig) policy.Outcome{
		"by policy":  func(r *rig) policy.Outcome { return r.run(context.Background(), controltest.Samples["low"], "", nil) },
		"once":       func(r *rig) policy.Outcome { return r.run(context.Background(), controltest.Samples["high"], "", nil) },
		"in session": func(r *rig) policy.Outcome { return r.run(context.Background(), controltest.Samples["high"], "", nil) },
		"skipped":    func(r *rig) policy.Outcome { return r.run(context.Background(), controltest.Samples["high"], "", nil) },
	}
	params := map[string]Params{
		"by policy":  {},
		"once":       {Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: controltest.Says(policy.Reply{Answer: policy.Once}).Ask}},
		"in session": {Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: controltest.Says(policy.Reply{Answer: policy.ForSession}).Ask}},
		"skipped":    {Mode: policy.Unrestricted},
	}
	for name, run := range allowing {
		t.Run(name, func(t *testing.T) {
			whole := newRig(params[name])
			if out := run(whole); !out.Allowed() {
				t.Fatalf("it is not allowed to begin with: %s", out.Reason)
			}
			for n := 1; n <= whole.rec.Tries; n++ {
				for _, forever := range []bool{true, false} {
					p := params[name]
					p.Record = &controltest.Memory{FailAt: n, Forever: forever}
					r := newRig(p)
					out := run(r)
					if out.Allowed() || out.Verdict.Action != policy.Deny || !strings.Contains(out.Reason, controltest.ErrDisk.Error()) {
						t.Errorf("append %d fails, forever %v: %+v", n, forever, out)
					}
					if len(r.heard()) != 1 {
						t.Errorf("append %d fails: the person heard %q", n, r.heard())
					}
					if r.granted() {
						t.Errorf("append %d fails: granted all the same", n)
					}
				}
			}
		})
	}
}

func TestWithoutARecorderEverythingIsRefused(t *testing.T) {
	d := NewBroker(Params{})
	if out, c := d.Decide(controltest.Samples["low"], risk.Reason{}); out.Allowed() || c != nil || !strings.Contains(out.Reason, "no record") {
		t.Errorf("%+v", out)
	}
}

// A request that is refused anyway stays refused without its record.
func TestRefusalWithoutRecord(t *testing.T) {
	r := newRig(Params{Record: &controltest.Memory{FailAt: 1, Forever: true}})
	for range 3 {
		if out := r.run(t.Context(), controltest.Samples["absurd"], "", nil); out.Allowed() || out.Reason == "" {
			t.Errorf("%+v", out)
		}
	}
	if len(r.heard()) != 1 {
		t.Errorf("told more than once: %q", r.heard())
	}
}

// The end of a session is no failure that anybody must hear of.
func TestAfterTheEnd(t *testing.T) {
	log, err := audit.Create(audit.Params{Dir: t.TempDir() + "/log", Session: "s"})
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	r := newRig(Params{Record: log})
	if err := log.Append(audit.Record{Event: audit.SessionEnded}); err != nil {
		t.Fatal(err)
	}
	if out := r.run(t.Context(), controltest.Samples["low"], "", nil); out.Allowed() || len(r.heard()) != 0 {
		t.Errorf("%+v, told %q", out, r.heard())
	}
}

// A request that does not name its agent has the broker's, which rules may name.
func TestRulesKnowTheAgent(t *testing.T) {
	rule := policy.Rule{Action: policy.Allow, Agents: []string{"gemini"}, Tools: []policy.Tool{policy.Other}}
	r := newRig(Params{Rules: []policy.Rule{rule}})
	if f := r.judge(policy.Request{Tool: policy.Other, Name: "x"}).Facts; f.Agent != "gemini" {
		t.Errorf("agent %q", f.Agent)
	}
	if f := r.judge(policy.Request{Agent: "codex"}).Facts; f.Agent != "codex" {
		t.Errorf("agent %q", f.Agent)
	}
}

// The workspace is the request's, else the world's, and never / or the home.
func TestWorkspace(t *testing.T) {
	for _, tt := range []struct {
		name, world, request string
		inside               bool
	}{
		{"the request's", "", "/srv/project", true},
		{"the world's", "/srv/project", "", true},
		{"the request's before the world's", "/srv/project", "/srv/other", false},
		{"none", "", "", false},
		{"the root", "", "/", false},
		{"the root, spelled otherwise", "", "/srv/..", false},
		{"the home", "", "/home/eve", false},
		{"the home, spelled otherwise", "", "/home/eve/", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(Params{})
			r.p.World.Workspace = tt.world
			req := controltest.Edit("/srv/project/a", "x", "y")
			if tt.request == "/home/eve" || tt.request == "/home/eve/" {
				req = controltest.Edit("/home/eve/a", "x", "y")
			}
			req.Workspace = tt.request
			f := r.judge(req).Facts
			if got := len(f.Writes) == 1 && f.Writes[0].Is(place.Inside); got != tt.inside {
				t.Errorf("inside %v: %+v", got, f.Writes)
			}
		})
	}
}

// Each request is judged by a disk of its own, with a budget of its own; so are the beginning of a call
// that names files, and the end of every call, looked at.
func TestDiskIsAskedForAnewEachTime(t *testing.T) {
	looks := 0
	r := newRig(Params{Disk: func() place.Disk { looks++; return nil }})
	step := func(what string, want int, f func()) {
		t.Helper()
		before := looks
		if f(); looks-before != want {
			t.Errorf("%s: %d looks, want %d", what, looks-before, want)
		}
	}
	edit, low := controltest.Edit("/srv/project/a.go", "x", "y"), controltest.Samples["low"]
	for range 3 {
		step("judged", 1, func() { r.judge(controltest.Samples["low"]) })
		step("judged and begun, with a file", 2, func() { r.Decide(edit, risk.Reason{}) })
		step("judged and begun, without", 1, func() { r.Decide(controltest.Samples["low"], risk.Reason{}) })
		step("ended", 1, func() { r.ended(runningOf(&low)) })
		step("refused", 1, func() { r.Decide(controltest.Samples["critical"], risk.Reason{}) })
	}
}

// What a command asks the person itself is told and recorded, where it runs.
func TestUserActionIsTold(t *testing.T) {
	r := newRig(Params{Mode: policy.Unrestricted})
	r.run(t.Context(), controltest.Shell("gh auth login"), "", nil)
	if got := r.rec.Last(audit.UserActionRequired).Reason; got != "a login in the browser, with a code" {
		t.Errorf("recorded %q: %s", got, r.rec.Story())
	}
	if told := strings.Join(r.heard(), "\n"); !strings.Contains(told, "guard never types") {
		t.Errorf("told %q", told)
	}
	r = newRig(Params{})
	r.run(t.Context(), controltest.Shell("gh auth login"), "", nil)
	if r.rec.Count(audit.UserActionRequired) != 0 {
		t.Error("recorded though it was refused")
	}
}

// A refusal for want of a grant says in the record what would let it through.
func TestWhatIsRequired(t *testing.T) {
	r := newRig(Params{Session: "run"})
	out := r.run(t.Context(), controltest.Shell("git push origin main"), "", nil)
	got, ok := r.rec.Last(audit.ApprovalRequired).Data.(record.Required)
	if !ok || got.BlockedReason != "approval_required" || got.Session != "run.1" || got.Category != "GIT_PUBLISH" ||
		!slices.Equal(got.RequiredCategories, []string{"GIT_PUBLISH", "NETWORK_RISK"}) || got.Prompt.What != "git push origin main" || got.Prompt.Risk != "high" {
		t.Errorf("%+v", got)
	}
	if !strings.Contains(out.Reason, "guard approve GIT_PUBLISH NETWORK_RISK") {
		t.Error(out.Reason)
	}
}

// Where a path leads is looked up anew each time.
func TestRealPath(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	r := newRig(Params{Disk: func() place.Disk { return disk.New(0) }})
	a := filepath.Join(dir, "a")
	if got := r.RealPath(a); got != a {
		t.Errorf("a file that is not there: %s", got)
	}
	if err := os.Symlink(filepath.Join(dir, "b"), a); err != nil {
		t.Fatal(err)
	}
	if got := r.RealPath(a); got != filepath.Join(dir, "b") {
		t.Errorf("a link: %s", got)
	}
	if got := newRig(Params{}).RealPath("/x/../y"); got != "/y" {
		t.Errorf("without a disk: %s", got)
	}
}
