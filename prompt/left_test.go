package prompt

import (
	"fmt"
	"strings"
	"testing"

	"guard/prompt/tty"
)

// TestNothingVanishesUnsaid: a window with no room for all of a question says so, in its keys or above them.
func TestNothingVanishesUnsaid(t *testing.T) {
	q := Question{Agent: "gemini", Session: "8c49f2d1aa-0123456789", Level: "high", Raw: "rm -rf ./tmp_*",
		Claim: "Delete the temporary files", Rule: "mode ask: high is asked", Cwd: "/home/ana/src/site",
		Reasons: []string{"deletes ./tmp_* and everything in it", "one more", "another", "a fourth"},
		Matches: []Match{{Pattern: "./tmp_*", Count: 5, Bytes: 46,
			Names: []string{"tmp_cache", "tmp_cache/a.bin", "tmp_cache/b.bin", "tmp_build.log", "tmp_notes.md"}}},
		Categories: []string{"FS_DELETE_OVERWRITE"}, Suggestion: "list it first: ls -la ./tmp_*"}
	for rows := 10; rows <= 24; rows++ {
		screen := strings.Join(Draw(q, 45, rows, State{Page: PageQuestion}), "\n")
		whole := strings.Contains(screen, "it claims") && strings.Contains(screen, "rule")
		if said := strings.Contains(screen, "more: v"); !whole && !said {
			t.Errorf("%d rows: what is left out is not told\n%s", rows, screen)
		}
		if strings.Contains(screen, "session 8c49") || strings.Contains(screen, "tmp_c…") {
			t.Errorf("%d rows: a piece of a name\n%s", rows, screen)
		}
	}
	if wide := strings.Join(Draw(q, 100, 12, State{Page: PageQuestion}), "\n"); strings.Contains(wide, "more: v") {
		t.Errorf("the keys say it, and a line again\n%s", wide)
	}
}

// TestMatchHeadsAreSentences: "3 now (20 B) by tmp_cache" was a riddle.
func TestMatchHeadsAreSentences(t *testing.T) {
	for want, m := range map[string]Match{
		"tmp_cache: 3 files and folders, 20 B":       {Pattern: "tmp_cache", Count: 3, Bytes: 20},
		"tmp_*: nothing there now":                   {Pattern: "tmp_*"},
		"tmp_*: more than 9 files and folders, 20 B": {Pattern: "tmp_*", Count: 9, Bytes: 20, Open: true},
		"tmp_cache: 3 files and folders":             {Pattern: "tmp_cache", Count: 3, Bytes: -1},
	} {
		if got := matchHead(m, 10); !strings.HasPrefix(want, m.Pattern) || strings.HasPrefix(got, m.Pattern) {
			t.Errorf("%q: how much it is does not come first where there is little room", got)
		}
		if got := matchHead(m, 80); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// TestExplainShowsWhatRuns: its page says that what runs is the text at the top.
func TestExplainShowsWhatRuns(t *testing.T) {
	q := Question{Agent: "a", Level: "high", Raw: "rm -rf ./tmp_*", Claim: "tidy", Reasons: []string{"deletes it"}}
	for _, height := range []int{12, 20} {
		lines := Draw(q, 80, height, State{Page: PageExplain})
		if !strings.Contains(strings.Join(lines[1:3], ""), q.Raw) {
			t.Errorf("%d rows: the command is not at the top\n%s", height, strings.Join(lines, "\n"))
		}
	}
	d := &questionDialog{q: q, width: 80, height: 20, st: State{Page: PageExplain, Awake: true}}
	d.onScrolled(tty.Key{Kind: tty.KeyRune, Rune: '?'})
	if d.st.Page != PageHelp {
		t.Error("? leads to " + fmt.Sprint(d.st.Page))
	}
}
