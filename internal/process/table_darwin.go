package process

import (
	"bytes"
	"encoding/binary"
	"os"
	"strings"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// read reads the process table (sysctl kern.proc.all). macOS hands what outlives
// its parent to launchd, so that it is nobody's own here.
func read(until time.Time) table {
	rows, err := unix.SysctlKinfoProcSlice("kern.proc.all")
	if err != nil || len(rows) > maxProcesses || time.Now().After(until) {
		return nil
	}
	t := make(table, len(rows))
	for _, row := range rows {
		name, _, _ := strings.Cut(string(row.Proc.P_comm[:]), "\x00")
		t[int(row.Proc.P_pid)] = proc{parent: int(row.Eproc.Ppid), group: int(row.Eproc.Pgid), name: name}
	}
	return t
}

// commandLine is a process's words, each ended by NUL; empty where the kernel
// does not tell it, as of another user's.
func commandLine(pid int) (line string, ok bool) {
	_, words, ok := arguments(pid)
	return words, !ok || len(words) <= maxCommand
}

// arguments takes sysctl kern.procargs2 apart: how many words, the program's
// path, NULs, the words, the environment.
func arguments(pid int) (program, words string, ok bool) {
	raw, err := unix.SysctlRaw("kern.procargs2", pid)
	if err != nil || len(raw) < 4 {
		return "", "", false
	}
	count := int(binary.LittleEndian.Uint32(raw))
	path, rest, _ := bytes.Cut(raw[4:], []byte{0})
	rest = bytes.TrimLeft(rest, "\x00")
	end := 0
	for range count {
		i := bytes.IndexByte(rest[end:], 0)
		if i < 0 {
			break
		}
		end += i + 1
	}
	return string(path), string(rest[:end]), true
}

// self is guard's own program.
var self = sync.OnceValue(func() os.FileInfo {
	path, err := os.Executable()
	if err != nil {
		return nil
	}
	info, _ := os.Stat(path)
	return info
})

// isGuard reports a process that runs guard's own program, or one of which the
// kernel does not tell what it runs.
func isGuard(pid int) bool {
	path, _, ok := arguments(pid)
	info, err := os.Stat(path)
	return !ok || err != nil || self() == nil || os.SameFile(info, self())
}
