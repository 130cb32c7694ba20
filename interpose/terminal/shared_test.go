package terminal

import (
	"bytes"
	"io"
	"testing"

	"github.com/creack/pty"
)

// A question stands behind all that the agent wrote before it, also where the terminal is slow to take that.
func TestAQuestionWaitsForASlowTerminal(t *testing.T) {
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer master.Close()
	s := NewShared(slave, nil)
	flood := bytes.Repeat([]byte("flood "), 8<<10)
	wrote := make(chan struct{})
	go func() {
		defer close(wrote)
		_, _ = s.Write(append([]byte("\x1b[8m"), flood...))
	}()
	begun := make([]byte, 64)
	if _, err := io.ReadFull(master, begun); err != nil {
		t.Fatal(err)
	}
	asked := make(chan struct{})
	go func() {
		defer close(asked)
		release := s.Hold()
		_, _ = slave.WriteString("QUESTION")
		release()
		slave.Close()
	}()
	all, _ := io.ReadAll(master)
	<-asked
	<-wrote
	if at := bytes.Index(all, []byte("QUESTION")); at < len(flood)-len(begun) || !bytes.HasSuffix(all[:at], []byte("\x1b[0m")) {
		t.Errorf("the question stands at %d of %d", at, len(all))
	}
}
