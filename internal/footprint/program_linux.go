package footprint

import (
	"encoding/binary"
	"os"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// giveBackProgram unmaps the pages of guard's own machine code and constants; those that are used again
// come back one by one. They are in the system's cache, and nobody writes to them, so nothing is lost
// (madvise(2), MADV_DONTNEED). Without this all that has run once counts as guard's memory for good, with
// 15 pages round each: the tables of 90 packages are made at the start.
func giveBackProgram() {
	program, err := os.Executable()
	if err != nil {
		return
	}
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		return
	}
	inPlace := runsInPlace(program)
	for line := range strings.Lines(string(maps)) {
		from, to, access, ok := mapping(line, program)
		if ok && (access == "r-xp" || access == "r--p" && inPlace) {
			_, _, _ = unix.Syscall(unix.SYS_MADVISE, from, to-from, unix.MADV_DONTNEED)
		}
	}
}

// runsInPlace reports a program that is linked for fixed addresses, so that none of its constants was
// written to when it was loaded: its e_type, the two bytes at 16, is ET_EXEC, 2 (elf(5)).
func runsInPlace(program string) bool {
	f, err := os.Open(program)
	if err != nil {
		return false
	}
	defer f.Close()
	var kind [2]byte
	_, err = f.ReadAt(kind[:], 16)
	return err == nil && binary.NativeEndian.Uint16(kind[:]) == 2
}

// mapping reads a line of /proc/self/maps (proc_pid_maps(5)); ok for a part of the program's file.
func mapping(line, program string) (from, to uintptr, access string, ok bool) {
	fields := strings.Fields(line)
	if len(fields) < 6 || !strings.HasSuffix(strings.TrimSuffix(line, "\n"), " "+program) {
		return 0, 0, "", false
	}
	first, last, _ := strings.Cut(fields[0], "-")
	a, err := strconv.ParseUint(first, 16, 64)
	b, err2 := strconv.ParseUint(last, 16, 64)
	return uintptr(a), uintptr(b), fields[1], err == nil && err2 == nil
}
