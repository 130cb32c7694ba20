package interpose

import (
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// supervisorWait is how long the supervisor has for its work before keeper or
// guard do it: they begin by stopping it, and must not be killed in between.
const supervisorWait = 500 * time.Millisecond

// awaitGuard ends the keeper's charges when the socket ends: guard, at its
// other end, is gone. The supervisor has seen the same and comes first.
func (w *warden) awaitGuard(line *os.File, t *lastTerminal) {
	for {
		leave, err := readLeave(line)
		if err != nil {
			go t.restore() // which may have to wait for the terminal
			time.Sleep(supervisorWait)
			w.end()
			return
		}
		t.told(leave)
	}
}

// keep is the keeper: it starts the supervisor and then only watches. When the
// supervisor or guard is gone, it kills what is left.
func keep(line *os.File) int {
	self, err := selfPath()
	if err != nil {
		return exitStart
	}
	last := findTerminal() // before the agent runs and guard sets it
	supervisor, err := syscall.ForkExec(self, []string{rolePrefix + supervisorRole}, &syscall.ProcAttr{
		Env:   append(runEnv(), roleVariable+"="+supervisorRole),
		Files: []uintptr{0, 1, 2, agentsLine},
		Sys:   &syscall.SysProcAttr{Setsid: true},
	})
	if err != nil {
		return exitStart
	}
	_ = unix.Close(agentsLine)
	dropStdio()

	var w warden
	go w.awaitGuard(line, last)
	w.reap(func(pid int, status syscall.WaitStatus) {
		switch {
		case pid != supervisor:
		case status.Stopped(): // nobody but an attacker stops it
			_ = syscall.Kill(pid, syscall.SIGCONT)
		default:
			w.end()
		}
	})
	last.await()
	return exitClean
}
