package trial

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"guard/agent"
	"guard/internal/model"
)

// Guard is trusted with nothing that is not seen.
func TestJudged(t *testing.T) {
	ran, refused := Call{Judged: true, Allowed: true, Ran: true}, Call{Judged: true}
	for _, tt := range []struct {
		name           string
		result         Result
		judged, called bool
	}{
		{"the zero value", Result{}, false, false},
		{"both", Result{Harmless: ran, Refused: refused}, true, true},
		{"one alone", Result{Harmless: ran}, false, true},
		{"the other alone", Result{Refused: refused}, false, true},
		{"what was refused ran", Result{Harmless: ran, Refused: Call{Judged: true, Ran: true}}, false, true},
		{"a person's machine allows it", Result{Harmless: ran, Refused: ran}, true, true},
		{"neither was seen", Result{Harmless: Call{Ran: true}, Refused: Call{Ran: true}}, false, true},
	} {
		if got := tt.result.Judged(); got != tt.judged || tt.result.Called() != tt.called {
			t.Errorf("%s: judged %v, called %v", tt.name, got, tt.result.Called())
		}
	}
}

func TestComplaint(t *testing.T) {
	for text, want := range map[string]string{"": "", "a\nb\n": "b", "a\nguard: refused\n": "a", "guard: a\nguard: b": "guard: b",
		"guard: a\nb\nguard: c\n": "b"} {
		if got := complaint(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// fake is a guard that is a shell script.
func fake(t *testing.T, script string) Params {
	t.Helper()
	path := filepath.Join(t.TempDir(), "guard")
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+script), 0o700); err != nil {
		t.Fatal(err)
	}
	return Params{Guard: path, Agent: "it", Program: "/bin/it", Path: os.Getenv("PATH"), Trial: agent.Trial{API: model.Messages,
		Headless: []string{"-p"}, Files: map[string]string{"sub/settings": agent.ModelURL}, Env: []string{"OWN=" + agent.Home + "/sub"}}}
}

// It gets a home and settings of its own, nothing of this environment, and nothing stays.
func TestHomeOfATrial(t *testing.T) {
	t.Setenv("MY_KEY", "secret")
	out := filepath.Join(t.TempDir(), "seen")
	p := fake(t, `{ env; echo "args $*"; cat "$OWN/settings" "$XDG_CONFIG_HOME/guard/guard.toml"; ls; } >`+out)
	if _, err := Run(context.Background(), p); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	seen := string(b)
	for _, want := range []string{"http://127.0.0.1:", "args --mode safe it -p @@[", `command = "/bin/it"`, kept, "HTTPS_PROXY=http://127"} {
		if !strings.Contains(seen, want) {
			t.Errorf("it does not see %s:\n%s", want, seen)
		}
	}
	home := ""
	for _, line := range strings.Split(seen, "\n") {
		if value, found := strings.CutPrefix(line, "HOME="); found {
			home = value
		}
	}
	if _, err := os.Stat(home); home == "" || home == os.Getenv("HOME") || !os.IsNotExist(err) || strings.Contains(seen, "MY_KEY") {
		t.Errorf("its home %s is left, or the person's: %v\n%s", home, err, seen)
	}
}

// A trial ends with its time, over ACP too, and tells what was complained.
func TestTrialEnds(t *testing.T) {
	for _, acp := range []bool{false, true} {
		ctx, cancel := context.WithTimeout(context.Background(), 200*time.Millisecond)
		p := fake(t, "trap 'echo ended >&2; exit 1' TERM\necho working >&2\nwhile :; do sleep 0.05; done")
		p.ACP = acp
		r, err := Run(ctx, p)
		cancel()
		if err != nil || r.Called() || !slices.Contains([]string{"ended", "working"}, r.Complaint) {
			t.Errorf("over ACP %v: %+v, %v", acp, r, err)
		}
	}
}

// The client's side of a session: it sends the script, and allows nothing.
func TestSpeaks(t *testing.T) {
	p := fake(t, `read a; echo '{"id":1,"result":{}}'
read b; echo '{"method":"session/update"}'; echo no json; echo '{"id":2,"result":{"sessionId":"s1"}}'
read c; echo '{"id":7,"method":"session/request_permission"}'
read d; echo '{"id":8,"method":"fs/read_text_file"}'
read e; echo '{"id":3,"result":{"stopReason":"end_turn"}}'
echo "$b $c $d $e" | tr -d '\n' >&2`)
	p.ACP = true
	r, err := Run(context.Background(), p)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"session/new"`, `"sessionId":"s1"`, "touch " + made, `"outcome":"cancelled"`, `"code":-32601`} {
		if !strings.Contains(r.Complaint, want) {
			t.Errorf("it did not send %s: %s", want, r.Complaint)
		}
	}
}
