package prompt

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"guard/internal/seed"
	"guard/policy/decision"
	"guard/prompt/tty"
)

// crowd are questions of one session that a category fits.
func crowd() []*Question {
	first, second, third := deletion, edit, deletion
	first.Scope, second.Scope, third.Scope = "7f3a.1", "7f3a.1", "7f3a.1"
	second.Agent, second.Categories, second.Raw = "gemini", []string{"FS_OUTSIDE_WORKSPACE"}, ""
	second.Level = "medium"
	third.Raw = "rm -rf ./a/very/long/path/to/a/folder/with/many/files/in/it/that/nobody/needs/any/more"
	return []*Question{&first, &second, &third}
}

// deletions is an offer that fits all of a crowd, and pushes one by signature.
func deletions(all []*Question) Offer {
	return Offer{Scope: all[0].Scope, Categories: "FS_DELETE_OVERWRITE FS_OUTSIDE_WORKSPACE", Count: len(all), Bearer: all[0]}
}

func pushes(all []*Question) Offer {
	return Offer{Scope: all[0].Scope, Signature: "git push", Count: len(all), Bearer: all[len(all)-1]}
}

func both(all []*Question) []Offer { return []Offer{deletions(all), pushes(all)} }

// sessions are questions of two agents.
func twoSessions() []*Question {
	all := crowd()
	for i, raw := range []string{"git push origin main", "kubectl delete ns staging\x1b[2J"} {
		q := misleading
		q.Agent, q.Scope, q.Raw, q.Level, q.Categories = "codex\x1b[31m", "9c01.4\u202e", raw, "critical", []string{"GIT_PUBLISH", "NETWORK_RISK"}
		all = append(all[:i*2+1], append([]*Question{&q}, all[i*2+1:]...)...)
	}
	return all
}

func waitingState(p Page, all []*Question, offers ...Offer) State {
	st := State{Page: p, Awake: true, All: all, Offers: offers, Read: true}
	if len(offers) > 0 {
		st.Offer = offers[0]
	}
	return st
}

func TestGoldenWaiting(t *testing.T) {
	all, two := crowd(), twoSessions()
	within := deletions(all)
	within.Scope = two[1].Scope
	for name, st := range map[string]State{
		"waiting":          waitingState(PageWaiting, all, both(all)...),
		"waiting_none":     waitingState(PageWaiting, all),
		"waiting_sessions": waitingState(PageWaiting, two, within),
		"offer_category":   waitingState(PageOffer, all, deletions(all)),
		"offer_signature":  waitingState(PageOffer, all, pushes(all)),
		"offer_session":    waitingState(PageOffer, two, within),
	} {
		for _, size := range append(sizes, struct{ width, rows int }{40, 10}) {
			golden(t, fmt.Sprintf("%s_%dx%d", name, size.width, size.rows), Draw(*all[0], size.width, listHeight(size.rows), st))
		}
	}
	st := waitingState(PageWaiting, two, within)
	st.Colour = true
	golden(t, "waiting_colour", Draw(*all[0], 80, listHeight(24), st))
}

// TestEveryOneIsListed: whatever the size, scrolling shows each that waits in a line of its own, in
// order, and every offer.
func TestEveryOneIsListed(t *testing.T) {
	var all []*Question
	for i := range 60 {
		all = append(all, &Question{Agent: fmt.Sprint("agent", i/20), Scope: fmt.Sprint(i / 20), Raw: fmt.Sprintf("c%d", i+1), Level: "high"})
	}
	for _, size := range []struct{ width, rows int }{{20, 5}, {40, 10}, {80, 24}} {
		st := waitingState(PageWaiting, all, both(all)...)
		height := listHeight(size.rows)
		var seen []string
		for last := lastScroll(*all[0], size.width, height, st); st.Scroll <= last; st.Scroll++ {
			lines := Draw(*all[0], size.width, height, st)
			if len(lines) != height {
				t.Fatalf("%d lines", len(lines))
			}
			seen = append(seen, lines[1:height-1]...)
		}
		text := strings.Join(seen, "\n")
		for i := range all {
			if want := fmt.Sprintf("%2d [HIGH] c%d\n", i+1, i+1); !strings.Contains(text, want) {
				t.Errorf("at %v: no line %q", size, want)
			}
		}
		for _, want := range []string{"agent2", "A  allows", "B  allows"} {
			if !strings.Contains(text, want) {
				t.Errorf("at %v: no %q", size, want)
			}
		}
	}
}

// crowded is a typist before the first of a crowd, whose queue the test changes.
func crowded(width, rows int) (*typist, *Queue) {
	q := NewQueue(nil)
	q.Offers = both
	for _, one := range crowd() {
		q.waiting = append(q.waiting, &entry{wording: func() Question { return *one }, answer: func(Answer, error) {}})
	}
	first := q.waiting[0]
	shown, _ := first.question()
	shown.Waiting = Waiting{1, 3}
	q.shown = &View{queue: q, entry: first, places: make(chan Waiting, 1), ctx: context.Background()}
	p := &typist{ask: &questionDialog{q: *shown, view: q.shown}, now: time.Unix(1e9, 0)}
	p.ask.Resize(width, rows)
	p.keyboard = tty.NewKeyboard(p.ask, p.now)
	return p.wait(awake), q
}

