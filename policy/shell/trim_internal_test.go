package shell

import "testing"

// TestCuts: what bash 5.2 makes of abcabc.
func TestCuts(t *testing.T) {
	for want, got := range map[string]string{
		"abca": cutEnd("abcabc", "b*", false), "a": cutEnd("abcabc", "b*", true), "cabc": cutBeginning("abcabc", "*b", false), "c": cutBeginning("abcabc", "*b", true),
		"abcabc": cutEnd("abcabc", "x*", true), "": cutEnd("abcabc", "*", true), "src": cutEnd("src/a.go", "/*", true), "a.go": cutBeginning("src/a.go", "*/", true),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestShellMatch: patterns as bash matches them.
func TestShellMatch(t *testing.T) {
	for _, c := range []struct {
		pattern, text string
		want          bool
	}{
		{"*", "", true}, {"*", "a/b", true}, {"a*c", "a/b/c", true}, {"?", "é", true}, {"?", "", false}, {`\*`, "*", true}, {`\*`, "a", false}, {"", "", true}, {"", "a", false}, {"a", "a", true}, {"a", "ab", false}, {"*.go", "x.go", true}, {`a\`, `a\`, true},
	} {
		if got := shellMatch(c.pattern, c.text); got != c.want {
			t.Errorf("%q %q: %v", c.pattern, c.text, got)
		}
	}
}
