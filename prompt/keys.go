package prompt

import (
	"bytes"
	"time"
	"unicode/utf8"
)

// keyKind is what was pressed.
type keyKind int

const (
	keyOther keyKind = iota // an Alt combination, a function key, a control key
	keyRune
	keyEnter
	keyEsc
	keyCtrlC
	keyBackspace
	keyUp
	keyDown
	keyPageUp
	keyPageDown
	keyHome
	keyEnd
	keyPaste
	keySuspend
)

// key is one key, or one bracketed paste.
type key struct {
	kind keyKind
	r    rune
	text string // what was pasted
}

// escWait is how long a byte ESC waits for the rest of a sequence before it is the key Esc.
const escWait = 75 * time.Millisecond

// pasteMost is how many bytes of a paste are kept; the rest is read and dropped.
const pasteMost = 4096

const esc = 0x1b

// where a decoder is in what the terminal sends.
type where int

const (
	ground   where = iota
	afterEsc       // ESC
	control        // ESC [ … up to a final byte @ to ~ (ECMA-48)
	single         // ESC O and one byte
	pasting        // ESC [ 200 ~ … up to ESC [ 201 ~
	replying       // a string: OSC, DCS, APC, PM or SOS, up to BEL or ESC \
)

// decoder turns what a terminal sends into keys. A sequence that it does not know is one key
// that means nothing, so no byte within a sequence can be taken for a key.
type decoder struct {
	at     where
	seq    []byte // parameters of a control sequence
	part   []byte // of a rune that is not complete
	pasted []byte
	tail   []byte // the last bytes of a paste, where its end is looked for

	replies []byte // what is no key: the terminal tells something, or answers a question
	stop    bool   // Ctrl-Z was among the keys
}

// feed takes bytes as they come and returns the keys that are complete.
func (d *decoder) feed(b []byte) []key {
	var keys []key
	for _, c := range b {
		if k, ok := d.step(c); ok {
			keys = append(keys, k)
		}
	}
	return keys
}

// waits reports whether a byte ESC waits for what follows, or what looked like
// the beginning of a string for its end.
func (d *decoder) waits() bool { return d.at == afterEsc || d.at == replying }

// expire ends that wait: it was the key Esc, or Alt and a letter.
func (d *decoder) expire() (key, bool) {
	was := d.at
	if !d.waits() {
		return key{}, false
	}
	d.at = ground
	if was == replying {
		return key{kind: keyOther}, true
	}
	return key{kind: keyEsc}, true
}

// suspended reports whether Ctrl-Z was pressed since the last time.
func (d *decoder) suspended() bool {
	was := d.stop
	d.stop = false
	return was
}

func (d *decoder) step(c byte) (key, bool) {
	switch d.at {
	case afterEsc:
		return d.escaped(c)
	case control:
		return d.parameter(c)
	case single:
		d.at = ground
		return key{kind: finals[c]}, true
	case pasting:
		return d.paste(c)
	case replying:
		return d.text(c)
	}
	return d.plain(c)
}

func (d *decoder) plain(c byte) (key, bool) {
	if len(d.part) > 0 || c >= utf8.RuneSelf {
		return d.multibyte(c)
	}
	switch {
	case c == esc:
		d.at = afterEsc
		return key{}, false
	case c == '\r' || c == '\n':
		return key{kind: keyEnter}, true
	case c == 0x03:
		return key{kind: keyCtrlC}, true
	case c == 0x7f || c == '\b':
		return key{kind: keyBackspace}, true
	case c == 0x1a:
		d.stop = true
		return key{kind: keySuspend}, true
	case c < ' ':
		return key{kind: keyOther}, true
	}
	return key{kind: keyRune, r: rune(c)}, true
}

// multibyte collects a rune; bytes that are not UTF-8 are one key that means nothing, and the
// byte that broke them is read anew.
func (d *decoder) multibyte(c byte) (key, bool) {
	if len(d.part) > 0 && !utf8.RuneStart(c) || len(d.part) == 0 {
		d.part = append(d.part, c)
		if !utf8.FullRune(d.part) {
			return key{}, false
		}
		r, n := utf8.DecodeRune(d.part)
		d.part = d.part[:0]
		if r == utf8.RuneError && n <= 1 {
			return key{kind: keyOther}, true
		}
		return key{kind: keyRune, r: r}, true
	}
	d.part = d.part[:0]
	return d.plain(c)
}

