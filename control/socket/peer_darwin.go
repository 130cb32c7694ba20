package socket

import (
	"net"
	"os"

	"golang.org/x/sys/unix"
)

// credentialsOf asks the kernel who is at the other end of a socket (LOCAL_PEERCRED, LOCAL_PEERPID, unix(4)); pid is 0
// if it does not say.
func credentialsOf(fd int) (uid, pid int, err error) {
	pid, _ = unix.GetsockoptInt(fd, unix.SOL_LOCAL, unix.LOCAL_PEERPID)
	cred, err := unix.GetsockoptXucred(fd, unix.SOL_LOCAL, unix.LOCAL_PEERCRED)
	if err != nil {
		return 0, pid, err
	}
	return int(cred.Uid), pid, nil
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
