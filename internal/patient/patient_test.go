package patient

import (
	"bytes"
	"io"
	"os"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// opened is a pipe whose ends block as far as the runtime knows.
func opened(t *testing.T) (r, w *os.File) {
	t.Helper()
	var fds [2]int
	if err := unix.Pipe(fds[:]); err != nil {
		t.Fatal(err)
	}
	r, w = os.NewFile(uintptr(fds[0]), "r"), os.NewFile(uintptr(fds[1]), "w")
	t.Cleanup(func() { r.Close(); w.Close() })
	return r, w
}

// unblock is what another program does to a file that it has too.
func unblock(t *testing.T, f *os.File) {
	t.Helper()
	conn, err := f.SyscallConn()
	if err != nil {
		t.Fatal(err)
	}
	_ = conn.Control(func(fd uintptr) { err = unix.SetNonblock(int(fd), true) })
	if err != nil {
		t.Fatal(err)
	}
}

// TestAFileThatIsMadeNonBlocking loses nothing, both ways.
func TestAFileThatIsMadeNonBlocking(t *testing.T) {
	r, w := opened(t)
	unblock(t, r)
	unblock(t, w)
	sent := bytes.Repeat([]byte("0123456789abcdef"), 1<<16)
	if n, err := w.Write(sent); err == nil {
		t.Fatalf("a pipe took %d bytes at once", n)
	} else {
		sent = append([]byte(nil), sent[n:]...)
		if _, err := io.ReadFull(r, make([]byte, n)); err != nil {
			t.Fatal(err)
		}
	}
	wrote := make(chan error, 1)
	go func() {
		n, err := Write(w, sent)
		if err == nil && n != len(sent) {
			err = io.ErrShortWrite
		}
		w.Close()
		wrote <- err
	}()
	time.Sleep(20 * time.Millisecond) // now it is full
	got, err := io.ReadAll(Reader{r})
	if err != nil || !bytes.Equal(got, sent) {
		t.Errorf("%d bytes came of %d, %v", len(got), len(sent), err)
	}
	if err := <-wrote; err != nil {
		t.Error(err)
	}
}

// TestAReaderThatGoes ends a writer that waits for it.
func TestAReaderThatGoes(t *testing.T) {
	r, w := opened(t)
	unblock(t, w)
	wrote := make(chan error, 1)
	go func() {
		_, err := Write(w, make([]byte, 1<<20))
		wrote <- err
	}()
	time.Sleep(20 * time.Millisecond)
	r.Close()
	if err := <-wrote; err == nil {
		t.Error("all of it was written")
	}
}
