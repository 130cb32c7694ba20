package socket

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// deadAfter is how old a run's folder must be to be removed: one that is just
// starting listens to nothing yet.
const deadAfter = time.Hour

// RemoveDead removes from the folders what runs left that were killed, and so
// could not remove it themselves. What a socket answers to, or what is not a
// run's folder, stays; so does the folder of the run own.
func RemoveDead(own string, now time.Time, folders ...string) {
	for _, folder := range folders {
		runs, _ := os.ReadDir(folder)
		for _, run := range runs {
			path := filepath.Join(folder, run.Name())
			info, err := run.Info()
			if err == nil && run.IsDir() && isRun(run.Name()) && run.Name() != own &&
				now.Sub(info.ModTime()) > deadAfter && nobodyListens(filepath.Join(path, SocketName)) {
				_ = os.RemoveAll(path)
			}
		}
	}
}

// isRun reports whether a folder is named as a run is: by 64 bits in hexadecimal.
func isRun(name string) bool {
	return len(name) == 16 && strings.Trim(name, "0123456789abcdef") == ""
}

func nobodyListens(path string) bool {
	err := listens(path, personsOwn)
	return errors.Is(err, syscall.ECONNREFUSED) || errors.Is(err, fs.ErrNotExist)
}
