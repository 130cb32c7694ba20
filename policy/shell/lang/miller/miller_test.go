package miller

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/shell/lang"
)

// TestRead: what an expression does beyond changing records.
func TestRead(t *testing.T) {
	runs := lang.Act{Kind: lang.Runs}
	for text, want := range map[string][]lang.Act{
		"":                                 nil,
		"$z = $x . $y":                     nil,
		"filter $x > 3":                    nil,
		`$system = "system"`:               nil,
		`$a = "tee > x"`:                   {runs}, // a string is taken for what it may stand for
		`$x = system("date")`:              {runs},
		"$x = exec # c\n(\"date\")":        {runs},
		`tee > $a.".csv", $*`:              {runs},
		`print | "sort", $x`:               {runs},
		`emit > "out", mapsum({"a":1},{})`: {runs},
		`emit mapsum({"a":1},{"b":2})`:     nil,
		`$x = ENV["HOME"]`:                 {{Kind: lang.Environment, Text: "HOME"}},
		`$x = ENV[$y]`:                     {{Kind: lang.Environment}},
		`$x = ENV["A"]; $y = ENV["B"]`:     {{Kind: lang.Environment}},
		`$x = system(ENV["A"])`:            {runs, {Kind: lang.Environment, Text: "A"}},
	} {
		if got := Read(text); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// TestPlain: verbs that run no code; those that do, and those of other versions, are not plain.
func TestPlain(t *testing.T) {
	for verb, want := range map[string]bool{"sort": true, "tee": true, "split": true, "put": false, "filter": false, "case": true, "": false, "exec": false} {
		if got := Plain(verb); got != want {
			t.Errorf("%q: %v", verb, got)
		}
	}
}

// TestConverts: which formats differ.
func TestConverts(t *testing.T) {
	for options, want := range map[string]bool{
		"": false, "--csv": false, "--icsv --ocsv": false, "--csv --ofs=;": false, "--io=json": false, "--i=csv --o=csv": false, "--icsvlite --ocsv": false, "--tsv -N": false, "--json --jvstack": false,
		"--icsv --ojson": true, "--c2p": true, "--ojson": true, "--csv --ojson": true, "--i=csv --o=json": true, "--icsv --omd": true, "--icsv": true,
	} {
		if got := Converts(strings.Fields(options)); got != want {
			t.Errorf("%q: %v", options, got)
		}
	}
}
