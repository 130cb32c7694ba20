package tty

import (
	"strings"
	"testing"
	"time"
)

// recorder is a dialog that notes the keys it is given.
type recorder struct {
	keys   []rune
	does   Outcome
	awake  bool
	inARow int // keys that did not come alone
}

func (r *recorder) Resize(int, int) int { return 1 }
func (r *recorder) Draw(awake, _ bool) []string {
	r.awake = awake
	return nil
}

func (r *recorder) Key(k Key, alone bool) Outcome {
	r.keys = append(r.keys, k.Rune)
	if !alone {
		r.inARow++
	}
	return r.does
}

// open is a keyboard whose keys are heard, and when that is.
func open(r *recorder) (*Keyboard, time.Time) {
	now := time.Unix(1e9, 0)
	k := NewKeyboard(r, now)
	now = now.Add(DeadTime)
	k.Wake(now)
	return k, now
}

// TestAReplyThatStallsIsNoKey: what a terminal sends may come in pieces, over a network with long pauses between them,
// and an agent chooses what is in it (a title, a clipboard). No piece of it is a key.
func TestAReplyThatStallsIsNoKey(t *testing.T) {
	for name, reply := range map[string]string{
		"a title": "\x1b]lo\x1b\\", "a clipboard": "\x1b]52;c;b28=\a", "a setting": "\x1bP1$ro\x1b\\", "a cursor": "\x1b[1;1R", "a click": "\x1b[M oo",
		"a long clipboard": "\x1b]52;c;" + strings.Repeat("o", repliesMost) + "\x1b\\",
	} {
		for cut := 3; cut < min(len(reply), 12); cut++ {
			r := &recorder{does: Changed}
			k, now := open(r)
			for _, piece := range []string{reply[:cut], reply[cut : len(reply)-1], reply[len(reply)-1:]} {
				k.Feed([]byte(piece), now)
				now = now.Add(EscWait * 4)
				k.Wake(now)
			}
			if strings.ContainsAny(string(r.keys), "olRbc8=1;r ") {
				t.Errorf("%s, cut at %d: heard %q", name, cut, string(r.keys))
			}
			if k.Feed([]byte("q"), now); string(r.keys[max(len(r.keys)-1, 0):]) != "q" {
				t.Errorf("%s, cut at %d: the key behind it was not heard", name, cut)
			}
		}
	}
}

// TestAReplyThatNeverEndsShutsTheGate: keys are heard again after a while, but not what comes at once.
func TestAReplyThatNeverEndsShutsTheGate(t *testing.T) {
	r := &recorder{does: Meaningless}
	k, now := open(r)
	k.Feed([]byte("\x1b]lo"), now)
	now = now.Add(ReplyWait)
	k.Wake(now)
	r.does = Finished
	if k.Feed([]byte("o"), now) || len(r.keys) != 1 {
		t.Errorf("heard %q", string(r.keys))
	}
	if now = now.Add(QuietTime); k.Wake(now) || !k.Feed([]byte("o"), now) {
		t.Error("no key is heard any more")
	}
}

// TestKeyboardHearsWhenTheGateIsOpen: keys come to a dialog only after the dead time and the quiet
// time, and not again until it is quiet after one without meaning.
func TestKeyboardHearsWhenTheGateIsOpen(t *testing.T) {
	now := time.Unix(1e9, 0)
	r := &recorder{does: Changed}
	k := NewKeyboard(r, now)
	k.Feed([]byte("a"), now)
	k.Draw(false)
	if len(r.keys) != 0 || r.awake {
		t.Errorf("heard %q in the dead time, awake %v", r.keys, r.awake)
	}
	now = now.Add(DeadTime)
	k.Wake(now)
	k.Feed([]byte("b"), now)
	if k.Draw(false); string(r.keys) != "b" || !r.awake {
		t.Errorf("heard %q, awake %v", string(r.keys), r.awake)
	}
	k.Feed([]byte("cd"), now)
	if string(r.keys) != "bcd" || r.inARow != 2 {
		t.Errorf("heard %q, %d of them not alone", string(r.keys), r.inARow)
	}
	r.does = Meaningless
	k.Feed([]byte("ef"), now)
	k.Feed([]byte("g"), now.Add(QuietTime/2))
	if string(r.keys) != "bcde" {
		t.Errorf("heard %q after a key without meaning", string(r.keys))
	}
	now = now.Add(QuietTime/2 + QuietTime)
	r.does = Finished
	if k.Wake(now); !k.Feed([]byte("h"), now) || string(r.keys) != "bcdeh" {
		t.Errorf("heard %q, not finished", string(r.keys))
	}
}

// TestCtrlZIsNoKeyOfADialog: where it stops guard, the dialog need not say that it has no meaning, and nothing that came
// with it is heard.
func TestCtrlZIsNoKeyOfADialog(t *testing.T) {
	for _, stops := range []bool{true, false} {
		r := &recorder{does: Changed}
		k, now := open(r)
		k.stops = stops
		if k.Feed([]byte("\x1ao"), now); (len(r.keys) == 0) != stops || !k.keys.suspended() {
			t.Errorf("stops %v: heard %q", stops, r.keys)
		}
	}
}
