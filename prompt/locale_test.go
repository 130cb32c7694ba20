package prompt

import (
	"fmt"
	"strings"
	"testing"

	"guard/internal/hostile"
	"guard/internal/seed"
	"guard/locale"
	"guard/prompt/text"
)

// inEveryLanguage runs a test in each language that guard speaks.
func inEveryLanguage(t *testing.T, test func(t *testing.T, tag string)) {
	t.Helper()
	defer locale.Use(locale.English)
	for _, tag := range locale.Tags() {
		locale.Use(tag)
		t.Run(tag, func(t *testing.T) { test(t, tag) })
	}
}

// TestEveryBoxInEveryLanguage: whatever is asked, in a window of any size, the keys can be seen and
// nothing is wider than the window.
func TestEveryBoxInEveryLanguage(t *testing.T) {
	inEveryLanguage(t, func(t *testing.T, _ string) {
		rnd := seed.Rand(t, 3, 4)
		for range seed.Rounds(250) {
			q := randomQuestion(rnd)
			st := State{Page: Page(rnd.IntN(5)), Scroll: rnd.IntN(50), Awake: rnd.IntN(2) == 0, Note: hostile.Text(rnd, 5), Colour: rnd.IntN(2) == 0}
			width, rows := 1+rnd.IntN(130), 1+rnd.IntN(40)
			checkBox(t, q, width, Height(q, width, rows), st)
		}
	})
}

// TestWhatIsAskedFitsInEveryLanguage: in a window of the usual size every section of an ordinary
// question is there, and the keys have words.
func TestWhatIsAskedFitsInEveryLanguage(t *testing.T) {
	inEveryLanguage(t, func(t *testing.T, tag string) {
		lines := Draw(deletion, 80, Height(deletion, 80, 24), State{Awake: true})
		screen := strings.Join(lines, "\n")
		for _, part := range append([]string{"rm -rf ./tmp_*", "/home/ana/src/site", "tmp_a, tmp_b, tmp_c", deletion.Suggestion, deletion.Rule}, deletion.Reasons...) {
			if !strings.Contains(screen, part) {
				t.Errorf("no %q on\n%s", part, screen)
			}
		}
		if last := lines[len(lines)-1]; !strings.Contains(last, string(say("key.deny.short"))) && !strings.Contains(last, string(say("key.deny.tiny"))) {
			t.Errorf("the keys have no words: %q", last)
		}
		golden(t, "language_"+tag, lines)
	})
}

// TestConfirmationsFitInEveryLanguage: what is to be confirmed can be read whole, or cannot be confirmed.
func TestConfirmationsFitInEveryLanguage(t *testing.T) {
	inEveryLanguage(t, func(t *testing.T, tag string) {
		for _, c := range []*confirmDialog{{}, {subject: trusting("~/src/app/.guard.toml", 3)}} {
			c.Resize(80, 24)
			if !c.whole() {
				t.Errorf("%d lines in a window of 24", len(c.text()))
			}
			for i, l := range c.Draw(true, false) {
				if n := text.RenderedCells(l); n > 80 {
					t.Errorf("line %d takes %d cells: %q", i, n, l)
				}
			}
			if shown := strings.Join(c.Draw(true, false), " "); !strings.Contains(shown, string(say(c.about().word))) {
				t.Errorf("the word to type is not shown: %s", shown)
			}
		}
		c := &confirmDialog{}
		c.Resize(80, 24)
		golden(t, fmt.Sprintf("language_%s_confirm", tag), c.Draw(true, false))
	})
}

// TestWordsAreSafeInEveryLanguage: a message is shown as it stands, with nothing in it that had to be escaped.
func TestWordsAreSafeInEveryLanguage(t *testing.T) {
	inEveryLanguage(t, func(t *testing.T, _ string) {
		for w := range english {
			if said, ok := locale.Word(string(w)); ok && Escape(said) != said {
				t.Errorf("%s: %q is shown as %q", w, said, Escape(said))
			}
		}
	})
}

// TestTypedWordsAreTheSameInEveryLanguage: they are names, and every keyboard has them.
func TestTypedWordsAreTheSameInEveryLanguage(t *testing.T) {
	inEveryLanguage(t, func(t *testing.T, _ string) {
		for _, w := range []word{"confirm.word", "trust.word", "guard", "confirm.input"} {
			if got := say(w); got != english[w] {
				t.Errorf("%s: %q", w, got)
			}
		}
	})
}
