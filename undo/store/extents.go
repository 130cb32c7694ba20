package store

import (
	"os"

	"golang.org/x/sys/unix"

	"guard/undo"
)

// Extents are the runs of a file that are no holes (lseek(2), SEEK_DATA).
func Extents(f *os.File, size int64) (runs []undo.Extent, total int64, err error) {
	for at := int64(0); at < size; {
		from, err := unix.Seek(int(f.Fd()), at, unix.SEEK_DATA)
		if err == unix.ENXIO { // a hole up to the end
			return runs, total, nil
		}
		if err != nil {
			return nil, 0, err
		}
		to, err := unix.Seek(int(f.Fd()), from, unix.SEEK_HOLE)
		if err != nil {
			return nil, 0, err
		}
		runs = append(runs, undo.Extent{At: from, Len: to - from})
		total += to - from
		at = to
	}
	return runs, total, nil
}
