package awk

import "testing"

// TestSplitsInto: names that lead out of the folder only where a field does.
func TestSplitsInto(t *testing.T) {
	for text, want := range map[string]string{
		`NR>1 {print $2": "$3 > ("split/" $1 ".txt")}`:                     "split",
		`NR>1 {print > ("by-region/" $3 ".csv")}`:                          "by-region",
		`{ print > "out/" $1 "-" $2 ".csv" }`:                              "out",
		`{ print >> ("a/b/part_" $1 ".tsv"); close("x") }`:                 "a/b",
		`$3 > 10 { print $1 > ("big/" $2 ".txt") }`:                        "big",
		`{ print > ("split/" $1) }`:                                        "",
		`{ print > ("split/" $1 "/x.txt") }`:                               "",
		`{ print > ("split/" $1 $2 ".txt") }`:                              "",
		`{ print > ("split/." $1 ".txt") }`:                                "",
		`{ print > ("split/" $1 "." $2 ".txt") }`:                          "",
		`{ print > ("split/" $1 ".sh") }`:                                  "",
		`{ print > ($1 ".txt") }`:                                          "",
		`{ print > ("split/../" $1 ".txt") }`:                              "",
		`{ $1 = "../notes"; print > ("split/" $1 ".txt") }`:                "",
		`{ sub(/a/, "../", $1); print > ("split/" $1 ".txt") }`:            "",
		`{ gsub(/_/, "/"); print > ("split/" $1 ".txt") }`:                 "",
		`{ print > ("split/" $1 ".txt"); print > "notes.txt" }`:            "",
		`{ print > ("split/" $1 ".txt"); print > ("other/" $1 ".txt") }`:   "",
		`{ print > ("split/" $1 ".txt"); f = "notes.txt"; print "x" > f }`: "",
		`{ NF = 2; print > ("split/" $1 ".txt") }`:                         "",
		`{ getline < "x"; print > ("split/" $1 ".txt") }`:                  "",
		`{ print > ("split/" x ".txt") }`:                                  "",
		`{ print > ("split/" sprintf("%c", 46) ".txt") }`:                  "",
		`{ print > ("split\x2f..\x2f" $1 ".txt") }`:                        "",
		`{ print $1 > 5; print > ("split/" $1 ".txt") }`:                   "",
		`{ print }`: "",
	} {
		if got, _ := SplitsInto(text); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
