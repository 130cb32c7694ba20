package interpose

import (
	"io"
	"os"
	"strings"
	"syscall"
	"testing"
)

// Signals reach the agent; those that ask for the end get it from an agent
// that ignores them too.
func TestSignalsAreForwarded(t *testing.T) {
	const agent = `for s in INT QUIT USR1 USR2 WINCH TERM HUP; do trap "echo $s; $1" $s; done; echo up; while :; do sleep 0.02; done 2>/dev/null`
	for name, c := range map[string]struct {
		send   syscall.Signal
		action string
		want   syscall.WaitStatus // 0: guard lives on
	}{
		"INT":        {syscall.SIGINT, "", 0},
		"QUIT":       {syscall.SIGQUIT, "", 0},
		"USR1":       {syscall.SIGUSR1, "", 0},
		"USR2":       {syscall.SIGUSR2, "", 0},
		"WINCH":      {syscall.SIGWINCH, "", 0},
		"TERM":       {syscall.SIGTERM, "exit 3", 3 << 8},
		"HUP":        {syscall.SIGHUP, "exit 4", 4 << 8},
		"TERM, deaf": {syscall.SIGTERM, "", syscall.WaitStatus(syscall.SIGKILL)},
		"HUP, deaf":  {syscall.SIGHUP, "", syscall.WaitStatus(syscall.SIGKILL)},
	} {
		t.Run(name, func(t *testing.T) {
			g := startGuard(t, "/bin/sh", "-c", "exec 2>/dev/null; "+agent, "sh", c.action)
			g.expect(t, "up")
			_ = g.cmd.Process.Signal(c.send)
			heard, _, _ := strings.Cut(name, ",")
			g.expect(t, heard)
			if c.want == 0 {
				_ = g.cmd.Process.Signal(syscall.SIGTERM)
				g.expect(t, "TERM") // so it lived
				return
			}
			_, _ = io.Copy(io.Discard, g.out)
			_ = g.cmd.Wait()
			if ws := g.cmd.ProcessState.Sys().(syscall.WaitStatus); ws != c.want {
				t.Errorf("guard ended with %#x, want %#x", ws, c.want)
			}
		})
	}
}

// TestSignalBeforeForward: a signal that comes after the start, and before it can be passed on, is
// passed on then.
func TestSignalBeforeForward(t *testing.T) {
	p, err := Start(Params{Path: "/bin/sh", Args: []string{"-c", "sleep 600"}, Grace: brief})
	if err != nil {
		t.Fatal(err)
	}
	if err := syscall.Kill(os.Getpid(), syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	defer p.Forward()()
	if exit := p.Wait(); exit.Signal != syscall.SIGTERM {
		t.Errorf("%+v", exit)
	}
}
