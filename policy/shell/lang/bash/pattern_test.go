package bash

import (
	"strings"
	"testing"
)

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

// TestMatch: patterns as bash matches them.
func TestMatch(t *testing.T) {
	for _, c := range []struct {
		pattern, text string
		want          bool
	}{
		{"*", "", true}, {"*", "a/b", true}, {"a*c", "a/b/c", true}, {"?", "é", true}, {"?", "", false}, {`\*`, "*", true}, {`\*`, "a", false}, {"", "", true}, {"", "a", false}, {"a", "a", true}, {"a", "ab", false}, {"*.go", "x.go", true}, {`a\`, `a\`, true},
		{"*a*b", "xaabxb", true}, {"*ab*ab", "abxab", true}, {"*ab*ab", "abab", true}, {"*ab*ab", "aab", false}, {"a**", "a", true}, {"**", "", true}, {"*?", "", false}, {"*?*", "é", true}, {`*\*`, "a*", true},
	} {
		if got := match(c.pattern, c.text); got != c.want {
			t.Errorf("%q %q: %v", c.pattern, c.text, got)
		}
	}
}

// FuzzCuts: what is cut off and what is left make up the value.
func FuzzCuts(f *testing.F) {
	f.Add("src/a.go", "*/")
	f.Add("abc", "?")
	f.Fuzz(func(t *testing.T, text, pattern string) {
		if len(text) > maxValue || strings.Count(pattern, "*") > maxStars {
			return
		}
		for _, longest := range []bool{true, false} {
			if end := cutEnd(text, pattern, longest); !strings.HasPrefix(text, end) || end != text && !match(pattern, text[len(end):]) {
				t.Errorf("%q %% %q = %q", text, pattern, end)
			}
			if rest := cutBeginning(text, pattern, longest); !strings.HasSuffix(text, rest) || rest != text && !match(pattern, text[:len(text)-len(rest)]) {
				t.Errorf("%q # %q = %q", text, pattern, rest)
			}
		}
	})
}
