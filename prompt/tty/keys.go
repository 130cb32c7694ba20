package tty

import (
	"bytes"
	"time"
	"unicode/utf8"
)

// KeyKind is what was pressed.
type KeyKind int

// The kinds of key. KeyRune is any character; what stands for itself besides.
const (
	KeyOther KeyKind = iota // an Alt combination, a function key, a control key
	KeyRune
	KeyEnter
	KeyEsc
	KeyCtrlC
	KeyBackspace
	KeyUp
	KeyDown
	KeyPageUp
	KeyPageDown
	KeyHome
	KeyEnd
	KeyPaste
	KeySuspend
)

// Key is one key, or one bracketed paste.
type Key struct {
	Kind   KeyKind
	Rune   rune   // with KeyRune
	Pasted string // with KeyPaste: what was pasted, its beginning if it is long
}

// EscWait is how long guard waits, after a byte ESC, for the rest of a control sequence. If
// nothing comes, it was the key Esc.
const EscWait = 75 * time.Millisecond

// pasteMost is how many bytes of a paste are kept; the rest is read and dropped.
const pasteMost = 4096

const esc = 0x1b

// where says in which part of what the terminal sends a decoder is.
type where int

const (
	ground   where = iota
	afterEsc       // ESC
	control        // ESC [ … up to a final byte @ to ~ (ECMA-48)
	single         // ESC O and one byte
	pasting        // ESC [ 200 ~ … up to ESC [ 201 ~
	replying       // a string: OSC, DCS, APC, PM or SOS, up to BEL or ESC \
)

// decoder turns the bytes that a terminal sends into keys: "\x1b[A" is the key Up. A control
// sequence that it does not know is one key that means nothing (KeyOther), so that no byte within
// a sequence can be taken for a key.
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
func (d *decoder) feed(b []byte) []Key {
	var keys []Key
	for _, c := range b {
		if k, ok := d.step(c); ok {
			keys = append(keys, k)
		}
	}
	return keys
}

// waits reports whether a byte ESC waits for what follows it, or the beginning of a string for
// its end.
func (d *decoder) waits() bool { return d.at == afterEsc || d.at == replying }

// expire ends that wait: it was the key Esc, or Alt and a letter.
func (d *decoder) expire() (Key, bool) {
	was := d.at
	if !d.waits() {
		return Key{}, false
	}
	d.at = ground
	if was == replying {
		return Key{Kind: KeyOther}, true
	}
	return Key{Kind: KeyEsc}, true
}

// suspended reports whether Ctrl-Z was pressed since the last time.
func (d *decoder) suspended() bool {
	was := d.stop
	d.stop = false
	return was
}

func (d *decoder) step(c byte) (Key, bool) {
	switch d.at {
	case afterEsc:
		return d.escaped(c)
	case control:
		return d.parameter(c)
	case single:
		d.at = ground
		return Key{Kind: finals[c]}, true
	case pasting:
		return d.paste(c)
	case replying:
		return d.text(c)
	}
	return d.plain(c)
}

func (d *decoder) plain(c byte) (Key, bool) {
	if len(d.part) > 0 || c >= utf8.RuneSelf {
		return d.multibyte(c)
	}
	switch {
	case c == esc:
		d.at = afterEsc
		return Key{}, false
	case c == '\r' || c == '\n':
		return Key{Kind: KeyEnter}, true
	case c == 0x03:
		return Key{Kind: KeyCtrlC}, true
	case c == 0x7f || c == '\b':
		return Key{Kind: KeyBackspace}, true
	case c == 0x1a:
		d.stop = true
		return Key{Kind: KeySuspend}, true
	case c < ' ':
		return Key{Kind: KeyOther}, true
	}
	return Key{Kind: KeyRune, Rune: rune(c)}, true
}

// multibyte collects the bytes of a rune. Bytes that are not UTF-8 are one key that means nothing,
// and the byte that showed it is read anew.
func (d *decoder) multibyte(c byte) (Key, bool) {
	if len(d.part) > 0 && !utf8.RuneStart(c) || len(d.part) == 0 {
		d.part = append(d.part, c)
		if !utf8.FullRune(d.part) {
			return Key{}, false
		}
		r, n := utf8.DecodeRune(d.part)
		d.part = d.part[:0]
		if r == utf8.RuneError && n <= 1 {
			return Key{Kind: KeyOther}, true
		}
		return Key{Kind: KeyRune, Rune: r}, true
	}
	d.part = d.part[:0]
	return d.plain(c)
}

func (d *decoder) escaped(c byte) (Key, bool) {
	switch c {
	case '[':
		d.at, d.seq = control, d.seq[:0]
		return Key{}, false
	case 'O':
		d.at = single
		return Key{}, false
	case ']', 'P', '_', '^', 'X':
		d.at, d.seq = replying, append(d.seq[:0], c)
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
	case c == '~':
		return Key{Kind: tildes[string(d.seq)]}, true
	case len(d.seq) == 0:
		return Key{Kind: finals[c]}, true
	}
	return Key{Kind: KeyOther}, true
}

// reports reports whether a control sequence is no key but a report of the terminal: where the
// cursor is, its attributes, its size, a mode, or that it has the focus.
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

// repliesMost bounds what is kept of the terminal's replies, in bytes.
const repliesMost = 64 << 10

func (d *decoder) reply(b []byte) {
	if len(d.replies)+len(b) <= repliesMost {
		d.replies = append(d.replies, b...)
	}
}

// text takes bytes of a string, up to its end.
func (d *decoder) text(c byte) (Key, bool) {
	if len(d.seq) < pasteMost {
		d.seq = append(d.seq, c)
	}
	if c == '\a' || c == '\\' && len(d.seq) > 1 && d.seq[len(d.seq)-2] == esc {
		d.at = ground
		d.reply(append([]byte{esc}, d.seq...))
	}
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
