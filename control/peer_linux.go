package control

import (
	"fmt"
	"net"
	"os"

	"golang.org/x/sys/unix"
)

// peerIsUser asks the kernel who is at the other end (SO_PEERCRED, unix(7)).
func peerIsUser(c *net.UnixConn, uid int) bool {
	raw, err := c.SyscallConn()
	if err != nil {
		return false
	}
	ok := false
	_ = raw.Control(func(fd uintptr) {
		cred, err := unix.GetsockoptUcred(int(fd), unix.SOL_SOCKET, unix.SO_PEERCRED)
		ok = err == nil && int(cred.Uid) == uid
	})
	return ok
}

func fdPath(dir *os.File, name string) string {
	return fmt.Sprintf("/proc/self/fd/%d/%s", dir.Fd(), name)
}
