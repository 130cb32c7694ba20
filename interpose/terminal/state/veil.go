package state

import (
	"bytes"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// A veil is what a program could have set to hide, turn away or discolour all that is drawn after it, beside the
// modes: a person would look at what the program has left there, and press keys for something else.
type veil struct {
	printing  bool              // what is written goes to a printer (CSI 5 i), and not to the screen
	vt52      bool              // the terminal is a VT52 (DECANM), which knows none of our sequences
	latin     bool              // text is not UTF-8 (ESC % @)
	eight     bool              // the terminal sends 8-bit controls (S8C1T), in which keys are not found
	protected string            // what keeps text from being erased (DECSCA, or SPA): the sequence; "": nothing does
	linked    bool              // a hyperlink is open (OSC 8)
	everLink  bool              // there was one
	colours   map[string]string // that are not the terminal's own, by what names one in an OSC: "4;1", "11"
	mixed     mixed             // colours that may have been set in a way that is not followed
}

// mixed are kinds of colours.
type mixed uint8

const (
	mixedPalette mixed = 1 << iota
	mixedSpecial
	mixedText
	mixedBack
	mixedAll mixed = 1<<iota - 1
)

// unmixes is which kind of colours an OSC resets altogether.
var unmixes = map[int]mixed{resetBy + palette: mixedPalette, resetBy + special: mixedSpecial,
	resetBy + textFirst: mixedText, resetBy + textFirst + 1: mixedBack}

// mix notes that any colour may have been set.
func (s *State) mix() {
	if s.mixed != mixedAll {
		s.mixed = mixedAll
		s.changes++
	}
}

// lift leads to a terminal on which all is seen that is drawn. The sequences are written only where they are needed:
// not every terminal knows them.
func (s *State) lift(b *strings.Builder) {
	for _, one := range s.switched() {
		if one.is {
			b.WriteString(one.off)
		}
	}
	s.plainColours(b)
}

// lower is the way back from lift.
func (s *State) lower(b *strings.Builder) {
	for _, key := range slices.Sorted(maps.Keys(s.colours)) {
		b.WriteString("\x1b]" + key + ";" + s.colours[key] + stringEnd)
	}
	for _, one := range slices.Backward(s.switched()) {
		if one.is {
			b.WriteString(one.on)
		}
	}
}

// a switched setting of the veil, in the order in which they are lifted: a printer and a VT52 hear nothing else.
type switched struct {
	is      bool
	off, on string
}

func (v *veil) switched() []switched {
	return []switched{
		{v.printing, "\x1b[4i", "\x1b[5i"},
		{v.vt52, "\x1b<", "\x1b[?2l"},
		{v.latin, "\x1b%G", "\x1b%@"},
		{v.eight, "\x1b F", "\x1b G"},
		{v.protected != "", "\x1b[0\"q", v.protected},
		{v.linked, "\x1b]8;;" + stringEnd, ""}, // the pen brings it back
	}
}

const stringEnd = "\x1b\\"

// plainColours gives the colours back that the program has changed, to the terminal's own.
func (s *State) plainColours(b *strings.Builder) {
	if s.mixed != 0 {
		b.WriteString("\x1b]104" + stringEnd + "\x1b]105" + stringEnd + "\x1b]110" + stringEnd + "\x1b]111" + stringEnd)
	}
	for _, key := range slices.Sorted(maps.Keys(s.colours)) {
		osc, which, _ := strings.Cut(key, colourSC)
		n, _ := strconv.Atoi(osc)
		if which != "" {
			which = colourSC + which
		}
		b.WriteString("\x1b]" + digits(resetBy+n) + which + stringEnd)
	}
}

// turned notes that a setting of the veil may have changed.
func (s *State) turned(setting *bool, value bool) {
	if *setting != value {
		*setting = value
		s.changes++
	}
}

func (s *State) protect(by string) {
	if s.protected != by {
		s.protected = by
		s.changes++
	}
}

// mediaCopy is MC: 5 sends all that follows to a printer, 4 ends that.
func (s *State) mediaCopy(p params) {
	if n := p.first(); n == 4 || n == 5 {
		s.turned(&s.printing, n == 5)
	}
}

// protection is DECSCA.
func (s *State) protection(p params) {
	by := ""
	if p.first() == 1 {
		by = "\x1b[1\"q"
	}
	s.protect(by)
}

// setSides is DECSLRM where left and right margins are on, else SCOSC, which has the same name.
func (s *State) setSides(p params) {
	if !s.modes.is(69) {
		s.saveOrLoad(true)
		return
	}
	s.sides = region{p.at(0, 1), min(p.at(1, s.cols), s.cols)}
	if s.sides.top >= s.sides.bottom {
		s.sides = region{}
	}
	s.home()
}

// sideMargins sets them again, which moves the cursor.
func (v *canvas) sideMargins(b *strings.Builder) {
	if v.modes.is(69) && v.sides != (region{}) {
		b.WriteString("\x1b[" + digits(v.sides.top) + ";" + digits(v.sides.bottom) + "s")
	}
}

// store is XTSAVE, and recall XTRESTORE, of private modes.
func (s *State) store(ps params) {
	for _, p := range ps {
		m := mode(max(p.n, 0))
		if _, known := ruleOf[m]; known {
			s.stored = with(s.stored, m, s.modes.is(m))
		}
		if m == 47 || m == 1047 || m == 1049 {
			s.stored = with(s.stored, m, s.alt)
		}
	}
}

func (s *State) recall(ps params) {
	for _, p := range ps {
		m := mode(max(p.n, 0))
		if value, known := s.stored[m]; known {
			s.set(m, value)
		}
	}
}

// with is a map with one more value; a map that another state has too stays as it is.
func with[K comparable, V any](all map[K]V, key K, value V) map[K]V {
	all = maps.Clone(all)
	if all == nil {
		all = map[K]V{}
	}
	all[key] = value
	return all
}

// The colours of an OSC: 4 the palette, 5 the special ones, 10 to 19 those of the text, the cursor and their like; by
// 100 more each is reset (xterm's control sequences). 21 is kitty's.
const (
	palette, special      = 4, 5
	textFirst, textLast   = 10, 19
	kittysColours         = 21
	resetBy               = 100
	highestColour         = 511
	longestColour         = 64
	colourAsked, colourSC = "?", ";"
)

// recolour follows what an OSC does to colours.
func (s *State) recolour(osc, rest string) {
	n, err := strconv.Atoi(osc)
	if err != nil {
		return
	}
	fields := strings.Split(rest, colourSC)
	if rest == "" {
		s.mixed &^= unmixes[n]
	}
	switch {
	case n == kittysColours || s.long && isColour(n):
		s.mix()
	case n == palette || n == special:
		for i := 0; i+1 < len(fields); i += 2 {
			s.setColour(n, fields[i], fields[i+1])
		}
	case n >= textFirst && n <= textLast:
		for i, colour := range fields {
			if n+i <= textLast {
				s.setColour(n+i, "", colour)
			}
		}
	case n-resetBy == palette || n-resetBy == special:
		s.resetColours(n-resetBy, fields)
	case n-resetBy >= textFirst && n-resetBy <= textLast:
		s.forgetColours(func(key string) bool { return key == strconv.Itoa(n-resetBy) })
	}
}

func isColour(n int) bool { return n == palette || n == special || n >= textFirst && n <= textLast }

// setColour notes a colour; a question for one sets none.
func (s *State) setColour(n int, which, colour string) {
	key := strconv.Itoa(n)
	if n == palette || n == special {
		number, err := strconv.ParseUint(which, 10, 16)
		if err != nil || number > highestColour {
			return
		}
		key += colourSC + strconv.FormatUint(number, 10)
	}
	switch printed := printable(colour); {
	case colour == colourAsked || colour == "":
		return
	case printed != colour || len(colour) > longestColour:
		s.mix()
		return
	}
	if _, known := s.colours[key]; !known {
		s.changes++
	}
	s.colours = with(s.colours, key, colour)
}

// resetColours is OSC 104 and 105: those that are named, or all.
func (s *State) resetColours(of int, named []string) {
	head := strconv.Itoa(of) + colourSC
	all := len(named) == 1 && named[0] == ""
	s.forgetColours(func(key string) bool {
		number, ok := strings.CutPrefix(key, head)
		return ok && (all || slices.Contains(named, number))
	})
}

func (s *State) forgetColours(those func(key string) bool) {
	left := maps.Clone(s.colours)
	maps.DeleteFunc(left, func(key, _ string) bool { return those(key) })
	if len(left) != len(s.colours) {
		s.colours = left
		s.changes++
	}
}

// c1Lead is the first byte of each 8-bit control (C1) in UTF-8.
const c1Lead = 0xc2

func isC1(c byte) bool { return c >= 0x80 && c < 0xa0 }

// sevenBit spells 8-bit controls in UTF-8 as what they mean to the terminals that know them (xterm, VTE): ESC and a
// letter. To the others they are nothing that a program would write.
func (s *State) sevenBit(b []byte) []byte {
	led := s.led
	if len(b) > 0 {
		s.led = b[len(b)-1] == c1Lead
	}
	if !(led && len(b) > 0 && isC1(b[0])) && !holdsC1(b) {
		return b
	}
	s.c1 = true
	var out []byte
	for _, c := range b {
		switch {
		case !led || !isC1(c):
			out = append(out, c)
		case len(out) > 0:
			out = append(out[:len(out)-1], esc, c-0x40)
		default: // the write before ended with the first byte
			s.unlead()
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
func (s *State) unlead() {
	if n := len(s.seq); s.at != ground && n > 0 && s.seq[n-1] == c1Lead {
		s.seq = s.seq[:n-1]
	}
	if s.at == ground {
		s.part = s.part[:0]
	}
}
