package state

import (
	"slices"
	"unicode/utf8"
)

// where says in which part of what the terminal is sent a parser is.
type where uint8

const (
	ground  where = iota
	escaped       // ESC, and intermediates
	control       // ESC [ … up to a final byte
	text          // a string: OSC, DCS, APC, PM, SOS, up to BEL or ST
	ending        // ESC within a string
)

const (
	etx = 0x03
	bel = 0x07
	so  = 0x0e
	si  = 0x0f
	can = 0x18
	sub = 0x1a
	esc = 0x1b
	del = 0x7f
)

// keep bounds how much of a sequence is looked at, in bytes. Longer ones are
// followed to their end, and mean nothing here.
const keep = 4096

// parser finds control sequences in what is written, also when one is spread over
// several writes.
type parser struct {
	at   where
	kind byte   // of a string: the byte after ESC
	seq  []byte // the sequence after ESC, or after ESC [, or a string's content
	long bool   // it was longer than keep
	part []byte // of a rune that is not complete
	c1   bool   // a string came whose end not every terminal knows, as of an 8-bit control
	led  bool   // the first byte of one was the last that came
	high byte   // within a sequence: the first byte of a rune of Latin-1's upper half

	params params // of the last control sequence; kept for its room
}

// Clean reports whether nothing has been begun: no sequence, no rune.
func (p *parser) Clean() bool { return p.at == ground && len(p.part) == 0 }

// begun is the part that was sent of a sequence or rune that is not complete. It has to
// be sent once more when something else was sent in between. Of a very long string only
// the beginning is known.
func (p *parser) begun() []byte {
	switch p.at {
	case ground:
		return p.part
	case escaped:
		return append([]byte{esc}, p.seq...)
	case control:
		return append([]byte{esc, '['}, p.seq...)
	}
	b := append([]byte{esc, p.kind}, p.seq...)
	if p.at == ending {
		b = append(b, esc)
	}
	return b
}

func (p *parser) begin() { p.at, p.seq, p.long, p.high = escaped, p.seq[:0], false, 0 }

// add keeps a byte of the sequence, up to a bound.
func (p *parser) add(b ...byte) {
	if len(p.seq)+len(b) > keep {
		p.long = true
		b = b[:keep-len(p.seq)]
	}
	p.seq = append(p.seq, b...)
}

// addParameters keeps bytes of a control sequence. What a program may write as long as it likes, and a terminal reads
// all the same, is shortened where there is no room: a thousand zeros before a number.
func (p *parser) addParameters(b []byte) {
	switch {
	case p.long:
		return
	case len(p.seq)+len(b) > keep:
		b = shortened(append(slices.Clone(p.seq), b...))
		p.seq = p.seq[:0]
	}
	p.add(b...)
}

// digitsMost is how many digits of a number count; more are beyond what any terminal knows.
const digitsMost = 8

// shortened is parameters without leading zeros, and of very large numbers the beginning.
func shortened(b []byte) (out []byte) {
	number := 0
	for i, c := range b {
		switch {
		case c < '0' || c > '9':
			number = 0
		case number == digitsMost, c == '0' && number == 0 && i+1 < len(b) && b[i+1] >= '0' && b[i+1] <= '9':
			continue
		default:
			number++
		}
		out = append(out, c)
	}
	return out
}

// sequence takes bytes of a sequence that is not complete, and returns how many.
func (s *State) sequence(b []byte) int {
	switch s.at {
	case text:
		return s.stringPart(b)
	case control:
		return s.controlPart(b)
	case ending:
		s.end(b[0])
	default:
		c, whole := s.half(b[0])
		switch {
		case !whole && s.high == 0: // no byte of a sequence
			s.at = ground
		case whole && !s.within(c):
			s.escapePart(c)
		}
	}
	return 1
}

