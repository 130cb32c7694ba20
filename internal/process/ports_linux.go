package process

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"time"

	"guard/internal/lazy"
)

// socketTables are the kernel's lists of sockets in this network namespace (proc_pid_net(5)).
var socketTables = []string{"tcp", "tcp6", "udp", "udp6"}

// socketsAt lists the processes of a table that hold a socket bound or connected to a port, as lsof(8) does.
func socketsAt(port int, processes table, until time.Time) (pids []int, ok bool) {
	open := map[string]bool{} // by the number of their inode: whether a process that holds it was found
	for _, name := range socketTables {
		if !socketsIn("/proc/self/net/"+name, port, open) {
			return nil, false
		}
	}
	if len(open) == 0 {
		return nil, true
	}
	for pid := range processes {
		if time.Now().After(until) {
			return nil, false
		}
		if holdsOne(pid, open) {
			pids = append(pids, pid)
		}
	}
	for _, found := range open {
		if !found {
			return nil, false
		}
	}
	return pids, true
}

// socketsIn adds the inodes of those that a list has; a kernel without IPv6 has not all lists.
func socketsIn(file string, port int, open map[string]bool) bool {
	f, err := os.Open(file)
	if err != nil {
		return os.IsNotExist(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for first := true; lines.Scan(); first = false {
		fields := strings.Fields(lines.Text())
		if first {
			continue
		}
		if len(fields) < 10 {
			return false
		}
		if inode := fields[9]; inode != "0" && (portOf(fields[1]) == port || portOf(fields[2]) == port) {
			open[inode] = false
		}
	}
	return lines.Err() == nil
}

// portOf is the port of an address, in hexadecimal digits behind a colon; -1: there is none.
func portOf(address string) int {
	n, err := strconv.ParseUint(address[strings.LastIndexByte(address, ':')+1:], 16, 16)
	if err != nil {
		return -1
	}
	return int(n)
}

// socketLink is what a descriptor of a socket leads to (proc_pid_fd(5)).
var socketLink = lazy.Pattern(`^socket:\[(\d+)\]$`)

// holdsOne reports a process that holds one of some sockets, and notes all that it holds of them. One that may not be
// looked at belongs to somebody else.
func holdsOne(pid int, open map[string]bool) (holds bool) {
	folder := "/proc/" + strconv.Itoa(pid) + "/fd"
	dir, err := os.Open(folder)
	if err != nil {
		return false
	}
	defer dir.Close()
	names, _ := dir.Readdirnames(-1)
	for _, name := range names {
		target, err := os.Readlink(folder + "/" + name)
		if err != nil {
			continue
		}
		if m := socketLink().FindStringSubmatch(target); m != nil {
			if _, one := open[m[1]]; one {
				open[m[1]], holds = true, true
			}
		}
	}
	return holds
}
