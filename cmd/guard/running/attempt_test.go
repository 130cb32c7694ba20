package running

import (
	"errors"
	"strings"
	"testing"
	"time"

	"guard/cmd/guard/cli"
	"guard/internal/trial"
	"guard/interpose/plan"
)

// What came of a trial is good only where guard is seen to judge and to refuse.
func TestWhatATrialTells(t *testing.T) {
	ran, refused := trial.Call{Judged: true, Allowed: true, Ran: true}, trial.Call{Judged: true}
	launch := plan.Launch{Packages: []string{"@x/agent", "@y/agent"}, Tested: map[string]string{"@x/agent": "1.2.3",
		"@y/agent": "4.5.6"}}
	for _, tt := range []struct {
		name    string
		attempt attempt
		state   health
		what    string
		command string
	}{
		{"the zero value", attempt{}, bad, "ended before it made a call", ""},
		{"all as it should be", attempt{result: trial.Result{Harmless: ran, Refused: refused}}, good, "let one run", ""},
		{"a machine that allows nothing", attempt{result: trial.Result{Harmless: refused, Refused: refused}}, good,
			"refused both", ""},
		{"its sandbox does not work", attempt{result: trial.Result{Harmless: trial.Call{Judged: true, Allowed: true},
			Refused: refused, Told: []string{"exit 1\nno user namespaces\n"}}}, fair, "no user namespaces", ""},
		{"it hangs", attempt{launch: launch, late: true}, bad, "no call within 60 s", "npm install -g @x/agent@1.2.3"},
		{"it fails", attempt{launch: launch, pkg: "@y/agent", result: trial.Result{Complaint: "no node"}}, bad,
			"made a call: no node", "npm install -g @y/agent@4.5.6"},
		{"a package that was never tested", attempt{launch: launch, pkg: "@z/agent"}, bad, "", "npm install -g @x/agent@1.2.3"},
		{"nothing was judged", attempt{result: trial.Result{Harmless: trial.Call{Ran: true}}}, bad, "did not see", ""},
		{"one was not judged", attempt{result: trial.Result{Harmless: ran, Refused: trial.Call{Ran: true}}}, bad,
			"did not see", ""},
		{"it ran what was refused", attempt{result: trial.Result{Harmless: ran, Refused: trial.Call{Judged: true, Ran: true}}},
			bad, "ran nevertheless", ""},
		{"it could not be tried", attempt{err: errors.New("no room"), result: trial.Result{Harmless: ran, Refused: refused}},
			bad, "no room", ""},
	} {
		got := tt.attempt.symptom()
		if got.State != tt.state || !strings.Contains(got.What, tt.what) || got.Command != tt.command ||
			(tt.attempt.err != nil || tt.state == fair) && got.Do == "" {
			t.Errorf("%s: %+v", tt.name, got)
		}
	}
}

func TestExamineClock(t *testing.T) {
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	for date, want := range map[string]health{"": good, "2026-02-28T00:00:00Z": good, "2026-03-02T00:00:00Z": bad} {
		got := examineClock(now, cli.Build{Date: date})
		if len(got) != 1 || got[0].State != want || want == bad && got[0].Command == "" {
			t.Errorf("made at %q: %+v", date, got)
		}
	}
}

func TestCommandsOfErrors(t *testing.T) {
	for err, want := range map[string]string{
		`.guard.toml:3: unknown key "x"`:            `"${EDITOR:-vi}" .guard.toml`,
		"/home/me/.config/guard/guard.toml: broken": `"${EDITOR:-vi}" /home/me/.config/guard/guard.toml`,
		"~/.config/guard/guard.toml:2: broken":      `"${EDITOR:-vi}" ~/.config/guard/guard.toml`,
		"no file at all":                            "",
	} {
		if got := edit(err); got != want {
			t.Errorf("%s: %s, want %s", err, got, want)
		}
	}
	if got := asTold("guard: /state/log is open to other users: chmod 700 it"); got != "chmod 700 /state/log" {
		t.Errorf("it says %s", got)
	}
}

func TestIsUTF8(t *testing.T) {
	for _, tt := range []struct {
		env  map[string]string
		want bool
	}{
		{nil, false}, {map[string]string{"LANG": "C"}, false}, {map[string]string{"LANG": "cs_CZ.UTF-8"}, true},
		{map[string]string{"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, false},
		{map[string]string{"LANG": "C", "LC_CTYPE": "en_US.utf8"}, true},
	} {
		if got := isUTF8(func(name string) string { return tt.env[name] }); got != tt.want {
			t.Errorf("%v: %v", tt.env, got)
		}
	}
}
