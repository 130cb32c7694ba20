package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"guard/audit"
	"guard/policy"
	"guard/replay"
)

// decidedBy is a decision as it stands in a record.
func decidedBy(by audit.By, verdict policy.Action, acp, command string) audit.Record {
	r := decidedOn(command)
	r.By, r.ACPSession = by, acp
	r.Request = policy.Request{Tool: policy.Shell, Command: command, Cwd: "/srv/project", Workspace: "/srv/project"}
	r.Verdict = policy.Verdict{Action: verdict, Reason: "because; and because"}
	return r
}

// Of the record the requests count that were judged, each once.
func TestReplayOfARecord(t *testing.T) {
	unreadable := audit.Record{Event: audit.Decided, By: audit.ByPolicy, Verdict: policy.Verdict{}}
	opened := audit.Record{Event: audit.SessionOpened, ACPSession: "first"}
	state, _ := recorded(t, "r1", opened,
		decidedBy(audit.ByPolicy, policy.Allow, "second", "ls"),
		decidedBy(audit.ByHook, policy.Allow, "second", "ls"),
		unreadable,
		decidedBy(audit.ByTerminal, policy.Allow, "first", "git push"),
		audit.Record{Event: audit.ApprovalRequested, ACPSession: "first", Request: policy.Request{Tool: policy.Shell, Command: "git push"}},
		decidedBy(audit.Nobody, policy.Deny, "", "npm ci"))
	out, err := guardIn(state, "--mode", "ask", "replay", "--json").Output()
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for line := range strings.Lines(string(out)) {
		var a struct {
			Session string
			policy.Report
		}
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatal(err)
		}
		got = append(got, fmt.Sprint(a.Session, " ", a.Verdict, " ", a.Commands[0].Argv, " ", a.Commands[0].Cwd))
	}
	want := []string{"r1.2 allow [ls] /srv/project", "r1.1 ask [git push] /srv/project", "r1 ask [npm ci] /srv/project"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
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

// What the record cut is judged as a part, without the mark, wherever it stood.
func TestCutRequests(t *testing.T) {
	const mark = " … (cut: 99 bytes in all)"
	cut := func(s string) *string { s += mark; return &s }
	for name, r := range map[string]policy.Request{
		"command":   {Command: "echo a" + mark},
		"argv":      {Argv: []string{"echo", "a" + mark}},
		"path":      {Paths: []string{"a", "… (cut: 300 in all)"}},
		"new text":  {Edits: []policy.Change{{Path: "a", New: cut("x")}}},
		"old text":  {Edits: []policy.Change{{Path: "a", Old: cut("x")}}},
		"arguments": {Args: policy.Raw(`{"guard":"cut: 99 bytes of arguments"}`)},
	} {
		got, short := whole(r)
		b, _ := json.Marshal(got)
		if !short || !got.Partial || strings.Contains(string(b), "cut: ") {
			t.Errorf("%s: %s", name, b)
		}
	}
	if got, short := whole(policy.Request{Command: "ls"}); short || got.Partial || got.Raw != "ls" {
		t.Errorf("%+v", got)
	}
	long := decidedBy(audit.ByPolicy, policy.Allow, "s", audit.Cut("ls "+strings.Repeat("a ", 10_000), 16<<10))
	state, _ := recorded(t, "r1", long)
	out, err := guardIn(state, "replay").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "cut in the record  ") {
		t.Errorf("%v\n%s", err, out)
	}
}
