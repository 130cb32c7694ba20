package store

import (
	"io"
	"os"

	"golang.org/x/sys/unix"

	"guard/undo"
)

// Reading opens a file for reading: no link, and nothing that waits, as a pipe would.
const Reading = unix.O_RDONLY | unix.O_NOFOLLOW | unix.O_NONBLOCK | unix.O_CLOEXEC | unix.O_NOCTTY

// OpenFile opens a file of the person's for Reading. Its error is the system's own.
func OpenFile(path string) (*os.File, error) {
	fd, err := unix.Open(path, Reading, 0)
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(fd), path), nil
}

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

// CopyRuns makes an empty file what another is, so large, and leaves the holes that it has.
func CopyRuns(to, from *os.File, size int64) error {
	runs, _, err := Extents(from, size)
	if err != nil {
		return err
	}
	for _, run := range runs {
		if _, err := io.Copy(io.NewOffsetWriter(to, run.At), io.NewSectionReader(from, run.At, run.Len)); err != nil {
			return err
		}
	}
	return to.Truncate(size)
}
