package state

import (
	"fmt"
	"strings"
)

// The screen is in one of three states: the program's own, cleared for
// something else, or reset for a shell. Each way between them is a function;
// none of them changes the state.

// breakOff ends a sequence that was begun: CAN a control sequence, ST a string.
const breakOff = "\x18\x1b\\"

// Clear leads from the program's state to an empty screen in plain modes. It uses the
// alternate screen, so that the main one stays as it is. It enters that by mode 1049,
// which every terminal with such a screen knows (Windows Terminal and Alacritty have no
// 47 and 1047), although that mode saves the cursor where the program may have saved its
// own.
func (s *State) Clear() []byte {
	var b strings.Builder
	if s.at != ground || len(s.part) > 0 || s.c1 { // of an 8-bit control not every terminal finds the end
		b.WriteString(breakOff)
	}
	unveil(s, &b)
	if !s.alt {
		b.WriteString("\x1b[?1049h")
	}
	if s.anything {
		turn(&b, s.modes.notCleared, s.modes.cleared, 0)
	} else {
		turn(&b, s.modes.own, s.modes.cleared, 0)
	}
	if s.keysUsed() {
		b.WriteString("\x1b[>0u")
	}
	if s.others != "" || s.anything {
		b.WriteString("\x1b[>4;0m")
	}
	if s.keypad {
		b.WriteString("\x1b>")
	}
	// These are written even where nothing is known to be set: a terminal may know ways
	// of setting them that are not followed here.
	b.WriteString("\x1b[4i\x1b[?2026l\x1b[?69l\x1b[r\x1b[?6l\x1b[4l\x1b(B\x0f\x1b[0;10m\x1b[H\x1b[2J")
	return []byte(b.String())
}

// Restore is the way back from Clear, also for the window's title.
func (s *State) Restore() []byte {
	var b strings.Builder
	retitle(s, &b)
	if s.others != "" {
		fmt.Fprintf(&b, "\x1b[>4;%sm", s.others)
	}
	if s.keysUsed() {
		b.WriteString("\x1b[<1u")
	}
	if s.alt {
		s.paint(&b, s.modes.cleared)
	} else {
		s.margins(&b)
		turn(&b, s.modes.cleared, s.modes.own, 0)
		s.sideMargins(&b)
		b.WriteString(s.sets.sequence())
		b.WriteString("\x1b[?1049l")
		b.WriteString(s.ink())
	}
	if s.keypad {
		b.WriteString("\x1b=")
	}
	s.lower(&b)
	b.Write(s.begun())
	return []byte(b.String())
}

// Reset leads from the program's state to what a shell expects. It is empty if
// the program has left nothing behind.
func (s *State) Reset() []byte {
	var b strings.Builder
	if s.at != ground || s.c1 {
		b.WriteString(breakOff)
	}
	unveil(s, &b)
	s.keys[s.screen()].reset(&b)
	if s.anything {
		turn(&b, notInitially, initially, 0)
	} else {
		turn(&b, s.modes.own, initially, 0)
	}
	if s.region != (region{0, s.rows - 1}) {
		b.WriteString("\x1b7\x1b[r\x1b8")
	}
	if s.tabs != nil || s.stopped { // one by one, as not every terminal knows DECST8C
		b.WriteString("\x1b7" + stops(usualTabs(s.cols)) + "\x1b8\x1b[?5W")
	}
	if s.alt {
		fmt.Fprintf(&b, "\x1b[?%dl", s.how)
		s.keys[mainScreen].reset(&b)
	}
	if s.others != "" {
		b.WriteString("\x1b[>4;0m")
	}
	if s.keypad {
		b.WriteString("\x1b>")
	}
	if s.shape != "" && s.shape != "0" {
		b.WriteString("\x1b[0 q")
	}
	if s.sets != (charsets{}) {
		b.WriteString("\x1b)B" + charsets{}.sequence())
	}
	if s.pen != (pen{}) {
		b.WriteString(s.links.sequence(0) + pen{}.sequence())
	}
	return []byte(b.String())
}

