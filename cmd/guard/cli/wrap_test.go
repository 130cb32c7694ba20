package cli

import (
	"strings"
	"testing"

	"guard/prompt"
)

// TestWrapped holds that a line breaks between words, and within nothing that is copied.
func TestWrapped(t *testing.T) {
	for _, c := range []struct{ name, s, want string }{
		{"short", "wrote a.txt", "wrote a.txt"},
		{"words", "you are asked about what safe refuses, once", "you are asked about what|safe refuses, once"},
		{"a setting", `chose none; for good: mode = "ask" or "safe"`, `chose none; for good:|mode = "ask" or "safe"`},
		{"a command", "no agent runs here yet: guard --mode ask gemini",
			"no agent runs here yet:|guard --mode ask gemini"},
		{"a quotation", `this would be the one: "npm run build" (ok)`, `this would be the one:|"npm run build" (ok)`},
		{"a long path", "wrote /home/person/a/very/long/path/to/it now", "wrote|/home/person/a/very/long/path/to/it|now"},
		{"a sign alone", `it is 5" wide, or so they say here`, `it is 5" wide, or so they|say here`},
		{"wide signs", "許可されませんでした。理由を見るには", "許可されませんでした。理|由を見るには"},
	} {
		lines := Wrapped(c.s, 25)
		if got := strings.Join(lines, "|"); got != c.want {
			t.Errorf("%s: %q, not %q", c.name, got, c.want)
		}
		if one := Wrapped(c.s, 0); len(one) != 1 || one[0] != c.s {
			t.Errorf("%s: a pipe gets %q", c.name, one)
		}
		joined := func(s string) string { return strings.ReplaceAll(s, " ", "") }
		if joined(strings.Join(lines, "")) != joined(c.s) {
			t.Errorf("%s: %q lost something", c.name, lines)
		}
	}
}

func TestHung(t *testing.T) {
	const said = "nothing was found that a rule would change in this project, whatever it is"
	for columns, indent := range map[int]string{70: "       ", 45: "  "} {
		lines := strings.Split(Hung("guard: ", said, columns), "\n")
		if len(lines) < 2 || !strings.HasPrefix(lines[0], "guard: nothing") {
			t.Fatalf("%d columns: %q", columns, lines)
		}
		for _, line := range lines[1:] {
			if !strings.HasPrefix(line, indent) || line[len(indent)] == ' ' || prompt.Cells(line) > columns {
				t.Errorf("%d columns: %q", columns, line)
			}
		}
	}
}
