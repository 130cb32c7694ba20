package appserver

import (
	"fmt"
	"strings"
	"testing"

	"guard/policy"
)

func TestUnified(t *testing.T) {
	for diff, want := range map[string][2]string{
		"@@ -1,2 +1,2 @@\n a\n-b\n+c\n":             {"a\nb\n", "a\nc\n"},
		"@@ -1 +1 @@\n-b\n\\ No newline at end\n+c": {"b\n", "c"},
		"":      {"", ""},
		"\n":    {"\n", "\n"},
		"+x\n":  {"", "x\n"},
		"-\n\n": {"\n\n", "\n"},
	} {
		all := unified(fileChange{Diff: diff})
		if c := all[0]; len(all) != 1 || *c.Old != want[0] || *c.New != want[1] {
			t.Errorf("%q: %d, %q, %q", diff, len(all), *c.Old, *c.New)
		}
	}
	back := unified(fileChange{Diff: asUnified("a\nb\n", "c\n")})
	if len(back) != 1 || *back[0].Old != "a\nb\n" || *back[0].New != "c\n" {
		t.Errorf("%q, %q", *back[0].Old, *back[0].New)
	}
}

// TestPieces: what stands between two pieces of a file is not told, so each is a change of its own.
func TestPieces(t *testing.T) {
	for diff, want := range map[string]string{
		"@@ -1 +1 @@\n-a\n+b\n@@ -9 +9 @@\n-c\n+d\n":            `"a\n">"b\n" "c\n">"d\n" `,
		"@@ -1,0 +1 @@\n+x\n@@ -9 +9 @@\n-c\n+d\n":              `"c\n">"x\nd\n" `,
		"@@ -1 +1 @@\n-a\n+b\n@@ -9,0 +9 @@\n+x\n":              `"a\n">"b\nx\n" `,
		"@@ -1,0 +1 @@\n+x\n@@ -9,0 +9 @@\n+y\n":                `"">"x\ny\n" `,
		"@@ -1 +0,0 @@\n-a\n@@ -9 +9 @@\n c\n@@ -3 +3 @@\n-e\n": `"a\n">"" "c\n">"c\n" "e\n">"" `,
	} {
		got := ""
		for _, c := range unified(fileChange{Diff: diff}) {
			got += fmt.Sprintf("%q>%q ", *c.Old, *c.New)
		}
		if got != want {
			t.Errorf("%q: got %s, want %s", diff, got, want)
		}
	}
	r := policy.Request{Tool: policy.Edit}
	one := fileChange{Path: "/a", Diff: "@@ -1 +1 @@\n-a\n+b\n@@ -9 +9 @@\n-c\n+d\n"}
	one.Kind.Type = "update"
	readChanges(&r, []fileChange{one})
	if all := changesOf(&r); len(all) != 1 || strings.Count(all[0].Diff, "@@ -") != 2 {
		t.Errorf("it is shown as %+v", all)
	}
}
