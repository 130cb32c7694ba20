package soak

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
)

// A Pattern is an endless stream of random bytes, the same each time: where it
// has passed through something, a byte that is lost, doubled or moved shows.
type Pattern struct{ random *rand.ChaCha8 }

// NewPattern is the stream from its beginning.
func NewPattern() Pattern { return Pattern{rand.NewChaCha8([32]byte{12})} }

// Read gives the next bytes. It replaces what resets a terminal (ESC c), after
// which a relay may leave it differently; so read in pieces of one size.
func (p Pattern) Read(b []byte) (int, error) {
	n, err := p.random.Read(b)
	for i := bytes.Index(b, reset); i >= 0; i = bytes.Index(b, reset) {
		b[i] = '.'
	}
	return n, err
}

var reset = []byte("\x1bc")

// Piece is how many bytes Same reads, and so how many are to be written at once.
const Piece = 64 << 10

// Same reads so many pieces, and compares.
func (p Pattern) Same(r io.Reader, pieces int) error {
	got, want := make([]byte, Piece), make([]byte, Piece)
	for i := range pieces {
		if n, err := io.ReadFull(r, got); err != nil {
			return fmt.Errorf("ended in piece %d, after %d bytes of it: %w", i, n, err)
		}
		_, _ = p.Read(want)
		if !bytes.Equal(got, want) {
			return errors.New("other bytes came")
		}
	}
	return nil
}

// Pour writes pieces until that fails.
func (p Pattern) Pour(w io.Writer) {
	piece := make([]byte, Piece)
	for {
		_, _ = p.Read(piece)
		if _, err := w.Write(piece); err != nil {
			return
		}
	}
}
