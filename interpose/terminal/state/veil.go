package state

import (
	"maps"
	"slices"
	"strings"
)

// A veil is what a program could have set to hide, turn away or discolour all that is drawn after it, beside the
// modes: a person would look at what the program has left there, and press keys for something else.
type veil struct {
	printing   bool   // what is written goes to a printer (CSI 5 i), and not to the screen
	tek        bool   // what is written goes to the window of a Tektronix (xterm's mode 38)
	vt52       bool   // the terminal is a VT52 (DECANM), which knows none of our sequences
	latin      bool   // text is not UTF-8 (ESC % @)
	eight      bool   // the terminal sends 8-bit controls (S8C1T), in which keys are not found
	protected  string // what keeps text from being erased (DECSCA, or SPA): the sequence; "": nothing does
	byISO      bool   // some text is so by SPA, which keeps it from every erasing until DECSCA (xterm)
	onStatus   bool   // what is written goes to the status line (DECSASD)
	everThere  bool   // it did; not every terminal ends that by the same resets
	statusLine bool   // there is a status line that a program writes (DECSSDT)
	leftward   bool   // text runs from right to left (SCP)
	single     bool   // there is no other screen to draw on (xterm's mode 1046)
	letters    bool   // some have another shape (DECDLD), perhaps those of ASCII
	font       string // another one, as xterm is told it (OSC 50); "": its own
	inked      bool   // the default colours are others (Linux' console)
	linked     bool   // a hyperlink is open (OSC 8)
	everLink   bool   // there was one
	colours    colours
	anything   bool // what is not followed may be set: by a macro, or 8-bit controls where text is not UTF-8
	altered    uint // grows with each change that Abandon tells
}

// a switched setting of the veil, in the order in which they are lifted: a printer and a VT52 hear nothing else.
type switched struct {
	is      bool
	off, on string
}

func (v *veil) switched() []switched {
	return []switched{
		{v.printing, "\x1b[4i", "\x1b[5i"},
		{v.tek, "\x1b\x03", "\x1b[?38h"},
		{v.vt52, "\x1b<", "\x1b[?2l"},
		{v.onStatus || v.everThere, "\x1b[0$}", only(v.onStatus, "\x1b[1$}")},
		{v.statusLine, "\x1b[0$~", "\x1b[2$~"},
		{v.single, "\x1b[?1046h", "\x1b[?1046l"},
		{v.latin, "\x1b%G", "\x1b%@"},
		{v.eight, "\x1b F", "\x1b G"},
		{v.protected != "" || v.byISO, "\x1b[0\"q", only(v.byISO, "\x1bV\x1bW") + v.protected},
		{v.leftward, "\x1b[0 k", "\x1b[2 k"},
		{v.letters, "\x1bP" + noLetters + stringEnd, ""},
		{v.font != "", "\x1b]50;" + ownFont + stringEnd, "\x1b]50;" + v.font + stringEnd},
		{v.inked, "\x1b[37;40m\x1b[8]", ""},
		{v.linked, "\x1b]8;;" + stringEnd, ""}, // the pen brings it back
	}
}

func only(is bool, s string) string {
	if is {
		return s
	}
	return ""
}

const stringEnd = "\x1b\\"

// noLetters is a DECDLD that takes all letters of a program's own away, and names a set that nobody designates.
const noLetters = "0;0;2{ @"

// ownFont is xterm's first, by its number.
const ownFont = "#0"

// setFont is OSC 50. To Konsole and iTerm2 it is another thing, with a name and a value.
func (v *veil) setFont(to string, long bool) {
	switch {
	case to == "?" || strings.Contains(to, "="):
		return
	case to == "" || to == ownFont:
		to = ""
	case long || printable(to) != to:
		to = ownFont // it cannot be given back
	}
	if v.font != to {
		v.font = to
		v.altered++
	}
}

