package socket

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strconv"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// credentialsOf asks the kernel who is at the other end of a socket (SO_PEERCRED, unix(7)).
func credentialsOf(fd int) (uid, pid int, err error) {
	cred, err := unix.GetsockoptUcred(fd, unix.SOL_SOCKET, unix.SO_PEERCRED)
	if err != nil {
		return 0, 0, err
	}
	return int(cred.Uid), int(cred.Pid), nil
}

// peerEnded reports that the process that connected has ended (SO_PEERPIDFD, Linux 6.5). An older kernel does not tell.
func peerEnded(c *net.UnixConn) (ended bool) {
	raw, err := c.SyscallConn()
	if err != nil {
		return true
	}
	_ = raw.Control(func(fd uintptr) {
		process, err := unix.GetsockoptInt(int(fd), unix.SOL_SOCKET, unix.SO_PEERPIDFD)
		if err != nil {
			ended = err != unix.ENOPROTOOPT
			return
		}
		defer unix.Close(process)
		// readable once it has ended (pidfd_open(2)); a signal interrupts even a look that does not wait
		n, err := 0, error(unix.EINTR)
		for err == unix.EINTR {
			n, err = unix.Poll([]unix.PollFd{{Fd: int32(process), Events: unix.POLLIN}}, 0)
		}
		ended = n != 0 || err != nil
	})
	return ended
}

// parentOf reads a process's parent and when it began, in ticks since boot: fields 4 and 22 of
// /proc/PID/stat (proc_pid_stat(5)). The name before them may hold anything, so the last bracket counts.
func parentOf(pid int) (parent int, began uint64, err error) {
	var line [2048]byte // 52 numbers of 20 digits at most, and a short name
	stat, err := readProc(line[:], pid, "stat")
	if err != nil {
		return 0, 0, err
	}
	fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
	if len(fields) < 20 {
		return 0, 0, locale.Errorf("/proc/%d/stat is not understood", pid)
	}
	if parent, err = strconv.Atoi(string(fields[1])); err != nil {
		return 0, 0, err
	}
	began, err = strconv.ParseUint(string(fields[19]), 10, 64)
	return parent, began, err
}

// keepsAgent reports whether a process is one of those by which a guard keeps its agent's tree, by
// the names that interpose gives them.
func keepsAgent(pid int) bool {
	const title = "guard: "
	var line [len(title)]byte
	name, err := readProc(line[:], pid, "cmdline")
	return err == nil && string(name) == title
}

// readProc reads the beginning of a process's file under /proc, as far as it fits.
func readProc(into []byte, pid int, name string) ([]byte, error) {
	f, err := os.Open(fmt.Sprintf("/proc/%d/%s", pid, name))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	n, err := io.ReadFull(f, into)
	if errors.Is(err, io.ErrUnexpectedEOF) {
		err = nil // it is shorter
	}
	return into[:n], err
}

func fdPath(dir *os.File, name string) string {
	return fmt.Sprintf("/proc/self/fd/%d/%s", dir.Fd(), name)
}
