package prompt

import (
	"bytes"
	"testing"
	"time"

	"guard/internal/seed"
	"guard/policy/decision"
	"guard/prompt/tty"
)

// typist types at times of its own; nothing sleeps.
type typist struct {
	keyboard *tty.Keyboard
	ask      *questionDialog
	now      time.Time
	done     bool
}

func newTypist(q Question) *typist {
	p := &typist{ask: &questionDialog{q: q}, now: time.Unix(1e9, 0)}
	p.ask.Resize(80, 24)
	p.keyboard = tty.NewKeyboard(p.ask, p.now)
	return p
}

// wait lets time pass as the terminal's loop does: with a look at all that is due.
func (p *typist) wait(d time.Duration) *typist {
	for end := p.now.Add(d); p.now.Before(end) && !p.done; {
		p.now = p.now.Add(10 * time.Millisecond)
		p.done = p.keyboard.Wake(p.now)
	}
	return p
}

func (p *typist) types(s string) *typist {
	if !p.done {
		p.done = p.keyboard.Feed([]byte(s), p.now)
	}
	return p
}

const awake = time.Second

var offered = func() Question { q := deletion; q.SessionOffer = "rm"; return q }()

func TestKeysAnswer(t *testing.T) {
	many := offered
	many.Waiting = Waiting{1, 2}
	small := func() *typist { p := newTypist(offered).wait(awake); p.ask.Resize(19, 5); return p }
	for _, c := range []struct {
		name string
		p    *typist
		want Answer
	}{
		{"o", newTypist(offered).wait(awake).types("o"), Answer{Kind: decision.Once}},
		{"o and Enter at once", newTypist(offered).wait(awake).types("o\r"), Answer{Kind: decision.Once}},
		{"s", newTypist(offered).wait(awake).types("s"), Answer{Kind: decision.ForSession}},
		{"s that is not offered", newTypist(deletion).wait(awake).types("s"), Answer{}},
		{"d", newTypist(offered).wait(awake).types("d"), Answer{Kind: decision.Refused}},
		{"D with others waiting", newTypist(many).wait(awake).types("D"), Answer{Kind: decision.Refused, All: true}},
		{"D alone", newTypist(offered).wait(awake).types("D"), Answer{}},
		{"O and S", newTypist(offered).wait(awake).types("O").wait(awake).types("S"), Answer{}},
		{"Esc", newTypist(offered).wait(awake).types("\x1b").wait(tty.EscWait), Answer{Kind: decision.Cancelled}},
		{"Esc that is not over", newTypist(offered).wait(awake).types("\x1b"), Answer{}},
		{"an arrow", newTypist(offered).wait(awake).types("\x1b[A").wait(awake), Answer{}},
		{"an arrow in pieces", newTypist(offered).wait(awake).types("\x1b").wait(20 * time.Millisecond).types("[A").wait(awake), Answer{}},
		{"Ctrl-C", newTypist(offered).wait(awake).types("\x03"), Answer{Kind: decision.Cancelled}},
		{"Ctrl-C on another page", newTypist(offered).wait(awake).types("v").types("\x03"), Answer{Kind: decision.Cancelled}},
		{"Enter", newTypist(offered).wait(awake).types("\r\r\r"), Answer{}},
		{"a paste", newTypist(offered).wait(awake).types("\x1b[200~o\x1b[201~"), Answer{}},
		{"o behind a paste", newTypist(offered).wait(awake).types("\x1b[200~x\x1b[201~o").types("o"), Answer{}},
		{"o some time after a paste", newTypist(offered).wait(awake).types("\x1b[200~o\x1b[201~").wait(tty.QuietTime).types("o"), Answer{Kind: decision.Once}},
		{"a paste without brackets", newTypist(offered).wait(awake).types("only this\r"), Answer{}},
		{"o within a word", newTypist(offered).wait(awake).types("f").types("o").types("o"), Answer{}},
		{"in the dead time", newTypist(offered).wait(tty.DeadTime - 20*time.Millisecond).types("o"), Answer{}},
		{"typed on into the dead time's end", newTypist(offered).wait(450 * time.Millisecond).types("x").wait(100 * time.Millisecond).types("o"), Answer{}},
		{"after it was quiet", newTypist(offered).wait(450 * time.Millisecond).types("x").wait(tty.QuietTime).types("o"), Answer{Kind: decision.Once}},
		{"Esc in the dead time", newTypist(offered).types("\x1b").wait(awake), Answer{}},
		{"o on the page of all", newTypist(offered).wait(awake).types("v").types("o").wait(awake), Answer{}},
		{"back and o", newTypist(offered).wait(awake).types("v").types("q").types("o"), Answer{Kind: decision.Once}},
		{"Esc leaves a page", newTypist(offered).wait(awake).types("e").types("\x1b").wait(tty.EscWait).types("d"), Answer{Kind: decision.Refused}},
		{"a note", newTypist(offered).wait(awake).types("n").types("use tra").types("sch\x7f\x7fh\r"), Answer{Kind: decision.Refused, Note: "use trash"}},
		{"a note pasted in lines", newTypist(offered).wait(awake).types("n").types("\x1b[200~one\ntwo\x1b[31m\x1b[201~").types("\r"), Answer{Kind: decision.Refused, Note: "one two[31m"}},
		{"an empty note", newTypist(offered).wait(awake).types("n").types("\r"), Answer{Kind: decision.Refused}},
		{"o in a note", newTypist(offered).wait(awake).types("n").types("o").wait(awake), Answer{}},
		{"Esc leaves the note", newTypist(offered).wait(awake).types("n").types("oo").types("\x1b").wait(tty.EscWait).types("o"), Answer{Kind: decision.Once}},
		{"a window too small to see", small().types("o").wait(awake).types("s"), Answer{}},
		{"deny in a window too small", small().types("d"), Answer{Kind: decision.Refused}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := c.p.ask.answer; got != c.want {
				t.Errorf("got %+v, want %+v", got, c.want)
			}
		})
	}
}