// step is something typed, and how long it is quiet after it.
type step struct {
	keys string
	wait time.Duration
}

const soon, later = 20 * time.Millisecond, time.Second

func TestWaitingKeys(t *testing.T) {
	for _, c := range []struct {
		name  string
		steps []step
		kind  decision.Answer
		named string
		all   bool
		page  Page
	}{
		{name: "w", steps: []step{{"w", 0}}, page: PageWaiting},
		{name: "w and back", steps: []step{{"w", 0}, {"q", 0}}, page: PageQuestion},
		{name: "w and Esc", steps: []step{{"w", 0}, {"\x1b", later}}, page: PageQuestion},
		{name: "w, back, and o", steps: []step{{"w", 0}, {"q", 0}, {"o", 0}}, kind: decision.Once},
		{name: "o on the list", steps: []step{{"w", 0}, {"o", later}, {"s", later}}, page: PageWaiting},
		{name: "Enter and y on the list", steps: []step{{"w", 0}, {"\r", later}, {"y", later}}, page: PageWaiting},
		{name: "D on the list", steps: []step{{"w", 0}, {"D", 0}}, kind: decision.Refused, all: true, page: PageWaiting},
		{name: "D pasted", steps: []step{{"w", 0}, {"\x1b[200~D\x1b[201~", later}}, page: PageWaiting},
		{name: "D among others", steps: []step{{"w", 0}, {"xDx", later}}, page: PageWaiting},
		{name: "Ctrl-C on the list", steps: []step{{"w", 0}, {"\x03", 0}}, kind: decision.Cancelled, page: PageWaiting},
		{name: "an offer", steps: []step{{"w", 0}, {"A", later}}, page: PageOffer},
		{name: "an offer that there is not", steps: []step{{"w", 0}, {"C", later}}, page: PageWaiting},
		{name: "an offer in lower case", steps: []step{{"w", 0}, {"a", later}}, page: PageWaiting},
		{name: "by category", steps: []step{{"w", 0}, {"A", later}, {"s", 0}}, kind: decision.ForSession, named: "FS_DELETE_OVERWRITE FS_OUTSIDE_WORKSPACE", page: PageOffer},
		{name: "by signature", steps: []step{{"w", 0}, {"B", later}, {"s", 0}}, kind: decision.ForSession, page: PageOffer},
		{name: "all in one breath", steps: []step{{"wAs", later}}, page: PageQuestion},
		{name: "A and s in one breath", steps: []step{{"w", 0}, {"As", later}}, page: PageWaiting},
		{name: "s too early", steps: []step{{"w", 0}, {"A", 400 * time.Millisecond}, {"s", later}}, page: PageOffer},
		{name: "s typed on into the dead time's end", steps: []step{{"w", 0}, {"A", 450 * time.Millisecond}, {"x", 100 * time.Millisecond}, {"s", later}}, page: PageOffer},
		{name: "s pasted", steps: []step{{"w", 0}, {"A", later}, {"\x1b[200~s\x1b[201~", later}}, page: PageOffer},
		{name: "Enter, y, o and the letter again", steps: []step{{"w", 0}, {"A", later}, {"\r", later}, {"y", later}, {"o", later}, {"A", later}}, page: PageOffer},
		{name: "the offer, back, and s", steps: []step{{"w", 0}, {"A", later}, {"q", later}, {"s", later}}, page: PageWaiting},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, q := crowded(80, 24)
			for _, s := range c.steps {
				p.types(s.keys).wait(s.wait)
			}
			a := p.ask.answer
			if a.Kind != c.kind || a.Categories != c.named || a.All != c.all || p.ask.st.Page != c.page {
				t.Errorf("got %+v on page %d", a, p.ask.st.Page)
			}
			if c.named != "" && a.bearer.entry != q.waiting[0] {
				t.Errorf("another bears it: %+v", a.bearer)
			}
		})
	}
}

// TestNothingToSeeAlone: w means nothing where one waits.
func TestNothingToSeeAlone(t *testing.T) {
	if p := newTypist(offered).wait(awake).types("w"); p.ask.st.Page != PageQuestion || p.ask.st.Hint == "" {
		t.Errorf("page %d", p.ask.st.Page)
	}
}

