package main

import (
	"bufio"
	"encoding/json"
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