// TestTypingOnIsNoAnswer: a person who types for something else, as fast as people type, answers nothing, and opens no
// page. Half of all pauses between two keys are longer than 200 ms.
func TestTypingOnIsNoAnswer(t *testing.T) {
	const words = "so do not send it vexing one"
	for _, pause := range []time.Duration{150, 250, 350, 450} {
		for from := range words {
			p := newTypist(offered).wait(pause / 2 * time.Millisecond)
			for _, key := range words[from:] {
				p.types(string(key)).wait(pause * time.Millisecond)
			}
			if p.done || p.ask.st.Page != PageQuestion {
				t.Fatalf("a key each %d ms, %q: %+v, page %d", pause, words[from:], p.ask.answer, p.ask.st.Page)
			}
			if p.wait(awake).types("o"); p.ask.answer.Kind != decision.Once {
				t.Fatalf("then o: %+v", p.ask.answer)
			}
		}
	}
}

// pieces are what a keyboard, a terminal and a clipboard send, none a bare o or s.
var pieces = []string{"\x1b", "\x1b[A", "\x1bOo", "\x1bo", "\x1bs", "\x1b[1;2s", "\x1b[200~o s\r\x1b[201~", "\x1b[200~", "o\x1b[201~",
	"\r", "\n", "\x7f", "\x0f", "\x13", "x", "O", "S", " ", "yes", "\xff", "\xc3", "ó", "ö", "ο", "о", "\x00", "?", "v", "e", "q", "n", "j"}

