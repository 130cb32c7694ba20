package process

import (
	"bytes"
	"errors"
	"io"
	"os"
	"strconv"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// read reads the process table from proc(5); nil where that takes too long or
// there are too many.
func read(until time.Time) table {
	dir, err := os.Open("/proc")
	if err != nil {
		return nil
	}
	defer dir.Close()
	names, err := dir.Readdirnames(-1)
	if err != nil {
		return nil
	}
	t := make(table, len(names))
	var line [512]byte
	for _, name := range names {
		pid, err := strconv.Atoi(name)
		if err != nil {
			continue
		}
		n, err := head("/proc/"+name+"/stat", line[:])
		switch p, ok := parse(line[:n]); {
		case len(t) == maxProcesses || time.Now().After(until):
			return nil
		case gone(err):
		case err != nil || !ok:
			return nil
		default:
			t[pid] = p
		}
	}
	return t
}

// head reads the beginning of a small file, for less than os.File costs.
func head(path string, into []byte) (n int, err error) {
	fd, err := unix.Open(path, unix.O_RDONLY|unix.O_CLOEXEC, 0)
	if err != nil {
		return 0, err
	}
	defer unix.Close(fd)
	n, err = unix.Read(fd, into)
	return max(n, 0), err
}

// gone reports the error of a process that has ended meanwhile.
func gone(err error) bool {
	return errors.Is(err, os.ErrNotExist) || errors.Is(err, syscall.ESRCH)
}

// parse reads the head of a line of /proc/PID/stat (proc_pid_stat(5)): "pid
// (name) state ppid pgrp …". The name may hold brackets of its own, so the last
// one counts.
func parse(line []byte) (proc, bool) {
	open, end := bytes.IndexByte(line, '('), bytes.LastIndexByte(line, ')')
	if open < 0 || end < open {
		return proc{}, false
	}
	fields := bytes.Fields(line[end+1:])
	if len(fields) < 3 {
		return proc{}, false
	}
	parent, err := strconv.Atoi(string(fields[1]))
	group, bad := strconv.Atoi(string(fields[2]))
	return proc{parent: parent, group: group, name: string(line[open+1 : end])}, err == nil && bad == nil
}

// commandLine is a process's words, each ended by NUL (proc_pid_cmdline(5));
// empty for one that has ended.
func commandLine(pid int) (line string, ok bool) {
	f, err := os.Open("/proc/" + strconv.Itoa(pid) + "/cmdline")
	if err != nil {
		return "", gone(err)
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, maxCommand+1))
	return string(b), (err == nil || gone(err)) && len(b) <= maxCommand
}

// self is guard's own program.
var self = sync.OnceValue(func() os.FileInfo {
	info, _ := os.Stat("/proc/self/exe")
	return info
})

// isGuard reports a process that runs guard's own program, or one that may not
// be looked at.
func isGuard(pid int) bool {
	info, err := os.Stat("/proc/" + strconv.Itoa(pid) + "/exe")
	if err != nil {
		return !gone(err)
	}
	return self() == nil || os.SameFile(info, self())
}
