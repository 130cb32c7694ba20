package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"

	"guard/policy/place"
)

// ReadPart implements place.Parts.
func (d *Disk) ReadPart(path string, at int64, n int) ([]byte, error) {
	if d.over() {
		return nil, place.ErrBudget
	}
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || at < 0 || n < 0 {
		return nil, &fs.PathError{Op: "read", Path: path, Err: fs.ErrInvalid}
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b := make([]byte, min(int64(n), max(0, info.Size()-at)))
	got, err := f.ReadAt(b, at)
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return b[:got], err
}
