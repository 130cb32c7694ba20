package stream

import (
	"bytes"
	"io"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"
)

// typist is guard's side of an agent's terminal, whose other side is slave.
func typist(t *testing.T) (in *Input, out *Output, slave *os.File) {
	t.Helper()
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { slave.Close() })
	if _, err := term.MakeRaw(int(slave.Fd())); err != nil {
		t.Fatal(err)
	}
	if master, err = unpolled(master); err != nil {
		t.Fatal(err)
	}
	if out, err = newOutput(master, time.Hour); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { out.Close() })
	return &Input{file: master, terminal: true, ready: out.ready}, out, slave
}

// What is typed or pasted arrives whole, however late the agent reads, and what
// it shows meanwhile is read.
func TestTypingWaitsForTheAgent(t *testing.T) {
	in, out, slave := typist(t)
	typed := make([]byte, 1<<20)
	_, _ = rand.NewChaCha8([32]byte{}).Read(typed)
	wrote := make(chan error, 1)
	go func() {
		n, err := in.Write(typed)
		if err == nil && n != len(typed) {
			err = io.ErrShortWrite
		}
		wrote <- err
	}()
	time.Sleep(50 * time.Millisecond) // now the terminal is full
	_, _ = slave.WriteString("shown")
	b := make([]byte, 64)
	if n, err := out.Read(b); string(b[:n]) != "shown" || err != nil {
		t.Errorf("read %q, %v", b[:n], err)
	}
	got := make([]byte, len(typed))
	if _, err := io.ReadFull(slave, got); err != nil || !bytes.Equal(got, typed) {
		t.Errorf("what was typed came otherwise, %v", err)
	}
	if err := <-wrote; err != nil {
		t.Error(err)
	}
}

// An agent that never reads does not keep guard from ending.
func TestTypingEndsWithTheTerminal(t *testing.T) {
	in, out, _ := typist(t)
	wrote := make(chan error, 1)
	go func() {
		_, err := in.Write(make([]byte, 1<<20))
		wrote <- err
	}()
	time.Sleep(50 * time.Millisecond)
	out.Close()
	if err := <-wrote; err == nil {
		t.Error("all of it was written")
	}
}

// In a flood at a terminal, reads do not wait first, and lose nothing; after it
// they wait.
func TestFloodAtTerminal(t *testing.T) {
	_, out, slave := typist(t)
	sent := make([]byte, 1<<20)
	_, _ = rand.NewChaCha8([32]byte{}).Read(sent)
	go func() {
		_, _ = slave.Write(sent)
		time.Sleep(20 * time.Millisecond)
		_, _ = slave.WriteString("end")
		slave.Close()
	}()
	if got, err := io.ReadAll(out); err != nil || !bytes.Equal(got, append(sent, "end"...)) {
		t.Errorf("%d bytes came of %d, %v", len(got), len(sent)+3, err)
	}
}
