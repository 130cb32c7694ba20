package awk

import (
	"slices"
	"testing"

	"guard/policy/shell/lang"
)

// TestRead: what a program does beyond computing and printing.
func TestRead(t *testing.T) {
	runs := func(s string) lang.Act { return lang.Act{Kind: lang.Runs, Text: s} }
	writes := func(s string) lang.Act { return lang.Act{Kind: lang.Writes, Text: s} }
	reads := func(s string) lang.Act { return lang.Act{Kind: lang.Reads, Text: s} }
	for text, want := range map[string][]lang.Act{
		"":                        nil,
		"{ print $1 }":            nil,
		"$1 > 3 { print }":        nil,
		"{ print ($1 > 3) }":      nil,
		`/system("x")/ { print }`: nil,
		`{ print "system(\"x\")" } # system("y")`: nil,
		"$1 / 2 > 3 || $2 / 4 { n++ }":            nil,
		`{ print > "out" }`:                       {writes("out")},
		`{ printf "%s", $1 >> "out" }`:            {{Kind: lang.Appends, Text: "out"}},
		`{ print > $1 }`:                          {writes("")},
		`{ print > "a" $1 }`:                      {writes("")},
		`{ print > "a\tb" }`:                      {writes("a\tb")},
		`{ print | "sort" }`:                      {runs("sort")},
		`{ "date" | getline d }`:                  {runs("date")},
		`{ cmd | getline d }`:                     {runs("")},
		`{ print |& "sort" }`:                     {runs("sort")},
		`BEGIN { system("rm x") }`:                {runs("rm x")},
		`BEGIN { system($0) }`:                    {runs("")},
		`BEGIN { @f("rm x") }`:                    {runs("")},
		`$0 ~ @/system/ { print }`:                nil,
		`{ getline line < "in" }`:                 {reads("in")},
		`{ getline line < f }`:                    {reads("")},
		`BEGIN { ARGV[1] = "in" }`:                {reads("in")},
		`BEGIN { ARGV[1] = "" }`:                  nil,
		`BEGIN { print ARGV[1] }`:                 nil,
		`BEGIN { split("a", ARGV) }`:              {reads("")},
		`BEGIN { sub(/a/, "b", ARGV[1]) }`:        {reads("")},
		`BEGIN { s = "/inet/tcp/0/h/80" }`:        {{Kind: lang.Connects, Text: "/inet/tcp/0/h/80"}},
		`@include "x"`:                            {{Kind: lang.Loads}},
		`{ print ENVIRON["HOME"] }`:               {{Kind: lang.Environment, Text: "HOME"}},
		`{ for (v in ENVIRON) print v > "x" }`:    {{Kind: lang.Environment}, writes("x")},
		`{ print > "out` + lang.Hole + `" }`:      {writes("out0")},
	} {
		if got := Read(text); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// TestKeeps: programs that print every line they read.
func TestKeeps(t *testing.T) {
	for text, want := range map[string]bool{
		"1": true, "{ gsub(/a/, \"b\") } 1": true, "{ print }": true, "{ $1 = 2; print $0 }": true, "/x/ { n++ } { print }": true,
		"": false, "/x/": false, "{ print $1 }": false, "/x/ { print }": false, "{ if ($1) next; print }": false, "END { print }": false,
	} {
		if got := Keeps(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
