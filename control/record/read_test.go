package record

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"guard/audit"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// What was recorded is read again as it was, but for what stands beside it in the record.
func TestReadAgain(t *testing.T) {
	text := "b"
	want := policy.Request{Tool: policy.Edit, Paths: []string{"/srv/a"},
		Edits: []policy.Change{{Path: "/srv/a", New: &text}}, Raw: "Edit a", Cwd: "/srv"}
	c := &policy.Case{Facts: policy.Facts{Request: want, Hosts: []string{"h.example"}},
		Verdict: policy.Verdict{Action: policy.Ask, Risk: risk.High, Reason: "why"}}
	rec := Of(audit.Decided, c, "gemini", policy.Asking)
	for _, member := range []*any{&rec.Request, &rec.Facts, &rec.Verdict} {
		raw, err := json.Marshal(*member)
		if err != nil {
			t.Fatal(err)
		}
		*member = json.RawMessage(raw)
	}
	e := audit.Entry{Record: rec}
	if got, short := Whole(RequestOf(e)); short || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, short %v", got, short)
	}
	if f := FactsOf(e); len(f.Hosts) != 1 || f.Hosts[0] != "h.example" {
		t.Errorf("%+v", f)
	}
	if v := VerdictOf(e); v.Verdict != "ask" || v.Risk != "high" || v.Reason != "why" {
		t.Errorf("%+v", v)
	}
}

// What the record cut is read as a part, without the mark, wherever it stood.
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
		got, short := Whole(r)
		b, _ := json.Marshal(got)
		if !short || !got.Partial || strings.Contains(string(b), "cut: ") {
			t.Errorf("%s: %s", name, b)
		}
	}
	if got, short := Whole(policy.Request{Command: "ls"}); short || got.Partial || got.Raw != "ls" {
		t.Errorf("%+v", got)
	}
}

// Asked is what a person was asked, whatever came of it; that nobody could be is not.
func TestAskedIsWhatAPersonWasAsked(t *testing.T) {
	for a := decision.NoAnswer; a <= decision.NotAsked; a++ {
		if got, want := Asked(a.String()), a != decision.NotAsked && a != decision.Nobody; got != want {
			t.Errorf("%q: %v", a, got)
		}
	}
}
