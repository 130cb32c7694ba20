package interpose

import (
	"os"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// maxSweep is how long a sweep goes on; what is left then is not guard's to
// kill, or hangs in the kernel.
const maxSweep = 2 * time.Second

// keepers are the living keepers of this process. The lock is held while one is
// started and while a sweep goes on, which so never meets one it does not know.
var keepers struct {
	sync.Mutex
	pids map[int]bool
}

// A sweep is guard doing its keeper's work, because that was killed or stopped.
type sweep struct {
	keeper int // whose run it is; every other keeper and its tree is spared
	self   int
	own    int // guard's session
}

// sweep kills and reaps the run, and what runs with dead keepers left to this
// process. It returns how many processes could not be killed.
func (p *Process) sweep() int {
	own, err := unix.Getsid(0)
	if err != nil {
		return 0
	}
	s := sweep{keeper: p.keeper.Pid, self: os.Getpid(), own: own}
	keepers.Lock()
	defer keepers.Unlock()
	for deadline := time.Now().Add(maxSweep); ; time.Sleep(strikeMin) {
		strike(s.find)
		left := s.reap()
		if left == 0 || time.Now().After(deadline) {
			return left
		}
	}
}

// find returns the processes to kill. They are known by their session: the
// keeper and the supervisor each began one, and no process can join another's
// session. So guard's own other children, which share its session, are spared.
func (s sweep) find() []proc {
	spared := func(p proc) bool {
		return p.session == s.own || (p.pid != s.keeper && keepers.pids[p.pid])
	}
	return append(below(processes(), s.self, spared), strays(s.self)...)
}

// reap reaps those who are dead, but for the keeper, for whom awaitKeeper
// waits, and returns how many are left.
func (s sweep) reap() (left int) {
	for _, p := range s.find() {
		if p.parent == s.self && p.pid != s.keeper {
			if pid, err := syscall.Wait4(p.pid, nil, syscall.WNOHANG, nil); err == nil && pid == p.pid {
				continue
			}
		}
		if p.pid != s.keeper || !p.ended {
			left++
		}
	}
	return left
}
