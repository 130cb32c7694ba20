package records

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"guard/audit"
	"guard/policy"
	"guard/replay"
)

// A record cut at every byte is never taken for a whole one.
func TestARecordCutAnywhereIsFound(t *testing.T) {
	state := t.TempDir()
	log, err := audit.Create(audit.Params{Dir: filepath.Join(state, "guard", "log"), Session: "cut"})
	if err != nil {
		t.Fatal(err)
	}
	decision := audit.Record{
		Event: audit.Decided, Agent: "gemini", RequestID: "c1", Request: policy.Request{Tool: policy.Shell, Command: "rm x"},
		Verdict: policy.Verdict{Action: policy.Deny, Rule: "default: mode safe", Reason: "because"}, By: audit.ByPolicy,
	}
	if err := errors.Join(log.Append(audit.Record{Event: audit.SessionStarted}), log.Append(decision), log.Append(audit.Record{Event: audit.SessionEnded}), log.Close()); err != nil {
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
	add("c", audit.Decided)
	add("c", audit.Decided) // and again, to leave the agent's own sandbox
	all[len(all)-1].By = audit.ByHook
	add("c", audit.ToolFinished)
	for at, want := range map[int]string{
		13: "14 15 16", 14: "14 15 16", 15: "14 15 16",
		0: "1 3 5 7 9", 6: "1 3 5 7 9", 8: "1 3 5 7 9", 1: "2 4 6 8", 9: "10 11", 10: "10 11", 11: "12", 12: "13",
	} {
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

func TestWhatBecameOfIt(t *testing.T) {
	for name, tt := range map[string]struct {
		by      audit.By
		verdict policy.Action
		want    replay.Outcome
	}{
		"by policy":              {audit.ByPolicy, policy.Allow, replay.Allowed},
		"refused by policy":      {audit.ByPolicy, policy.Deny, replay.Refused},
		"granted before":         {audit.ByGrant, policy.Allow, replay.Allowed},
		"preconfirmed":           {audit.ByConfirmed, policy.Allow, replay.Allowed},
		"allowed at the prompt":  {audit.ByTerminal, policy.Allow, replay.Asked},
		"refused at the prompt":  {audit.ByTerminal, policy.Deny, replay.Asked},
		"in the agent's dialog":  {audit.ByAgent, policy.Allow, replay.Asked},
		"by the client itself":   {audit.ByClientAuto, policy.Allow, replay.Asked},
		"nobody to ask":          {audit.Nobody, policy.Deny, replay.Asked},
		"no verdict that we say": {audit.ByPolicy, 7, replay.Refused},
	} {
		raw, _ := json.Marshal(policy.Verdict{Action: tt.verdict, Reason: "one; two"})
		b := beforeOf(audit.Entry{Record: audit.Record{By: tt.by, Verdict: json.RawMessage(raw)}})
		if b.Outcome != tt.want || b.Reason != "one" {
			t.Errorf("%s: %+v", name, b)
		}
	}
}

// An answer that took minutes is not told in milliseconds, nor is what was said told twice.
func TestHowLongAnAnswerTook(t *testing.T) {
	for ms, want := range map[int64]string{
		0: "", -4: "", 7: ", after 7ms", 3_539: ", after 3.5s", 95_563: ", after 1m36s", 7_200_400: ", after 2h0m0s",
	} {
		if got := afterText(audit.Entry{Record: audit.Record{Millis: ms}}); got != want {
			t.Errorf("%d ms: %q, want %q", ms, got, want)
		}
	}
	var b strings.Builder
	s := storyPrinter{w: &b}
	s.event(audit.Entry{Record: audit.Record{Event: audit.Decided, Verdict: json.RawMessage(`{"verdict":"deny"}`),
		Answer: "deny", By: audit.ByTerminal, Millis: 95_563}})
	if !strings.Contains(b.String(), "decided: deny, by terminal, after 1m36s\n") {
		t.Error(b.String())
	}
}
