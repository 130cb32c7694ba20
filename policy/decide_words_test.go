package policy

import (
	"strings"
	"testing"

	"guard/policy/risk"
)

// A verdict's reason is short: the worst of what was found, how many more, and what decided, each once. What the
// person can do stands apart.
func TestReasonIsShort(t *testing.T) {
	f := facts(risk.High, risk.GitPublish)
	for _, word := range []string{"a", "b", "c", "d", "e"} {
		f.Raise(risk.High, 0, risk.Say("it does {0}", word))
	}
	f.Raise(risk.Critical, 0, risk.Say("it is the worst"))
	absurd := f
	absurd.Absurd = true
	const found = "it is the worst; it does a; it does b; and 3 more"
	for _, tt := range []struct {
		name                   string
		facts                  Facts
		settings               Settings
		reason, decision, next string
	}{
		{"safe", f, Settings{}, found + "; the mode safe refuses it", "the mode safe refuses it",
			"guard mode ask, to be asked; guard approve GIT_PUBLISH, to allow it for a session"},
		{"safe, in a session that ends", facts(risk.High, 0), Settings{Ends: true}, "the mode safe refuses it", "the mode safe refuses it",
			"guard --mode ask before the agent, to be asked the next time; or a rule that allows it"},
		{"safe, without a category", facts(risk.High, 0), Settings{}, "the mode safe refuses it", "the mode safe refuses it", "guard mode ask, to be asked"},
		{"ask", f, Settings{Mode: Asking}, found, "", ""},
		{"a rule", f, Settings{Rules: []Rule{{Action: Deny, Reason: "not here"}}}, found + "; not here", "not here", ""},
		{"absurd", absurd, Settings{}, sayAbsurd.String() + "; " + found, sayAbsurd.String(), ""},
		{"nothing found", facts(risk.Low, 0), Settings{}, "nothing in it needs asking", "nothing in it needs asking", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			v := Decide(tt.facts, tt.settings)
			if v.Reason != tt.reason || v.Decision != tt.decision || v.Next != tt.next {
				t.Errorf("reason %q\ndecision %q\nnext %q", v.Reason, v.Decision, v.Next)
			}
			if len(v.Codes) != len(v.Why) || len(v.Why) < len(tt.facts.Reasons) {
				t.Errorf("%d codes for %d reasons of %d", len(v.Codes), len(v.Why), len(tt.facts.Reasons))
			}
			v.Because(risk.Say("the person refused it"))
			if v.Reason != v.Decision || v.Next != "" || strings.Contains(v.Reason, "safe") {
				t.Errorf("once somebody answered: %+v", v)
			}
		})
	}
}
