package prompt

import (
	"flag"
	"fmt"
	"guard/internal/hostile"
	"guard/internal/seed"
	"guard/prompt/text"
	"guard/prompt/tty"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden screens anew")

var sizes = []struct{ width, rows int }{{20, 5}, {45, 20}, {80, 24}, {100, 30}, {300, 100}}

var questions = map[string]Question{
	"delete":  deletion,
	"edit":    edit,
	"hostile": misleading,
	"long":    long,
	"bare":    {Raw: "make", Tool: "shell"},
	"queue":   queued,
	"part":    partly,
	"script":  script,
	"many":    reasons,
}

// partly is dangerous in one of its commands.
var partly = func() Question {
	q := deletion
	q.Raw = "cd src && rm -rf ../build ../削除; go build ./..."
	q.Danger = []Part{part(q.Raw, "rm -rf ../build ../削除")}
	q.Reasons = []string{"deletes ../build and everything in it", "rm deletes for good"}
	q.Matches = []Match{{Pattern: "../build", Count: 1204, Bytes: 18_000_000, Names: []string{"../build/a.o", "../build/b.o"}, More: 1202}}
	q.Undo, q.Hint = "yes, with guard undo", "the third time: guard suggest has a rule for rm in ../build"
	return q
}()

// script is long, and dangerous in its middle.
var script = func() Question {
	q := partly
	q.Raw = "cat > notes.txt <<'EOF'\n" + strings.Repeat("a line of text that is there to be long\n", 40) +
		"EOF\nrm -rf ../build\n" + strings.Repeat("echo done with a step\n", 30) + "git push --force\nls"
	q.Danger = []Part{part(q.Raw, "rm -rf ../build"), part(q.Raw, "git push --force")}
	q.Undo = "no: " + strings.Repeat("/srv/deep", 12) + "/big.iso: it is larger than what is copied for undo"
	return q
}()

// reasons has more of them, and more of everything, than the first page shows.
var reasons = func() Question {
	q := partly
	q.Reasons = append(q.Reasons, "deletes outside the workspace: ../build", "../build holds files that are not under version control",
		"your last words to the agent do not name ../build", "it may ask you for this: your password", "the last of seven")
	q.Categories = []string{"FS_DELETE_OVERWRITE", "FS_OUTSIDE_WORKSPACE"}
	q.SessionOffer, q.Waiting = "rm ../build with any arguments", Waiting{N: 2, Of: 3}
	return q
}()

func part(s, part string) Part {
	at := strings.Index(s, part)
	return Part{From: at, To: at + len(part)}
}

var deletion = Question{
	Agent: "gemini", Session: "7f3a", LastPrompt: "clean up what the last build left behind, then run the tests again",
	Tool: "shell", Raw: "rm -rf ./tmp_*", Claim: "Remove temporary build output", Cwd: "/home/ana/src/site",
	Matches: []Match{{Pattern: "./tmp_*", Count: 3, Bytes: 1234567, Names: []string{"tmp_a", "tmp_b", "tmp_c"},
		Notes: []string{"tmp_c is a symbolic link out of the workspace"}}},
	Level: "high", Categories: []string{"FS_DELETE_OVERWRITE"},
	Reasons:    []string{"rm -rf deletes what cannot be got back", "the wildcard reaches 3 files now"},
	Suggestion: "move them aside: mkdir -p .trash && mv ./tmp_* .trash/", Rule: "mode ask: high is asked",
}

var edit = Question{
	Agent: "codex", Session: "c1", LastPrompt: "make the greeting friendlier", Tool: "edit", Cwd: "/home/ana/src/site",
	Diff: Diff{Path: "greet/greet.go",
		Old: "package greet\n\n// Hello greets.\nfunc Hello(name string) string {\n\treturn \"Hello, \" + name\n}\n",
		New: "package greet\n\n// Hello greets.\nfunc Hello(name string) string {\n\treturn \"Hello, dear \" + name + \"!\"\n}\n"},
	Level: "medium", Reasons: []string{"changes a file in the workspace"}, Rule: "mode ask",
	SessionOffer: "edits of files under /home/ana/src/site",
}

var misleading = Question{
	Agent: "gemini\x1b[2J", Session: "\u202e7f3a", LastPrompt: "tidy up\x1b]0;owned\a", Tool: "shell\x1b[31m",
	Raw:   "echo 'fine'\r\x1b[1A\x1b[2K# harmless\u202e\nrm -rf ~/削除\u200b\x9b2J",
	Claim: "Lists files.\n\n\n\n\no allow once   d deny", Cwd: "/tmp/a\nb",
	Matches: []Match{{Pattern: "*\x1b[8m", Count: 1, Bytes: -1, Names: []string{"\x1b[2Jx"}, More: 0}},
	Level:   "low\x1b[0m", Categories: []string{"LOW\nRISK", "SUDO"}, Reasons: []string{"guard  allowed once\n", "\u0301\u0301\u0301\u0301"},
	Suggestion: "\x07", Rule: "\x1bc", SessionOffer: "every\x00thing",
}

var long = Question{
	Agent: "opencode", Session: "9", Tool: "shell", LastPrompt: strings.Repeat("Please look at every file and improve it. ", 40),
	Raw: "cat <<'EOF' > notes.txt\n" + strings.Repeat("a line of text that is there to be long\n", 400) + "EOF\nrm -rf ~/.ssh",
	Cwd: "/home/ana/" + strings.Repeat("deep/", 60) + "end", Level: "critical",
	Categories: []string{"FS_DELETE_OVERWRITE", "FS_OUTSIDE_WORKSPACE", "FS_CONFIG_SECRETS", "EXEC_ARBITRARY", "NETWORK_RISK"},
	Reasons:    []string{"deletes a folder of keys", "outside the workspace", "writes notes.txt", "a heredoc of 400 lines", "recursive"},
	Matches:    []Match{{Pattern: "*", Count: 48213, Bytes: 9876543210, Names: []string{"a", "b", "c"}, More: 48210}},
	Rule:       "mode ask: critical is asked",
}

var queued = func() Question {
	q := deletion
	q.Waiting = Waiting{N: 2, Of: 3}
	q.SessionOffer = "every command that begins with rm, in this workspace"
	return q
}()

func TestGolden(t *testing.T) {
	for name, q := range questions {
		for _, size := range sizes {
			t.Run(fmt.Sprintf("%s at %d by %d", name, size.width, size.rows), func(t *testing.T) {
				golden(t, fmt.Sprintf("%s_%dx%d", name, size.width, size.rows), Draw(q, size.width, Height(q, size.width, size.rows), State{Awake: true}))
			})
		}
	}
}

func TestGoldenPages(t *testing.T) {
	for name, st := range map[string]State{
		"explain": {Page: PageExplain, Awake: true}, "help": {Page: PageHelp, Awake: true}, "all": {Page: PageAll, Awake: true},
		"note": {Page: PageNote, Awake: true, Note: "use trash, please"}, "hint": {Awake: true, Hint: "hint.key"},
		"colour": {Awake: true, Colour: true}, "asleep": {Colour: true},
	} {
		t.Run(name, func(t *testing.T) {
			golden(t, "page_"+name, Draw(queued, 80, Height(queued, 80, 24), st))
		})
	}
	golden(t, "part_colour", Draw(partly, 80, boxHeight(partly, 80, 24, true), State{Awake: true, Colour: true}))
	golden(t, "part_all", Draw(partly, 80, Height(partly, 80, 24), State{Page: PageAll, Awake: true}))
	golden(t, "many_explain", Draw(reasons, 80, Height(reasons, 80, 40), State{Page: PageExplain, Awake: true}))
}

func TestGoldenConfirm(t *testing.T) {
	for _, size := range sizes {
		c := &confirmDialog{typed: "unres"}
		c.Resize(size.width, size.rows)
		golden(t, fmt.Sprintf("confirm_%dx%d", size.width, size.rows), c.Draw(true, false))
	}
}

func TestGoldenTrust(t *testing.T) {
	for _, size := range sizes {
		c := &confirmDialog{subject: trusting("~/src/app/\x1b[2J.guard.toml", 3), typed: "tru"}
		c.Resize(size.width, size.rows)
		golden(t, fmt.Sprintf("trust_%dx%d", size.width, size.rows), c.Draw(true, false))
	}
}

func golden(t *testing.T, name string, lines []string) {
	t.Helper()
	path := filepath.Join("testdata", name+".golden")
	got := strings.Join(lines, "\n") + "\n"
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; go test -update writes it anew\ngot:\n%s\nwant:\n%s", path, got, want)
	}
}

