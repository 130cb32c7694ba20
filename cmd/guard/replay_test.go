package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"guard/audit"
	"guard/policy"
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

// What the record cut is told of (control/record tests where it stood).
func TestCutRequests(t *testing.T) {
	long := decidedBy(audit.ByPolicy, policy.Allow, "s", audit.Cut("ls "+strings.Repeat("a ", 10_000), 16<<10))
	state, _ := recorded(t, "r1", long)
	out, err := guardIn(state, "replay").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "cut in the record  ") {
		t.Errorf("%v\n%s", err, out)
	}
}
