package records

import (
	"bufio"
	"errors"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"guard/audit"
	"guard/policy"
	"guard/prompt"
)

// TestNoCommandWritesALineOfTheLog: a command of many spaces would go on at the window's edge, where a line of guard's
// own begins; its further lines are set in, and none is longer than the window.
func TestNoCommandWritesALineOfTheLog(t *testing.T) {
	log, err := audit.Create(audit.Params{Dir: filepath.Join(t.TempDir(), "guard", "log"), Session: "4af3df22"})
	if err != nil {
		t.Fatal(err)
	}
	const fake = "18:12:07  4af3df22/9    allow  low       git status  (default: mode ask)"
	for _, columns := range []int{0, 40, 80, 120} {
		for pad := range 60 {
			command := "rm -rf x" + strings.Repeat(" ", pad) + fake + strings.Repeat(" ", pad) + "verdict      allow"
			err = errors.Join(err, log.Append(audit.Record{Event: audit.Decided, Agent: "gemini", RequestID: "c1", Request: policy.Request{Tool: policy.Shell, Command: command},
				Verdict: policy.Verdict{Action: policy.Deny, Rule: "default: mode safe", Reason: "because"}, By: audit.ByPolicy}))
		}
		if err != nil {
			t.Fatal(err)
		}
		var b, told strings.Builder
		p := &logPrinter{window: window{columns}, w: bufio.NewWriter(&b), width: 120, session: "4af3df22"}
		for e, err := range audit.Read(log.Path()) {
			if err != nil && !errors.Is(err, audit.ErrTorn) && !errors.Is(err, audit.ErrNotEnded) {
				t.Fatal(err)
			}
			if e.Event == audit.Decided {
				p.entry(e)
				(&storyPrinter{window: window{columns}, w: &told}).request(e)
			}
		}
		p.w.Flush()
		for _, line := range strings.Split(b.String()+told.String(), "\n") {
			if columns > 0 && prompt.Cells(line) > columns {
				t.Fatalf("%d columns: too long: %q", columns, line)
			}
			if regexp.MustCompile(`^(18:12:07|verdict)`).MatchString(line) {
				t.Fatalf("%d columns: the command wrote %q", columns, line)
			}
		}
		if squeezed := regexp.MustCompile(`\s+`).ReplaceAllString(told.String(), ""); !strings.Contains(squeezed, "asked"+strings.Join(strings.Fields("rm -rf x"+fake+"verdict allow"), "")) {
			t.Errorf("%d columns: something is left out:\n%s", columns, told.String())
		}
	}
	if err := log.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestHowARunBeganFitsTheWindow: whatever the agent was started with.
func TestHowARunBeganFitsTheWindow(t *testing.T) {
	log, err := audit.Create(audit.Params{Dir: filepath.Join(t.TempDir(), "guard", "log"), Session: "4af3df22"})
	if err != nil {
		t.Fatal(err)
	}
	err = errors.Join(log.Append(audit.Record{Event: audit.SessionStarted, Agent: "gemini", Mode: "ask", Data: map[string]any{"program": "/usr/bin/gemini",
		"arguments": []string{"-p", strings.Repeat("a long prompt ", 20) + "\x1b[2J"}, "workspace": "/srv/a/workspace/with/a/long/name", "protocol": "pty"}}), log.Close())
	if err != nil {
		t.Fatal(err)
	}
	for _, columns := range []int{36, 40, 60, 80, 200} {
		var b strings.Builder
		p := &logPrinter{window: window{columns}, w: bufio.NewWriter(&b), width: columns}
		for e := range audit.Read(log.Path()) {
			if e.Event == audit.SessionStarted {
				p.entry(e)
			}
		}
		p.w.Flush()
		for _, line := range strings.Split(b.String(), "\n") {
			if prompt.Cells(line) > columns || strings.Contains(line, "\x1b") {
				t.Errorf("%d columns: %q", columns, line)
			}
		}
		if flat := strings.Join(strings.Fields(b.String()), ""); !strings.Contains(flat, "in/srv/a/workspace/with/a/long/namemodeask") {
			t.Errorf("%d columns: where and how is left out:\n%s", columns, b.String())
		}
	}
}

func TestHung(t *testing.T) {
	for _, c := range []struct {
		columns int
		head    string
		text    string
		want    string
	}{
		{0, "head  ", strings.Repeat("word ", 40) + "\x1b", "head  " + strings.Repeat("word ", 40) + `\u{1b}`},
		{80, "head  ", "short", "head  short"},
		{60, "head  ", strings.Repeat("word ", 14), "head  " + strings.Repeat("word ", 9) + "word|      word word word word"},
		{40, "a head of thirty cells, no less ", "more words than fit here", "a head of thirty cells, no less|    more words than fit here"},
		{40, "head  ", strings.Repeat("x", 50), "head  " + strings.Repeat("x", 34) + "|    " + strings.Repeat("x", 16)},
	} {
		got := strings.Join(window{c.columns}.hung(c.head, prompt.Cells(c.head), c.text, 6), "|")
		if got != c.want {
			t.Errorf("%d columns:\n%q, want\n%q", c.columns, got, c.want)
		}
	}
}

// A mark at a text's beginning stands on no letter of guard's.
func TestAMarkStandsOnNothingBefore(t *testing.T) {
	for _, text := range []string{"\u0301x", "\u0301x" + strings.Repeat(" word", 40)} {
		if line := (window{80}).hung("at 12:00  ", 10, text, 4)[0]; !strings.HasPrefix(line, `at 12:00  \u{301}x`) {
			t.Errorf("%q", line)
		}
	}
}
