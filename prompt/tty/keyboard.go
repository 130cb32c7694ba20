package tty

import "time"

// Dialog is something that is shown in a box and hears keys. It does no I/O.
type Dialog interface {
	// Resize tells the size of the window in cells and returns the height of the box.
	Resize(width, rows int) int
	// Draw returns the lines of the box. Awake says that keys are heard.
	Draw(awake, colour bool) []string
	// Key takes a key that counts. Alone is false if others came at the same moment.
	Key(k Key, alone bool) Outcome
}

// Outcome is what a key did. The zero value is a key without meaning, which shuts the gate.
type Outcome int

// The outcomes of a key.
const (
	Meaningless Outcome = iota // the key has no meaning here
	Changed                    // what is drawn may have changed
	Opened                     // another thing is asked now: it needs the time that a question gets
	Finished                   // the dialog has its result
)

// Keyboard decodes what is typed and gives it to a dialog, when the gate lets keys through. It is
// told the time, so that tests need not wait.
type Keyboard struct {
	dialog Dialog
	gate   gate
	keys   decoder
	escAt  time.Time // when a waiting ESC becomes the key
	escOff bool      // it came while the gate was shut
	stops  bool      // Ctrl-Z is obeyed, and no key of the dialog's
}

// NewKeyboard begins with a gate that is shut.
func NewKeyboard(d Dialog, now time.Time) *Keyboard { return &Keyboard{dialog: d, gate: newGate(now)} }

// goOn says what the keys begin in the midst of.
func (k *Keyboard) goOn(begun []byte, now time.Time) {
	k.keys.owe(begun)
	k.escAt, k.escOff = now.Add(k.keys.patience()), true
}

// Feed takes what was typed and reports whether the dialog is finished.
func (k *Keyboard) Feed(b []byte, now time.Time) bool {
	if k.expire(now) {
		return true
	}
	heard := k.gate.hear(now)
	keys := k.keys.feed(b)
	k.escAt, k.escOff = now.Add(k.keys.patience()), !heard
	if !heard {
		return false
	}
	alone := presses(keys) <= 1
	for _, key := range keys {
		if key.Kind == KeySuspend && k.stops {
			return false // what follows was typed for the shell
		}
		switch k.dialog.Key(key, alone) {
		case Finished:
			return true
		case Meaningless:
			k.gate.shut(now)
			return false
		case Opened:
			k.gate = newGate(now)
			return false
		}
	}
	return false
}

// presses counts the keys other than Enter, which many press after any answer.
func presses(keys []Key) int {
	n := 0
	for _, k := range keys {
		if k.Kind != KeyEnter {
			n++
		}
	}
	return n
}

// Wake does what is due and reports whether the dialog is finished. It must be called only when
// nothing typed waits to be read.
func (k *Keyboard) Wake(now time.Time) bool {
	k.gate.look(now)
	return k.expire(now)
}

// expire takes a byte ESC that nothing has followed for the key Esc. A string that never ended is no key, and what
// comes next may be the rest of it.
func (k *Keyboard) expire(now time.Time) bool {
	if !k.keys.waits() || now.Before(k.escAt) {
		return false
	}
	key, ok := k.keys.expire()
	if k.escOff || !ok {
		k.gate.shut(now)
		return false
	}
	switch k.dialog.Key(key, true) {
	case Finished:
		return true
	case Meaningless:
		k.gate.shut(now)
	case Opened:
		k.gate = newGate(now)
	}
	return false
}

// next is when Wake is due, or the zero time.
func (k *Keyboard) next() time.Time {
	switch {
	case k.keys.waits():
		return k.escAt
	case !k.gate.open:
		return k.gate.opens()
	}
	return time.Time{}
}

// Draw draws the dialog, whose keys are lit while they are heard.
func (k *Keyboard) Draw(colour bool) []string { return k.dialog.Draw(k.gate.open, colour) }
