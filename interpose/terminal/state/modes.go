package state

import (
	"fmt"
	"strings"
)

// mode is the number of a mode that is set by CSI h and reset by CSI l: positive for
// DEC's private modes ("?25"), negative for those of ECMA-48 ("4").
type mode int

// rule says how a mode is treated. Only modes in the table are followed.
type rule struct {
	mode    mode
	initial bool // what a terminal starts with
	cleared want // while something else is drawn and hears the keys
}

// want is what a mode must be.
type want uint8

const (
	kept want = iota // as it is
	off
	on
)

// rules are the modes that are followed, in the order in which they are written.
var rules = []rule{
	{2026, false, off}, // synchronized output: a terminal shows nothing until its end
	{-2, false, off},   // the keyboard is locked
	{-3, false, off},   // control characters are shown, and do nothing
	{-4, false, off},   // insert
	{-12, true, on},    // keys are not shown by the terminal itself
	{-20, false, off},  // line feed is a new line
	{1, false, off},    // application cursor keys
	{5, false, kept},   // reverse video
	{6, false, off},    // origin
	{8, true, kept},    // keys repeat
	{69, false, off},   // left and right margins
	{7, true, off},     // wrapping; guard draws no line that is too long, but a terminal may find it wider
	{25, true, off},    // cursor shown
	{12, false, kept},  // cursor blinks
	{45, false, kept},  // reverse wraparound
	{64, true, on},     // the page that is written to is the one that is shown
	{66, false, off},   // application keypad
	{9, false, off},    // mouse: X10
	{1000, false, off}, // mouse: presses
	{1001, false, off}, // mouse: highlight
	{1002, false, off}, // mouse: drags
	{1003, false, off}, // mouse: all motion
	{1005, false, kept},
	{1006, false, kept},
	{1015, false, kept},
	{1016, false, kept},
	{1004, false, kept}, // focus: what comes of it is the program's, and kept for it
	{1007, false, kept}, // wheel as arrow keys on the alternate screen
	{2004, false, on},   // bracketed paste
	{2027, false, kept}, // grapheme clusters
	{2031, false, kept}, // colour scheme reports
	{2048, false, kept}, // size reports
	{7727, false, off},  // mintty: Esc is a key of its own
	{9001, false, off},  // Windows' own key reports
}

var ruleOf = func() map[mode]rule {
	m := map[mode]rule{}
	for _, r := range rules {
		m[r.mode] = r
	}
	return m
}()

// sequence sets or resets a mode.
func (m mode) sequence(value bool) string {
	letter, mark, n := "l", "?", int(m)
	if value {
		letter = "h"
	}
	if n < 0 {
		mark, n = "", -n
	}
	return fmt.Sprintf("\x1b[%s%d%s", mark, n, letter)
}

// modeSet are the modes that differ from their default.
type modeSet map[mode]bool

func (s modeSet) is(m mode) bool { return s[m] != ruleOf[m].initial }

// always are modes that programs change with every frame. Abandon resets them in any
// case, so that it need not be made anew at every such change.
var always = map[mode]bool{25: true, 2026: true}

// set follows a mode that was set or reset.
func (s *State) set(m mode, value bool) {
	switch m {
	case 47, 1047, 1049:
		s.switchScreen(int(m), value)
		return
	case 1048:
		s.saveOrLoad(value)
		return
	case 2: // DECANM; a VT52 does not know the way back
		s.veil.turn(&s.vt52, s.vt52 || !value)
		return
	case 1046:
		s.veil.turn(&s.single, !value)
		return
	case 38: // ESC ETX alone leads back
		s.veil.turn(&s.tek, s.tek || value)
		return
	case 69: // what is drawn within them is not followed
		s.inexact = s.inexact || value && s.alt
		if !value {
			s.sides = region{}
		}
	}
	r, known := ruleOf[m]
	if !known {
		return
	}
	if !always[m] && s.modes.is(m) != value {
		s.changes++
	}
	if value == r.initial {
		delete(s.modes, m)
	} else {
		s.modes[m] = true
	}
	if m == 6 {
		s.home()
	}
}

// A view says what a mode is: to the program, once cleared for something else,
// or where a shell begins.
type view func(rule) bool

func (s modeSet) own(r rule) bool { return s.is(r.mode) }
func initially(r rule) bool       { return r.initial }
func notInitially(r rule) bool    { return !r.initial }

func (s modeSet) cleared(r rule) bool {
	if r.cleared == kept {
		return s.is(r.mode)
	}
	return r.cleared == on
}

// notCleared is for modes that are not known.
func (s modeSet) notCleared(r rule) bool { return s.cleared(r) == (r.cleared == kept) }

// turn writes what brings the modes from one view to another, all but one.
func turn(b *strings.Builder, from, to view, but mode) {
	for _, r := range rules {
		if r.mode != but && from(r) != to(r) {
			b.WriteString(r.mode.sequence(to(r)))
		}
	}
}
