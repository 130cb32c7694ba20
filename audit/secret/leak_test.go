package secret_test

import (
	"os"
	"strings"
	"testing"

	"guard/audit/secret"
)

// Testdata marks: ⟦…⟧ is the secret part, ↵ a line break, and ¦ a place where a made-up value is cut in two, lest the file
// itself trip a scanner.
var unmark = strings.NewReplacer("⟦", "", "⟧", "", "↵", "\n", "¦", "")

// A leakLine is one line of the testdata: the text, and the parts of it that must not be kept.
type leakLine struct {
	text  string
	parts []string
}

func leakLines(t testing.TB, name string) []leakLine {
	b, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var lines []leakLine
	for line := range strings.Lines(string(b)) {
		line = strings.TrimSuffix(line, "\n")
		l := leakLine{text: unmark.Replace(line)}
		for _, rest := range strings.Split(line, "⟦")[1:] {
			part, _, _ := strings.Cut(rest, "⟧")
			l.parts = append(l.parts, unmark.Replace(part))
		}
		lines = append(lines, l)
	}
	return lines
}

// leaked returns the first piece of a secret that the text still holds: all of a short one, any eight bytes of a longer one.
func leaked(parts []string, text string) string {
	for _, p := range parts {
		n := min(len(p), 8)
		for i := 0; i+n <= len(p); i++ {
			if strings.Contains(text, p[i:i+n]) {
				return p[i : i+n]
			}
		}
	}
	return ""
}

func TestNoSecretOfTheListIsKept(t *testing.T) {
	for _, name := range []string{"secrets1.txt", "secrets2.txt"} {
		kept := 0
		lines := leakLines(t, name)
		for _, l := range lines {
			out := secret.Redact(l.text)
			if again := secret.Redact(out); again != out {
				t.Errorf("%s: a second time\n  %s\nbecame\n  %s", name, out, again)
			}
			if piece := leaked(l.parts, out); piece != "" {
				kept++
				t.Errorf("%s: %q of\n  %s\nis kept:\n  %s", name, piece, l.text, out)
			}
		}
		t.Logf("%s: %d of %d redacted", name, len(lines)-kept, len(lines))
	}
}

func TestNothingHarmlessIsSpoiled(t *testing.T) {
	for _, name := range []string{"harmless1.txt", "harmless2.txt"} {
		spoiled := 0
		lines := leakLines(t, name)
		for _, l := range lines {
			if out := secret.Redact(l.text); out != l.text {
				spoiled++
				t.Errorf("%s: spoiled\n  %s\nto\n  %s", name, l.text, out)
			}
		}
		t.Logf("%s: %d of %d untouched", name, len(lines)-spoiled, len(lines))
	}
}
