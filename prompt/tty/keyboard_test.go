package tty

import (
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
