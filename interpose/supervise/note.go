package supervise

import (
	"encoding/binary"
	"io"
)

// A note is one message between guard and the supervisor: a kind and a number. For
// example, 'X' and 3 say that the agent has ended with exit code 3.
type note struct {
	kind  noteKind
	value int32
}

type noteKind byte

const (
	// From the supervisor.
	noteStarted noteKind = 'S' // value: the agent's process id
	noteFailed  noteKind = 'F' // value: the errno of its start
	noteStopped noteKind = 'T' // the agent was stopped (SIGTSTP and its like)
	noteExited  noteKind = 'X' // value: its exit code
	noteKilled  noteKind = 'K' // value: the signal it died of

	// From guard.
	noteSignal noteKind = 's' // value: a signal for the agent's process group
	noteEnd    noteKind = 'e' // kill what is left of the tree
)

const noteSize = 5

func (n note) send(w io.Writer) error {
	b := make([]byte, 1, noteSize)
	b[0] = byte(n.kind)
	_, err := w.Write(binary.BigEndian.AppendUint32(b, uint32(n.value)))
	return err
}

func readNote(r io.Reader) (note, error) {
	var b [noteSize]byte
	if _, err := io.ReadFull(r, b[:]); err != nil {
		return note{}, err
	}
	return note{noteKind(b[0]), int32(binary.BigEndian.Uint32(b[1:]))}, nil
}
