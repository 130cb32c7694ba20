package state

import "bytes"

// State is what is known of one terminal. It is not safe for concurrent use.
type State struct {
	parser
	canvas
	veil
	window

	stored  map[mode]bool // by XTSAVE
	keys    [2]keyboard
	others  string // value of xterm's modifyOtherKeys, "" if never set
	keypad  bool   // application keypad (DECKPAM)
	shape   string // of the cursor (DECSCUSR), "" if never set
	stopped bool   // stops for tabs were set on the main screen, nobody knows where
	alt     bool
	how     int // by which mode the alternate screen was entered: 47, 1047, 1049
	inexact bool
	changes uint
}

// The two screens, as indices.
const (
	mainScreen = 0
	altScreen  = 1
)

// New is the state of a terminal that nothing was sent to yet.
func New(rows, cols int) *State {
	prepare()
	s := &State{canvas: canvas{modes: modeSet{}}}
	s.Resize(rows, cols)
	return s
}

// most bounds rows and columns; a window of that size shows no letter any more.
const most = 2000

// Resize follows the terminal to another size, and reports whether it is another one.
// What lies outside the new size is forgotten: programs on the alternate screen draw anew.
func (s *State) Resize(rows, cols int) (changed bool) {
	rows, cols = min(max(rows, 1), most), min(max(cols, 1), most)
	if rows == s.rows && cols == s.cols {
		return false
	}
	s.rows, s.cols = rows, cols
	s.region, s.sides, s.tabs = region{0, rows - 1}, region{}, nil
	if s.grid.lines != nil {
		s.grid.resize(rows, cols)
	}
	s.cursor.fit(rows, cols)
	for _, slot := range s.saved {
		if slot != nil {
			slot.fit(rows, cols)
		}
	}
	return true
}

// Exact reports whether Restore brings everything back. If not, the program has
// to be made to draw anew.
func (s *State) Exact() bool { return !s.alt || !s.inexact }

// Changes is a count that grows whenever Abandon may return something else than before.
func (s *State) Changes() uint { return s.changes + s.altered + s.colours.altered }

// OnAlternate reports whether the alternate screen is shown.
func (s *State) OnAlternate() bool { return s.alt }

// Title is the window's title, if the program has set one.
func (s *State) Title() (title string, set bool) { return s.title, s.titled }

// Settled reports whether the program has nothing half sent: no sequence, no rune, no
// synchronized update.
func (s *State) Settled() bool { return s.Clean() && !s.modes.is(2026) }

// EscapeKey is what the terminal sends for the key Esc in the modes it is in:
// kitty's protocol, if its first flag is set, makes it unmistakable.
func (s *State) EscapeKey() string {
	if s.keys[s.screen()].flags()&1 != 0 {
		return "\x1b[27u"
	}
	return "\x1b"
}

func (s *State) screen() int {
	if s.alt {
		return altScreen
	}
	return mainScreen
}

// Write follows what the terminal was sent.
func (s *State) Write(b []byte) {
	was := s.inString()
	b = s.sevenBit(b)
	shifts := bytes.IndexByte(b, so) >= 0 || bytes.IndexByte(b, si) >= 0
	for len(b) > 0 {
		switch {
		case s.at != ground:
			b = b[s.sequence(b):]
		case s.alt:
			b = b[s.draw(b):]
		default:
			b = b[s.pass(b, shifts):]
		}
	}
	if was || s.inString() { // what breaking it off would do has changed
		s.altered++
	}
}

// pass skips text on the main screen, up to the next sequence that is more than a change
// of pen, and takes the beginning of that. Of the text only the last shift (SO, SI)
// matters; shifts says whether there is any.
func (s *State) pass(b []byte, shifts bool) int {
	for at := 0; ; {
		text := b[at:]
		i := bytes.IndexByte(text, esc)
		if i >= 0 {
			text = text[:i]
		}
		if shifts {
			s.shift(text)
		}
		if i < 0 {
			s.part = append(s.part, text[len(text)-min(len(text), 3):]...)
			s.part = append(s.part[:0], incomplete(s.part)...)
			return len(b)
		}
		s.part = s.part[:0]
		at += i + 1
		if at == len(b) || b[at] != '[' {
			s.begin()
			return at
		}
		at++
		n := s.pen.quickly(b[at:])
		if n == 0 {
			s.begin()
			s.at = control
			return at
		}
		at += n
	}
}

// shift follows the last SO or SI of a text.
func (s *State) shift(b []byte) {
	for i := len(b) - 1; i >= 0; i-- {
		if b[i] == so || b[i] == si {
			s.controlByte(b[i])
			return
		}
	}
}
