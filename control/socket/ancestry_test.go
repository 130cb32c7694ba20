package socket

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"guard/control"
)

// TestAuthorizeSelfAsksWhoRuns: a guard that runs knows its agent's programs where their own ancestors do not tell,
// as in a PID namespace. This process is what the run below serves, and so its own.
func TestAuthorizeSelfAsksWhoRuns(t *testing.T) {
	folder, err := os.MkdirTemp("", "g") // a socket's path is short (unix(7))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	run := filepath.Join(folder, "0123456789abcdef")
	if err := os.Mkdir(run, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := AuthorizeSelf(folder); err != nil {
		t.Errorf("nothing runs: %v", err)
	}
	s, err := Listen(filepath.Join(run, SocketName), hookBroker(newRig(control.Params{})))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := AuthorizeSelf(folder); !errors.As(err, new(Failure)) {
		t.Errorf("its own program: %v", err)
	}
	if err := AuthorizeSelf(); err != nil {
		t.Errorf("by its ancestors alone: %v", err)
	}
	if !StartedByAgent(folder) || StartedByAgent() {
		t.Error("StartedByAgent does not say the same")
	}
}

// The first process of all is asked about like any other: in a container it may be guard.
func TestTheFirstProcessOfAll(t *testing.T) {
	self := peer{pid: os.Getpid()}
	_, self.began, _ = parentOf(self.pid)
	top := self.pid
	for top > 1 {
		parent, _, err := parentOf(top)
		if err != nil {
			t.Skip(err)
		}
		top = parent
	}
	if top != 1 {
		t.Skip("the first process is out of sight")
	}
	if err := self.checkAncestry(func(pid int) bool { return pid == 1 }); !errors.Is(err, errOwnProgram) {
		t.Errorf("below the first: %v", err)
	}
	if err := self.checkAncestry(func(int) bool { return false }); err != nil {
		t.Errorf("below nobody's: %v", err)
	}
}
