package program

import (
	"slices"
	"strings"

	"guard/internal/lazy"
)

// testInside is a word with test in it, joined of others perhaps.
var testInside = lazy.Pattern(`(?i)[a-z]*test[a-z]*`)

// Lookalikes takes out of a text the words that have test in them and speak of no tests: latest, contest, testimonials.
func Lookalikes(text string) string {
	return testInside().ReplaceAllStringFunc(text, func(word string) string {
		says := func(w string) bool { return strings.Contains(w, "test") && !looksTested[w] }
		if slices.ContainsFunc(NameWords(word), says) {
			return word
		}
		return ""
	})
}

// HasTest reports a text with test in it that speaks of tests.
func HasTest(text string) bool { return strings.Contains(strings.ToLower(Lookalikes(text)), "test") }
