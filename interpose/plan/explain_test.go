package plan

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestExplainShowsNoControlCharacters(t *testing.T) {
	var b bytes.Buffer
	Plan{Agent: "a\x1b[31m", Program: "/x\u202ey", Args: []string{"\x07"}, Notes: []string{"n\u200b"}}.Explain(&b)
	for _, r := range b.String() {
		if r != '\n' && (r < ' ' || isDirection(r)) {
			t.Errorf("%q is shown raw in %q", r, b.String())
		}
	}
}

// TestSummaryFitsAScreen: what is put in is cut, its reason is whole, and no line is wider than 80
// characters or shows what a file holds.
func TestSummaryFitsAScreen(t *testing.T) {
	why := "a reason of many words, of which each is read, to the very last of them, at the end"
	var b bytes.Buffer
	Plan{Agent: "a", Program: "/bin/a", Why: []Line{{"+ " + strings.Repeat("x", 500) + "\nsecond", why}},
		Env:   []Setting{{Name: "NAME", Value: "hidden", Why: "\x1b[31mwhy"}},
		Files: []File{{Path: "/run/folder/f.json", Content: []byte("hidden"), Why: why}}, Notes: []string{why + ", " + why}}.Summarize(&b)
	for line := range strings.SplitSeq(b.String(), "\n") {
		if utf8.RuneCountInString(line) > 80 {
			t.Errorf("too wide: %s", line)
		}
	}
	if said := strings.Join(strings.Fields(b.String()), " "); strings.Contains(said, "hidden") ||
		!strings.Contains(said, "the end") || !strings.Contains(said, "NAME") || !strings.Contains(said, "f.json") ||
		strings.Contains(said, "\x1b") {
		t.Errorf("%s", b.String())
	}
}
