package interpose

import (
	"encoding/binary"
	"io"
	"os"
	"sync"
	"time"

	"golang.org/x/term"

	"guard/locale"
)

// lastTerminal is the person's terminal as the keeper knows it, should guard be
// killed before it can give it back.
type lastTerminal struct {
	file  *os.File // nil: there is none
	modes *term.State
	done  chan struct{} // closed once it is restored

	mu    sync.Mutex
	heard bool   // guard has told something
	leave []byte // what it has told to write there; nothing: hands off
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
	leave := t.toldLast()
	if t.file == nil || len(leave) == 0 {
		return
	}
	_ = term.Restore(outerFD, t.modes)
	_, _ = t.file.Write(leave)
}

func (t *lastTerminal) told(leave []byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.leave, t.heard = leave, true
}

func (t *lastTerminal) toldLast() []byte {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.leave
}

// restoreMost is how long the terminal may take.
const restoreMost = time.Second

// settled reports whether there is nothing to restore: no terminal, or one that
// guard has said it looks after itself. What guard tells first may not have been
// read yet.
func (t *lastTerminal) settled() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.file == nil || t.heard && len(t.leave) == 0
}

// await waits until guard has said that it looks after the terminal itself, or
// is missed and the terminal restored: the agent's end may be seen here before
// guard's, whose death it is.
func (t *lastTerminal) await() {
	for end := time.Now().Add(restoreMost); !t.settled() && time.Now().Before(end); {
		select {
		case <-t.done:
			return
		case <-time.After(time.Millisecond):
		}
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
		return nil, locale.Errorf("%d bytes to leave a terminal with", size)
	}
	leave := make([]byte, size)
	_, err := io.ReadFull(r, leave)
	return leave, err
}
