package disk

import (
	"io/fs"
	"os"

	"golang.org/x/sys/unix"

	"guard/policy/place"
)

// ReadPart implements place.Parts.
func (d *Disk) ReadPart(path string, at int64, n int) ([]byte, error) {
	if d.over() {
		return nil, place.ErrBudget
	}
	d.note(path, true)
	return look(d, path, func() ([]byte, error) { return readPart(path, at, n) })
}

func readPart(path string, at int64, n int) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, absent(path, err)
	}
	if !info.Mode().IsRegular() || at < 0 || n < 0 {
		return nil, &fs.PathError{Op: "read", Path: path, Err: fs.ErrInvalid}
	}
	fd, err := openNow(path)
	if err != nil {
		return nil, &fs.PathError{Op: "read", Path: path, Err: err}
	}
	defer unix.Close(fd)
	b := make([]byte, min(int64(n), max(0, info.Size()-at)))
	for got := 0; got < len(b); {
		n, err := again(func() (int, error) { return unix.Pread(fd, b[got:], at+int64(got)) })
		if err != nil {
			return nil, &fs.PathError{Op: "read", Path: path, Err: err}
		}
		if n == 0 { // it is shorter than it was
			return b[:got], nil
		}
		got += n
	}
	return b, nil
}