func (d *decoder) escaped(c byte) (key, bool) {
	switch c {
	case '[':
		d.at, d.seq = control, d.seq[:0]
		return key{}, false
	case 'O':
		d.at = single
		return key{}, false
	case ']', 'P', '_', '^', 'X':
		d.at, d.seq = replying, append(d.seq[:0], c)
		return key{}, false
	case esc: // Alt and a key that sends a sequence, or Esc held down
		return key{}, false
	}
	d.at = ground
	return key{kind: keyOther}, true
}

// finals and tildes are the keys that xterm sends as ESC [ and a letter, or a number and ~.
var finals = map[byte]keyKind{'A': keyUp, 'B': keyDown, 'H': keyHome, 'F': keyEnd}

var tildes = map[string]keyKind{"1": keyHome, "4": keyEnd, "5": keyPageUp, "6": keyPageDown, "7": keyHome, "8": keyEnd}

func (d *decoder) parameter(c byte) (key, bool) {
	switch {
	case c == esc: // a sequence that was cut
		d.at = afterEsc
		return key{kind: keyOther}, true
	case c < '@' || c > '~':
		if len(d.seq) < 32 {
			d.seq = append(d.seq, c)
		}
		return key{}, false
	case c == '~' && string(d.seq) == "200":
		d.at, d.pasted, d.tail = pasting, d.pasted[:0], d.tail[:0]
		return key{}, false
	}
	d.at = ground
	switch {
	case reports(d.seq, c):
		d.reply(append(append([]byte("\x1b["), d.seq...), c))
		return key{}, false
	case c == '~':
		return key{kind: tildes[string(d.seq)]}, true
	case len(d.seq) == 0:
		return key{kind: finals[c]}, true
	}
	return key{kind: keyOther}, true
}

// reports reports whether a control sequence is no key: a place of the cursor,
// attributes of the terminal, its size, a mode, or that it has the focus.
func reports(seq []byte, final byte) bool {
	private := len(seq) > 0 && seq[0] >= '<' && seq[0] <= '?'
	switch final {
	case 'c', 'n', 't':
		return len(seq) > 0
	case 'R':
		return private || bytes.IndexByte(seq, ';') > 0
	case 'u':
		return private
	case 'y':
		return bytes.HasSuffix(seq, []byte("$"))
	case 'I', 'O':
		return len(seq) == 0
	}
	return false
}

// repliesMost bounds what is kept of them, in bytes.
const repliesMost = 64 << 10

func (d *decoder) reply(b []byte) {
	if len(d.replies)+len(b) <= repliesMost {
		d.replies = append(d.replies, b...)
	}
}

// text takes bytes of a string, up to its end.
func (d *decoder) text(c byte) (key, bool) {
	if len(d.seq) < pasteMost {
		d.seq = append(d.seq, c)
	}
	if c == '\a' || c == '\\' && len(d.seq) > 1 && d.seq[len(d.seq)-2] == esc {
		d.at = ground
		d.reply(append([]byte{esc}, d.seq...))
	}
	return key{}, false
}

var pasteEnd = []byte("\x1b[201~")

func (d *decoder) paste(c byte) (key, bool) {
	d.tail = append(d.tail, c)
	if bytes.HasSuffix(d.tail, pasteEnd) {
		d.keep(len(d.tail) - len(pasteEnd))
		d.at = ground
		return key{kind: keyPaste, text: string(d.pasted)}, true
	}
	if len(d.tail) >= 4*len(pasteEnd) {
		d.keep(len(d.tail) - len(pasteEnd))
	}
	return key{}, false
}

// keep moves n bytes from the tail to what was pasted.
func (d *decoder) keep(n int) {
	d.pasted = append(d.pasted, d.tail[:min(n, pasteMost-len(d.pasted))]...)
	d.tail = append(d.tail[:0], d.tail[n:]...)
}
