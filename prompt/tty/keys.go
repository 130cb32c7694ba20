package tty

import (
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

// ReplyWait is how long guard waits for the rest of what the terminal has begun to tell. A network may hold it up, and
// what is in it an agent can have chosen: as keys it would be an answer.
const ReplyWait = 2 * time.Second

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
	replying       // a string: OSC, DCS, APC, PM or SOS, up to BEL or ESC \; an 8-bit ST may be part of a rune
	clicking       // ESC [ M and three bytes: a mouse, as X10 has it
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
	last   byte   // of a string
	click  int    // bytes of a click that are to come

	replies []byte // what is no key: the terminal tells something, or answers a question
	stop    bool   // Ctrl-Z was among the keys
	owed    bool   // what comes is the rest of what somebody else has begun to read
}

// feed takes bytes as they come and returns the keys that are complete.
func (d *decoder) feed(b []byte) []Key {
	var keys []Key
	for _, c := range b {
		if d.owed {
			d.handOn(c)
		} else if k, ok := d.step(c); ok {
			keys = append(keys, k)
		}
	}
	return keys
}

// waits reports whether a byte ESC waits for what follows it, or the beginning of a string for
// its end.
func (d *decoder) waits() bool {
	return d.at == afterEsc || d.at == replying || d.owed
}

// patience is how long that wait lasts. Nobody types on behind Alt and a letter as fast as a terminal tells something.
func (d *decoder) patience() time.Duration {
	if d.at == replying && len(d.seq) > 1 || d.owed && d.at != afterEsc {
		return ReplyWait
	}
	return EscWait
}

// expire ends that wait: it was the key Esc, or Alt and a letter.
func (d *decoder) expire() (Key, bool) {
	was, owed := d.at, d.owed
	if !d.waits() {
		return Key{}, false
	}
	d.at, d.owed = ground, false
	if owed {
		return Key{}, false
	}
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
	case clicking:
		if d.click--; d.click > 0 {
			return Key{}, false
		}
		d.at = ground
		return Key{Kind: KeyOther}, true
	}
	return d.plain(c)
}

func (d *decoder) plain(c byte) (Key, bool) {
	if len(d.part) == 0 && c >= 0x80 && c < 0xa0 { // an 8-bit control: ESC and a letter in one (ECMA-35)
		d.at = afterEsc
		return d.escaped(c - 0x40)
	}
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
