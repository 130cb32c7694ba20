package policy

import (
	"strings"
	"testing"
)

// A tool's name is the agent's text, of any length. Were the cost of cutting it
// more than linear, this would take minutes (the square of 4 MiB).
func TestLongToolNames(t *testing.T) {
	long := strings.Repeat("sends", 4<<20/5)
	if got := nameWords(long); len(got) != 1 {
		t.Errorf("cut into %d words", len(got))
	}
	if got := nameWords("deletemessages"); strings.Join(got, " ") != "delete message" {
		t.Errorf("deletemessages: %q", got)
	}
}
