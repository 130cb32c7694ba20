package audit

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"guard/locale"
)

// File is one session's record in a folder.
type File struct {
	Path    string
	Session string
	Started time.Time // to the second, UTC
}

const (
	nameFormat = "20060102T150405Z" // sorts by time, and needs no quoting in a shell
	extension  = ".jsonl"
)

func fileName(t time.Time, session string) string {
	return t.UTC().Format(nameFormat) + "-" + session + extension
}

// Files lists the records in a folder, oldest first. A folder that is not there holds none; entries
// that are no records are passed over.
func Files(dir string) ([]File, error) {
	entries, err := os.ReadDir(dir) // sorted by name, so by time
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, locale.Errorf("guard: listing the records: %w", err)
	}
	var files []File
	for _, e := range entries {
		base, ok := strings.CutSuffix(e.Name(), extension)
		stamp, session, named := strings.Cut(base, "-")
		started, err := time.Parse(nameFormat, stamp)
		if !ok || !named || err != nil || !e.Type().IsRegular() {
			continue
		}
		files = append(files, File{filepath.Join(dir, e.Name()), session, started})
	}
	return files, nil
}