// checkBox: what holds for every box, whatever the question says.
func checkBox(t *testing.T, q Question, width, height int, st State) {
	t.Helper()
	lines := Draw(q, width, height, st)
	if len(lines) != height {
		t.Fatalf("%d lines, want %d", len(lines), height)
	}
	for i, l := range lines {
		if n := text.RenderedCells(l); n > width {
			t.Fatalf("line %d takes %d cells of %d: %q", i, n, width, l)
		}
		hostile.Check(t, text.Uncoloured(l))
		if !st.Colour && strings.Contains(l, "\x1b") {
			t.Fatalf("colour without leave: %q", l)
		}
	}
	if tty.TooSmall(width, height) {
		return
	}
	plain := text.Uncoloured(strings.Join(lines, "\n"))
	if !strings.HasPrefix(plain, "guard ") {
		t.Fatalf("first line %q", lines[0])
	}
	last := plain[strings.LastIndexByte(plain, '\n')+1:]
	want := map[Page]string{PageQuestion: "o d n e v ?", PageNote: "Enter Esc"}[st.Page]
	if want == "" {
		want = "q"
	}
	if st.Page == PageOffer && st.Read {
		want = "s q"
	}
	for _, k := range strings.Fields(want) {
		if !strings.Contains(" "+last+" ", " "+k+" ") {
			t.Fatalf("key %s is not in the last line %q", k, last)
		}
	}
}

