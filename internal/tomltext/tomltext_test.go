package tomltext

import (
	"strings"
	"testing"
)

// TestTooDeep: a text that would take the decoder minutes is told, and no ordinary one.
func TestTooDeep(t *testing.T) {
	for name, tt := range map[string]struct {
		text string
		want int
	}{
		"lists":                         {"mode = \"ask\"\nx = " + strings.Repeat("[", 50_000), 2},
		"tables":                        {"x = " + strings.Repeat("{a = ", 50_000), 1},
		"lists over lines":              {"x = [\n" + strings.Repeat("[\n", 50_000), 65},
		"dotted keys":                   {"a" + strings.Repeat(".a", 50_000) + " = 1", 1},
		"behind a quote":                {"x = 'y\nz = " + strings.Repeat("[", 50_000), 2},
		"behind three quotes and one":   {"x = ['''y'''', " + strings.Repeat("{a = ", 50_000), 1},
		"behind three quotes and two":   {"x = [\"\"\"y\"\"\"\"\", " + strings.Repeat("{a = ", 50_000), 1},
		"behind an empty text of three": {"x = ['''''', " + strings.Repeat("{a = ", 50_000), 1},
		"behind quotes over lines":      {"x = ['''\n''''', \"a\", " + strings.Repeat("{a = ", 50_000), 2},
		"dots in a string":              {"reason = \"" + strings.Repeat(".", 500) + "\"", 0},
		"dots in a comment":             {"# " + strings.Repeat(".", 500) + "\nmode = \"ask\"", 0},
		"a list of many":                {"match = [\"a\", " + strings.Repeat("\"b.c [\", ", 500) + "]", 0},
	} {
		if got := TooDeep(tt.text); got != tt.want {
			t.Errorf("%s: line %d, want %d", name, got, tt.want)
		}
	}
}
