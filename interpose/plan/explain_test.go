package plan

import (
	"bytes"
	"io"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"guard/interpose/overlay"
)

// plainScreen has a cell for each character, and shows none of Latin's capital letters.
var plainScreen = Screen{Cells: utf8.RuneCountInString, Lines: func(text string, _ int) []string { return []string{text} },
	Escape: func(text string) string {
		return strings.ReplaceAll(capitals.ReplaceAllString(text, "·"), "\n", "⏎")
	}}

var capitals = regexp.MustCompile("[A-Z]")

// TestExplainEscapesAll: whatever is shown of a plan has gone through the screen's escaper.
func TestExplainEscapesAll(t *testing.T) {
	const odd = "x\nX"
	p := Plan{Agent: odd, Version: odd, Package: odd, Program: odd, Args: []string{odd}, Notes: []string{odd}, Protocol: odd,
		Why: []Line{{odd, odd}}, Env: []Setting{{Name: odd, Value: odd, Why: odd}}, Files: []File{{Path: odd, Content: []byte(odd), Why: odd}},
		Layers: []Layer{{Path: odd}}, Trusted: []Layer{{Path: odd}}, Overlay: &overlay.Params{Base: odd, ID: odd, Home: odd,
			Files: map[string][]byte{odd: []byte(odd)}}}
	for _, show := range []func(io.Writer, Screen){p.Explain, p.Summarize} {
		var b bytes.Buffer
		show(&b, plainScreen)
		for line := range strings.Lines(b.String()) {
			if strings.Contains(line, "X") || strings.HasPrefix(line, "·") {
				t.Errorf("%q", line)
			}
		}
	}
}

// TestSummaryFitsAScreen: what is put in is cut, its reason is whole, and no line is wider than 80
// characters or shows what a file holds.
func TestSummaryFitsAScreen(t *testing.T) {
	why := "a reason of many words, of which each is read, to the very last of them, at the end"
	var b bytes.Buffer
	Plan{Agent: "a", Program: "/bin/a", Why: []Line{{"+ " + strings.Repeat("x", 500) + "\nsecond", why}},
		Env:   []Setting{{Name: "NAME", Value: "hidden", Why: "RAW why"}},
		Files: []File{{Path: "/run/folder/f.json", Content: []byte("hidden"), Why: why}}, Notes: []string{why + ", " + why}}.Summarize(&b, plainScreen)
	for line := range strings.SplitSeq(b.String(), "\n") {
		if utf8.RuneCountInString(line) > 80 {
			t.Errorf("too wide: %s", line)
		}
	}
	if said := strings.Join(strings.Fields(b.String()), " "); strings.Contains(said, "hidden") ||
		!strings.Contains(said, "the end") || !strings.Contains(said, "····") || !strings.Contains(said, "f.json") ||
		strings.Contains(said, "RAW") {
		t.Errorf("%s", b.String())
	}
}

// TestSummaryOfALanguageWithoutSpaces: it is cut where a line ends, by its cells, and nothing of it is lost.
func TestSummaryOfALanguageWithoutSpaces(t *testing.T) {
	wide := Screen{
		Escape: func(s string) string { return s },
		Cells:  func(s string) int { return 2*utf8.RuneCountInString(s) - strings.Count(s, " ") },
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
