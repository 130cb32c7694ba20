package audit

import (
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// lock marks a record as being written, for as long as its file is open: the
// kernel takes the mark away with the process, however that ends. A file system
// without locks (some network ones) goes without. Somebody who is just looking,
// by Writing, holds it for a moment; nobody can hold guard up for longer.
func lock(f *os.File) {
	for range 20 {
		if unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB) != unix.EWOULDBLOCK {
			return
		}
		time.Sleep(time.Millisecond)
	}
}

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
