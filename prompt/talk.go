package prompt

import "time"

// dialog is something that is shown in the box and hears keys. It does no I/O.
type dialog interface {
	// resize tells the size of the window and returns the height of the box.
	resize(width, rows int) int
	draw(awake, colour bool) []string
	// key takes a key that counts; alone is false if others came in the same breath.
	key(k key, alone bool) outcome
}

// outcome is what a key did.
type outcome int

const (
	meaningless outcome = iota // the key has no meaning here
	changed                    // what is drawn may have changed
	opened                     // another thing is asked now: it needs the time that a question gets
	finished                   // the dialog has its result
)

// talk brings what is typed to a dialog, at the times that the gate and the key Esc ask for.
// It knows time only as its argument.
type talk struct {
	dialog dialog
	gate   gate
	keys   decoder
	escAt  time.Time // when a waiting ESC becomes the key
	escOff bool      // it came while the gate was shut
}

func newTalk(d dialog, now time.Time) *talk { return &talk{dialog: d, gate: newGate(now)} }

// feed takes what was typed and reports whether the dialog is finished.
func (t *talk) feed(b []byte, now time.Time) bool {
	if t.expire(now) {
		return true
	}
	heard := t.gate.hear(now)
	keys := t.keys.feed(b)
	t.escAt, t.escOff = now.Add(escWait), !heard
	if !heard {
		return false
	}
	alone := presses(keys) <= 1
	for _, k := range keys {
		switch t.dialog.key(k, alone) {
		case finished:
			return true
		case meaningless:
			t.gate.shut(now)
			return false
		case opened:
			t.gate = newGate(now)
			return false
		}
	}
	return false
}

// presses counts the keys other than Enter, which many press after any answer.
func presses(keys []key) int {
	n := 0
	for _, k := range keys {
		if k.kind != keyEnter {
			n++
		}
	}
	return n
}

// wake does what is due and reports whether the dialog is finished. To be called when nothing
// typed waits to be read.
func (t *talk) wake(now time.Time) bool {
	t.gate.look(now)
	return t.expire(now)
}

// expire takes an ESC that nothing followed for the key.
func (t *talk) expire(now time.Time) bool {
	if !t.keys.waits() || now.Before(t.escAt) {
		return false
	}
	k, _ := t.keys.expire()
	return !t.escOff && t.dialog.key(k, true) == finished
}

// next is when wake is due, or the zero time.
func (t *talk) next() time.Time {
	switch {
	case t.keys.waits():
		return t.escAt
	case !t.gate.open:
		return t.gate.opens()
	}
	return time.Time{}
}

func (t *talk) draw(colour bool) []string { return t.dialog.draw(t.gate.open, colour) }
