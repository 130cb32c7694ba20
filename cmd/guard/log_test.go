package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/audit"
	"guard/policy"
	"guard/prompt"
)

// recorded is a state folder with one open record in it.
func recorded(t *testing.T, session string, records ...audit.Record) (state string, log *audit.Log) {
	t.Helper()
	state = t.TempDir()
	log, err := audit.Create(audit.Params{Dir: filepath.Join(state, "guard", "log"), Session: session})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = log.Close() })
	for _, r := range records {
		if err := log.Append(r); err != nil {
			t.Fatal(err)
		}
	}
	return state, log
}

func guardIn(state string, args ...string) *exec.Cmd {
	cmd := exec.Command(guardPath, args...)
	cmd.Env = append(os.Environ(), "HOME="+state, "XDG_STATE_HOME="+state, "XDG_CONFIG_HOME="+state)
	return cmd
}

func decidedOn(command string) audit.Record {
	return audit.Record{
		Event: audit.Decided, Agent: "gemini", RequestID: "c1", Request: policy.Request{Tool: policy.Shell, Command: command},
		Verdict: policy.Verdict{Action: policy.Deny, Rule: "default: mode safe", Reason: "because"}, By: audit.ByPolicy,
	}
}

// Whatever an agent had recorded reaches the terminal as visible text only.
func TestTheLogIsEscaped(t *testing.T) {
	const evil = "ls \x1b]0;x\a\x1b[2J\u202e\u200b\u009b\r\n\u0301\U000e0041"
	r := decidedOn(evil)
	r.Agent, r.Note, r.Answer, r.RequestID, r.ACPSession = evil, evil, evil, evil, evil
	r.Facts = map[string]any{"reasons": []string{evil}, "hosts": []string{evil}}
	r.Verdict = map[string]any{"verdict": evil, "risk": evil, "rule": evil, "reason": evil, "suggestion": evil, "categories": []string{evil}}
	r.Preview = &audit.Preview{Summary: evil, Details: map[string]any{evil: evil}}
	r.Request = policy.Request{Tool: policy.Edit, Cwd: evil, Claim: evil, Prompt: evil, Paths: []string{evil}, Edits: []policy.Change{{Path: evil, Old: deepen(evil), New: deepen(evil)}}}
	started := audit.Record{Event: audit.SessionStarted, Agent: evil, Mode: evil, Data: map[string]any{"program": evil, "arguments": []string{evil}, "workspace": evil}}
	state, _ := recorded(t, "evil", started, r, audit.Record{Event: audit.Event(evil), Reason: evil})
	for _, args := range [][]string{{"log"}, {"log", "--all"}, {"log", "--json"}, {"log", "show", "evil/1"}, {"log", "show", "evil/2"}, {"log", "show", "--json", "evil/2"}, {"log", "show", "evil/3"}} {
		out, err := guardIn(state, args...).CombinedOutput()
		if err != nil || len(out) == 0 {
			t.Errorf("%v: %v\n%s", args, err, out)
		}
		for line := range strings.Lines(string(out)) {
			for _, c := range strings.TrimSuffix(line, "\n") {
				if prompt.Escape(string(c)) != string(c) && c != '⏎' {
					t.Fatalf("%v prints %U in %q", args, c, line)
				}
			}
			if strings.Contains(strings.Join(args, " "), "--json") && !json.Valid([]byte(line)) {
				t.Errorf("%v: no JSON: %s", args, line)
			}
		}
	}
}

func deepen(s string) *string { return &s }

// JSON that is made visible means what it meant.
func TestVisibleJSONMeansTheSame(t *testing.T) {
	for _, text := range []string{"plain", "ü 中文 \U0001f600", "\u202e\u009b\x7f\U000e0041\u0301", `\u0041 \\ "`} {
		line, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		var back string
		if err := json.Unmarshal([]byte(visibleJSON(line)), &back); err != nil || back != text {
			t.Errorf("%q comes back as %q, %v", text, back, err)
		}
	}
}

