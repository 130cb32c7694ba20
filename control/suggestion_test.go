package control

import (
	"slices"
	"testing"

	"guard/control/controltest"
	"guard/policy"
)

// TestAFaceCanSayWhatIsSafer in its own language.
func TestAFaceCanSayWhatIsSafer(t *testing.T) {
	p, shown := controltest.Waits()
	r := newRig(Params{Session: "run", Mode: policy.Asking, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: p.Ask}})
	go r.run(t.Context(), controltest.Shell("rm -rf ./tmp_*"), "", nil)
	<-shown
	w := r.Waiting()[0]
	if w.SuggestionCode != "try-ls" || !slices.Equal(w.SuggestionArgs, []string{"./tmp_*"}) || w.Suggestion == "" {
		t.Errorf("%q %q %q", w.SuggestionCode, w.SuggestionArgs, w.Suggestion)
	}
	_ = r.Answer("run-1", policy.Reply{})
}
