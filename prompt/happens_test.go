package prompt

import (
	"os"
	"strings"
	"testing"

	"guard/prompt/text"
)

// TestWhatMattersIsSeen: in a small window as in a large one the first page says what would happen and how much of it,
// shows what is dangerous of the command, why else it is asked, whether it can be undone, and what s would cover.
func TestWhatMattersIsSeen(t *testing.T) {
	for _, size := range []struct{ width, rows int }{{45, 20}, {80, 24}, {100, 30}} {
		for name, q := range map[string]Question{"part": partly, "script": script, "many": reasons} {
			for _, colour := range []bool{false, true} {
				lines := Draw(q, size.width, boxHeight(q, size.width, size.rows, colour), State{Awake: true, Colour: colour})
				screen := text.Uncoloured(strings.Join(lines, "\n"))
				flat := strings.Join(strings.Fields(screen), " ")
				wanted := []string{"deletes ../build and everything in it (1204 files and folders, 18.0 MB)", "rm -rf ../build",
					"because rm deletes for good", "undo " + q.Undo[:2], q.SessionOffer, q.Hint[:20]}
				if len(q.Reasons) > 4 && size.width > 80 {
					wanted = append(wanted, "(+3 more: e)")
				}
				for _, want := range wanted {
					if !strings.Contains(flat, want) {
						t.Errorf("%s at %d by %d does not show %q:\n%s", name, size.width, size.rows, want, screen)
					}
				}
				if colour && !strings.Contains(strings.Join(lines, ""), "\x1b[1;4;31mrm -rf ../build") {
					t.Errorf("%s at %d by %d does not set off what is dangerous:\n%s", name, size.width, size.rows, screen)
				}
			}
		}
	}
}

// TestNoCommandDrawsItsOwnCarets: carets that guard draws stand behind a sign that no line of the command has.
func TestNoCommandDrawsItsOwnCarets(t *testing.T) {
	for _, width := range []int{32, 45, 80} {
		q := Question{Tool: "shell", Raw: "ls; rm -rf ~; ls\n! ^^\n    ^^^^^^\n  ! ^^^^^"}
		q.Danger = []Part{part(q.Raw, "rm -rf ~")}
		lines := Draw(q, width, Height(q, width, 40), State{})
		var theirs int
		for i, l := range lines {
			if strings.HasPrefix(strings.TrimLeft(l, " "), "! ") && strings.Index(l, "!") < strings.Index(lines[i-1], "ls") {
				theirs++
			}
		}
		if theirs != 1 {
			t.Errorf("%d lines of carets at %d cells:\n%s", theirs, width, strings.Join(lines, "\n"))
		}
	}
}

// TestTheFirstReasonSaysHowMuch: only of what it names, and only where it names all there is to count.
func TestTheFirstReasonSaysHowMuch(t *testing.T) {
	build := Match{Pattern: "build", Count: 3, Bytes: 12}
	for _, c := range []struct {
		name, reason string
		matches      []Match
		want         string
	}{
		{"a folder", "deletes build and everything in it", []Match{build}, "3 files and folders, 12 B"},
		{"in a language without spaces", "buildとその中身を削除", []Match{build}, "3 files and folders, 12 B"},
		{"another name", "deletes rebuild and everything in it", []Match{build}, ""},
		{"a longer path", "deletes build/sub", []Match{build}, ""},
		{"two", "deletes build, src", []Match{build, {Pattern: "src", Count: 1}}, ""},
		{"one file", "deletes *.o", []Match{{Pattern: "*.o", Count: 1, Bytes: 9}}, "1 file or folder, 9 B"},
		{"nothing", "deletes *.o", []Match{{Pattern: "*.o"}}, "nothing there now"},
		{"more than was looked at", "deletes *.o", []Match{{Pattern: "*.o", Count: 5000, Open: true, Bytes: -1}},
			"more than 5000 files and folders"},
		{"what was not looked at", "deletes *.o", []Match{{Pattern: "*.o", Open: true}}, ""},
		{"no pattern", "deletes", []Match{{}}, ""},
	} {
		if got := (Question{Reasons: []string{c.reason}, Matches: c.matches}).Extent(); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// documented is the question in docs/asking.md.
var documented = func() Question {
	q := partly
	q.LastPrompt, q.Claim, q.Suggestion, q.Rule, q.Hint = "clean up what the last build left behind", "", "", "default: mode ask", ""
	q.Raw = "cd src && rm -rf ../build; go build ./..."
	q.Danger = []Part{part(q.Raw, "rm -rf ../build")}
	q.Reasons = []string{"deletes ../build and everything in it", "deletes outside the workspace: ../build", "rm deletes for good"}
	q.Categories = []string{"FS_DELETE_OVERWRITE", "FS_OUTSIDE_WORKSPACE"}
	return q
}()

func TestDocumentedQuestion(t *testing.T) {
	page, err := os.ReadFile("../docs/asking.md")
	if err != nil {
		t.Fatal(err)
	}
	lines := Draw(documented, 80, Height(documented, 80, 24), State{Awake: true})
	if screen := "```text\n" + strings.Join(lines, "\n") + "\n```\n"; !strings.Contains(string(page), screen) {
		t.Errorf("docs/asking.md does not show\n%s", screen)
	}
}

// TestEveryCategoryHasWords: none is shown by its code on the first page, and all are on the page behind e.
func TestEveryCategoryHasWords(t *testing.T) {
	seen := 0
	for w, said := range english {
		code, ok := strings.CutPrefix(string(w), "category.")
		if !ok {
			continue
		}
		seen++
		if short := categoryWord(code); short == code || strings.ToUpper(short) == short {
			t.Errorf("%s is shown as %q", code, short)
		}
		q := Question{Categories: []string{code}}
		page := func(p Page) string { return strings.Join(Draw(q, 100, Height(q, 100, 30), State{Page: p}), "\n") }
		if strings.Contains(page(PageQuestion), code) || !strings.Contains(page(PageExplain), code+": "+string(said)) {
			t.Errorf("%s: %s\n%s", code, page(PageQuestion), page(PageExplain))
		}
	}
	if seen < 16 {
		t.Errorf("%d categories", seen)
	}
}

// TestTheHintStandsAboveTheKeys: in one dim line, escaped, and not where the box is low; without one nothing changes.
func TestTheHintStandsAboveTheKeys(t *testing.T) {
	plain, hinted := deletion, deletion
	hinted.Hint = "guard suggest\x1b[2J " + strings.Repeat("x", 200)
	for _, size := range sizes {
		height := Height(plain, size.width, size.rows)
		st := State{Awake: true, Colour: true}
		before, after := Draw(plain, size.width, height, st), Draw(hinted, size.width, height, st)
		for i := range before {
			isHint := i == height-2 && height >= airyHeight
			if isHint != strings.HasPrefix(after[i], "\x1b[2mguard suggest\\u{1b}[2J x") || !isHint && after[i] != before[i] {
				t.Errorf("%d by %d, line %d: %q, without it %q", size.width, size.rows, i, after[i], before[i])
			}
		}
		if st.Hint = "hint.key"; height >= airyHeight && strings.Contains(strings.Join(Draw(hinted, size.width, height, st), ""), "suggest") {
			t.Error("a word about the last key does not come first")
		}
	}
}
