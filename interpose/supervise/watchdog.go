package supervise

import (
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// supervisorWait is how long the supervisor has to kill the tree before the watchdog
// or guard does it instead. They begin by stopping the supervisor, and it must not be
// killed in the midst of its own work.
const supervisorWait = 500 * time.Millisecond

// watchdog does the work of the process of that name: it starts the supervisor, and
// then only watches. When the supervisor or guard is gone, it kills what is left. It
// returns its exit code.
func watchdog(line *os.File) int {
	self, err := selfPath()
	if err != nil {
		return exitStart
	}
	last := findTerminal() // before the agent runs and guard changes the modes
	supervisor, err := syscall.ForkExec(self, []string{rolePrefix + supervisorRole}, &syscall.ProcAttr{
		Env:   append(runEnv(), roleVariable+"="+supervisorRole),
		Files: []uintptr{0, 1, 2, supervisorsLineFD},
		Sys:   &syscall.SysProcAttr{Setsid: true},
	})
	if err != nil {
		return exitStart
	}
	_ = unix.Close(supervisorsLineFD)
	dropStdio()

	var r reaper
	go awaitGuard(line, last, &r)
	r.reap(func(pid int, status syscall.WaitStatus) {
		switch {
		case pid != supervisor:
		case status.Stopped(): // only an attacker stops it
			_ = syscall.Kill(pid, syscall.SIGCONT)
		default:
			r.end()
		}
	})
	last.await()
	return exitClean
}

// awaitGuard reads what guard tells about the terminal until their socket ends, which
// means that guard is gone. Then it restores the terminal and ends the tree. The
// supervisor sees the same end at the same time, and is given time to act first.
func awaitGuard(line *os.File, t *lastTerminal, r *reaper) {
	for {
		leave, err := readLeave(line)
		if err != nil {
			go t.restore() // which may have to wait for the terminal
			time.Sleep(supervisorWait)
			r.end()
			return
		}
		t.setLeave(leave)
	}
}
