package supervise

import (
	"encoding/binary"
	"io"
	"os"
	"sync"
	"time"

	"golang.org/x/term"

	"guard/locale"
)

// lastTerminal is the person's terminal as the watchdog knows it, in case guard is
// killed before it can give it back.
type lastTerminal struct {
	file  *os.File // nil: there is none
	modes *term.State
	done  chan struct{} // closed once it is restored

	mu    sync.Mutex
	heard bool   // guard has told something
	leave []byte // what guard told last: control sequences to write there, or nothing to leave it alone
}

// findTerminal looks at the terminal that guard handed to the watchdog, before guard
// changes its modes.
func findTerminal() *lastTerminal {
	modes, err := term.GetState(personsTerminalFD)
	if err != nil {
		return &lastTerminal{done: make(chan struct{})}
	}
	return &lastTerminal{file: os.NewFile(personsTerminalFD, "terminal"), modes: modes, done: make(chan struct{})}
}

// restore gives the terminal back as it was at the start.
func (t *lastTerminal) restore() {
	defer close(t.done)
	t.mu.Lock()
	leave := t.leave
	t.mu.Unlock()
	if t.file == nil || len(leave) == 0 {
		return
	}
	_ = term.Restore(personsTerminalFD, t.modes)
	_, _ = t.file.Write(leave)
}

func (t *lastTerminal) setLeave(leave []byte) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.leave, t.heard = leave, true
}

// restoreMost is how long it may take to restore the terminal.
const restoreMost = time.Second

// settled reports whether there is nothing to restore: no terminal, or one that guard
// has said it restores itself. Before guard has told anything, that is not known.
func (t *lastTerminal) settled() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.file == nil || t.heard && len(t.leave) == 0
}

// await waits until guard has said that it restores the terminal itself, or is dead
// and the terminal restored. The agent's end may be seen here before the death of
// guard that caused it.
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

// leaveFrame is what the watchdog is told to leave the terminal with, behind its length
// (4 bytes, big-endian).
func leaveFrame(leave []byte) []byte {
	return append(binary.BigEndian.AppendUint32(nil, uint32(len(leave))), leave...)
}

// readLeave reads one leaveFrame.
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