// half is a byte of a sequence. Of a rune in the upper half of Latin-1 it is the byte that stands as far in the lower
// half: xterm takes one for the other there (VTparse.tbl). It is not whole before the rune is.
func (p *parser) half(c byte) (low byte, whole bool) {
	high := p.high
	p.high = 0
	switch {
	case c < 0x80:
		return c, true
	case c == 0xc2 || c == 0xc3:
		p.high = c
	case c < 0xc0 && high != 0:
		return c&0x3f | high&1<<6, true
	}
	return 0, false
}

// within takes a byte that means the same anywhere in a sequence, and reports whether c
// is one. DEL is nothing.
func (s *State) within(c byte) bool {
	switch {
	case c == esc:
		s.begin()
	case c == can || c == sub:
		s.at = ground
	case c == etx && s.at == escaped && s.tek:
		s.veil.turn(&s.tek, false)
		s.at = ground
	case c < ' ' || c == del:
		s.controlByte(c)
	default:
		return false
	}
	return true
}

func (s *State) stringPart(b []byte) int {
	i := slices.IndexFunc(b, endsString)
	if i < 0 {
		s.add(b...)
		return len(b)
	}
	s.add(b[:i]...)
	switch b[i] {
	case esc:
		s.at = ending
	case bel:
		s.c1 = s.c1 || s.kind != ']'
		s.finish()
	default:
		cutOff(s)
	}
	return i + 1
}

func endsString(c byte) bool { return c == bel || c == esc || c == can || c == sub }

// end takes the byte after ESC in a string: a backslash ends it; anything else
// breaks it off and begins a sequence of its own.
func (s *State) end(c byte) {
	if c == '\\' {
		s.finish()
		return
	}
	cutOff(s)
	s.begin()
	s.sequence([]byte{c})
}

// cutOff ends a string that is not ended as it should be. Some terminals take it all the same (those that follow
// Williams' parser, as Alacritty and foot do); others do not.
func cutOff(s *State) {
	s.at = ground
	s.veiledBy(s.kind, string(s.seq), s.long)
}

// inString reports whether a string was begun that a terminal could take when it is broken off.
func (p *parser) inString() bool {
	return (p.at == text || p.at == ending) && (p.kind == ']' || p.kind == 'P')
}

func (s *State) finish() {
	s.at = ground
	s.stringDone(s.kind, string(s.seq))
}

func (s *State) escapePart(c byte) {
	switch {
	case len(s.seq) == 0 && c == '[':
		s.at = control
	case len(s.seq) == 0 && (c == ']' || c == 'P' || c == '_' || c == '^' || c == 'X'):
		s.at, s.kind = text, c
	case c < '0':
		s.add(c)
	default:
		s.at = ground
		s.add(c)
		s.escapeDone(string(s.seq))
	}
}

// controlPart takes all that b has of a control sequence. That is usually the whole
// sequence, which is not copied then.
func (s *State) controlPart(b []byte) int {
	n := 0
	for n < len(b) && b[n]-' ' < '@'-' ' { // parameters and intermediates
		n++
	}
	switch {
	case n == len(b):
		s.addParameters(b)
		return n
	case b[n] < '@' || b[n] > '~':
		s.addParameters(b[:n])
		if c, whole := s.half(b[n]); whole && !s.within(c) {
			s.controlPart([]byte{c})
		}
		return n + 1
	}
	seq := b[:n]
	if len(s.seq) > 0 || n > keep {
		s.addParameters(seq)
		seq = s.seq
	}
	s.at = ground
	if !s.long {
		s.controlDone(seq, b[n])
	}
	return n + 1
}

// incomplete is the part of a rune at the end of b.
func incomplete(b []byte) []byte {
	for n := 1; n <= min(len(b), utf8.UTFMax-1); n++ {
		if tail := b[len(b)-n:]; utf8.RuneStart(tail[0]) {
			if tail[0] >= utf8.RuneSelf && !utf8.FullRune(tail) {
				return tail
			}
			return nil
		}
	}
	return nil
}
