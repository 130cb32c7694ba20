package main

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// TestAnOutputThatOthersMakeNonBlocking: where guard's output and error are one pipe (2>&1), an agent that makes its
// standard error non-blocking, as Node does, makes guard's output so. All of it comes nevertheless.
func TestAnOutputThatOthersMakeNonBlocking(t *testing.T) {
	h := newHome(t)
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	defer w.Close()
	if err := unix.SetNonblock(int(w.Fd()), false); err != nil { // as a shell makes it
		t.Fatal(err)
	}
	begins := filepath.Join(h.home, "begins")
	cmd := exec.Command(guardPath, "run", "--", "sh", "-c",
		`echo ready; until [ -e "$0" ]; do sleep 0.05; done; head -c 1048576 /dev/zero`, begins)
	cmd.Env, cmd.Dir, cmd.Stdout, cmd.Stderr = h.env(), h.home, w, w
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	out := bufio.NewReader(r)
	for line := ""; line != "ready\n"; { // behind guard's own words
		if line, err = out.ReadString('\n'); err != nil {
			t.Fatal(err)
		}
	}
	if err := unix.SetNonblock(int(w.Fd()), true); err != nil {
		t.Fatal(err)
	}
	w.Close()
	write(t, begins, "")
	time.Sleep(300 * time.Millisecond) // now the pipe is full
	rest, err := io.ReadAll(out)
	if n := bytes.Count(rest, []byte{0}); n != 1<<20 || err != nil {
		t.Errorf("%d bytes came of %d, %v", n, 1<<20, err)
	}
	if err := cmd.Wait(); err != nil {
		t.Error(err)
	}
}
