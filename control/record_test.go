package control

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"guard/audit"
	"guard/control/controltest"
	"guard/control/record"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// Whatever an agent sends, a record stays within its bounds, and what was
// judged stays as it was.
func TestRecordIsBounded(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	long, many := strings.Repeat("x", 1<<20), make([]string, 1<<14)
	half := long[:64<<10]
	for i := range many {
		many[i] = "y"
	}
	edits := make([]policy.Change, 300)
	for i := range edits {
		edits[i] = policy.Change{Path: "/srv/project/a", Old: &half, New: &half}
	}
	for name, req := range map[string]policy.Request{
		"a long line":       controltest.Shell("echo " + long),
		"many words":        controltest.Shell("echo " + strings.Repeat("a ", 1<<16)),
		"many commands":     controltest.Shell(strings.Repeat("ls;", 1<<14)),
		"a long vector":     {Tool: policy.Shell, Argv: many, Env: many},
		"empty words":       {Tool: policy.Shell, Argv: make([]string, 1<<16)},
		"many paths":        {Tool: policy.Read, Paths: many},
		"many URLs":         {Tool: policy.Fetch, URLs: many},
		"large edits":       {Tool: policy.Edit, Paths: []string{"/srv/project/a"}, Edits: edits},
		"large arguments":   {Tool: policy.MCP, Server: "s", Name: "n", Args: policy.Raw(`"` + long + `"`)},
		"long names":        {Tool: policy.Other, Name: half, Session: long, Call: long, Claim: long, Prompt: long, Cwd: long},
		"what JSON escapes": {Tool: policy.Other, Name: strings.Repeat("\x01", 64<<10)},
	} {
		t.Run(name, func(t *testing.T) {
			log, err := audit.Create(audit.Params{Dir: t.TempDir() + "/log", Session: "s"})
			if err != nil {
				t.Fatal(err)
			}
			defer log.Close()
			d := NewBroker(Params{Record: log, Mode: policy.Asking})
			if out, c := d.Decide(req, risk.Reason{}); c != nil {
				asked(new(policy.Cancellation), d, c, nil)
			} else if strings.Contains(out.Reason, "recorded") {
				t.Fatal(out.Reason)
			}
			b, err := os.ReadFile(log.Path())
			if err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(string(b)) {
				if len(line) > 16*record.MaxRecord { // six bytes for one where JSON escapes, twice with a preview
					t.Errorf("a line of %d bytes", len(line))
				}
			}
			if !strings.Contains(string(b), "cut: ") {
				t.Error("nothing says that it was cut")
			}
		})
	}
	if *edits[0].New != half || many[0] != "y" {
		t.Error("the request itself was changed")
	}
}

// Arguments that would tear the record's line apart keep nothing from being recorded.
func TestArgumentsInTheRecord(t *testing.T) {
	for name, args := range map[string]string{
		"of several lines": "{\n \"a\": 1\n}",
		"no JSON":          `{"a":`,
		"too much":         `"` + strings.Repeat("x", record.MaxText) + `"`,
		"bad UTF-8":        "\"\xff\"",
	} {
		t.Run(name, func(t *testing.T) {
			log, err := audit.Create(audit.Params{Dir: t.TempDir() + "/log", Session: "s"})
			if err != nil {
				t.Fatal(err)
			}
			defer log.Close()
			out, _ := NewBroker(Params{Record: log}).Decide(policy.Request{Tool: policy.MCP, Server: "s", Name: "n", Args: policy.Raw(args)}, risk.Reason{})
			if strings.Contains(out.Reason, "recorded") {
				t.Error(out.Reason)
			}
			if err := log.Append(audit.Record{Event: audit.SessionEnded}); err != nil {
				t.Fatal(err)
			}
			if err := audit.Verify(log.Path()); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestNoSecretInTheRecord(t *testing.T) {
	const canary = "hunter2hunter2hunter2"
	log, err := audit.Create(audit.Params{Dir: t.TempDir() + "/log", Session: "s"})
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	d := NewBroker(Params{Record: log, Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: controltest.Says(policy.Reply{Answer: decision.Refused, Note: "--password " + canary}).Ask}})
	for _, req := range []policy.Request{
		controltest.Shell("curl -u me:" + canary + " https://h.example"),
		controltest.Shell("API_TOKEN=" + canary + " ./deploy"),
		{Tool: policy.MCP, Server: "mail", Name: "send_message", Args: policy.Raw(`{"password":"` + canary + `"}`)},
		{Tool: policy.Shell, Argv: []string{"deploy", "--api-key", canary}},
		controltest.Edit("/srv/project/.env", "", "DB_PASSWORD="+canary+"\n"),
	} {
		if _, c := d.Decide(req, risk.Reason{}); c != nil {
			asked(new(policy.Cancellation), d, c, nil)
		}
	}
	env := `"env":[{"name":"API_KEY","value":"` + canary + `"}]`
	args := `"args":["-u","me:` + canary + `","--token","` + canary + `"]`
	for _, server := range []string{`{"name":"x","command":"curl",` + args + "," + env + "}", `{` + env + `,"pad":"` + strings.Repeat("x ", 10_000) + `"}`} {
		d.Note(policy.Note{Event: policy.NoteServer, Text: "the editor has the agent start an MCP server: " + server})
	}
	b, err := os.ReadFile(log.Path())
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(b)) {
		if strings.Contains(line, canary) || !strings.Contains(line, "redacted") {
			t.Error(line)
		}
	}
}

// The whole preview is in the record wherever a person is or would be asked,
// and nowhere else.
func TestWhereAPreviewStands(t *testing.T) {
	for _, mode := range []policy.Mode{policy.Safe, policy.Asking} {
		r := newRig(Params{Mode: mode, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: controltest.Says(policy.Reply{Answer: decision.Refused}).Ask}})
		r.run(t.Context(), controltest.Shell("rm -f a.txt"), "", nil)
		for _, rec := range r.rec.Records {
			wants := rec.Event == audit.ApprovalRequired || rec.Event == audit.ApprovalRequested || rec.Event == audit.StepPaused
			if (rec.Preview != nil) != wants || wants && (rec.ApprovalType != "DELETE" || rec.Preview.Summary != "rm -f a.txt") {
				t.Errorf("%v: %s: %+v", mode, rec.Event, rec.Preview)
			}
		}
	}
}

// TestAnswersHaveCodes: what a person said stands in the record by its code too.
func TestAnswersHaveCodes(t *testing.T) {
	for _, tt := range []struct {
		reply policy.Reply
		want  string
	}{
		{policy.Reply{Answer: decision.Once}, "person-allowed-once"},
		{policy.Reply{Answer: decision.ForSession}, "person-allowed-for-session"},
		{policy.Reply{Answer: decision.Refused}, "person-refused"},
		{policy.Reply{Answer: decision.Refused, Note: "no"}, "person-refused-with-note"},
		{policy.Reply{}, "no-answer"},
	} {
		r := terminal(controltest.Says(tt.reply))
		r.run(t.Context(), controltest.Samples["high"], "", nil)
		line, err := json.Marshal(r.rec.Last(audit.Decided).Verdict)
		if err != nil || !strings.Contains(string(line), `"codes":["`+tt.want+`"]`) {
			t.Errorf("%+v: %s, %v", tt.reply, line, err)
		}
	}
}
