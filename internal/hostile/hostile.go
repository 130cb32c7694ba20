// Package hostile holds, for tests, what has misled terminals before: texts to draw, and a
// check of what was drawn. For example, Text may give "a\x1b[2J\u202e", and Check fails a
// test that has let any of it through. It is never part of guard itself.
package hostile

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

var parts = []string{
	"\x1b[2J", "\x1b[1;1H", "\x1b]0;t\x07", "\x1bc", "\x1b[?1049h", "\u009b31m", "\x9b", "\r", "\n", "\b\b\b", "\t",
	"\u202e", "\u2066", "\u200b", "\u0301", "\u0301\u0301\u0301\u0301", "\U000e0041", "削除", "📁", "א", "\xff", "\x00",
	"\x0e", "\x7f", "a", "guard", " ", "o allow once", `\u{1b}`, strings.Repeat("x", 50), strings.Repeat(" ", 90),
	strings.Repeat("\n", 30),
}

// Text is a random mixture of at most that many parts.
func Text(rnd *rand.Rand, most int) string {
	var b strings.Builder
	for range rnd.IntN(most + 1) {
		b.WriteString(parts[rnd.IntN(len(parts))])
	}
	return b.String()
}

// maxMarks is how many combining marks may stand in a row.
const maxMarks = 2

// Check says, without the escaper's own predicates, what a terminal can only print: it
// looks at Unicode's categories and at blocks written out by hand.
func Check(t testing.TB, out string) {
	t.Helper()
	if !utf8.ValidString(out) {
		t.Fatalf("not UTF-8: %+q", out)
	}
	inARow := 0
	for _, r := range out {
		if unicode.Is(unicode.Mn, r) {
			inARow++
		} else {
			inARow = 0
		}
		switch {
		case r != ' ' && !unicode.IsGraphic(r), unicode.Is(unicode.Zs, r) && r != ' ',
			unicode.In(r, unicode.C, unicode.Me, unicode.Zl, unicode.Zp),
			unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko),
			r >= 0xfe00 && r <= 0xfe0f, r >= 0xe0000 && r <= 0xe0fff, r == 0x3164, r == 0xffa0, r == 0x115f,
			inARow > maxMarks:
			t.Fatalf("%U in %+q", r, out)
		}
	}
}
