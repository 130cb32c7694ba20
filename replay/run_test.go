package replay

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"guard/internal/seed"
	"guard/policy"
	"guard/policy/place"
)

func params(workers int) Params {
	return Params{
		World: place.World{Workspace: "/srv/project", Home: "/home/eve"}, Past: ByName, Workers: workers,
		Settings: func(string) policy.Settings { return policy.Settings{Mode: policy.Asking} },
	}
}

func command(session, line string) Entry {
	return Entry{Session: session, Request: policy.Request{Tool: policy.Shell, Command: line, Raw: line}}
}

// answers judges entries and lists what becomes of them.
func answers[T any](t *testing.T, p Params, view func(*Answer) T, entries ...Entry) (list []T) {
	t.Helper()
	if err := Run(slices.Values(entries), p, view, func(v T, _ bool) error { list = append(list, v); return nil }); err != nil {
		t.Fatal(err)
	}
	return list
}

// However sessions are mixed and however many workers there are: the answers
// come in the order of the entries, and each is what its session alone would get.
func TestOrder(t *testing.T) {
	lines := []string{"git push", "npm install a", "ls", "npm install b", "git push --force", "curl https://example.com/", "mkdir d", "rm -r d"}
	view := func(a *Answer) string {
		return fmt.Sprint(a.Session, " ", a.Request.Command, ": ", a.Outcome(), " ", a.Case.Verdict.Rule)
	}
	for round := range seed.Each(t, 20) {
		r := rand.New(rand.NewPCG(round, 2))
		var entries []Entry
		alone := map[string][]Entry{}
		for range 300 {
			e := command(fmt.Sprint("s", r.IntN(1+int(round))), lines[r.IntN(len(lines))])
			entries = append(entries, e)
			alone[e.Session] = append(alone[e.Session], e)
		}
		p := params(1 + r.IntN(4))
		p.ForSession = true
		want := map[string][]string{}
		for session, own := range alone {
			want[session] = answers(t, p, view, own...)
		}
		for i, got := range answers(t, p, view, entries...) {
			own := want[entries[i].Session]
			if got != own[0] {
				t.Fatalf("round %d, entry %d: %s, alone %s", round, i, got, own[0])
			}
			want[entries[i].Session] = own[1:]
		}
	}
}

// What stands before an answer that is slow waits for it, and what comes after it
// is bounded.
func TestWindow(t *testing.T) {
	var read atomic.Int64
	free := make(chan struct{})
	entries := func(yield func(Entry) bool) {
		for range 10 * window {
			if !yield(command(fmt.Sprint(read.Add(1)), "ls")) {
				return
			}
		}
	}
	view := func(a *Answer) string {
		if a.Session == "1" {
			<-free
		}
		return a.Session
	}
	time.AfterFunc(50*time.Millisecond, func() {
		if n := read.Load(); n > 2*window {
			t.Errorf("%d entries were read behind one that waits", n)
		}
		close(free)
	})
	n := 0
	err := Run(entries, params(2), view, func(s string, _ bool) error {
		if n++; s != fmt.Sprint(n) {
			t.Fatalf("%s at %d", s, n)
		}
		return nil
	})
	if err != nil || n != 10*window {
		t.Error(n, err)
	}
}

