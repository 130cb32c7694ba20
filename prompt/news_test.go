package prompt

import (
	"strings"
	"testing"
)

// What a person could not be told before stands first below the question's head, in every window that shows the
// command, too; what is one thing is not called things.
func TestNewsComesFirst(t *testing.T) {
	q := queued
	q.News = []string{"the mode is safe now (it was ask)", "the mode is ask now (it was safe)"}
	for _, size := range []struct{ width, rows int }{{80, 24}, {100, 30}, {45, 20}, {45, 10}} {
		lines := Draw(q, size.width, Height(q, size.width, size.rows), State{Awake: true})
		all := strings.Join(lines, "\n")
		news, command := strings.Index(all, "the mode is safe now"), strings.Index(all, "rm -rf")
		if news < 0 || news > command || !strings.Contains(all, "meanwhile") {
			t.Errorf("at %d by %d:\n%s", size.width, size.rows, all)
		}
	}
	for n, want := range map[int]string{1: "it says one thing that would hold. It stands above.", 2: "it says 2 things that would hold. They stand above."} {
		if got := string(trustLead(n)); got != want {
			t.Errorf("%d: %q", n, got)
		}
	}
}
