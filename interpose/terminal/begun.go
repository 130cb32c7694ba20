package terminal

import (
	"bytes"
	"time"
)

// begun follows what the person's terminal has sent, as far as something was begun and not ended: a control sequence,
// a string in which it answers, a paste. Its rest is no key, whoever reads it.
type begun struct {
	at     part
	params []byte // of a control sequence, or what has come of a click
	kind   byte   // of a string
	ending int    // how many bytes of a paste's end have come
	when   time.Time
}

type part uint8

const (
	nothing      part = iota
	escaped           // ESC
	sequence          // ESC [ … up to a final byte
	single            // ESC O and one byte
	clicked           // ESC [ M and three bytes: a mouse, as X10 has it
	function          // ESC [ [ and one byte: a function key of Linux' console
	answer            // a string, up to BEL or ESC \
	answerEnding      // ESC in it
	pasted            // ESC [ 200 ~ … up to ESC [ 201 ~
)

const (
	esc       = 0x1b
	bel       = 0x07
	pasteOpen = "\x1b[200~"
	pasteEnd  = "\x1b[201~"
)

// How long the rest of what was begun may take: of a sequence, or ESC would be the key; of what is longer.
const (
	sequenceWait = 75 * time.Millisecond
	answerWait   = 2 * time.Second
)

// clickBytes are how many say which button, and where.
const clickBytes = 3

// paramsMost bounds what is kept of a sequence, in bytes.
const paramsMost = 64

// follow takes what was read.
func (g *begun) follow(b []byte, now time.Time) {
	g.when = now
	for i := 0; i < len(b); i++ {
		if g.at == nothing {
			next := bytes.IndexByte(b[i:], esc)
			if next < 0 {
				return
			}
			i += next
		}
		g.step(b[i])
	}
}

func (g *begun) step(c byte) {
	switch g.at {
	case nothing:
		g.at = escaped // only ESC comes here
	case escaped:
		g.escape(c)
	case sequence:
		g.parameter(c)
	case single, function:
		g.at = nothing
	case clicked:
		if g.params = append(g.params, c); len(g.params) == clickBytes {
			g.at = nothing
		}
	case answer:
		switch c {
		case bel:
			g.at = nothing
		case esc:
			g.at = answerEnding
		}
	case answerEnding:
		switch c {
		case '\\':
			g.at = nothing
		case esc:
		default:
			g.at = answer
		}
	case pasted:
		switch {
		case c == pasteEnd[g.ending]:
			if g.ending++; g.ending == len(pasteEnd) {
				g.at = nothing
			}
		case c == esc:
			g.ending = 1
		default:
			g.ending = 0
		}
	}
}

func (g *begun) escape(c byte) {
	switch c {
	case '[':
		g.at, g.params = sequence, g.params[:0]
	case 'O':
		g.at = single
	case ']', 'P', '_', '^', 'X':
		g.at, g.kind = answer, c
	case esc:
	default:
		g.at = nothing
	}
}

func (g *begun) parameter(c byte) {
	switch {
	case c == esc:
		g.at = escaped
	case c == '~' && string(g.params) == "200":
		g.at, g.ending = pasted, 0
	case c == 'M' && len(g.params) == 0:
		g.at = clicked
	case c == '[' && len(g.params) == 0:
		g.at = function
	case c >= '@' && c <= '~':
		g.at = nothing
	case len(g.params) < paramsMost:
		g.params = append(g.params, c)
	}
}

// head is the beginning of what is to be ended, as short as it can be written; none if nothing more is to be expected.
func (g *begun) head(now time.Time) []byte {
	wait := answerWait
	if g.at < answer {
		wait = sequenceWait
	}
	if now.Sub(g.when) > wait {
		return nil
	}
	switch g.at {
	case escaped:
		return []byte{esc}
	case sequence:
		return append([]byte{esc, '['}, g.params...)
	case single:
		return []byte{esc, 'O'}
	case function:
		return []byte{esc, '[', '['}
	case clicked:
		return append([]byte{esc, '[', 'M'}, g.params...)
	case answer:
		return []byte{esc, g.kind}
	case answerEnding:
		return []byte{esc, g.kind, esc}
	case pasted:
		return []byte(pasteOpen + pasteEnd[:g.ending])
	}
	return nil
}