// An answer goes out at once where nothing else is at hand.
func TestAnswersAreNotHeldBack(t *testing.T) {
	next := make(chan bool, 1)
	entries := func(yield func(Entry) bool) {
		for range 5 {
			if !yield(command("s", "ls")) {
				return
			}
			<-next
		}
	}
	err := Run(entries, params(2), (*Answer).Outcome, func(_ Outcome, last bool) error {
		if !last {
			t.Error("more is said to come")
		}
		next <- true
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

func TestAnErrorEnds(t *testing.T) {
	full, n := errors.New("full"), 0
	entries := func(yield func(Entry) bool) {
		for yield(command("s", "ls")) {
		}
	}
	if err := Run(entries, params(2), (*Answer).Outcome, func(Outcome, bool) error { n++; return full }); !errors.Is(err, full) || n != 1 {
		t.Error(n, err)
	}
}

// A session that ended begins anew, without what was granted in it.
func TestSessionsEnd(t *testing.T) {
	p := params(2)
	p.ForSession = true
	got := answers(t, p, (*Answer).Outcome, command("s", "npm install a"), command("s", "npm install b"), Entry{Session: "s", Ends: true}, command("s", "npm install b"))
	if !slices.Equal(got, []Outcome{Asked, Allowed, Asked}) {
		t.Error(got)
	}
}

func TestNothing(t *testing.T) {
	if got := answers(t, params(0), (*Answer).Outcome); got != nil {
		t.Error(got)
	}
}

func TestAnswers(t *testing.T) {
	bad := Entry{Session: "s", Err: errors.New("line 1: no request")}
	for name, tt := range map[string]struct {
		change  func(*Params)
		entries []Entry
		want    string
	}{
		"once":               {nil, []Entry{command("s", "npm install a"), command("s", "npm install b")}, "ask ask"},
		"for the session":    {func(p *Params) { p.ForSession = true }, []Entry{command("s", "npm install a"), command("s", "npm install b"), command("t", "npm install b")}, "ask allow ask"},
		"where not offered":  {func(p *Params) { p.ForSession = true }, []Entry{command("s", "rm -rf d"), command("s", "rm -rf d")}, "ask ask"},
		"safe":               {func(p *Params) { p.Settings = func(string) policy.Settings { return policy.Settings{} } }, []Entry{command("s", "npm install a")}, "deny"},
		"not readable":       {nil, []Entry{bad, command("s", "ls")}, "deny allow"},
		"by the agent":       {func(p *Params) { p.Settings = onlyFor("codex") }, []Entry{command("s", "npm ci"), {Session: "s", Request: policy.Request{Agent: "codex", Tool: policy.Shell, Command: "npm ci"}}}, "deny allow"},
		"without any memory": {func(p *Params) { p.Past = nil }, []Entry{command("s", "ls")}, "allow"},
		"a memory of none":   {func(p *Params) { p.Past = func(string) Past { return nil } }, []Entry{command("s", "ls")}, "allow"},
	} {
		t.Run(name, func(t *testing.T) {
			p := params(2)
			if tt.change != nil {
				tt.change(&p)
			}
			got := answers(t, p, func(a *Answer) string { return a.Case.Verdict.Action.String() }, tt.entries...)
			if strings.Join(got, " ") != tt.want {
				t.Errorf("%s, want %s", got, tt.want)
			}
		})
	}
}

func onlyFor(agent string) func(string) policy.Settings {
	return func(a string) policy.Settings {
		if a == agent {
			return policy.Settings{Mode: policy.Unrestricted}
		}
		return policy.Settings{}
	}
}

// spy is a memory that notes what it is told and for whom it is asked.
type spy struct {
	Past
	ran []string
}

func (s *spy) Ran(f *policy.Facts, _ time.Time) { s.ran = append(s.ran, f.Command) }

func TestWhatCountsAsHavingRun(t *testing.T) {
	for mode, want := range map[policy.Mode]string{policy.Safe: "ls, git push", policy.Asking: "ls, git push", policy.Unrestricted: "ls, git push"} {
		s := &spy{Past: ByName("/srv/project")}
		p := params(1)
		p.Past = func(string) Past { return s }
		p.Settings = func(string) policy.Settings { return policy.Settings{Mode: mode} }
		answers(t, p, (*Answer).Outcome, command("s", "ls"), command("s", "git push"), command("s", "mkfs.ext4 /dev/no-such-disk"))
		if got := strings.Join(s.ran, ", "); got != want {
			t.Errorf("%v: %s", mode, got)
		}
	}
}

func TestWhereASessionWorks(t *testing.T) {
	in := func(workspace, cwd string) policy.Request {
		return policy.Request{Tool: policy.Shell, Command: "ls", Workspace: workspace, Cwd: cwd}
	}
	for name, tt := range map[string]struct {
		here      string
		first     policy.Request
		workspace string
	}{
		"nowhere said":              {"/srv/project", in("", ""), "/srv/project"},
		"a workspace":               {"/srv/project", in("/srv/other", "/srv/other/sub"), "/srv/other"},
		"a folder elsewhere":        {"/srv/project", in("", "/srv/other"), "/srv/other"},
		"a folder in the workspace": {"/srv/project", in("", "/srv/project/sub"), "/srv/project"},
		"here is the home":          {"/home/eve", in("", "/home/eve/app"), "/home/eve/app"},
		"here is the top":           {"/", in("", "/srv/project"), "/srv/project"},
		"a folder that is not said": {"/srv/project", in("", "sub"), "/srv/project"},
	} {
		var got string
		p := params(1)
		p.World.Workspace = tt.here
		p.Past = func(w string) Past { got = w; return nil }
		judged := answers(t, p, func(a *Answer) policy.Request { return a.Case.Facts.Request },
			Entry{Request: tt.first}, Entry{Request: policy.Request{Tool: policy.Shell, Command: "ls"}})
		if got != tt.workspace || judged[1].Workspace != tt.workspace || judged[1].Cwd != tt.workspace {
			t.Errorf("%s: works in %s; the second in %s, its workspace %s", name, got, judged[1].Cwd, judged[1].Workspace)
		}
	}
}
