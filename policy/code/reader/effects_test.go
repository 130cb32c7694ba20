package reader

import (
	"os"
	"strings"
	"testing"

	"guard/policy/code"
)

// TestEffectsOfLibraries: what calls of the interpreters' own libraries were seen to do is seen in their text. Each was
// found by calling everything that they hold (Python 3.11, Perl 5.36, Node 22) with the name of a file, and by looking
// at what had become of it; the line tells the language and the program, with ;; between its lines.
func TestEffectsOfLibraries(t *testing.T) {
	text, err := os.ReadFile("testdata/effects.txt")
	if err != nil {
		t.Fatal(err)
	}
	languages := map[string]code.Language{"py": code.Python, "pl": code.Perl, "js": code.JavaScript}
	n := 0
	for line := range strings.Lines(string(text)) {
		lang, program, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		n++
		r := Read(languages[lang], strings.ReplaceAll(program, " ;; ", "\n"))
		seen := false
		for _, a := range r.Acts {
			switch a.Kind {
			case code.Reads, code.Lists, code.Enters, code.Loads, code.Searches, code.Environment:
			default:
				seen = true
			}
		}
		if !seen {
			t.Errorf("%s: %s\n\tit is read as: %s", lang, program, strings.Join(said(r, true), "; "))
		}
	}
	if n < 300 {
		t.Errorf("%d programs", n)
	}
}