// TestAnOfferIsReadToItsEnd before it can be taken, where it is longer than the box.
func TestAnOfferIsReadToItsEnd(t *testing.T) {
	p, _ := crowded(20, 5)
	if p.types("w").types("A").wait(later).types("s").wait(later); p.done || p.ask.st.Hint != "hint.read" {
		t.Fatalf("%+v %q", p.ask.answer, p.ask.st.Hint)
	}
	for range 4 {
		p.types("j")
	}
	if p.types("s").wait(later); p.done {
		t.Fatal("taken in the middle")
	}
	p.types("G").wait(later)
	p.ask.Resize(21, 5) // it is set anew, and may end elsewhere
	p.types("g").types("s").wait(later)
	if p.done && !p.ask.st.Read {
		t.Fatal("taken without having been read in this window")
	}
	if p.types("G").types("s"); p.ask.answer.Kind != decision.ForSession {
		t.Errorf("%+v", p.ask.answer)
	}
	small, _ := crowded(80, 24)
	small.types("w").types("A").wait(later)
	small.ask.Resize(19, 5)
	if small.types("G").types("s").wait(later); small.done {
		t.Error("taken in a window too small to see it")
	}
}

// TestAnOfferGoes when something comes that it does not fit; the letter may name another then.
func TestAnOfferGoes(t *testing.T) {
	p, q := crowded(80, 24)
	p.types("w").types("A").wait(later)
	if p.ask.placed(Waiting{1, 4}) || p.ask.st.Page != PageOffer {
		t.Fatal("it still fits")
	}
	q.Offers = func(all []*Question) []Offer { return []Offer{pushes(all)} }
	if !p.ask.placed(Waiting{1, 4}) || p.ask.st.Page != PageWaiting || p.ask.st.Hint != "hint.gone" {
		t.Errorf("page %d, %q", p.ask.st.Page, p.ask.st.Hint)
	}
	if p.types("s").wait(later); p.done {
		t.Errorf("%+v", p.ask.answer)
	}
	p.types("A").wait(later)
	q.Offers = func(all []*Question) []Offer { return []Offer{deletions(all)} } // and nobody has told yet
	if p.types("s").types("s").wait(later); p.done || p.ask.st.Page != PageWaiting {
		t.Errorf("page %d, %+v", p.ask.st.Page, p.ask.answer)
	}
	q.Offers = func([]*Question) []Offer { return nil }
	p.ask.placed(Waiting{1, 5})
	if p.types("A").wait(later).types("s").wait(later); p.done || p.ask.st.Page != PageWaiting {
		t.Errorf("page %d, %+v", p.ask.st.Page, p.ask.answer)
	}
}

// TestTheListIsLive: what comes and goes changes it in place, and its height stays.
func TestTheListIsLive(t *testing.T) {
	p, q := crowded(80, 24)
	p.types("w")
	height := len(p.keyboard.Draw(false))
	for i, want := range []int{3, 2, 1, 30} {
		for len(q.waiting) > want {
			q.waiting = q.waiting[1:]
		}
		for len(q.waiting) < want {
			q.waiting = append(q.waiting, &entry{wording: func() Question { return *crowd()[0] }})
		}
		p.ask.placed(Waiting{i + 1, i + want})
		lines := p.keyboard.Draw(false)
		if len(lines) != height || !strings.Contains(lines[0], fmt.Sprintf("waiting: %d", want)) || want > 2 && !strings.Contains(strings.Join(lines, "\n"), "3 [HIGH]") {
			t.Errorf("%d wait: %q", want, lines)
		}
	}
	if !p.ask.stays() {
		t.Error("the list goes with its question")
	}
	p.ask.leave()
	if p.types("\x03"); p.done || p.ask.stays() {
		t.Errorf("Ctrl-C without a question: %+v", p.ask.answer)
	}
	p.types("w")
	q.waiting = nil
	if p.ask.placed(Waiting{}); p.ask.stays() {
		t.Error("the list stays, and nothing waits")
	}
}

// TestNothingElseAllowsTogether: no bytes at whatever times, A and B among them, allow without the
// key s by itself on an offer's page; and s does not while keys are not heard.
func TestNothingElseAllowsTogether(t *testing.T) {
	rnd := seed.Rand(t, 13, 14)
	more := append([]string{"w", "w", "w", "A", "A", "B", "G", "D\x1b", "\x1b[200~s\x1b[201~", "As", "sA", "sx", "\x1b[6~"}, pieces...)
	for range seed.Rounds(4000) {
		p, _ := crowded(20+rnd.IntN(100), 5+rnd.IntN(30))
		var log []string
		pasting := false
		for range 14 {
			p.wait(time.Duration(rnd.IntN(900)) * time.Millisecond)
			s := more[rnd.IntN(len(more))]
			if s == "o\x1b[201~" && !pasting || strings.ContainsAny(s, "s") && pasting {
				continue
			}
			pasting = (pasting || s == "\x1b[200~") && !strings.HasSuffix(s, "201~")
			log = append(log, s)
			if p.types(s); p.ask.answer.Allows() {
				t.Fatalf("%q allows", log)
			}
		}
	}
	for range seed.Rounds(500) {
		p, _ := crowded(80, 24)
		p.types("w").types("A")
		for range 20 { // never a pause of quietTime
			p.wait(time.Duration(rnd.IntN(190)) * time.Millisecond)
			p.types(string([]byte{"ssA\rjGD"[rnd.IntN(7)]}))
			if p.done {
				t.Fatalf("%+v while the gate was shut", p.ask.answer)
			}
		}
	}
}
