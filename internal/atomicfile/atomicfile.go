// Package atomicfile puts a file in its place all at once.
//
// In go a path, a mode and the content. A new file is written beside the path, and takes its name only once it is
// whole and on the disk: who reads it meanwhile, and who looks after a crash, finds the old file or the new one. For
// example, Write("/home/ana/.bashrc", text, 0o644) replaces that file.
//
// It makes no folder and follows no link: what has the name, a link too, is replaced and was not written to. A file
// that fails half-way leaves nothing behind.
package atomicfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Write replaces the file by one with this content.
func Write(path string, content []byte, mode fs.FileMode) error {
	return WriteBy(path, mode, func(w io.Writer) error {
		_, err := w.Write(content)
		return err
	})
}

// WriteBy replaces the file by what a function writes.
func WriteBy(path string, mode fs.FileMode, write func(io.Writer) error) error {
	fresh, err := os.CreateTemp(filepath.Dir(path), ".guard-*.tmp") // mode 0600
	if err != nil {
		return err
	}
	if err = write(fresh); err == nil {
		err = errors.Join(fresh.Chmod(mode), fresh.Sync()) // before the rename: else a crash may leave an empty file
	}
	err = errors.Join(err, fresh.Close())
	if err == nil {
		err = os.Rename(fresh.Name(), path)
	}
	if err != nil {
		_ = os.Remove(fresh.Name())
	}
	return err
}
