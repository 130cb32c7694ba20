package control

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"reflect"
	"strings"
	"testing"

	"guard/audit"
	"guard/internal/seed"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
	sh "guard/policy/shell"
)

// object is a value as JSON shows it, without what is empty.
func object(t *testing.T, v any) map[string]any {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	m := map[string]any{}
	if err := json.Unmarshal(b, &m); err != nil {
		t.Fatal(err)
	}
	return bare(m).(map[string]any)
}

func bare(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for name, one := range v {
			if one = bare(one); one == nil {
				delete(v, name)
			} else {
				v[name] = one
			}
		}
		if len(v) == 0 {
			return nil
		}
	case []any:
		if len(v) == 0 {
			return nil
		}
		for i := range v {
			v[i] = bare(v[i])
		}
	case string:
		if v == "" {
			return nil
		}
	case bool:
		if !v {
			return nil
		}
	}
	return v
}

// The facts in the record are the report that everything else shows, but for
// the verdict that stands beside them: no member is forgotten when one is added.
func TestFactsAreTheReport(t *testing.T) {
	rng := seed.Rand(t, 1, 2)
	for range 200 {
		f := randomFacts(rng)
		v := policy.Decide(f, policy.Settings{})
		want := object(t, policy.NewReport(f, v))
		for name := range object(t, policy.Verdict{Absurd: true, Categories: 1, Rule: "x", Reason: "x", Codes: []string{"x"}, Suggestion: "x"}) {
			delete(want, name)
		}
		if got := object(t, newRoom().facts(&policy.Case{Facts: f, Verdict: v})); !reflect.DeepEqual(got, want) {
			t.Fatalf("\n got %v\nwant %v", got, want)
		}
	}
}

func randomFacts(rng *rand.Rand) (f policy.Facts) {
	words := func() (w []string) {
		for range rng.IntN(4) {
			w = append(w, strings.Repeat(string(rune('a'+rng.IntN(26))), 1+rng.IntN(3)))
		}
		return w
	}
	places := func() (p []place.Place) {
		for i, w := range words() {
			p = append(p, place.Place{Raw: w, Path: strings.Repeat("/"+w, i%2)})
		}
		return p
	}
	f.Tool, f.Protected, f.Unknown = policy.Shell, rng.IntN(2) == 0, rng.IntN(2) == 0
	f.Hosts, f.Reads, f.Writes, f.Deletes = words(), places(), places(), places()
	f.Level, f.Categories = risk.Level(rng.IntN(5)), risk.Categories(rng.IntN(1<<15))
	for _, w := range words() {
		f.Parts = append(f.Parts, policy.Part{Kind: policy.CommandPart, Name: w, Level: f.Level, Categories: f.Categories})
	}
	for _, w := range words() {
		f.Reasons = append(f.Reasons, risk.Say("because {0}", w))
		f.Wildcards = append(f.Wildcards, place.Match{Pattern: w, Count: rng.IntN(9), Names: words(), Notes: words(), Untracked: -1})
		f.Commands = append(f.Commands, sh.Command{Argv: words(), Wrappers: words(), Redirects: words(), Assigns: words(), Cwd: w, Finding: f.Finding})
	}
	return f
}

// What stands beside the request in the record is not in it again.
func TestEverythingIsSaidOnce(t *testing.T) {
	r := newRig(Params{})
	req := samples["low"]
	req.Prompt, req.Claim = "show me", "harmless"
	r.run(t.Context(), req, "", nil)
	rec := r.rec.last(audit.Decided)
	if rec.Agent != "gemini" || rec.ACPSession != "s1" || rec.RequestID != "c1" || rec.Channel != "acp" || rec.Mode != "safe" {
		t.Errorf("%+v", rec)
	}
	want := map[string]any{"tool": "shell", "command": "cat README.md", "cwd": "/srv/project", "workspace": "/srv/project",
		"prompt": "show me", "claim": "harmless"}
	if got := object(t, rec.Request); !reflect.DeepEqual(got, want) {
		t.Errorf("request\n got %v\nwant %v", got, want)
	}
}

// Whatever an agent sends, a record stays within its bounds, and what was
// judged stays as it was.
func TestRecordIsBounded(t *testing.T) {
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
		"a long line":       shell("echo " + long),
		"many words":        shell("echo " + strings.Repeat("a ", 1<<16)),
		"many commands":     shell(strings.Repeat("ls;", 1<<14)),
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
			d := NewDesk(Params{Record: log, Mode: policy.Asking})
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
				if len(line) > 16*maxRecord { // six bytes for one where JSON escapes, twice with a preview
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

// Arguments that would tear the record's line apart are kept in words.
func TestArgumentsInTheRecord(t *testing.T) {
	for _, tt := range []struct{ name, args, want string }{
		{"none", "", ""},
		{"as they came", `{"a":[1,2.50]}`, `{"a":[1,2.50]}`},
		{"of several lines", "{\n \"a\": 1\n}", "{\n \"a\": 1\n}"}, // the encoder joins them
		{"no JSON", `{"a":`, `"{\"a\":"`},
		{"two values", `1 2`, `"1 2"`},
		{"too much", `"` + strings.Repeat("x", maxText) + `"`, `{"guard":"cut: 16386 bytes of arguments"}`},
		{"bad UTF-8", "\"\xff\"", "\"\uFFFD\""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := newRoom().json(policy.Raw(tt.args)); string(got) != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
			log, err := audit.Create(audit.Params{Dir: t.TempDir() + "/log", Session: "s"})
			if err != nil {
				t.Fatal(err)
			}
			defer log.Close()
			out, _ := NewDesk(Params{Record: log}).Decide(policy.Request{Tool: policy.MCP, Server: "s", Name: "n", Args: policy.Raw(tt.args)}, risk.Reason{})
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
	d := NewDesk(Params{Record: log, Mode: policy.Asking, Ways: map[string]policy.Dialog{ViaTerminal: says(policy.Reply{Answer: policy.Refused, Note: "--password " + canary}).Ask}})
	for _, req := range []policy.Request{
		shell("curl -u me:" + canary + " https://h.example"),
		shell("API_TOKEN=" + canary + " ./deploy"),
		{Tool: policy.MCP, Server: "mail", Name: "send_message", Args: policy.Raw(`{"password":"` + canary + `"}`)},
		{Tool: policy.Shell, Argv: []string{"deploy", "--api-key", canary}},
		edit("/srv/project/.env", "", "DB_PASSWORD="+canary+"\n"),
	} {
		if _, c := d.Decide(req, risk.Reason{}); c != nil {
			asked(new(policy.Cancellation), d, c, nil)
		}
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

// TestAnswersHaveCodes: what a person said stands in the record by its code too.
func TestAnswersHaveCodes(t *testing.T) {
	for _, tt := range []struct {
		reply policy.Reply
		want  string
	}{
		{policy.Reply{Answer: policy.Once}, "person-allowed-once"},
		{policy.Reply{Answer: policy.ForSession}, "person-allowed-for-session"},
		{policy.Reply{Answer: policy.Refused}, "person-refused"},
		{policy.Reply{Answer: policy.Refused, Note: "no"}, "person-refused-with-note"},
		{policy.Reply{}, "no-answer"},
	} {
		r := terminal(says(tt.reply))
		r.run(t.Context(), samples["high"], "", nil)
		line, err := json.Marshal(r.rec.last(audit.Decided).Verdict)
		if err != nil || !strings.Contains(string(line), `"codes":["`+tt.want+`"]`) {
			t.Errorf("%+v: %s, %v", tt.reply, line, err)
		}
	}
}
