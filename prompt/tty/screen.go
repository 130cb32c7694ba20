package tty

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"guard/prompt/text"
)

// screen keeps a box at the end of what stands on a terminal. It paints all of it or nothing
// new, leaves the cursor behind the last line, and erases it at the end.
//
// Wrapping is off while it paints: a terminal that draws a rune wider than guard thinks cuts
// the line and does not push the keys out of the window.
type screen struct {
	w         io.Writer
	dumb      bool // the terminal knows no sequences: lines are only appended
	colour    bool // attributes are wanted
	attention attention
	width     int
	rows      int
	shown     []string
	again     bool // paint even if nothing changed
}

const (
	pasteOn, pasteOff = "\x1b[?2004h", "\x1b[?2004l"
	wrapOff, wrapOn   = "\x1b[?7l", "\x1b[?7h"
	eraseBelow        = "\x1b[J"
	// plainly ends what another program may have left that would hide or change what is drawn: a printer, a frame that
	// is not shown yet, margins at the sides, insertion, line drawing.
	plainly      = "\x1b[4i\x1b[?2026l\x1b[?69l\x1b[4l\x1b(B\x0f"
	noAttributes = "\x1b[0m"
	bell         = "\a"
)

// begin puts the cursor at the start of a line of its own and rings the bell once. Where the
// cursor stands is not known: as many spaces as a line has cells end in the same line only if
// it stood at its start.
func (s *screen) begin(call text.Safe) error {
	if s.dumb {
		return s.write("\r\n" + bell)
	}
	start := plainly
	if s.colour {
		start += noAttributes
	}
	return s.write(start + strings.Repeat(" ", s.width) + "\r" + pasteOn + s.attention.begin(call) + bell)
}

// paint shows lines in the place of those shown before.
func (s *screen) paint(lines []string) error {
	if slices.Equal(lines, s.shown) && !s.again {
		return nil
	}
	before := s.shown
	s.shown, s.again = lines, false
	if s.dumb {
		return s.write(strings.Join(fresh(before, lines), ""))
	}
	return s.write(s.top(before) + eraseBelow + wrapOff + strings.Join(lines, "\r\n") + wrapOn)
}

// resize notes the window's new size. Most terminals have broken longer lines anew by then.
func (s *screen) resize(width, rows int) { s.width, s.rows, s.again = width, rows, true }

func (s *screen) size() (width, rows int) { return s.width, s.rows }

// top moves the cursor from the end of the last line to the start of the first.
func (s *screen) top(lines []string) string {
	up := -1
	for _, l := range lines {
		up += max((text.RenderedCells(l)+s.width-1)/s.width, 1)
	}
	if up = min(up, s.rows-1); up <= 0 {
		return "\r"
	}
	return fmt.Sprintf("\r\x1b[%dA", up)
}

// end erases the box and leaves one line in its place, or none.
func (s *screen) end(last string) error {
	if last != "" {
		last += "\r\n"
	}
	if s.dumb {
		return s.write(last)
	}
	lines := s.shown
	s.shown = nil
	return s.write(s.top(lines) + eraseBelow + pasteOff + s.attention.end() + last)
}

func (s *screen) drawn() int { return 0 }

// abandon leaves the screen to a program that has taken it.
func (s *screen) abandon() error {
	if s.dumb {
		return nil
	}
	return s.write(pasteOff + s.attention.end())
}

func (s *screen) write(text string) error {
	_, err := io.WriteString(s.w, text)
	return err
}

// fresh are the lines that differ from those shown before, each ended.
func fresh(before, lines []string) []string {
	var out []string
	for i, l := range lines {
		if i >= len(before) || before[i] != l {
			out = append(out, l+"\r\n")
		}
	}
	return out
}
