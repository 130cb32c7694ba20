package audit

import "testing"

// TestWhoAnswered: every name comes back, an unknown one is an error, and nobody is who answered then.
func TestWhoAnswered(t *testing.T) {
	for b := Nobody; int(b) < len(byNames); b++ {
		text, _ := b.MarshalText()
		var back By
		if err := back.UnmarshalText(text); err != nil || back != b {
			t.Errorf("%q came back as %q, %v", text, back, err)
		}
	}
	b := ByTerminal
	if err := b.UnmarshalText([]byte("Terminal")); err == nil || b != Nobody || By(99).String() != "" {
		t.Errorf("%q, %v", b, err)
	}
	if Nobody.Asked() || ByPolicy.Asked() || ByGrant.Asked() || ByConfirmed.Asked() || !ByTerminal.Asked() || !ByClientAuto.Asked() {
		t.Error("who is asked now")
	}
}
