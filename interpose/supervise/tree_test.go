package supervise

import (
	"os"
	"syscall"
	"testing"
)

// prepare makes a tree without input or output.
func prepare(t *testing.T) *Tree {
	t.Helper()
	null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	tree, err := Prepare([3]*os.File{null, null, null}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

// start starts a shell script.
func start(t *testing.T, script string) *Tree {
	t.Helper()
	tree := prepare(t)
	if err := tree.Start(Order{Path: "/bin/sh", Args: []string{"sh", "-c", script}, Env: os.Environ()}); err != nil {
		t.Fatal(err)
	}
	return tree
}

// TestNothingIsLeftWithoutAnAgent: a tree that was prepared in vain, or whose agent cannot
// be started, leaves no watchdog and no supervisor.
func TestNothingIsLeftWithoutAnAgent(t *testing.T) {
	prepare(t).Abandon()
	if err := prepare(t).Start(Order{Path: "/nowhere/agent", Args: []string{"agent"}}); err == nil {
		t.Error("an agent that is not there was started")
	}
	if err := prepare(t).Start(Order{Path: "/bin/true", Args: []string{"a\x00b"}}); err == nil {
		t.Error("an agent was started with a NUL byte in its arguments")
	}
	if left := below(processes(), os.Getpid(), nil); len(left) > 0 {
		t.Errorf("%d processes are left: %+v", len(left), left)
	}
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
