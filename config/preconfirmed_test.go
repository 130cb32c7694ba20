package config

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/policy"
)

const push = "[[preconfirmed]]\ncommand = \"git push\"\nexpires = \"8h\"\n"

var now = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// saved sets when a file was last written.
func (m machine) saved(name string, at time.Time) {
	m.t.Helper()
	if err := os.Chtimes(m.path(name), at, at); err != nil {
		m.t.Fatal(err)
	}
}

func TestPreconfirmedCountsFromTheSavingOfItsFile(t *testing.T) {
	for _, tt := range []struct {
		name  string
		saved time.Time
		until time.Time
		ended bool
	}{
		{"saved now", now, now.Add(8 * time.Hour), false},
		{"saved an hour ago", now.Add(-time.Hour), now.Add(7 * time.Hour), false},
		{"saved yesterday", now.Add(-24 * time.Hour), now.Add(-16 * time.Hour), true},
		{"saved in the future", now.Add(1000 * time.Hour), now.Add(8 * time.Hour), false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			m.write(userName, "# a comment\n"+push)
			m.saved(userName, tt.saved)
			p := m.params()
			p.Now = now
			c, err := Load(p)
			if err != nil || len(c.Preconfirmed) != 1 {
				t.Fatalf("%+v, %v", c, err)
			}
			one := c.Preconfirmed[0]
			if !one.Until.Equal(tt.until) || one.Ended(now) != tt.ended || one.Label() != `~/.config/guard/guard.toml:2: preconfirmed "git push"` {
				t.Errorf("%+v", one)
			}
			if said := strings.Contains(strings.Join(c.Notices, ""), "save the file again"); said != tt.ended {
				t.Errorf("%q", c.Notices)
			}
			s := c.Settings("")
			s.Now = now
			f := policy.Judge{}.Facts(one.Request())
			if got := policy.Decide(f, s).Action == policy.Allow; got == tt.ended {
				t.Errorf("allowed: %v", got)
			}
		})
	}
}

// A project's file that is checked out anew has a new date, and the person has said nothing new.
func TestPreconfirmedInAProjectCountsFromItsTrust(t *testing.T) {
	for _, tt := range []struct {
		name         string
		saved, since time.Time
		until        time.Time
		ended        bool
	}{
		{"trusted when it was saved", now.Add(-time.Hour), now.Add(-time.Hour), now.Add(7 * time.Hour), false},
		{"saved long before it was trusted", now.Add(-24 * time.Hour), now.Add(-time.Hour), now.Add(-16 * time.Hour), true},
		{"checked out anew", now, now.Add(-24 * time.Hour), now.Add(-16 * time.Hour), true},
		{"with a date to come", now.Add(1000 * time.Hour), now.Add(-2 * time.Hour), now.Add(6 * time.Hour), false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			m.write(projectName, push)
			m.saved(projectName, tt.saved)
			p := m.params()
			p.Now, p.Trusted = now, func(string, []byte) (time.Time, error) { return tt.since, nil }
			c, err := Load(p)
			if err != nil || len(c.Preconfirmed) != 1 {
				t.Fatalf("%+v, %v", c, err)
			}
			if one := c.Preconfirmed[0]; !one.Until.Equal(tt.until) || one.Ended(now) != tt.ended {
				t.Errorf("%+v", one)
			}
			if said := strings.Contains(strings.Join(c.Notices, ""), "change the file and trust it again"); said != tt.ended {
				t.Errorf("%q", c.Notices)
			}
		})
	}
}

func TestWhereAPlanHolds(t *testing.T) {
	m := newMachine(t)
	m.mkdir("home/repo/sub")
	m.mkdir("home/other")
	real, err := filepath.EvalSymlinks(m.path("home"))
	if err != nil {
		t.Fatal(err)
	}
	m.write(userName, push+"[[preconfirmed]]\ncommand = \"make\"\nexpires = \"1d\"\nworkspace = \"~/other\"\n")
	m.write(projectName, push)
	p := m.params()
	p.Dir = m.path("home/repo/sub")
	p.Trusted = func(string, []byte) (time.Time, error) { return time.Now(), nil }
	c, err := Load(p)
	if err != nil || len(c.Preconfirmed) != 3 {
		t.Fatalf("%+v, %v", c, err)
	}
	for i, want := range []string{"repo/sub", "other", "repo"} { // where guard is started, as named, where the file lies
		if got := c.Preconfirmed[i].Workspace; got != filepath.Join(real, want) {
			t.Errorf("%d: %s, want %s", i, got, want)
		}
	}
}

func TestAnUntrustedProjectPreconfirmsNothing(t *testing.T) {
	m := newMachine(t)
	m.write(projectName, push)
	c, err := Load(m.params())
	if err != nil || len(c.Preconfirmed) != 0 || len(c.Notices) != 1 || !strings.Contains(c.Notices[0], "not trusted, so it can only tighten; ignored: [[preconfirmed]]") {
		t.Errorf("%+v, %v", c, err)
	}
}

func TestMistakesInPreconfirmed(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"no command", `expires = "1h"`, `:1: preconfirmed[0]: command is missing`},
		{"no end", `command = "git push"`, `:1: preconfirmed[0]: expires is missing`},
		{"no time span", "command = \"x\"\nexpires = \"soon\"", `:3: preconfirmed[0].expires: "soon" is no time span: write it as "30m", "8h" or "2d"`},
		{"a number", "command = \"x\"\nexpires = 8", `:3: preconfirmed[0].expires: must be a string, not a number`},
		{"nothing", "command = \"x\"\nexpires = \"0s\"", `:3: preconfirmed[0].expires: "0s": must be longer than nothing`},
		{"days back", "command = \"x\"\nexpires = \"-2d\"", `:3: preconfirmed[0].expires: "-2d": must be longer`},
		{"too long", "command = \"x\"\nexpires = \"8d\"", `:3: preconfirmed[0].expires: "8d": must be at most "7d"`},
		{"far too long", "command = \"x\"\nexpires = \"999999999999d\"", `:3: preconfirmed[0].expires: "999999999999d": must be at most "7d"`},
		{"an unknown key", "command = \"x\"\nexpires = \"1h\"\nexpire = \"1h\"", `:4: unknown key "expire" in preconfirmed[0] (did you mean "expires"?)`},
		{"not known", "command = \"rm $X\"\nexpires = \"1h\"", `:2: preconfirmed[0].command: "rm $X" cannot be preconfirmed: what the shell puts in`},
		{"absurd", "command = \"rm -rf /\"\nexpires = \"1h\"", `:2: preconfirmed[0].command: guard refuses this in every mode`},
		{"guard's own", "command = \"rm .guard.toml\"\nexpires = \"1h\"", `:2: preconfirmed[0].command: guard refuses this in every mode`},
		{"a workspace within", "command = \"x\"\nexpires = \"1h\"\nworkspace = \"sub\"", `:4: preconfirmed[0].workspace: "sub": write it from / or ~/`},
		{"the home", "command = \"x\"\nexpires = \"1h\"\nworkspace = \"~/\"", `:4: preconfirmed[0].workspace: "~/": neither / nor your home`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			m.write(projectName, "[[preconfirmed]]\n"+tt.text)
			if _, err := Load(m.params()); err == nil || !strings.HasPrefix(err.Error(), ".guard.toml"+tt.want) {
				t.Errorf("%v, want %s", err, tt.want)
			}
		})
	}
}
