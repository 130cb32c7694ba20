package supervise

import (
	"os"
	"syscall"
	"testing"
)

// start starts a shell script without input or output.
func start(t *testing.T, script string) *Tree {
	t.Helper()
	null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	tree, err := Start(Order{Path: "/bin/sh", Args: []string{"sh", "-c", script}, Env: os.Environ()}, [3]*os.File{null, null, null}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

// TestTreeTellsTheEnd: how the agent ended by itself, and that a kill ends what it started too.
func TestTreeTellsTheEnd(t *testing.T) {
	for name, c := range map[string]struct {
		script string
		kill   bool
		want   Exit
	}{
		"exit code": {"exit 7", false, Exit{Code: 7}},
		"signal":    {"kill -TERM $$", false, Exit{Signal: syscall.SIGTERM}},
		"killed":    {"sleep 30 & sleep 30", true, Exit{Signal: syscall.SIGKILL}},
	} {
		t.Run(name, func(t *testing.T) {
			tree := start(t, c.script)
			if c.kill {
				tree.Kill()
			}
			if got := tree.Wait(); got != c.want {
				t.Errorf("ended as %+v, want %+v", got, c.want)
			}
			tree.Close()
			if left := below(processes(), os.Getpid(), nil); len(left) > 0 {
				t.Errorf("%d processes are left: %+v", len(left), left)
			}
		})
	}
}
