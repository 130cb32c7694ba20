package tty

import (
	"strings"
	"testing"
)

// TestABoxIsDrawnPlainly: what another program has left on the terminal hides nothing of a box; where no colours are
// wanted, no attributes are written either.
func TestABoxIsDrawnPlainly(t *testing.T) {
	for colour, want := range map[bool]string{true: plainly + noAttributes + "   \r", false: plainly + "   \r"} {
		var b strings.Builder
		s := &screen{w: &b, width: 3, colour: colour}
		if err := s.begin(""); err != nil || !strings.HasPrefix(b.String(), want) {
			t.Errorf("colour %v: %q, %v", colour, b.String(), err)
		}
	}
	var b strings.Builder
	if s := (&screen{w: &b, width: 3, dumb: true}); s.begin("") != nil || strings.Contains(b.String(), "\x1b") {
		t.Errorf("a terminal that knows no sequences is sent %q", b.String())
	}
}