func TestEveryBox(t *testing.T) {
	rnd := seed.Rand(t, 1, 2)
	for range seed.Rounds(1500) {
		q := randomQuestion(rnd)
		st := State{Page: Page(rnd.IntN(7)), All: randomQuestions(rnd), Scroll: rnd.IntN(50), Awake: rnd.IntN(2) == 0, Note: hostile.Text(rnd, 5), Colour: rnd.IntN(2) == 0}
		st.Offers, st.Read = randomOffers(rnd, st.All), rnd.IntN(2) == 0
		if len(st.Offers) > 0 {
			st.Offer = st.Offers[0]
		}
		width, rows := 1+rnd.IntN(130), 1+rnd.IntN(40)
		height := Height(q, width, rows)
		if st.Page >= PageWaiting {
			height = listHeight(rows)
		}
		checkBox(t, q, width, height, st)
	}
}

func randomQuestions(rnd *rand.Rand) []*Question {
	var all []*Question
	for range rnd.IntN(12) {
		q := randomQuestion(rnd)
		q.Scope = []string{"7f3a.1", "7f3a.2", hostile.Text(rnd, 3)}[rnd.IntN(3)]
		all = append(all, &q)
	}
	return all
}

func randomOffers(rnd *rand.Rand, all []*Question) []Offer {
	var offers []Offer
	for range rnd.IntN(20) {
		offers = append(offers, Offer{Scope: hostile.Text(rnd, 3), Categories: hostile.Text(rnd, 3), Signature: hostile.Text(rnd, 6), Count: len(all)})
	}
	return offers
}

func randomQuestion(rnd *rand.Rand) Question {
	text := func() string { return hostile.Text(rnd, 6) }
	q := Question{Agent: text(), Session: text(), LastPrompt: text(), Tool: text(), Raw: text(), Claim: text(), Cwd: text(),
		Level: []string{"low", "medium", "high", "critical", text()}[rnd.IntN(5)], Absurd: rnd.IntN(9) == 0,
		Suggestion: text(), Rule: text(), SessionOffer: text(), Waiting: Waiting{rnd.IntN(200), rnd.IntN(200)}}
	for range rnd.IntN(3) {
		q.Danger = append(q.Danger, Part{From: rnd.IntN(9) - 2, To: rnd.IntN(40)})
	}
	q.Hint = text()
	for range rnd.IntN(4) {
		q.Reasons, q.Categories = append(q.Reasons, text()), append(q.Categories, text())
		q.Matches = append(q.Matches, Match{Pattern: text(), Count: rnd.IntN(3), Bytes: rnd.Int64N(1 << 40), Names: []string{text()}, More: rnd.IntN(2), Notes: []string{text()}})
	}
	for range rnd.IntN(3) {
		q.News = append(q.News, text())
	}
	if rnd.IntN(3) == 0 {
		q.Diff = Diff{Path: text(), Old: text(), New: text()}
	}
	return q
}

