package main

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// TestTheNextRunClearsAway: what a guard that was killed left behind goes when another starts.
func TestTheNextRunClearsAway(t *testing.T) {
	h := newHome(t)
	left := filepath.Join(h.home, "state", "guard", "run", "0123456789abcdef")
	if err := os.MkdirAll(left, 0o700); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(left, "hooks.json"), "{}")
	long := time.Now().Add(-24 * time.Hour)
	if err := os.Chtimes(left, long, long); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(guardPath, "run", "--protocol", "plain", "--", "cat")
	cmd.Env, cmd.Dir = h.env(), h.home
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { in.Close(); _ = cmd.Wait() })
	eventually(t, func() bool {
		_, err := os.Stat(left)
		return errors.Is(err, fs.ErrNotExist)
	}, "the folder of a killed run stays")
}
