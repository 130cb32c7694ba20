package socket

import "net"

// peerIsUser reports a connection whose other end is a person's process.
func peerIsUser(c *net.UnixConn, uid int) bool {
	who, _, err := credentials(c)
	return err == nil && who == uid
}

// peerPID is the process that connected; 0 if the kernel does not say.
func peerPID(c *net.UnixConn) int {
	_, pid, _ := credentials(c)
	return pid
}

func credentials(c *net.UnixConn) (uid, pid int, err error) {
	raw, err := c.SyscallConn()
	if err != nil {
		return 0, 0, err
	}
	if closed := raw.Control(func(fd uintptr) { uid, pid, err = credentialsOf(int(fd)) }); closed != nil {
		return 0, 0, closed
	}
	return uid, pid, err
}
