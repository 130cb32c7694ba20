package state

import "bytes"

// c1Lead is the first byte of each 8-bit control (C1) in UTF-8.
const c1Lead = 0xc2

func isC1(c byte) bool { return c >= 0x80 && c < 0xa0 }

// sevenBit spells 8-bit controls in UTF-8 as what they mean to the terminals that know them (xterm, VTE): ESC and a
// letter. To the others they are nothing that a program would write.
func (p *parser) sevenBit(b []byte) []byte {
	led := p.led
	if len(b) > 0 {
		p.led = b[len(b)-1] == c1Lead
	}
	if !(led && len(b) > 0 && isC1(b[0])) && !holdsC1(b) {
		return b
	}
	p.c1 = true
	var out []byte
	for _, c := range b {
		switch {
		case !led || !isC1(c):
			out = append(out, c)
		case len(out) > 0:
			out = append(out[:len(out)-1], esc, c-0x40)
		default: // the write before ended with the first byte
			p.unlead()
			out = append(out, esc, c-0x40)
		}
		led = c == c1Lead
	}
	return out
}

func holdsC1(b []byte) bool {
	for {
		i := bytes.IndexByte(b, c1Lead)
		if i < 0 || i+1 == len(b) {
			return false
		}
		if isC1(b[i+1]) {
			return true
		}
		b = b[i+1:]
	}
}

// unlead takes the first byte of a control back, which was taken for a rune's.
func (p *parser) unlead() {
	if n := len(p.seq); p.at != ground && n > 0 && p.seq[n-1] == c1Lead {
		p.seq = p.seq[:n-1]
	}
	if p.at == ground {
		p.part = p.part[:0]
	}
}
