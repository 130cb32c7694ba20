package record

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"guard/audit"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/risk"
	sh "guard/policy/shell"
)

// The contract of docs/design.md, "Preview", a type each: which members details has,
// and what stands in them when it is known and when it is not.
func TestPreviews(t *testing.T) {
	at := func(paths ...string) (list []place.Place) {
		for _, p := range paths {
			list = append(list, place.Place{Raw: "./" + p, Path: "/w/" + p})
		}
		return list
	}
	unknown := func(names ...string) map[string]any {
		m := map[string]any{}
		for _, n := range names {
			m[n] = audit.Unknown
		}
		return m
	}
	of := func(c risk.Categories, f policy.Facts) policy.Facts {
		f.Level, f.Categories = risk.High, c
		return f
	}
	because := risk.Finding{Reasons: []risk.Reason{risk.Say("deletes {0}", "x"), risk.Say("for good")}}
	sends := sh.Command{Argv: []string{"/usr/bin/mail", "-s", "hi"}, Literal: true,
		Finding: risk.Finding{Categories: risk.Send}}

	for _, tt := range []struct {
		name, kind string
		f          policy.Facts
		want       map[string]any
	}{
		{"nothing of note", "", of(0, policy.Facts{}), map[string]any{}},
		{"payment", "PAYMENT", of(risk.Payment|risk.Send, policy.Facts{}), map[string]any{}},
		{"publish", "PUBLISH", of(risk.Publish|risk.NetworkRisk, policy.Facts{}), map[string]any{}},
		{"account", "ACCOUNT_CHANGE", of(risk.AccountChange, policy.Facts{}), map[string]any{}},
		{"a category", "SUDO", of(risk.Sudo, policy.Facts{}), map[string]any{}},
		{"files deleted, not known which", "DELETE", of(risk.FSDeleteOverwrite, policy.Facts{}),
			unknown("items", "impact")},
		{"DELETE elsewhere", "DELETE", of(risk.Delete, policy.Facts{Finding: because}),
			map[string]any{"items": audit.Unknown, "impact": "deletes x; for good"}},
		{"files deleted by name", "DELETE", of(risk.FSDeleteOverwrite,
			policy.Facts{Deletes: at("a", "b"), Reads: at("r")}),
			map[string]any{"items": []string{"/w/a", "/w/b"}, "impact": audit.Unknown}},
		{"a wildcard and a name", "DELETE", of(risk.FSDeleteOverwrite, policy.Facts{Deletes: at("t*", "b"),
			Wildcards: []place.Match{{Pattern: "./t*", Count: 5, Names: []string{"t1", "t2"}}}}),
			map[string]any{"items": []string{"t1", "t2", "… and 3 more of ./t*", "/w/b"}, "impact": audit.Unknown}},
		{"a look that ended early", "DELETE", of(risk.FSDeleteOverwrite, policy.Facts{Deletes: at("t*"),
			Wildcards: []place.Match{{Pattern: "./t*", Count: 1, Names: []string{"t1"}, More: true}}}),
			map[string]any{"items": []string{"t1", "… and at least 1 more of ./t*"}, "impact": audit.Unknown}},
		{"a wildcard that matches nothing", "DELETE", of(risk.FSDeleteOverwrite,
			policy.Facts{Deletes: at("t*"), Wildcards: []place.Match{{Pattern: "./t*"}}}),
			unknown("items", "impact")},
		{"overwritten", "DELETE", of(risk.FSDeleteOverwrite, policy.Facts{Writes: at("a")}),
			map[string]any{"items": []string{"/w/a"}, "impact": audit.Unknown}},
		{"a place that was not resolved", "DELETE", of(risk.FSDeleteOverwrite,
			policy.Facts{Deletes: []place.Place{{Raw: "$X"}}}),
			map[string]any{"items": []string{"$X"}, "impact": audit.Unknown}},
		{"sent, not known what or where", "SEND", of(risk.Send, policy.Facts{}),
			unknown("target_app", "message_text", "destination_hint")},
		{"sent by a server", "SEND", of(risk.Send, policy.Facts{Hosts: []string{"a.example", "b.example"},
			Request: policy.Request{Server: "slack", Args: policy.Raw(`{"text":"hi"}`)}}),
			map[string]any{"target_app": "slack", "message_text": `{"text":"hi"}`,
				"destination_hint": "a.example b.example"}},
		{"sent by a program", "SEND", of(risk.Send,
			policy.Facts{Commands: []sh.Command{{Argv: []string{"echo"}, Literal: true}, sends}}),
			map[string]any{"target_app": "mail", "message_text": audit.Unknown, "destination_hint": audit.Unknown}},
		{"financial, not known which", "CLOUD_FINANCIAL", of(risk.CloudFinancial, policy.Facts{}),
			unknown("file_paths", "content", "redaction_summary")},
		{"financial files", "CLOUD_FINANCIAL", of(risk.CloudFinancial|risk.Send,
			policy.Facts{Reads: at("tax.pdf"), Writes: at("o")}),
			map[string]any{"file_paths": []string{"/w/tax.pdf", "/w/o"}, "content": audit.Unknown,
				"redaction_summary": audit.Unknown}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			kind, p := Preview(&policy.Case{Facts: tt.f, Verdict: policy.Verdict{Risk: risk.High,
				Suggestion: "list first"}})
			if kind != tt.kind || !reflect.DeepEqual(p.Details, tt.want) {
				t.Errorf("%q %v, want %q %v", kind, p.Details, tt.kind, tt.want)
			}
			if p.Risk != "high" || p.SuggestedUserAction != "list first" || p.ExpiresInMS != 0 {
				t.Errorf("%+v", p)
			}
		})
	}
}

