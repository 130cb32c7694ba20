package audit

import (
	"os"

	"golang.org/x/sys/unix"
)

// lock marks a record as being written, for as long as its file is open: the
// kernel takes the mark away with the process, however that ends. A file system
// without locks (some network ones) goes without.
func lock(f *os.File) { _ = unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB) }

// Writing reports whether a running guard has the record open, so that it has
// not ended because its session has not.
func Writing(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	err = unix.Flock(int(f.Fd()), unix.LOCK_SH|unix.LOCK_NB)
	return err == unix.EWOULDBLOCK
}
