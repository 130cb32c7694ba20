package wildcard

import (
	"path"
	"testing"
)

// TestPlain compares what path.Match takes for a pattern, once it is written plainly, with what shells match.
func TestPlain(t *testing.T) {
	for _, tt := range []struct{ pattern, matches, not string }{
		{"notes.md", "notes.md", "n"},
		{"n*s.md", "notes.md", "note.md"},
		{"[!z]otes.md", "notes.md", "zotes.md"},
		{"[^z]otes.md", "notes.md", "zotes.md"},
		{"[[:alpha:]]otes.md", "notes.md", "1otes.md"},
		{"[[:alpha:]]x", "éx", ":x"},
		{"[![:digit:]]x", "nx", "1x"},
		{"[![:alpha:]]x", "éx", "ax"},
		{"[[:digit:][:upper:]_]", "_", "a"},
		{"[[:nonsense:]]", "a", "aa"},
		{"[[=n=]]otes", "notes", "motes"},
		{"[[.n.]-p]otes", "potes", "qotes"},
		{"[]x]", "]", "y"},
		{"[!]x]", "y", "]"},
		{"[]-a]", "^", "b"},
		{"[a-c]", "b", "d"},
		{"[a-]", "-", "b"},
		{"[-a]", "-", "b"},
		{"[!-a]", "b", "-"},
		{`[a\]b]`, "]", `\`},
		{`[\!a]`, "!", "b"},
		{`[a\-c]`, "-", "b"},
		{`[\*]`, "*", "a"},
		{"[*]", "anything", "a/b"},
		{"[a*b]c]d", "xyzd", "xyz"},
		{"a[b", "a[b", "ab"},
		{"a[]b", "a[]b", "a]b"},
		{"a[!]b", "a[!]b", "axb"},
		{"*[x", "a[x", "ax"},
		{"a[b/c]d", "a[b/c]d", "ab"},
		{`a\[b]`, "a[b]", "ab"},
		{`a\*`, "a*", "ab"},
		{"[é]", "é", "e"},
		{"[[:space:]]", "\t", "x"},
		{"[[:punct:]]", "!", "x"},
	} {
		plain, _ := Plain(tt.pattern)
		if ok, err := path.Match(plain, tt.matches); !ok || err != nil {
			t.Errorf("%q, as %q, does not match %q (%v)", tt.pattern, plain, tt.matches, err)
		}
		if ok, err := path.Match(plain, tt.not); ok || err != nil {
			t.Errorf("%q, as %q, matches %q (%v)", tt.pattern, plain, tt.not, err)
		}
		if again, _ := Plain(plain); again != plain {
			t.Errorf("%q, as %q, becomes %q", tt.pattern, plain, again)
		}
	}
}

func TestWild(t *testing.T) {
	for pattern, want := range map[string]bool{
		"": false, "a": false, "[": false, "a[b": false, "a[]": false, "[a]": true, "*": true, "a?": true, `\*`: false, `a[\]`: false,
		`\[a]`: false, "items[].x": false, `a\`: false,
	} {
		if _, wild := Plain(pattern); wild != want {
			t.Errorf("%q: %v", pattern, wild)
		}
	}
}

func TestCaretOfSh(t *testing.T) {
	if plain, _ := PlainOfSh("[^n]otes[!x]"); plain != "?otes[^x]" {
		t.Errorf("%q", plain)
	}
}

// FuzzPlain holds that what comes out is a pattern to path.Match, and stays as it is.
func FuzzPlain(f *testing.F) {
	for _, s := range []string{"[!a-z]*", "[[:alpha:]-x]", `[\]]`, "[]", "a[*", "[[.-.]-[=z=]]"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, pattern string) {
		plain, wild := Plain(pattern)
		if _, err := path.Match(plain, "x"); err != nil && (pattern == "" || pattern[len(pattern)-1] != '\\') {
			t.Errorf("%q, as %q: %v", pattern, plain, err)
		}
		if again, still := Plain(plain); again != plain || still != wild {
			t.Errorf("%q, as %q, becomes %q", pattern, plain, again)
		}
	})
}