// What would change is named: for a pattern what it holds now, and of what is only read nothing.
func TestChanges(t *testing.T) {
	path := func(raw string) place.Place { return place.Place{Raw: raw, Path: "/ws/" + raw} }
	for _, tt := range []struct {
		name  string
		facts policy.Facts
		want  []string
	}{
		{"nothing", policy.Facts{}, nil},
		{"as it is named", policy.Facts{Writes: []place.Place{path("a")}, Deletes: []place.Place{path("b")}},
			[]string{"/ws/a", "/ws/b"}},
		{"what a pattern holds", policy.Facts{Deletes: []place.Place{path("*")},
			Wildcards: []place.Match{{Pattern: "*", Count: 2, Names: []string{"a", "b"}}}}, []string{"a", "b"}},
		{"a part of it", policy.Facts{Deletes: []place.Place{path("*")},
			Wildcards: []place.Match{{Pattern: "*", Count: 9,
				Names: []string{"a"}}}}, []string{"a", "… and 8 more of *"}},
		{"not known how much", policy.Facts{Deletes: []place.Place{path("*")},
			Wildcards: []place.Match{{Pattern: "*", Count: 1, Names: []string{"a"},
				More: true}}}, []string{"a", "… and at least 1 more of *"}},
		{"a pattern that holds nothing", policy.Facts{Deletes: []place.Place{path("*")},
			Wildcards: []place.Match{{Pattern: "*"}}}, []string{"/ws/*"}},
		{"what another pattern reads", policy.Facts{Deletes: []place.Place{path("b")},
			Wildcards: []place.Match{{Pattern: "*", Count: 1, Names: []string{"a"}}}}, []string{"/ws/b"}},
	} {
		if got := changes(&tt.facts); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q", tt.name, got)
		}
	}
}

// A preview changes nothing of what it shows.
func TestPreviewLeavesTheFacts(t *testing.T) {
	reads := make([]place.Place, 1, 4)
	reads[:2][1] = place.Place{Raw: "kept"}
	Preview(&policy.Case{Facts: policy.Facts{Finding: risk.Finding{Categories: risk.CloudFinancial}, Reads: reads,
		Writes: []place.Place{{Raw: "w"}}}})
	if reads[:2][1].Raw != "kept" {
		t.Error("the facts' own list was written to")
	}
}

func TestSummary(t *testing.T) {
	for _, tt := range []struct {
		want string
		r    policy.Request
	}{
		{"rm a", policy.Request{Tool: policy.Shell, Command: "rm a", Raw: "Remove a"}},
		{"Edit a", policy.Request{Tool: policy.Edit, Raw: "Edit a", Paths: []string{"/w/a"}}},
		{"rm a b", policy.Request{Tool: policy.Shell, Argv: []string{"rm", "a b"}}},
		{"delete a b", policy.Request{Tool: policy.Delete, Paths: []string{"a", "b"}}},
		{"other spawn", policy.Request{Tool: policy.Other, Name: "spawn"}},
		{"shell", policy.Request{Tool: policy.Shell}},
	} {
		if got := Summary(&policy.Facts{Request: tt.r}); got != tt.want {
			t.Errorf("%+v: %q", tt.r, got)
		}
	}
}

func TestPreviewIsBounded(t *testing.T) {
	var f policy.Facts
	f.Categories = risk.FSDeleteOverwrite
	for i := range 10000 {
		f.Deletes = append(f.Deletes, place.Place{Raw: fmt.Sprint(i, strings.Repeat("x", 1000))})
	}
	_, p := Preview(&policy.Case{Facts: f})
	items := p.Details["items"].([]string)
	if len(items) > maxItems+1 || !strings.Contains(items[len(items)-1], "(cut: 10000 in all)") {
		t.Errorf("%d items, the last %q", len(items), items[len(items)-1])
	}
}
