package sed

import (
	"slices"
	"testing"

	"guard/policy/shell/lang"
)

// TestRead: what a script does beyond editing its stream.
func TestRead(t *testing.T) {
	unknown := lang.Act{}
	for script, want := range map[string][]lang.Act{
		"":                         nil,
		"s/a/b/g; 1,5p; $!d":       nil,
		"/x/,/y/{s/a/b/;d}":        nil,
		"w out.txt":                {{Kind: lang.Writes, Text: "out.txt"}},
		"1w a\n2W b":               {{Kind: lang.Writes, Text: "a"}, {Kind: lang.Writes, Text: "b"}},
		"r in; p":                  {{Kind: lang.Reads, Text: "in; p"}},
		"$R in":                    {{Kind: lang.Reads, Text: "in"}},
		"e rm x":                   {{Kind: lang.Runs, Text: "rm x"}},
		"e":                        {{Kind: lang.Runs}},
		"s/a/b/e":                  {{Kind: lang.Runs}},
		"s/a/b/gw out.txt":         {{Kind: lang.Writes, Text: "out.txt"}},
		"s/a/b/ew out.txt":         {{Kind: lang.Runs}, {Kind: lang.Writes, Text: "out.txt"}},
		`s|a\|e|b|;w out`:          {{Kind: lang.Writes, Text: "out"}},
		`\,x,w out`:                {{Kind: lang.Writes, Text: "out"}},
		"y/ab/cd/;w out":           {{Kind: lang.Writes, Text: "out"}},
		"a\\\ntext\\\nw no\nw out": {{Kind: lang.Writes, Text: "out"}},
		"# w no\nw out":            {{Kind: lang.Writes, Text: "out"}},
		"b end;w out":              {{Kind: lang.Writes, Text: "out"}},
		"w out" + lang.Hole:        {{Kind: lang.Writes, Text: "out0"}},
		"s/a/b":                    {unknown},
		"w out\nk":                 {{Kind: lang.Writes, Text: "out"}, unknown},
	} {
		if got := Read(script); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", script, got, want)
		}
	}
}

// TestLeaves: whether a script leaves anything of a file.
func TestLeaves(t *testing.T) {
	for script, want := range map[string]Rest{
		"d": Nothing, "1,$d": Nothing, "c\\\nx": Nothing, "s/.*//": Nothing,
		"1d": Some, "$d": Some, "/x/d": Some, "s/a/b/": Some, "1i\\\nx": Some,
		"": Untold, "N;d": Untold, "y/a/b/": Untold,
	} {
		if got := Leaves(script, false); got != want {
			t.Errorf("%q: %v, want %v", script, got, want)
		}
	}
	if got := Leaves("s/.+//", true); got != Nothing {
		t.Errorf("extended: %v", got)
	}
}
