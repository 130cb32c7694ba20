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
