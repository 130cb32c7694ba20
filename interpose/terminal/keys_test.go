package terminal

import (
	"io"
	"os"
	"testing"

	"github.com/creack/pty"
	"golang.org/x/term"
)

// rawKeys are the keys of a terminal in raw mode: what is written to master is typed.
func rawKeys(t *testing.T) (master, slave *os.File, k *keys) {
	t.Helper()
	master, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { master.Close(); slave.Close() })
	if _, err := term.MakeRaw(int(slave.Fd())); err != nil {
		t.Fatal(err)
	}
	k, err = newKeys(slave)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { k.Close() })
	return master, slave, k
}

// What is typed after the end is the next program's.
func TestKeysTakeNothingAfterStop(t *testing.T) {
	master, slave, k := rawKeys(t)
	b := make([]byte, 8)
	_, _ = master.WriteString("one")
	if n, err := k.Read(b); string(b[:n]) != "one" || err != nil {
		t.Errorf("read %q, %v", b[:n], err)
	}
	go k.Stop()
	if n, err := k.Read(b); n != 0 || err != io.EOF {
		t.Errorf("after the end read %q, %v", b[:n], err)
	}
	_, _ = master.WriteString("two")
	if n, err := k.Read(b); n != 0 || err != io.EOF {
		t.Errorf("after the end read %q, %v", b[:n], err)
	}
	if n, err := slave.Read(b); string(b[:n]) != "two" || err != nil {
		t.Errorf("the next program read %q, %v", b[:n], err)
	}
}

// Paused, a reader leaves every key to another one; what it is given comes
// before what is typed.
func TestKeysPaused(t *testing.T) {
	master, slave, k := rawKeys(t)
	read := make(chan string)
	go func() {
		for b := make([]byte, 8); ; {
			n, err := k.Read(b)
			if err != nil {
				close(read)
				return
			}
			read <- string(b[:n])
		}
	}()
	for range 50 {
		k.Pause()
		_, _ = master.WriteString("mine")
		b := make([]byte, 8)
		if n, err := slave.Read(b); string(b[:n]) != "mine" || err != nil {
			t.Fatalf("the other read %q, %v", b[:n], err)
		}
		k.Resume([]byte("given"))
		if got := <-read; got != "given" {
			t.Fatalf("read %q", got)
		}
		_, _ = master.WriteString("typed")
		if got := <-read; got != "typed" {
			t.Fatalf("read %q", got)
		}
	}
	k.Pause()
	k.Stop()
	if got, more := <-read; more {
		t.Errorf("after the end read %q", got)
	}
}
