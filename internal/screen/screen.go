// Package screen is what a person at a terminal sees, for tests.
//
// What a program writes to the terminal comes in; out come its bytes, as they came, and what
// an emulator shows after them:
//
//	s := screen.New(80, 24)
//	go s.Watch(master)
//	… strings.Contains(s.Look(), "allow once")
//
// It types nothing and waits for nothing. All of it is safe for use by several goroutines.
package screen

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"sync"

	"github.com/hinshun/vt10x"
)

// Screen is a terminal's screen.
type Screen struct {
	mu    sync.Mutex
	came  []byte
	shown vt10x.Terminal
}

// New is an empty screen of so many columns and rows.
func New(cols, rows int) *Screen {
	return &Screen{shown: vt10x.New(vt10x.WithSize(cols, rows))}
}

// Watch takes all that comes from a terminal, until it ends.
func (s *Screen) Watch(terminal io.Reader) {
	for buf := make([]byte, 4096); ; {
		n, err := terminal.Read(buf)
		s.mu.Lock()
		s.came = append(s.came, buf[:n]...)
		_, _ = s.shown.Write(buf[:n])
		s.mu.Unlock()
		if err != nil {
			return
		}
	}
}

// Bytes are all bytes that came.
func (s *Screen) Bytes() []byte { return s.Last(-1) }

// Last are the last bytes that came, n of them at most; below zero all.
func (s *Screen) Last(n int) []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	if n < 0 || n > len(s.came) {
		n = len(s.came)
	}
	return bytes.Clone(s.came[len(s.came)-n:])
}

// Resize changes the size, as the terminal's was changed.
func (s *Screen) Resize(cols, rows int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.shown.Resize(cols, rows)
}

// Text is what stands on the screen now.
func (s *Screen) Text() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.shown.String()
}

// Look is all that the emulator tells: the text, where the cursor is and whether it shows, the modes.
func (s *Screen) Look() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.shown.Cursor()
	text := strings.TrimRight(strings.ReplaceAll(s.shown.String(), "\x00", " "), " \n")
	return fmt.Sprintf("%s\ncursor %d,%d %v mode %x", text, c.X, c.Y, s.shown.CursorVisible(), s.shown.Mode())
}
