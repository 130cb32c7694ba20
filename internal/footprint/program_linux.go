package footprint

import (
	"os"
	"runtime"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// giveBackProgram unmaps the pages of guard's own machine code; those that run again come back one by
// one. They are in the system's cache, and nobody writes to them, so nothing is lost (madvise(2),
// MADV_DONTNEED). Without this all that has run once counts as guard's memory for good, with 15 pages
// round each: the tables of 90 packages are made at the start.
func giveBackProgram() {
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		return
	}
	here, _, _, _ := runtime.Caller(0)
	for line := range strings.Lines(string(maps)) {
		if from, to, ok := machineCode(line); ok && from <= here && here < to {
			_, _, _ = unix.Syscall(unix.SYS_MADVISE, from, to-from, unix.MADV_DONTNEED)
		}
	}
}

// machineCode reads a line of /proc/self/maps (proc_pid_maps(5)); ok for code that cannot be written.
func machineCode(line string) (from, to uintptr, ok bool) {
	fields := strings.Fields(line)
	if len(fields) < 2 || fields[1] != "r-xp" {
		return 0, 0, false
	}
	first, last, _ := strings.Cut(fields[0], "-")
	a, err := strconv.ParseUint(first, 16, 64)
	b, err2 := strconv.ParseUint(last, 16, 64)
	return uintptr(a), uintptr(b), err == nil && err2 == nil
}
