package state

import (
	"fmt"
	"strings"
)

// color is the foreground or background of a pen; 0 is the terminal's default.
type color uint32

const (
	indexed color = 1 << 24 // and a number, 0 to 255
	direct  color = 2 << 24 // and red, green, blue
)

// attribute is a property of text that is either on or off, such as bold.
type attribute uint16

// attributes, each by the number that sets it and the one that resets it.
var attributes = []struct{ on, off int }{
	{1, 22}, {2, 22}, {3, 23}, {5, 25}, {6, 25}, {7, 27}, {8, 28}, {9, 29}, {53, 55}, {51, 54}, {52, 54},
}

// switches are the attributes that a number sets and resets.
var switches = func() (all [64]struct{ on, off attribute }) {
	for i, a := range attributes {
		all[a.on].on |= 1 << i
		all[a.off].off |= 1 << i
	}
	return all
}()

// pen says how text is drawn (SGR), and which hyperlink it belongs to (OSC 8).
type pen struct {
	fore, back, line color
	attrs            attribute
	under            uint8 // underline: 1 single, 2 double, 3 curly, 4 dotted, 5 dashed
	link             uint16
}

// quickMost bounds what quickly takes, in bytes.
const quickMost = 32

// quickly is apply for the simple sequences that colour floods of text. It follows an SGR
// sequence from behind CSI on, if b has all of it and it holds only numbers that stand
// alone, and returns how many bytes it took; else 0.
func (p *pen) quickly(b []byte) int {
	now, n := *p, 0
	for i, c := range b[:min(len(b), quickMost)] {
		switch {
		case n > 255:
			return 0
		case c >= '0' && c <= '9':
			n = n*10 + int(c-'0')
			continue
		case c != ';' && c != 'm' || isExtended(n):
			return 0
		}
		now.set(n)
		n = 0
		if c == 'm' {
			*p = now
			return i + 1
		}
	}
	return 0
}

// apply follows an SGR sequence.
func (p *pen) apply(ps params) {
	for i := 0; i < len(ps); i++ {
		n, subs := max(ps[i].n, 0), ps.subs(i)
		switch {
		case isExtended(n):
			var c color
			c, i = extended(ps, i, subs)
			p.paint(n, c)
			continue
		case n == 4 && subs > 0:
			p.under = uint8(min(max(ps[i+1].n, 0), 5))
		default:
			p.set(n)
		}
		i += subs
	}
}

// isExtended reports whether a colour follows a number.
func isExtended(n int) bool { return n == 38 || n == 48 || n == 58 }

// set follows one number of SGR that stands alone.
func (p *pen) set(n int) {
	switch {
	case n == 0:
		*p = pen{link: p.link}
	case n == 4:
		p.under = 1
	case n == 21:
		p.under = 2
	case n == 24:
		p.under = 0
	case n == 39 || n == 49 || n == 59:
		p.paint(n-1, 0)
	case n >= 30 && n <= 37, n >= 40 && n <= 47:
		p.paint(n/10*10+8, indexed|color(n%10))
	case n >= 90 && n <= 97, n >= 100 && n <= 107:
		p.paint(n/10*10-60+8, indexed|color(n%10+8))
	case n < len(switches):
		p.attrs = p.attrs&^switches[n].off | switches[n].on
	}
}

func (p *pen) paint(which int, c color) {
	switch which {
	case 38:
		p.fore = c
	case 48:
		p.back = c
	case 58:
		p.line = c
	}
}

// extended reads 38, 48 or 58 at i, in either spelling: 38;5;N and 38:2::R:G:B.
// It returns the index of the last number it took.
func extended(ps params, i, subs int) (color, int) {
	n := ps[i+1:]
	last := i + subs
	if subs > 0 {
		n = n[:subs]
	}
	if len(n) == 0 {
		return 0, last
	}
	kind := n[0].n
	switch {
	case kind == 2 && subs > 4:
		n = n[1:] // a colour space comes first
	case kind == 2 && subs == 0:
		last = min(i+4, len(ps)-1)
	case kind == 5 && subs == 0:
		last = min(i+2, len(ps)-1)
	}
	part := func(i int) color { return color(min(max(n[i].n, 0), 255)) }
	switch {
	case kind == 5 && len(n) > 1:
		return indexed | part(1), last
	case kind == 2 && len(n) > 3:
		return direct | part(1)<<16 | part(2)<<8 | part(3), last
	}
	return 0, last
}

// sequence is SGR for the pen, from whatever was set before.
func (p pen) sequence() string {
	var b strings.Builder
	b.WriteString("\x1b[0")
	for i, a := range attributes {
		if p.attrs&(1<<i) != 0 {
			fmt.Fprintf(&b, ";%d", a.on)
		}
	}
	switch {
	case p.under == 1:
		b.WriteString(";4")
	case p.under > 1:
		fmt.Fprintf(&b, ";4:%d", p.under)
	}
	p.fore.write(&b, 30)
	p.back.write(&b, 40)
	p.line.write(&b, 50)
	return b.String() + "m"
}

// write adds the colour to a sequence; base is 30 for the foreground, 40 for the
// background, 50 for the underline.
func (c color) write(b *strings.Builder, base int) {
	n := int(c & 0xff)
	switch {
	case c&direct != 0:
		fmt.Fprintf(b, ";%d;2;%d;%d;%d", base+8, c>>16&0xff, c>>8&0xff, n)
	case c&indexed == 0:
	case n < 8 && base < 50:
		fmt.Fprintf(b, ";%d", base+n)
	case n < 16 && base < 50:
		fmt.Fprintf(b, ";%d", base+60+n-8)
	default:
		fmt.Fprintf(b, ";%d;5;%d", base+8, n)
	}
}

// links are the hyperlinks that cells may have, "params;URI" each; number 0 is
// none.
type links []string

// linksMost bounds how many hyperlinks there are and how long one is, in bytes. Cells
// beyond it have none.
const linksMost = 1000

func (l *links) number(link string) uint16 {
	if link == ";" || !strings.Contains(link, ";") || len(link) > linksMost {
		return 0
	}
	for i, known := range *l {
		if known == link {
			return uint16(i + 1)
		}
	}
	if len(*l) >= linksMost {
		return 0
	}
	*l = append(*l, link)
	return uint16(len(*l))
}

// sequence begins or ends a hyperlink.
func (l links) sequence(n uint16) string {
	link := ";"
	if n > 0 {
		link = l[n-1]
	}
	return "\x1b]8;" + link + "\x1b\\"
}
