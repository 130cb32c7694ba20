package state

import (
	"strings"
	"testing"
)

// The window's title is the program's own also where another program below it has kept it on the terminal's stack.
func TestTitlesThatAreKept(t *testing.T) {
	const ours = "\x1b]2;ours\x07"
	for _, c := range []struct{ program, want string }{
		{ours + "\x1b[22;2t\x1b]2;an editor's\x07\x1b[23;2t", "ours"},
		{ours + "\x1b[22t\x1b]2;an editor's\x07\x1b[23t", "ours"},
		{ours + "\x1b[22;0;0t\x1b]0;an editor's\x07", "an editor's"},
		{ours + "\x1b[22;1t\x1b]2;an editor's\x07\x1b[23;1t", "an editor's"}, // the icon's
		{"\x1b[22;2t" + ours + "\x1b[23;2t", ""},
		{ours + "\x1b[23;2t\x1b[23t", "ours"},
		{ours + strings.Repeat("\x1b[22t\x1b]2;x\x07", 1000) + strings.Repeat("\x1b[23t", 1000), "x"},
	} {
		s := New(rows, cols)
		s.Write([]byte(c.program))
		if got, set := s.Title(); got != c.want || set != (c.want != "") || len(s.titles) > titlesMost {
			t.Errorf("%q: %q, %v", c.program, got, set)
		}
	}
}
