package socket

import (
	"net"
	"os"

	"golang.org/x/sys/unix"
)

// peerIsUser asks the kernel who is at the other end (LOCAL_PEERCRED, unix(4)).
func peerIsUser(c *net.UnixConn, uid int) bool {
	raw, err := c.SyscallConn()
	if err != nil {
		return false
	}
	ok := false
	_ = raw.Control(func(fd uintptr) {
		cred, err := unix.GetsockoptXucred(int(fd), unix.SOL_LOCAL, unix.LOCAL_PEERCRED)
		ok = err == nil && int(cred.Uid) == uid
	})
	return ok
}

// peerPID is the process that connected (LOCAL_PEERPID, unix(4)); 0 if the kernel does not say.
func peerPID(c *net.UnixConn) (pid int) {
	raw, err := c.SyscallConn()
	if err != nil {
		return 0
	}
	_ = raw.Control(func(fd uintptr) {
		pid, _ = unix.GetsockoptInt(int(fd), unix.SOL_LOCAL, unix.LOCAL_PEERPID)
	})
	return pid
}

// parentOf reads a process's parent and when it began, in microseconds (sysctl kern.proc.pid).
func parentOf(pid int) (parent int, began uint64, err error) {
	p, err := unix.SysctlKinfoProc("kern.proc.pid", pid)
	if err != nil {
		return 0, 0, err
	}
	start := p.Proc.P_starttime
	return int(p.Eproc.Ppid), uint64(start.Sec)*1e6 + uint64(start.Usec), nil
}

// keepsAgent cannot be told here: what another guard's agent started is known to that guard alone.
func keepsAgent(int) bool { return false }

func fdPath(*os.File, string) string { return "" }

// peerEnded cannot be told.
func peerEnded(*net.UnixConn) bool { return false }
