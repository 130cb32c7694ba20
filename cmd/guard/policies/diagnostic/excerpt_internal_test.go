package diagnostic

import (
	"strings"
	"testing"

	"guard/internal/hostile"
	"guard/internal/seed"
	"guard/policy/risk"
	"guard/prompt/text"
)

// TestMarksStandBelowWhatTheyMark: whatever the line holds and however wide the window is, the cells above the signs
// are those of the marked part, all of it where it is marked in each of its rows.
func TestMarksStandBelowWhatTheyMark(t *testing.T) {
	long := 0
	for s := range seed.Each(t, seed.Rounds(3000)) {
		rnd := seed.Rand(t, s, 2)
		line := "x" + hostile.Text(rnd, 6)
		from := rnd.IntN(len(line))
		p := part{from: from, to: from + 1 + rnd.IntN(len(line)-from), level: risk.High}
		x := newExcerpt(line, []part{p}, rnd.IntN(2) == 0, 20+rnd.IntN(100))
		want := ""
		for at, g := range glyphsOf(line) {
			if end := at + len(g.source); g.source != "\n" && at < p.to && end > p.from {
				want += string(g.shown)
			}
		}
		got, all := marksOf(t, x)
		if got != want && (all || got == "" || !strings.HasPrefix(want, got)) {
			t.Fatalf("%q[%d:%d] in %d cells: marked is %q, want %q", line, p.from, p.to, x.width, got, want)
		}
		if !all {
			long++
		}
	}
	if long == 0 && !testing.Short() { // a tenth of the rounds may draw none
		t.Error("no part was longer than what is marked")
	}
}

type shownGlyph struct {
	source string
	shown  text.Safe
}

// glyphsOf are the parts of a line that are never cut, by where they begin.
func glyphsOf(line string) glyphSequence {
	return func(yield func(int, shownGlyph) bool) {
		last, shown := -1, text.Safe("")
		for at, s := range text.Glyphs(line) {
			if last >= 0 && !yield(last, shownGlyph{line[last:at], shown}) {
				return
			}
			last, shown = at, s
		}
		if last >= 0 {
			yield(last, shownGlyph{line[last:], shown})
		}
	}
}

type glyphSequence = func(yield func(int, shownGlyph) bool)

// marksOf is what stands above the signs of an excerpt's only part, and whether that is in all of its rows.
func marksOf(t *testing.T, x *excerpt) (above string, all bool) {
	t.Helper()
	for r := range x.rows {
		if !x.marks(0, r) {
			continue
		}
		under := x.mark(0, r)[0]
		column, cells := 0, 0
		for _, s := range under { // a head, spaces, the signs; then what is said
			if n := text.Cells(s.Text); strings.Trim(string(s.Text), "^") == "" && n > 0 {
				cells = n
				break
			} else {
				column += n
			}
		}
		at := 0
		for _, s := range x.row(r) {
			for _, g := range glyphsOfSafe(s.Text) {
				if at >= column && at < column+cells {
					above += string(g)
				}
				at += text.Cells(g)
			}
		}
	}
	at := x.places[0]
	return above, at.last-at.first < marked
}

// glyphsOfSafe cuts safe text into runes with the marks on them.
func glyphsOfSafe(s text.Safe) (all []text.Safe) {
	for i, r := range string(s) {
		one := s[i : i+len(string(r))]
		if text.Cells(one) == 0 && len(all) > 0 {
			all[len(all)-1] += one
			continue
		}
		all = append(all, one)
	}
	return all
}

// TestRowsHoldTheWholeText: put together they are the text, and none is wider than asked.
func TestRowsHoldTheWholeText(t *testing.T) {
	for s := range seed.Each(t, seed.Rounds(2000)) {
		rnd := seed.Rand(t, s, 3)
		line, width := hostile.Text(rnd, 8), 20+rnd.IntN(60)
		at := 0
		for _, r := range layout(line, width) {
			cells := 0
			for _, g := range r.glyphs {
				for line[at] == '\n' {
					at++
				}
				if g.from != at {
					t.Fatalf("%q: %d bytes of the text are left out at %d", line, g.from-at, at)
				}
				at, cells = g.to, cells+g.cells
			}
			if cells > width {
				t.Fatalf("%q: a row of %d cells, want at most %d", line, cells, width)
			}
		}
		if strings.Trim(line[at:], "\n") != "" {
			t.Fatalf("%q: the end %q is left out", line, line[at:])
		}
	}
}
