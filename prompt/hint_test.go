package prompt

import (
	"slices"
	"testing"
)

// TestHint: the rule that would end a question stands in it, below what the question is about; without one nothing does.
func TestHint(t *testing.T) {
	at := func(q Question, label word) int {
		return slices.IndexFunc(sections(q), func(s section) bool { return s.label == label })
	}
	q := Question{Raw: "git push", Rule: "default: mode ask", Hint: "this rule ends it: x", SessionOffer: "git push"}
	if hint := at(q, "label.hint"); hint <= at(q, "label.rule") || hint >= at(q, "label.offer") {
		t.Errorf("%+v", sections(q))
	}
	if q.Hint = ""; at(q, "label.hint") >= 0 {
		t.Error("a tip without a rule")
	}
}