// unveil is lift, also of a string that was begun: breaking it off may do what it says.
func unveil(s *State, b *strings.Builder) {
	now := *s
	if s.inString() {
		cutOff(&now)
	}
	if now.veil.lift(b); s.inked || s.anything {
		b.WriteString(s.pen.sequence())
	}
}

// veiledBy notes what a string may hide.
func (v *veil) veiledBy(kind byte, content string, long bool) {
	switch kind {
	case 'P':
		parameters, rest, _ := strings.Cut(content, "{")
		switch {
		case strings.HasPrefix(content, "2$p"): // DECRSTS: a table of colours
			v.colours.mix()
		case rest != "" && strings.Trim(parameters, "0123456789;") == "": // DECDLD
			v.turn(&v.letters, content != noLetters)
		}
	case ']':
		number, rest := command(content)
		v.colours.follow(number, rest, long)
		switch {
		case number == "1337" && strings.HasPrefix(rest, "SetColors"): // iTerm2's
			v.colours.mix()
		case number == "50":
			v.setFont(rest, long)
		case number == "8":
			v.linked = !strings.HasSuffix(rest, ";") || long
			v.turn(&v.everLink, v.everLink || v.linked)
		}
	}
}

// lift leads to a terminal on which all is seen that is drawn. The sequences are written only where they are needed:
// not every terminal knows them.
func (v *veil) lift(b *strings.Builder) {
	for _, one := range v.switched() {
		if one.is || v.anything {
			b.WriteString(one.off)
		}
	}
	v.colours.reset(b)
}

// lower is the way back from lift.
func (v *veil) lower(b *strings.Builder) {
	v.colours.fill(b)
	for _, one := range slices.Backward(v.switched()) {
		if one.is {
			b.WriteString(one.on)
		}
	}
}

// turn notes what a setting is.
func (v *veil) turn(setting *bool, value bool) {
	if *setting != value {
		*setting = value
		v.altered++
	}
}

// unfollowed notes that anything may be set from now on.
func (v *veil) unfollowed() {
	v.turn(&v.anything, true)
	v.colours.mix()
}

// protect notes by what text is protected from now on; "" is by nothing.
func (v *veil) protect(by string) {
	if v.protected != by {
		v.protected = by
		v.altered++
	}
}

// mediaCopy is MC: 5 sends all that follows to a printer, 4 ends that.
func (v *veil) mediaCopy(p params) {
	if n := p.first(); n == 4 || n == 5 {
		v.turn(&v.printing, n == 5)
	}
}

// selective is DECSCA.
func (v *veil) selective(p params) {
	if v.turn(&v.byISO, false); p.first() == 1 {
		v.protect("\x1b[1\"q")
		return
	}
	v.protect("")
}

// onStatusLine is DECSASD.
func onStatusLine(s *State, p params) {
	turnInexactly(s, &s.onStatus, p.first() == 1)
	s.everThere = s.onStatus
}

// turnInexactly notes a setting with which what is drawn is not followed.
func turnInexactly(s *State, setting *bool, value bool) {
	s.veil.turn(setting, value)
	s.inexact = s.inexact || value && s.alt
}

// setDefaultInk is how Linux' console makes the colours of now the default (console_codes(4)); its own are white on
// black.
func setDefaultInk(s *State, p params) {
	if p.first() == 8 {
		s.veil.turn(&s.inked, s.pen.fore != indexed|7 || s.pen.back != indexed)
	}
}

// afterReset is what RIS leaves of it, in one terminal or another.
func (v *veil) afterReset() veil {
	return veil{printing: v.printing, tek: v.tek, vt52: v.vt52, font: v.font, colours: v.colours,
		altered: v.altered + 1}
}

// setSides is DECSLRM where left and right margins are on, else SCOSC, which has the same name.
func setSides(s *State, p params) {
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

// storeModes is XTSAVE, and recallModes XTRESTORE.
func storeModes(s *State, ps params) {
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

func recallModes(s *State, ps params) {
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
