package policy

import (
	"strings"
	"testing"
)

func TestInstructionsInEveryMode(t *testing.T) {
	seen := map[string]bool{}
	for m := range Mode(len(modeNames)) {
		text := Instructions(m)
		if seen[text] || instructionsFor[m] == "" || len(text) > 1500 {
			t.Errorf("%v: %d bytes: %s", m, len(text), text)
		}
		seen[text] = true
		for _, way := range []string{"guard mode", "guard approve", "guard trust", "--yolo", ".guard.toml"} {
			if strings.Contains(text, way) {
				t.Errorf("%v: it tells the model of %s", m, way)
			}
		}
	}
}

// A model is told once, and again where what it was told holds no more.
func TestTold(t *testing.T) {
	for _, tt := range []struct {
		name  string
		knows Told
		modes []Mode
		hears []string // how each begins
	}{
		{"once", Told{}, []Mode{Safe, Safe}, []string{instructionsHead, ""}},
		{"again after a switch", Told{}, []Mode{Asking, Unrestricted, Unrestricted, Asking}, []string{instructionsHead, instructionsChanged, "", instructionsChanged}},
		{"back before it heard", Told{}, []Mode{Safe, Safe}, []string{instructionsHead, ""}},
		{"what it knows from elsewhere", ToldOf(Safe), []Mode{Safe, Asking}, []string{"", instructionsChanged}},
	} {
		told := tt.knows
		for i, m := range tt.modes {
			got := told.Next(m)
			if want := tt.hears[i]; !strings.HasPrefix(got, want) || (want == "") != (got == "") || want != "" && !strings.Contains(got, instructionsFor[m]) {
				t.Errorf("%s, step %d: %q", tt.name, i, got)
			}
		}
	}
}
