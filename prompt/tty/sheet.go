package tty

import (
	"guard/prompt/text"
	"io"
	"slices"
	"strings"
)

// painter puts lines in the place of those before.
type painter interface {
	// begin makes room for the lines and calls the person.
	begin(call text.Safe) error
	paint(lines []string) error
	// resize notes the window's new size.
	resize(width, rows int)
	size() (width, rows int)
	// end takes the lines away; last is to stay, where there is a place for it.
	end(last string) error
	// drawn grows when something else has had the screen in between.
	drawn() int
	// abandon leaves the screen to a program that has taken it.
	abandon() error
}

// sheet is a screen with nothing else on it, in a terminal that is lent. What is
// not guard's cannot be taken for guard's there.
type sheet struct {
	lease     Lease
	attention attention
	width     int
	rows      int
	shown     []string
	again     bool
	painted   int // the lease's count when the lines were painted
}

func (s *sheet) begin(call text.Safe) error { return s.write(s.attention.begin(call) + bell) }

func (s *sheet) paint(lines []string) error {
	drawn := s.lease.Drawn()
	if slices.Equal(lines, s.shown) && !s.again && drawn == s.painted {
		return nil
	}
	s.shown, s.again, s.painted = lines, false, drawn
	// erased first: behind a full line, its last cell would go
	return s.write("\x1b[H" + eraseBelow + strings.Join(lines, "\r\n"))
}

func (s *sheet) resize(width, rows int) { s.width, s.rows, s.again = width, rows, true }

func (s *sheet) size() (width, rows int) { return s.width, s.rows }

func (s *sheet) end(string) error { return s.write(s.attention.end()) }

func (s *sheet) drawn() int { return s.lease.Drawn() }

func (s *sheet) abandon() error { return nil }

func (s *sheet) write(text string) error {
	_, err := io.WriteString(s.lease, text)
	return err
}
