package overlay

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
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
	content, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if now, err := os.Stat(to); err == nil {
		if old, err := os.ReadFile(to); err == nil && bytes.Equal(old, content) {
			return nil
		}
		if !fresh(now) {
			if err := setAside(to); err != nil {
				return err
			}
		}
	}
	return write(to, content, info.Mode().Perm())
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

// setAside keeps a file under another name beside it.
func setAside(path string) error {
	content, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return write(path+time.Now().Format(".before-guard-20060102-150405"), content, 0o600)
}

// write replaces a file whole, where a link of the person's leads to.
func write(path string, content []byte, mode fs.FileMode) error {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	return atomicfile.Write(path, content, mode)
}
