package appserver

import "testing"

func TestUnified(t *testing.T) {
	for diff, want := range map[string][2]string{
		"@@ -1,2 +1,2 @@\n a\n-b\n+c\n":             {"a\nb\n", "a\nc\n"},
		"@@ -1 +1 @@\n-b\n\\ No newline at end\n+c": {"b\n", "c"},
		"":      {"", ""},
		"\n":    {"\n", "\n"},
		"+x\n":  {"", "x\n"},
		"-\n\n": {"\n\n", "\n"},
	} {
		c := unified(fileChange{Diff: diff})
		if *c.Old != want[0] || *c.New != want[1] {
			t.Errorf("%q: %q, %q", diff, *c.Old, *c.New)
		}
	}
	back := unified(fileChange{Diff: asUnified("a\nb\n", "c\n")})
	if *back.Old != "a\nb\n" || *back.New != "c\n" {
		t.Errorf("%q, %q", *back.Old, *back.New)
	}
}
