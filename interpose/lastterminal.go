package interpose

import (
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"time"

	"golang.org/x/term"
)

// lastTerminal is the person's terminal as the keeper knows it, should guard be
// killed before it can give it back.
type lastTerminal struct {
	file  *os.File // nil: there is none
	modes *term.State
	leave []byte // what guard has told to write there; nothing: hands off
	done  chan struct{}
}

// findTerminal looks at the terminal that guard handed to the keeper, before
// guard changes its modes.
func findTerminal() *lastTerminal {
	modes, err := term.GetState(outerFD)
	if err != nil {
		return &lastTerminal{done: make(chan struct{})}
	}
	return &lastTerminal{file: os.NewFile(outerFD, "terminal"), modes: modes, done: make(chan struct{})}
}

// restore gives the terminal back as it was.
func (t *lastTerminal) restore() {
	defer close(t.done)
	if t.file == nil || len(t.leave) == 0 {
		return
	}
	_ = term.Restore(outerFD, t.modes)
	_, _ = t.file.Write(t.leave)
}

// restoreMost is how long the terminal may take.
const restoreMost = time.Second

// await waits until guard, which has been seen to be gone, is missed here too
// and the terminal is restored.
func (t *lastTerminal) await() {
	select {
	case <-t.done:
	case <-time.After(restoreMost):
	}
}

// maxLeave bounds what guard can tell, in bytes.
const maxLeave = 1 << 20

// frame is what the keeper is told, after its length (4 bytes, big-endian).
func frame(leave []byte) []byte {
	return append(binary.BigEndian.AppendUint32(nil, uint32(len(leave))), leave...)
}

// readLeave reads one frame.
func readLeave(r io.Reader) ([]byte, error) {
	var head [4]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		return nil, err
	}
	size := binary.BigEndian.Uint32(head[:])
	if size > maxLeave {
		return nil, fmt.Errorf("%d bytes to leave a terminal with", size)
	}
	leave := make([]byte, size)
	_, err := io.ReadFull(r, leave)
	return leave, err
}
