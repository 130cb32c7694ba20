package ex

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/shell/lang"
)

// TestRead: the programs that commands start, and the files that they name.
func TestRead(t *testing.T) {
	act := func(kind lang.Kind, text string) []lang.Act { return []lang.Act{{Kind: kind, Text: text}} }
	for text, want := range map[string][]lang.Act{
		"":                   nil,
		"%s/a/b/g":           nil,
		"wq":                 nil,
		"w!":                 nil,
		"q!":                 nil,
		"w out.txt":          act(lang.Writes, "out.txt"),
		"1,5w! out.txt":      act(lang.Writes, "out.txt"),
		"w >> out.txt":       act(lang.Writes, "out.txt"),
		"saveas out.txt":     act(lang.Writes, "out.txt"),
		"normal x|w out":     act(lang.Writes, "out"),
		"r in.txt":           act(lang.Reads, "in.txt"),
		"e in.txt":           act(lang.Reads, "in.txt"),
		"so x.vim":           act(lang.Loads, "x.vim"),
		"source x.vim":       act(lang.Loads, "x.vim"),
		"!date":              act(lang.Runs, "date"),
		"%!sort":             act(lang.Runs, "sort"),
		"r !date":            act(lang.Runs, "date"),
		"e in\nw out\n!date": {{Kind: lang.Runs, Text: "date"}, {Kind: lang.Reads, Text: "in"}, {Kind: lang.Writes, Text: "out"}},
	} {
		if got := Read(text); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
	if got := Read(strings.Repeat("w x\n", maxFiles+5)); len(got) != maxFiles+1 || got[maxFiles] != (lang.Act{}) {
		t.Errorf("too many files: %d acts", len(got))
	}
}

// TestOnlyMoves: vim's argument after + that only says where to start.
func TestOnlyMoves(t *testing.T) {
	for text, want := range map[string]bool{"": true, "12": true, "$": true, "/func main": true, "/x\n!date": false, "/x|!date": false, "set nu": false, "q": false} {
		if got := OnlyMoves(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
