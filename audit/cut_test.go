package audit

import (
	"strings"
	"testing"
	"unicode/utf8"

	"guard/locale"
)

func TestCut(t *testing.T) {
	for _, c := range []struct {
		name, text string
		most       int
		want       string
	}{
		{"fits", "abc", 3, "abc"},
		{"empty", "", 0, ""},
		{"too long", "abcdef", 3, "abc … (cut: 6 bytes in all)"},
		{"no room", "abcdef", 0, " … (cut: 6 bytes in all)"},
		{"within a letter", "aé", 2, "a … (cut: 3 bytes in all)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := Cut(c.text, c.most); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// Wherever the cut goes, no part of a token stays.
func TestCutLeavesNoHalfSecret(t *testing.T) {
	const some = "q8ZfW2mKd9"
	token := "gh" + "p_" + some + "LxV4tRb7Yc1NnPs5Ju3GoAaEiI"
	text := "export X=" + token + " and more"
	for most := range len(text) {
		if got := Cut(text, most); strings.Contains(got, some[:2]) || !utf8.ValidString(got) {
			t.Errorf("cut at %d: %s", most, got)
		}
	}
}

// What was cut is known to be, in every language, and nothing else of it is lost.
func TestUncut(t *testing.T) {
	defer locale.Use(locale.English)
	for _, tag := range locale.Tags() {
		locale.Use(tag)
		for text, most := range map[string]int{"abcdef": 3, "echo a … (1) b": 13, "line\nline\n": 5} {
			if head, cut := Uncut(Cut(text, most)); !cut || !strings.HasPrefix(text, head) || len(head) < most-1 {
				t.Errorf("%s: %q of %q, cut %v", tag, head, text, cut)
			}
		}
	}
	for _, text := range []string{"", "ls", "echo … more", "echo … (more)", "echo … (1) && ls", "echo …\n(1)\n", "(1)"} {
		if head, cut := Uncut(text); cut || head != text {
			t.Errorf("%q counts as cut: %q", text, head)
		}
	}
}
