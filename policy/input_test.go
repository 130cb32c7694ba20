package policy

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"guard/policy/place"
	"guard/policy/risk"
)

func TestParseRequest(t *testing.T) {
	base := Request{Agent: "codex", Workspace: "/srv/project", Prompt: "do it"}
	r, err := ParseRequest([]byte(`{"tool":"edit","path":"a","old":"x","new":"y","cwd":"/srv/project/sub","annotations":{"title":"T","destructiveHint":true}}`), base)
	if err != nil {
		t.Fatal(err)
	}
	if r.Tool != Edit || len(r.Edits) != 1 || *r.Edits[0].Old != "x" || r.Cwd != "/srv/project/sub" || r.Agent != "codex" ||
		r.Prompt != "do it" || r.Raw != "a" || r.Channel != "check" || !*r.Hints.Destructive {
		t.Errorf("%+v", r)
	}
	for line, want := range map[string]Tool{
		`{"command":"ls"}`:                                                 Shell,
		`{"session":"s","command":"ls"}`:                                   Shell,
		`{"argv":["ls"]}`:                                                  Shell,
		`{"tool":"read","path":"a"}`:                                       Read,
		`{"tool":"read"}`:                                                  Read,
		`{"tool":"delete","path":"a"}`:                                     Delete,
		`{"tool":"move","path":"a","to":"b"}`:                              Move,
		`{"tool":"fetch","url":"https://example.com"}`:                     Fetch,
		`{"tool":"mcp","server":"s","name":"n","arguments":{"a":[1,"x"]}}`: MCP,
		`{"tool":"other","name":"n"}`:                                      Other,
	} {
		if r, err := ParseRequest([]byte(line), base); err != nil || r.Tool != want || r.Cwd != "/srv/project" || r.Raw == "" && line != `{"tool":"read"}` {
			t.Errorf("%s: %+v, %v", line, r, err)
		}
	}
	for line, want := range map[string]string{
		``:                               "no request",
		`{}`:                             "unknown tool",
		`[]`:                             "no request: it is no object of JSON",
		`{"command":"ls"} x`:             "no request",
		`{"command":"ls","comand":"x"}`:  `unknown member "comand"`,
		`{"command":"ls","command":"x"}`: "command",
		`{"Command":"ls"}`:               "Command",
		`{"command":7}`:                  `what "command" holds is not of its kind`,
		"{\"command\":\"\xff\"}":         "UTF-8",
		`{"tool":"shel","command":"ls"}`: "unknown tool",
		`{"tool":"edit"}`:                `needs "path"`,
		`{"tool":"move","path":"a"}`:     `needs "path" and "to"`,
		`{"tool":"fetch"}`:               `needs "url"`,
		`{"tool":"mcp","server":"x"}`:    `needs "name"`,
		`{"tool":"shell"}`:               `needs "command"`,
		`{"command":"ls","annotations":{"x":true}}`: `"x"`,
	} {
		if r, err := ParseRequest([]byte(line), base); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %+v, %v, want %q", line, r, err, want)
		}
	}
}

func FuzzParseRequest(f *testing.F) {
	f.Add([]byte(`{"tool":"mcp","server":"s","name":"n","arguments":{"path":"~"}}`))
	f.Add([]byte(`{"tool":"fetch","url":"http://0x7f.1/?a=%zz"}`))
	f.Add([]byte(`{"tool":"edit","path":"*","old":null,"new":""}`))
	f.Fuzz(func(t *testing.T, line []byte) {
		r, err := ParseRequest(line, Request{Workspace: "/srv/project"})
		if err != nil {
			return
		}
		facts := Judge{World: place.World{Home: "/home/eve"}}.Facts(r)
		v := Decide(facts, Settings{})
		if v.Action == Allow && facts.Unknown || v.Reason == "" || v.Rule == "" {
			t.Errorf("%s: %+v", line, v)
		}
		if _, err := json.Marshal(NewReport(facts, v)); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	})
}

func TestReportsHaveOneShape(t *testing.T) {
	f := judged(Request{Tool: Fetch, URLs: []string{"https://example.com"}}, nil)
	for name, r := range map[string]Report{
		"a judged request": NewReport(f, Decide(f, Settings{Mode: Asking})),
		"no facts":         NewReport(Facts{}, Verdict{}),
		"an error":         ErrorReport(errors.New("not a line")),
	} {
		b, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		var m map[string]any
		if err := json.Unmarshal(b, &m); err != nil {
			t.Fatal(err)
		}
		for _, member := range []string{"verdict", "risk", "categories", "absurd", "rule", "reason", "commands", "paths", "hosts", "wildcards", "reasons"} {
			if v, ok := m[member]; !ok || v == nil {
				t.Errorf("%s: %s is %v", name, member, v)
			}
		}
		if name != "a judged request" && (m["verdict"] != "deny" || m["risk"] != "critical") {
			t.Errorf("%s: %s", name, b)
		}
	}
	if r := NewReport(f, Decide(f, Settings{Mode: Asking})); r.Verdict != Ask || r.Risk != risk.High || len(r.Hosts) != 1 || r.Signature != "reads from example.com" {
		t.Errorf("%+v", r)
	}
}
