package supervise

import (
	"os"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// maxSweep is how long a sweep goes on. What is left then is not guard's to kill, or
// hangs in the kernel.
const maxSweep = 2 * time.Second

// watchdogs are the living watchdogs of this process. The lock is held while one is
// started and while a sweep goes on, so that a sweep never meets one it does not know.
var watchdogs struct {
	sync.Mutex
	pids map[int]bool
}

// A sweep is guard itself killing a tree, because the watchdog was killed or stopped.
type sweep struct {
	watchdog int // of the tree to kill; every other watchdog is spared, with its tree
	self     int
	session  int // guard's own
}

// sweep kills and reaps the tree, and what dead watchdogs have left to this process.
// It returns how many processes could not be killed.
func (t *Tree) sweep() int {
	session, err := unix.Getsid(0)
	if err != nil {
		return 0
	}
	s := sweep{watchdog: t.watchdog.Pid, self: os.Getpid(), session: session}
	watchdogs.Lock()
	defer watchdogs.Unlock()
	for deadline := time.Now().Add(maxSweep); ; time.Sleep(strikeMin) {
		strike(s.find)
		left := s.reap()
		if left == 0 || time.Now().After(deadline) {
			return left
		}
	}
}

// find returns the processes to kill. They are known by their session: the watchdog
// and the supervisor each began one, and no process can join another session. So
// guard's other children, which share guard's session, are spared.
func (s sweep) find() []process {
	spared := func(p process) bool {
		return p.session == s.session || (p.pid != s.watchdog && watchdogs.pids[p.pid])
	}
	return append(below(processes(), s.self, spared), strays(s.self)...)
}

// reap collects the exit statuses of those that are dead, and returns how many are
// left. The watchdog's own status is for awaitWatchdog.
func (s sweep) reap() (left int) {
	for _, p := range s.find() {
		if p.parent == s.self && p.pid != s.watchdog {
			if pid, err := syscall.Wait4(p.pid, nil, syscall.WNOHANG, nil); err == nil && pid == p.pid {
				continue
			}
		}
		if p.pid != s.watchdog || !p.ended {
			left++
		}
	}
	return left
}
