package diagnostic

import (
	"slices"
	"strings"
	"testing"

	"guard/internal/hostile"
	"guard/internal/seed"
	"guard/prompt/text"
)

func TestWords(t *testing.T) {
	for _, c := range []struct {
		in    string
		width int
		want  []string
	}{
		{"deletes build and everything in it", 14, []string{"deletes build", "and everything", "in it"}},
		{"", 10, []string{""}},
		{"a  b", 10, []string{"a  b"}},
		{"long: " + strings.Repeat("x", 12) + " y", 10, []string{"long:", strings.Repeat("x", 10), "xx y"}},
		{"git は削除する。今すぐ", 10, []string{"git は削除", "する。今す", "ぐ"}},
		{"削除する。", 8, []string{"削除す", "る。"}},
		{"abc (削除) de", 5, []string{"abc", "(削", "除)", "de"}},
		{"a\x1bb", 20, []string{`a\u{1b}b`}},
	} {
		var got []string
		for _, l := range words(c.in, c.width) {
			got = append(got, string(l))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q in %d cells: %q, want %q", c.in, c.width, got, c.want)
		}
	}
}

// TestWordsLoseNothing: without its spaces the text is all there, escaped, in lines that fit.
func TestWordsLoseNothing(t *testing.T) {
	for s := range seed.Each(t, seed.Rounds(2000)) {
		rnd := seed.Rand(t, s, 4)
		in, width := hostile.Text(rnd, 8), 20+rnd.IntN(60)
		all, want := "", ""
		for _, l := range words(in, width) {
			if text.Cells(l) > width {
				t.Fatalf("%q: a line of %d cells, want at most %d: %q", in, text.Cells(l), width, l)
			}
			hostile.Check(t, string(l))
			all += strings.ReplaceAll(string(l), " ", "")
		}
		for _, w := range split(in) {
			want += strings.ReplaceAll(string(text.Escape(w.source)), " ", "")
		}
		if all != want {
			t.Fatalf("%q comes out as %q", in, all)
		}
	}
}
