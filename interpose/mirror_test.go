package interpose

import (
	"io"
	"os/exec"
	"slices"
	"syscall"
	"testing"
)

// spare are the signals up to 31 that do not kill by default (signal(7)).
var spare = []syscall.Signal{
	syscall.SIGCHLD, syscall.SIGCONT, syscall.SIGURG, syscall.SIGWINCH,
	syscall.SIGSTOP, syscall.SIGTSTP, syscall.SIGTTIN, syscall.SIGTTOU,
}

// Guard's parent sees guard die of what the agent died of, and no core file.
func TestSignalsAreMirrored(t *testing.T) {
	for sig := syscall.Signal(1); sig < 32; sig++ {
		if slices.Contains(spare, sig) {
			continue
		}
		t.Run(sig.String(), func(t *testing.T) {
			g := startGuard(t, "/bin/sleep", "30")
			if err := syscall.Kill(g.agent, sig); err != nil {
				t.Fatal(err)
			}
			_, _ = io.Copy(io.Discard, g.out)
			_ = g.cmd.Wait()
			ws := g.cmd.ProcessState.Sys().(syscall.WaitStatus)
			if !ws.Signaled() || ws.Signal() != sig || ws.CoreDump() {
				t.Errorf("guard ended with %#x, want signal %d and no core", ws, sig)
			}
		})
	}
}

func TestStatusIsMirrored(t *testing.T) {
	for name, c := range map[string]struct {
		agent []string
		want  int
	}{
		"code":           {[]string{"/bin/sh", "-c", "exit 41"}, 41},
		"not found":      {[]string{"/none/such"}, 127},
		"not executable": {[]string{"/"}, 126},
	} {
		t.Run(name, func(t *testing.T) {
			cmd := exec.Command(self(), peerArgs("guard", c.agent...)...)
			_ = cmd.Run()
			if got := cmd.ProcessState.ExitCode(); got != c.want {
				t.Errorf("status %d, want %d", got, c.want)
			}
		})
	}
}
