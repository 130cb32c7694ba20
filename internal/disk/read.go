package disk

import (
	"errors"
	"io/fs"
	"os"

	"golang.org/x/sys/unix"

	"guard/policy/place"
)

var errUnfit = errors.New("not a regular file, or too large")

// ReadFile implements place.Disk: a regular file of at most limit bytes. It never
// waits: a pipe may have taken the file's place since it was looked at, and there
// are regular files whose reader waits for what comes next (proc_kmsg(5),
// trace_pipe).
func (d *Disk) ReadFile(path string, limit int64) ([]byte, error) {
	if d.over() {
		return nil, place.ErrBudget
	}
	d.note(path, true)
	return look(d, path, func() ([]byte, error) { return readRegular(path, limit) })
}

func readRegular(path string, limit int64) ([]byte, error) {
	info, err := os.Stat(path) // what is opened may notice
	if err != nil {
		return nil, absent(path, err)
	}
	if !info.Mode().IsRegular() || info.Size() > limit {
		return nil, &fs.PathError{Op: "read", Path: path, Err: errUnfit}
	}
	b, err := readNow(path, info.Size(), limit)
	if err != nil {
		return nil, &fs.PathError{Op: "read", Path: path, Err: err}
	}
	return b, nil
}

// readNow reads what a regular file holds without waiting; size is a guess.
func readNow(path string, size, limit int64) ([]byte, error) {
	fd, err := openNow(path)
	if err != nil {
		return nil, err
	}
	defer unix.Close(fd)
	b := make([]byte, 0, size+512)
	for {
		n, err := again(func() (int, error) { return unix.Read(fd, b[len(b):cap(b)]) })
		if err != nil || n <= 0 {
			return b, err
		}
		if b = b[:len(b)+n]; int64(len(b)) > limit {
			return nil, errUnfit
		}
		if len(b) == cap(b) {
			b = append(b, 0)[:len(b)]
		}
	}
}

// openNow opens a regular file without waiting.
func openNow(path string) (int, error) {
	fd, err := again(func() (int, error) {
		return unix.Open(path, unix.O_RDONLY|unix.O_NONBLOCK|unix.O_CLOEXEC|unix.O_NOCTTY, 0)
	})
	if err != nil {
		return -1, err
	}
	var st unix.Stat_t
	if err = unix.Fstat(fd, &st); err == nil && st.Mode&unix.S_IFMT != unix.S_IFREG {
		err = errUnfit
	}
	if err != nil {
		unix.Close(fd)
		return -1, err
	}
	return fd, nil
}

// again repeats a call that a signal interrupted.
func again(do func() (int, error)) (int, error) {
	for {
		if n, err := do(); err != unix.EINTR {
			return n, err
		}
	}
}