// TestNothingElseAllows: no sequence of bytes, at whatever times, allows without the key o or s
// by itself, after the gate has opened, on the question's own page.
func TestNothingElseAllows(t *testing.T) {
	rnd := seed.Rand(t, 3, 4)
	for range seed.Rounds(4000) {
		p := newTypist(offered)
		var log []string
		pasting := false // from here on o and s are text
		for range 12 {
			p.wait(time.Duration(rnd.IntN(400)) * time.Millisecond)
			s := pieces[rnd.IntN(len(pieces))]
			if s == "o\x1b[201~" && !pasting {
				continue // a bare o
			}
			pasting = (pasting || s == "\x1b[200~") && !bytes.HasSuffix([]byte(s), []byte("201~"))
			log = append(log, s)
			if p.types(s); p.ask.answer.Allows() {
				t.Fatalf("%q allows", log)
			}
		}
	}
}

// TestRandomBytesBeforeTheGate: whatever is typed, o and s among it, nothing allows while the
// gate is shut.
func TestRandomBytesBeforeTheGate(t *testing.T) {
	rnd := seed.Rand(t, 5, 6)
	for range seed.Rounds(1000) {
		p := newTypist(offered)
		for range 30 { // never a pause of quietTime
			p.wait(time.Duration(rnd.IntN(190)) * time.Millisecond)
			p.types(string([]byte{"os\r\x1b dDn\x03["[rnd.IntN(10)]}))
			if p.done {
				t.Fatalf("%+v while the gate was shut", p.ask.answer)
			}
		}
	}
}

func FuzzTalk(f *testing.F) {
	f.Add([]byte("\x1b[200~o\x1b[201~"), []byte{0, 50, 100})
	f.Fuzz(func(t *testing.T, typed, pauses []byte) {
		typed = bytes.ReplaceAll(bytes.ReplaceAll(typed, []byte("o"), []byte("O")), []byte("s"), []byte("S"))
		p := newTypist(offered)
		for i, c := range typed {
			if len(pauses) > 0 {
				p.wait(time.Duration(pauses[i%len(pauses)]) * 5 * time.Millisecond)
			}
			p.types(string([]byte{c}))
		}
		if p.ask.answer.Allows() {
			t.Fatalf("%q allows", typed)
		}
	})
}

func TestHeldUp(t *testing.T) {
	p := newTypist(offered)
	p.now = p.now.Add(time.Hour) // stopped, and then a key that may be an hour old
	if p.types("o"); p.ask.answer.Allows() {
		t.Error("an old key was taken for a new one")
	}
}

func TestConfirm(t *testing.T) {
	for _, c := range []struct {
		name  string
		size  [2]int
		typed []string
		want  bool
	}{
		{"the word", [2]int{80, 24}, []string{"unrestricted", "\r"}, true},
		{"key by key", [2]int{80, 24}, []string{"u", "n", "r", "e", "s", "t", "r", "i", "c", "t", "e", "d", "\r"}, true},
		{"corrected", [2]int{80, 24}, []string{"unrx", "\x7f", "estricted\r"}, true},
		{"Enter", [2]int{80, 24}, []string{"\r"}, false},
		{"yes", [2]int{80, 24}, []string{"yes\r"}, false},
		{"in capitals", [2]int{80, 24}, []string{"UNRESTRICTED\r"}, false},
		{"more than the word", [2]int{80, 24}, []string{"unrestricted!\r"}, false},
		{"without Enter", [2]int{80, 24}, []string{"unrestricted"}, false},
		{"pasted", [2]int{80, 24}, []string{"\x1b[200~unrestricted\x1b[201~", "\r"}, false},
		{"Ctrl-C", [2]int{80, 24}, []string{"unrestricted\x03"}, false},
		{"not all to be seen", [2]int{30, 6}, []string{"unrestricted\r"}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := &confirmDialog{}
			d.Resize(c.size[0], c.size[1])
			now := time.Unix(1e9, 0)
			typed := tty.NewKeyboard(d, now)
			now = now.Add(awake)
			typed.Wake(now)
			for _, s := range c.typed {
				typed.Feed([]byte(s), now)
			}
			if d.agreed != c.want {
				t.Errorf("agreed %v, want %v", d.agreed, c.want)
			}
		})
	}
}