// Return is the way back from Reset. On the main screen the cursor stays where
// a shell has left it, as it does for every program that is suspended there.
func (s *State) Return() []byte {
	var b strings.Builder
	s.keys[mainScreen].fill(&b)
	if s.others != "" {
		fmt.Fprintf(&b, "\x1b[>4;%sm", s.others)
	}
	if s.keypad {
		b.WriteString("\x1b=")
	}
	if s.shape != "" {
		b.WriteString("\x1b[" + s.shape + " q")
	}
	if s.alt {
		fmt.Fprintf(&b, "\x1b[?%dh", s.how)
		s.keys[altScreen].fill(&b)
		s.paint(&b, initially)
	} else {
		turn(&b, initially, s.modes.own, 0)
		if s.sets != (charsets{}) {
			b.WriteString(s.sets.sequence())
		}
		if s.pen != (pen{}) {
			b.WriteString(s.ink())
		}
		if s.region != (region{0, s.rows - 1}) || s.sides != (region{}) || s.tabs != nil {
			b.WriteString("\x1b7")
			if s.tabs != nil {
				b.WriteString(stops(s.tabs))
			}
			s.margins(&b)
			s.sideMargins(&b)
			b.WriteString("\x1b8")
		}
	}
	s.lower(&b)
	b.Write(s.begun())
	return []byte(b.String())
}

// Abandon leads to what a shell expects, whether the terminal is in the program's state
// or cleared. It is prepared for the case that guard is killed, and so it also undoes
// what the program may have changed after Abandon was called.
func (s *State) Abandon(cleared bool) []byte {
	var b strings.Builder
	b.WriteString(breakOff)
	if cleared {
		b.Write(s.Unclear())
		retitle(s, &b)
	}
	b.Write(s.Reset())
	for _, r := range rules {
		if always[r.mode] {
			b.WriteString(r.mode.sequence(r.initial))
		}
	}
	if s.everLink {
		b.WriteString(s.links.sequence(0))
	}
	b.WriteString("\x1b>\x1b7\x1b[r\x1b8\x1b(B\x0f\x1b[0m")
	return []byte(b.String())
}

// Unclear leads from what Clear has made to the program's modes, but does not
// bring its alternate screen back.
func (s *State) Unclear() []byte {
	var b strings.Builder
	if s.keysUsed() {
		b.WriteString("\x1b[<1u")
	}
	turn(&b, s.modes.cleared, s.modes.own, 0)
	if !s.alt {
		b.WriteString("\x1b[?1049l")
	}
	return []byte(b.String())
}

// retitle gives the window the program's title, if it has set one: what was drawn meanwhile may have set another.
func retitle(s *State, b *strings.Builder) {
	if s.titled {
		b.WriteString("\x1b]2;" + s.title + stringEnd)
	}
}

func (s *State) keysUsed() bool {
	return s.keys[mainScreen].used() || s.keys[altScreen].used() || s.anything
}

// ink is the pen and the hyperlink that are set now.
func (v *canvas) ink() string {
	if v.pen.link != 0 {
		return v.pen.sequence() + v.links.sequence(v.pen.link)
	}
	return v.pen.sequence()
}

func (c charsets) sequence() string {
	name := map[bool]string{false: "B", true: "0"}
	out := "\x1b(" + name[c.lines[0]] + "\x0f"
	if c.lines[1] {
		out += "\x1b)0"
	}
	if c.used == 1 {
		out += "\x0e"
	}
	return out
}

// margins sets the scrolling region, which moves the cursor.
func (v *canvas) margins(b *strings.Builder) {
	if v.region != (region{0, v.rows - 1}) {
		fmt.Fprintf(b, "\x1b[%d;%dr", v.region.top+1, v.region.bottom+1)
	}
}
