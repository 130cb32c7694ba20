package supervise

import (
	"bytes"
	"os"
	"strconv"

	"golang.org/x/sys/unix"
)

// processes reads the process table. A process that ends meanwhile is left out.
func processes() []process {
	dir, err := os.Open("/proc")
	if err != nil {
		return nil
	}
	defer dir.Close()
	names, _ := dir.Readdirnames(-1)
	table := make([]process, 0, len(names))
	for _, name := range names {
		if name[0] < '1' || name[0] > '9' {
			continue
		}
		if p, ok := readStat("/proc/" + name + "/stat"); ok {
			table = append(table, p)
		}
	}
	return table
}

func readStat(path string) (process, bool) {
	fd, err := unix.Open(path, unix.O_RDONLY|unix.O_CLOEXEC, 0)
	if err != nil {
		return process{}, false
	}
	defer unix.Close(fd)
	var line [512]byte
	n, err := unix.Read(fd, line[:])
	if err != nil {
		return process{}, false
	}
	return parseStat(line[:n])
}

// parseStat reads the head of a line of /proc/PID/stat (proc_pid_stat(5)):
// "pid (name) state ppid pgrp session …". The name may hold spaces and
// brackets of its own, so the last bracket is the one that counts.
func parseStat(line []byte) (process, bool) {
	open, end := bytes.IndexByte(line, '('), bytes.LastIndexByte(line, ')')
	if open < 0 || end < open {
		return process{}, false
	}
	fields := bytes.Fields(line[end+1:])
	if len(fields) < 4 || len(fields[0]) != 1 {
		return process{}, false
	}
	var numbers [4]int
	for i, field := range [][]byte{bytes.TrimSpace(line[:open]), fields[1], fields[2], fields[3]} {
		n, err := strconv.Atoi(string(field))
		if err != nil {
			return process{}, false
		}
		numbers[i] = n
	}
	state := fields[0][0]
	return process{
		pid: numbers[0], parent: numbers[1], group: numbers[2], session: numbers[3],
		ended: state == 'Z' || state == 'X',
	}, numbers[0] > 0
}

// strays returns the processes of the run that do not descend from root. There are
// none: the kernel hands every orphan to the nearest subreaper above it.
func strays(root int) []process { return nil }

// runEnv is what a run's processes must carry in their environment: nothing.
func runEnv() []string { return nil }
