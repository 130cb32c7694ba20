package perl

import (
	"strings"
	"testing"

	"guard/policy/shell/lang"
)

// TestEdit: what a program makes of a line.
func TestEdit(t *testing.T) {
	for program, want := range map[string]string{
		`s/a/b/`: "bne two\n", `s/[aeo]//g`: "n tw\n", `s{one}{1};s|two|$&$&|`: "ane twotwo\n", `s/(\w+) (\w+)/$2 ${1}/`: "two ane\n",
		`$_ =~ s#two#2#;`: "ane 2\n", `s/\btwo$/\U$&!/`: "ane two\n!", `y/a-z/A-Z/`: "ane two\n", `tr/a-n//d`: " two\n",
		`gsub(/a/, "o")`: "one two\n", `$_.sub!(/ane/,'')`: " two\n", `$_.gsub!(/\w/, "")`: " \n", `s/ANE/x/i`: "x two\n",
	} {
		if got, ok := Edit(program, false)("ane two\n"); !ok || got != want {
			t.Errorf("%s: %q %v, want %q", program, got, ok, want)
		}
	}
	for _, program := range []string{`s/a/f($x)/e`, `print`, `$_ = ""`, `s/a/$h{b}/`, `s/a/b/ if $. > 2`, `s/(?<=a)b/c/`, `s/a`, `undef $_`, `s/$x/a/`, `y/a`, `s`, `s/a/b/;foo`} {
		if got, ok := Edit(program, false)("ane two\n"); ok {
			t.Errorf("%s: read as %q", program, got)
		}
	}
}

// TestLeavesLittle: an edit that may leave next to nothing is told from one that changes some words.
func TestLeavesLittle(t *testing.T) {
	for program, little := range map[string]bool{
		`s/\w/x/g`: true, `s/.*/x/`: true, `s/.*//s`: true, `y/a-z/x/`: true, `s/\w//g`: true, `s/^.+$//`: true, `s/[a-z]+/x/gi`: true, `gsub(/./, "")`: true, `$_ = ""`: true,
		`s/foo/bar/g`: false, `s/\s+$//`: false, `s/\bOld\w*\b/New/g`: false, `s/^/  /`: false, `s/\r\n/\n/`: false, `s/version = "[^"]*"/version = "2"/`: false, `gsub(/foo/, 'bar')`: false, `tr/a-z/A-Z/`: false,
	} {
		if got := lang.LeavesLittle(Edit(program, strings.Contains(program, "//s")), "", false); got != little {
			t.Errorf("%s: %v, want %v", program, got, little)
		}
	}
}

// FuzzEdit: every program is read to an end.
func FuzzEdit(f *testing.F) {
	for _, seed := range []string{`s/a/b/g`, `s{a}{b}`, `y/a-z/x/d`, `gsub(/a/,"b")`, `s(`, `tr`} {
		f.Add(seed, "some text\n")
	}
	f.Fuzz(func(t *testing.T, program, text string) {
		if len(program) > 200 || len(text) > 2000 {
			t.Skip()
		}
		_, _ = Edit(program, false)(text)
	})
}
