package setup

import (
	"fmt"
	"io"

	"guard/setup"
)

// Writer shows a person changes of files, and writes those that they agree to, as init does.
type Writer struct{ s *session }

// Begin says why this process may not write, or that there is nobody to ask.
func Begin(stdout io.Writer, o Options) (*Writer, error) {
	s, err := begin(stdout, o)
	if err != nil {
		return nil, err
	}
	return &Writer{s}, nil
}

// Close gives the terminal back.
func (w *Writer) Close() { w.s.close() }

// Show prints a line above a change.
func (w *Writer) Show(line string) { fmt.Fprintln(w.s.show.out, line) }

// Offer shows a change, writes it if the person agrees, and tells whether it was written.
func (w *Writer) Offer(c setup.Change) bool {
	before := w.s.count
	w.s.offer(c)
	return w.s.count > before
}

// Quit reports that the person wants to see no more of them.
func (w *Writer) Quit() bool { return w.s.asker != nil && w.s.asker.quit }

// End is the error with which guard ends: that something could not be written.
func (w *Writer) End() error { return w.s.end() }