// --follow prints what is there, then what comes, and a session that starts
// later; a record that is open is no record whose end is missing.
func TestTheLogIsFollowed(t *testing.T) {
	state, log := recorded(t, "first", decidedOn("one"))
	cmd := guardIn(state, "log", "--follow")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	stop := time.AfterFunc(30*time.Second, func() { _ = cmd.Process.Kill() })
	defer func() {
		stop.Stop()
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}()
	lines := bufio.NewScanner(out)
	until := func(word string) {
		t.Helper()
		for lines.Scan() {
			if strings.Contains(lines.Text(), word) {
				return
			}
		}
		t.Fatalf("%q never came", word)
	}
	until("one")
	if err := log.Append(decidedOn("two")); err != nil {
		t.Fatal(err)
	}
	until("two")
	second, err := audit.Create(audit.Params{Dir: filepath.Join(state, "guard", "log"), Session: "second"})
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	if err := second.Append(decidedOn("three")); err != nil {
		t.Fatal(err)
	}
	until("session second")
	until("three")

	if text, err := guardIn(state, "log", "verify").Output(); err != nil || strings.Count(string(text), "whole so far, the session runs") != 2 {
		t.Errorf("%v\n%s", err, text)
	}
	if err := log.Close(); err != nil {
		t.Fatal(err)
	}
	if text, err := guardIn(state, "log", "verify", "first").Output(); err == nil || !strings.Contains(string(text), "its end is missing") {
		t.Errorf("%v\n%s", err, text)
	}
}

// A record cut at every byte is never taken for a whole one.
func TestARecordCutAnywhereIsFound(t *testing.T) {
	state, log := recorded(t, "cut", audit.Record{Event: audit.SessionStarted}, decidedOn("rm x"), audit.Record{Event: audit.SessionEnded})
	if err := log.Close(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(log.Path())
	if err != nil {
		t.Fatal(err)
	}
	f := audit.File{Path: filepath.Join(state, "cut.jsonl"), Session: "cut"}
	for n := range len(text) + 1 {
		if err := os.WriteFile(f.Path, text[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		if c := verifyRecord(f); c.OK != (n == len(text)) || c.OK == (c.Problem != "") {
			t.Fatalf("cut at %d of %d: %+v", n, len(text), c)
		}
	}
}

// One story a decision, also where an agent uses an id again.
func TestStories(t *testing.T) {
	var all []audit.Entry
	add := func(call string, e audit.Event) {
		all = append(all, audit.Entry{Seq: uint64(len(all) + 1), Record: audit.Record{Event: e, RequestID: call}})
	}
	for _, e := range []audit.Event{audit.ApprovalRequested, audit.StepPaused, audit.ApprovalResolved, audit.Decided} {
		add("a", e)
		add("b", e)
	}
	add("a", audit.ToolFinished)
	add("a", audit.Decided)
	add("a", audit.ApprovalRequired)
	add("", audit.ModeRefused)
	add("", audit.ModeRefused)
	for at, want := range map[int]string{0: "1 3 5 7 9", 6: "1 3 5 7 9", 8: "1 3 5 7 9", 1: "2 4 6 8", 9: "10 11", 10: "10 11", 11: "12", 12: "13"} {
		var got []string
		for _, e := range sameCall(all, at) {
			got = append(got, fmt.Sprint(e.Seq))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%d: %v, want %s", at+1, got, want)
		}
	}
}

func TestLogTimes(t *testing.T) {
	now := time.Date(2026, 11, 21, 15, 4, 5, 0, time.Local)
	for s, want := range map[string]time.Time{
		"2h": now.Add(-2 * time.Hour), "3d": now.Add(-72 * time.Hour), "90s": now.Add(-90 * time.Second),
		"07:30": time.Date(2026, 11, 21, 7, 30, 0, 0, time.Local), "2026-11-20": time.Date(2026, 11, 20, 0, 0, 0, 0, time.Local),
		"2026-11-20 07:30": time.Date(2026, 11, 20, 7, 30, 0, 0, time.Local), "2026-11-20T07:30:00Z": time.Date(2026, 11, 20, 7, 30, 0, 0, time.UTC),
	} {
		if got, err := logTime("--since", s, now); err != nil || !got.Equal(want) {
			t.Errorf("%s: %v, want %v, %v", s, got, want, err)
		}
	}
	for _, bad := range []string{"soon", "-2h", "1dd", "d", "25:00"} {
		if got, err := logTime("--since", bad, now); err == nil {
			t.Errorf("%s: %v", bad, got)
		}
	}
}