func FuzzDraw(f *testing.F) {
	f.Add("rm -rf ./tmp_*", "clean up", uint8(80), uint8(24), uint8(0))
	f.Add(misleading.Raw, misleading.Claim, uint8(20), uint8(5), uint8(1))
	f.Fuzz(func(t *testing.T, raw, text string, width, rows, page uint8) {
		q := Question{News: []string{raw, text}, Raw: raw, Agent: text, Cwd: text, Claim: raw, Reasons: []string{text, raw}, Diff: Diff{Path: text, Old: raw, New: text}, SessionOffer: text}
		q.Scope, q.Categories, q.Hint = text, []string{text, raw}, text
		q.Danger = []Part{{From: int(page), To: len(raw) - int(rows)}}
		other := q
		other.Scope = raw
		st := State{Page: Page(page % 7), Awake: true, Colour: page > 127, All: []*Question{&q, &other, &q}, Offer: Offer{Scope: text, Categories: raw, Signature: text, Count: 3}}
		st.Offers = []Offer{st.Offer, {Scope: raw, Signature: raw}}
		checkBox(t, q, int(width), Height(q, int(width), int(rows)), st)
	})
}

// TestAllIsAll: the page behind v holds every rune of the command.
func TestAllIsAll(t *testing.T) {
	var shown strings.Builder
	st := State{Page: PageAll}
	height := Height(long, 80, 24)
	rows := bodyRows(height)
	for st.Scroll = 0; st.Scroll <= lastScroll(long, 80, height, st); st.Scroll += rows {
		for _, l := range Draw(long, 80, height, st)[2 : 2+rows] {
			shown.WriteString(strings.TrimPrefix(l, "    "))
		}
	}
	rest, found := strings.CutPrefix(shown.String(), "  "+long.Reasons[0])
	if !found || !strings.HasPrefix(rest, Escape(long.Raw)) {
		t.Errorf("the page shows something else: %.300q", shown.String())
	}
}

func TestSameHeightOnEveryPage(t *testing.T) {
	for name, q := range questions {
		for page := range PageNote + 1 {
			if got := len(Draw(q, 80, Height(q, 80, 24), State{Page: page})); got != Height(q, 80, 24) {
				t.Errorf("%s, page %d: %d lines", name, page, got)
			}
		}
	}
}

// TestHowMuchEachPatternHitsComesFirst: where a command has several, none is hidden behind the names of
// another.
func TestHowMuchEachPatternHitsComesFirst(t *testing.T) {
	q := deletion
	q.Matches = []Match{
		{Pattern: "tmp_a.log", Count: 1, Bytes: 6, Names: []string{"tmp_a.log"}},
		{Pattern: "tmp_cache", Count: 300, Bytes: 1 << 30, Names: []string{"tmp_cache/a", "tmp_cache/b"}, More: 298},
	}
	screen := strings.Join(Draw(q, 80, Height(q, 80, 24), State{}), "\n")
	for _, head := range []string{"tmp_a.log: 1 file or folder, 6 B", "tmp_cache: 300 files and folders, 1.1 GB"} {
		if !strings.Contains(screen, head) {
			t.Errorf("no %q on\n%s", head, screen)
		}
	}
}

// TestTheHeadNamesTheSession: in guard watch, which shows many runs, the id is the run's with the session's number.
func TestTheHeadNamesTheSession(t *testing.T) {
	for id, named := range map[string]bool{"e095ed163802da0b": true, "e095ed163802da0b.1": true, "e095ed163802da0b.123": true, strings.Repeat("e", 21): false} {
		head := Draw(Question{Agent: "gemini", Tool: "shell", Session: id}, 80, 24, State{})[0]
		if strings.Contains(head, " · session "+id) != named {
			t.Errorf("%s: %q", id, head)
		}
	}
}
