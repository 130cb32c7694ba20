package plan

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"
)

// plainScreen has a cell for each character.
var plainScreen = Screen{Cells: utf8.RuneCountInString, Lines: func(text string, _ int) []string { return []string{text} }}

func TestExplainShowsNoControlCharacters(t *testing.T) {
	var b bytes.Buffer
	Plan{Agent: "a\x1b[31m", Program: "/x\u202ey", Args: []string{"\x07"}, Notes: []string{"n\u200b"}}.Explain(&b, plainScreen)
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
		Files: []File{{Path: "/run/folder/f.json", Content: []byte("hidden"), Why: why}}, Notes: []string{why + ", " + why}}.Summarize(&b, plainScreen)
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

// TestSummaryOfALanguageWithoutSpaces: it is cut where a line ends, by its cells, and nothing of it is lost.
func TestSummaryOfALanguageWithoutSpaces(t *testing.T) {
	wide := Screen{
		Cells: func(s string) int { return 2*utf8.RuneCountInString(s) - strings.Count(s, " ") },
		Lines: func(s string, width int) (lines []string) {
			for all := []rune(s); len(all) > 0; {
				n := min(len(all), width/2)
				lines, all = append(lines, string(all[:n])), all[n:]
			}
			return lines
		},
	}
	why := strings.Repeat("理由", 60)
	var b bytes.Buffer
	Plan{Env: []Setting{{Name: "N", Why: why}}, Notes: []string{why}}.Summarize(&b, wide)
	for line := range strings.SplitSeq(b.String(), "\n") {
		if text := strings.TrimSpace(line); wide.Cells(text) > 2*80 || strings.Count(text, "理由") > 40 {
			t.Errorf("too wide: %s", line)
		}
	}
	if n := strings.Count(strings.Join(strings.Fields(b.String()), ""), "理由"); n != 120 {
		t.Errorf("%d of 120:\n%s", n, b.String())
	}
}
