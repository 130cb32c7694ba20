package record

import (
	"encoding/json"
	"math/rand/v2"
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
		for name := range object(t, policy.Verdict{Absurd: true, Categories: 1, Rule: "x", Reason: "x", Codes: []string{"x"}, Decision: "x", Next: "x", Suggestion: "x"}) {
			delete(want, name)
		}
		if got := object(t, NewBudget().facts(&policy.Case{Facts: f, Verdict: v})); !reflect.DeepEqual(got, want) {
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
		f.Parts = append(f.Parts, policy.Part{Kind: policy.CommandPart, Name: w, Level: f.Level,
			Categories: f.Categories})
	}
	for _, w := range words() {
		f.Reasons = append(f.Reasons, risk.Say("because {0}", w))
		f.Wildcards = append(f.Wildcards, place.Match{Pattern: w, Count: rng.IntN(9), Names: words(), Notes: words(),
			Untracked: -1})
		f.Commands = append(f.Commands, sh.Command{Argv: words(), Wrappers: words(), Redirects: words(),
			Assigns: words(), Cwd: w, Finding: f.Finding})
	}
	return f
}

// What stands beside the request in the record is not in it again.
func TestEverythingIsSaidOnce(t *testing.T) {
	line := "cat README.md"
	req := policy.Request{Session: "s1", Call: "c1", Channel: "acp", Tool: policy.Shell, Command: line, Raw: line,
		Cwd: "/srv/project", Workspace: "/srv/project", Prompt: "show me", Claim: "harmless"}
	rec := Of(audit.Decided, &policy.Case{Facts: policy.Facts{Request: req}}, "gemini", policy.Safe)
	if rec.Agent != "gemini" || rec.ACPSession != "s1" || rec.RequestID != "c1" || rec.Channel != "acp" ||
		rec.Mode != "safe" {
		t.Errorf("%+v", rec)
	}
	want := map[string]any{"tool": "shell", "command": "cat README.md", "cwd": "/srv/project",
		"workspace": "/srv/project",
		"prompt":    "show me", "claim": "harmless"}
	if got := object(t, rec.Request); !reflect.DeepEqual(got, want) {
		t.Errorf("request\n got %v\nwant %v", got, want)
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
		{"too much", `"` + strings.Repeat("x", MaxText) + `"`, `{"guard":"cut: 16386 bytes of arguments"}`},
		{"bad UTF-8", "\"\xff\"", "\"\uFFFD\""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := NewBudget().json(policy.Raw(tt.args)); string(got) != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}
