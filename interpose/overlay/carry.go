package overlay

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"guard/internal/atomicfile"
)

// carry copies what the program made to where it belongs: a file takes the place
// of the one that is there, a folder's entries go into it. What is replaced and
// is not fresh was written by somebody else meanwhile, and is set aside.
func carry(from, to string, fresh func(fs.FileInfo) bool) error {
	info, err := os.Lstat(from)
	if err != nil {
		return err
	}
	switch {
	case info.IsDir():
		return carryTree(from, to)
	case info.Mode().Type() == fs.ModeSymlink:
		return carryLink(from, to)
	case !info.Mode().IsRegular():
		return nil // a socket, a pipe: nothing that lasts
	}
	if now, err := os.Stat(to); err == nil {
		if now.Size() == info.Size() && sameContent(from, to) {
			return nil
		}
		if !fresh(now) {
			if err := setAside(to); err != nil {
				return err
			}
		}
	}
	return copyFile(from, to, info.Mode().Perm())
}

func carryTree(from, to string) error {
	if err := os.MkdirAll(to, 0o700); err != nil {
		return err
	}
	entries, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if passing(e) {
			continue
		}
		if err := carry(filepath.Join(from, e.Name()), filepath.Join(to, e.Name()), never); err != nil {
			return err
		}
	}
	return nil
}

func never(fs.FileInfo) bool { return false }

func carryLink(from, to string) error {
	target, err := os.Readlink(from)
	if err != nil {
		return err
	}
	if _, err := os.Lstat(to); err == nil {
		return nil
	}
	return os.Symlink(target, to)
}

// replaceTree puts a folder in the place of another, which is gone only when the
// new one is whole.
func replaceTree(from, to string) error {
	fresh, old := to+".new", to+".old"
	for _, left := range []string{fresh, old} { // of a time that was broken off
		if err := os.RemoveAll(left); err != nil {
			return err
		}
	}
	if err := carryTree(from, fresh); err != nil {
		return err
	}
	if err := os.Rename(to, old); err != nil && !os.IsNotExist(err) {
		return err
	}
	if err := os.Rename(fresh, to); err != nil {
		return err
	}
	return os.RemoveAll(old)
}

// setAside keeps a file under another name beside it. What is no file (a pipe) keeps nothing.
func setAside(path string) error {
	err := copyFile(path, path+time.Now().Format(".before-guard-20060102-150405"), 0o600)
	if errors.Is(err, errNoFile) {
		return nil
	}
	return err
}

// write replaces a file whole, where a link of the person's leads to.
func write(path string, content []byte, mode fs.FileMode) error {
	path, err := place(path)
	if err != nil {
		return err
	}
	return atomicfile.Write(path, content, mode)
}

// copyFile is write of what another file holds, however large it is.
func copyFile(from, to string, mode fs.FileMode) error {
	in, err := open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	if to, err = place(to); err != nil {
		return err
	}
	return atomicfile.WriteBy(to, mode, func(w io.Writer) error {
		_, err := io.Copy(w, in)
		return err
	})
}

// place is where a file is written: where a link of the person's leads to, in a folder that is there.
func place(path string) (string, error) {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	return path, os.MkdirAll(filepath.Dir(path), 0o700)
}

var errNoFile = errors.New("it is no regular file")

// open opens a regular file, and waits for nothing that a program has put in its place.
func open(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		f.Close()
		return nil, errors.Join(&fs.PathError{Op: "read", Path: path, Err: errNoFile}, err)
	}
	return f, nil
}

// readFile is all that a regular file holds, of at most maxMerged bytes.
func readFile(path string) ([]byte, error) {
	f, err := open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	content, err := io.ReadAll(io.LimitReader(f, maxMerged+1))
	if err == nil && len(content) > maxMerged {
		err = &fs.PathError{Op: "read", Path: path, Err: syscall.EFBIG}
	}
	return content, err
}

// maxMerged bounds the files that are copied in, and merged at the end: lists of names.
const maxMerged = 64 << 20

// sameContent reports two regular files that hold the same.
func sameContent(a, b string) bool {
	x, err := open(a)
	if err != nil {
		return false
	}
	defer x.Close()
	y, err := open(b)
	if err != nil {
		return false
	}
	defer y.Close()
	one, other := make([]byte, 64<<10), make([]byte, 64<<10)
	for {
		n, errX := io.ReadFull(x, one)
		m, errY := io.ReadFull(y, other)
		if n != m || !bytes.Equal(one[:n], other[:m]) {
			return false
		}
		if errX != nil || errY != nil {
			ended := errX == io.EOF || errX == io.ErrUnexpectedEOF
			return ended && errX == errY
		}
	}
}
