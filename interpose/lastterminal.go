package interpose

import (
	"encoding/binary"
	"fmt"
	"io"
	"os"

	"golang.org/x/term"
)

// lastTerminal is the person's terminal as the keeper knows it, should guard be
// killed before it can give it back.
type lastTerminal struct {
	file  *os.File // nil: there is none
	modes *term.State
	leave []byte // what guard has told to write there; nothing: hands off
}

// findTerminal looks at the terminal that guard handed to the keeper, before
// guard changes its modes.
func findTerminal() *lastTerminal {
	modes, err := term.GetState(outerFD)
	if err != nil {
		return &lastTerminal{}
	}
	return &lastTerminal{file: os.NewFile(outerFD, "terminal"), modes: modes}
}

// restore gives the terminal back as it was.
func (t *lastTerminal) restore() {
	if t.file == nil || len(t.leave) == 0 {
		return
	}
	_ = term.Restore(outerFD, t.modes)
	_, _ = t.file.Write(t.leave)
}

// maxLeave bounds what guard can tell, in bytes.
const maxLeave = 1 << 20

// readLeave reads what Process.tellKeeper writes.
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
