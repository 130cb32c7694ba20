package hint

import (
	"slices"
	"testing"
)

// TestIn: the telling words of a text, in the order of the table.
func TestIn(t *testing.T) {
	for text, want := range map[string][]string{
		"":                               nil,
		"print(1 + 1)":                   nil,
		"shutil.rmtree('x')":             {"rmtree"},
		"open('f', 'w').write('')":       {"'w')"},
		"open('f','w')":                  {"'w')"},
		"subprocess.run(['ls'])":         {"subprocess"},
		"import os; os.environ['TOKEN']": {".env", "os.environ"},
		"fetch('http://x')":              {"http", "fetch("},
		"test { useJUnitPlatform() }":    nil,
		"confirm(x); interval(1)":        nil,
		"useJUnitPlatform(); rm('x')":    {"rm("},
		"Base.rm(x); x_eval(y)":          {"rm(", "eval("},
	} {
		var got []string
		for _, h := range In(text) {
			got = append(got, h.Word)
			if h.Categories == 0 || h.Says == "" {
				t.Errorf("%q tells nothing", h.Word)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestDeletesTrees: calls that delete a folder with all that it holds.
func TestDeletesTrees(t *testing.T) {
	for text, want := range map[string]bool{"shutil.rmtree(d)": true, "fs.rmSync(d, {recursive: true})": true, "os.remove(f)": false, "": false} {
		if got := DeletesTrees(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
