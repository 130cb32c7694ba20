package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
)

// The terminal's size, in cells.
const (
	columns = 80
	rows    = 24
)

// story is what was seen of one demo.
type story struct {
	question [][]vt10x.Glyph // the screen when the first question was put, by rows
	cast     []byte
}

// patience is for how long the demo may show nothing new.
const patience = 30 * time.Second

// record plays the demo. The person denies the first question, and allows the second.
func record(guard string) (*story, error) {
	home, err := os.MkdirTemp("", "guard-pictures-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(home)
	cmd := exec.Command(guard, "demo")
	cmd.Env = []string{"HOME=" + home, "XDG_STATE_HOME=" + home + "/state", "PATH=" + os.Getenv("PATH"),
		"TERM=xterm-256color", "LANG=C.UTF-8"}
	terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Cols: columns, Rows: rows})
	if err != nil {
		return nil, err
	}
	defer terminal.Close()
	s, err := watch(terminal)
	if err != nil {
		_ = cmd.Process.Kill() // it waits for an answer that does not come
	}
	return s, errors.Join(err, cmd.Wait())
}

// watch sees the story to its end, and answers.
func watch(terminal io.ReadWriter) (*story, error) {
	s, screen := &story{}, vt10x.New(vt10x.WithSize(columns, rows))
	cast, start := newCast(), time.Now()
	answers := []string{"d", "o"}
	came := chunks(terminal)
	for {
		select {
		case b, more := <-came:
			if !more {
				s.cast = cast.Bytes()
				if len(answers) > 0 {
					return nil, fmt.Errorf("the demo asked %d times less than it should:\n%s", len(answers), screen)
				}
				return s, nil
			}
			_, _ = screen.Write(b)
			event(cast, time.Since(start), b)
		case <-time.After(patience):
			return nil, fmt.Errorf("the demo waits for something:\n%s", screen)
		case <-time.After(awake):
			if len(answers) == 0 || !strings.Contains(screen.String(), "o allow once") {
				continue
			}
			if s.question == nil {
				s.question = cells(screen)
			}
			if _, err := terminal.Write([]byte(answers[0])); err != nil {
				return nil, err
			}
			answers = answers[1:]
		}
	}
}

// awake is how long the screen must have been still before the person answers: keys are heard half a second after
// a question was drawn.
const awake = time.Second

// chunks are what a terminal shows, as it comes, until it ends.
func chunks(terminal io.Reader) <-chan []byte {
	came := make(chan []byte)
	go func() {
		defer close(came)
		for {
			b := make([]byte, 4096)
			n, err := terminal.Read(b)
			if n > 0 {
				came <- b[:n]
			}
			if err != nil {
				return
			}
		}
	}()
	return came
}

// cells are a screen's, by rows.
func cells(screen vt10x.Terminal) (all [][]vt10x.Glyph) {
	for y := range rows {
		row := make([]vt10x.Glyph, columns)
		for x := range row {
			row[x] = screen.Cell(x, y)
		}
		all = append(all, row)
	}
	return all
}

// newCast begins an asciicast.
func newCast() *bytes.Buffer {
	var b bytes.Buffer
	header, _ := json.Marshal(map[string]any{"version": 2, "width": columns, "height": rows, "title": "guard demo"})
	b.Write(append(header, '\n'))
	return &b
}

// event adds what was shown to a cast.
func event(cast *bytes.Buffer, after time.Duration, shown []byte) {
	line, _ := json.Marshal([]any{after.Seconds(), "o", string(shown)})
	cast.Write(append(line, '\n'))
}
