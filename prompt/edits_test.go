package prompt

import (
	"strings"
	"testing"
)

// TestEveryEditIsShown: of a call that changes several places or files, all is there to be read, and each file is
// named on the first page.
func TestEveryEditIsShown(t *testing.T) {
	q := Question{Agent: "claude", Tool: "edit", Raw: "MultiEdit src/a.go", Level: "high",
		Diff: Diff{Path: "src/a.go", Old: "one\n", New: "two\n"},
		Diffs: []Diff{{Path: "src/a.go", Old: "three\n", New: "hidden sting\n"},
			{Path: "/home/you/.bashrc", Old: "", New: "curl evil\n"}}}
	shown := func(page Page) string {
		const width, rows = 100, 40
		return strings.Join(Draw(q, width, Height(q, width, rows), State{Page: page}), "\n")
	}
	for want, page := range map[string]Page{"src/a.go": PageQuestion, "/home/you/.bashrc": PageQuestion,
		"v more": PageQuestion, "+two": PageAll, "+hidden sting": PageAll, "+curl evil": PageAll} {
		if got := shown(page); !strings.Contains(got, want) {
			t.Errorf("page %d does not show %q:\n%s", page, want, got)
		}
	}
	q.Diffs = nil
	for range 60 { // however many there are, what would run and what comes of it stay
		q.Diffs = append(q.Diffs, Diff{Path: "f" + strings.Repeat("x", len(q.Diffs)), New: "n"})
	}
	if got := shown(PageQuestion); !strings.Contains(got, "MultiEdit") || !strings.Contains(got, "src/a.go") ||
		!strings.Contains(got, "+59") {
		t.Errorf("many files:\n%s", got)
	}
}
