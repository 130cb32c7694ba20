package tty

import (
	"bytes"
	"cmp"
	"strconv"
	"strings"
)

// escaped takes the byte after ESC.
func (d *decoder) escaped(c byte) (Key, bool) {
	switch c {
	case '[':
		d.at, d.seq = control, d.seq[:0]
		return Key{}, false
	case 'O':
		d.at = single
		return Key{}, false
	case ']', 'P', '_', '^', 'X':
		d.at, d.seq, d.last = replying, append(d.seq[:0], c), c
		return Key{}, false
	case esc: // Alt and a key that sends a sequence, or Esc held down
		return Key{}, false
	}
	d.at = ground
	return Key{Kind: KeyOther}, true
}

// finals and tildes are the keys that xterm sends as ESC [ and a letter, or a number and ~.
var finals = map[byte]KeyKind{'A': KeyUp, 'B': KeyDown, 'H': KeyHome, 'F': KeyEnd}

var tildes = map[string]KeyKind{"1": KeyHome, "4": KeyEnd, "5": KeyPageUp, "6": KeyPageDown, "7": KeyHome, "8": KeyEnd}

func (d *decoder) parameter(c byte) (Key, bool) {
	switch {
	case c == esc: // a sequence that was cut
		d.at = afterEsc
		return Key{Kind: KeyOther}, true
	case c < '@' || c > '~':
		if len(d.seq) < 32 {
			d.seq = append(d.seq, c)
		}
		return Key{}, false
	case c == '~' && string(d.seq) == "200":
		d.at, d.pasted, d.tail = pasting, d.pasted[:0], d.tail[:0]
		return Key{}, false
	}
	d.at = ground
	switch {
	case reports(d.seq, c):
		d.reply(append(append([]byte("\x1b["), d.seq...), c))
		return Key{}, false
	case c == 'M' && len(d.seq) == 0:
		d.at, d.click = clicking, 3
		return Key{}, false
	case c == '[' && len(d.seq) == 0: // ESC [ [ and a letter: a function key of Linux' console
		d.at, d.click = clicking, 1
		return Key{}, false
	case c == '~' || c == 'u':
		return Key{Kind: d.spelled(c)}, true
	case len(d.seq) == 0:
		return Key{Kind: finals[c]}, true
	}
	return Key{Kind: KeyOther}, true
}

// spelled is a key that a terminal sends by its number: those of tildes, and where it spells all keys out (kitty's
// protocol, CSI number ; modifiers u, and xterm's, CSI 27 ; modifiers ; number ~) those that cancel, scroll or write.
// Plain letters come as themselves, or mean nothing.
func (d *decoder) spelled(final byte) KeyKind {
	if kind, known := tildes[string(d.seq)]; known && final == '~' {
		return kind
	}
	seq := string(d.seq)
	number, modifiers, _ := strings.Cut(seq, ";")
	if final == '~' {
		if modifiers, seq, _ = strings.Cut(modifiers, ";"); number != "27" {
			return KeyOther
		}
		number = seq
	}
	held, err := strconv.Atoi(cmp.Or(modifiers, "1"))
	if err != nil {
		return KeyOther // with the event of a key that is let go, above all
	}
	kind := numbered[spelling{number, (held - 1) &^ locks}]
	if kind == KeySuspend {
		d.stop = true
	}
	return kind
}

// locks are the modifiers that are no more than a state: caps lock and num lock (kitty's protocol).
const locks = 64 | 128

// spelling is a key's number and its modifiers.
type spelling struct {
	number string
	held   int
}

const ctrl = 4 // the modifier Ctrl

var numbered = map[spelling]KeyKind{{"27", 0}: KeyEsc, {"13", 0}: KeyEnter, {"127", 0}: KeyBackspace,
	{"99", ctrl}: KeyCtrlC, {"122", ctrl}: KeySuspend}

// reports reports whether a control sequence is no key but a report of the terminal: where the
// cursor is, its attributes, its size, a mode, or that it has the focus. None of the keys begins with a private mark,
// but a mouse does by '<'.
func reports(seq []byte, final byte) bool {
	if len(seq) > 0 && seq[0] >= '=' && seq[0] <= '?' {
		return true
	}
	switch final {
	case 'c', 'n', 't', 'x':
		return len(seq) > 0
	case 'R':
		return bytes.IndexByte(seq, ';') > 0
	case 'y':
		return bytes.HasSuffix(seq, []byte("$"))
	case 'I', 'O':
		return len(seq) == 0
	}
	return false
}

// repliesMost bounds what is kept of the terminal's replies, in bytes.
const repliesMost = 64 << 10

func (d *decoder) reply(b []byte) {
	if len(d.replies)+len(b) <= repliesMost {
		d.replies = append(d.replies, b...)
	}
}

// text takes bytes of a string, up to its end. One that is too long to be kept whole is not kept at all.
func (d *decoder) text(c byte) (Key, bool) {
	if len(d.seq) <= repliesMost {
		d.seq = append(d.seq, c)
	}
	if c == '\a' || c == '\\' && d.last == esc {
		d.at = ground
		d.reply(append([]byte{esc}, d.seq...))
	}
	d.last = c
	return Key{}, false
}

var pasteEnd = []byte("\x1b[201~")

func (d *decoder) paste(c byte) (Key, bool) {
	d.tail = append(d.tail, c)
	if bytes.HasSuffix(d.tail, pasteEnd) {
		d.keep(len(d.tail) - len(pasteEnd))
		d.at = ground
		return Key{Kind: KeyPaste, Pasted: string(d.pasted)}, true
	}
	if len(d.tail) >= 4*len(pasteEnd) {
		d.keep(len(d.tail) - len(pasteEnd))
	}
	return Key{}, false
}

// keep moves n bytes from the tail to what was pasted.
func (d *decoder) keep(n int) {
	d.pasted = append(d.pasted, d.tail[:min(n, pasteMost-len(d.pasted))]...)
	d.tail = append(d.tail[:0], d.tail[n:]...)
}
