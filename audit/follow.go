package audit

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// Follower reads records while they are written: each call of Next gives what
// whole lines have come since the one before. Its zero value is not usable.
type Follower struct {
	dir  string
	seen map[string]*followed
}

// followed is how far one file has been read.
type followed struct {
	at    int64
	lines uint64
	over  bool // it has ended, or cannot be read on
}

// NewFollower follows every record of a folder, from its first line on.
func NewFollower(dir string) *Follower { return &Follower{dir: dir, seen: map[string]*followed{}} }

// Next gives the new records, file by file, the oldest file first. The errors of
// single files are joined; what could be read is given with them, and a file
// that cannot be is left out from then on.
func (f *Follower) Next() ([]Entry, error) {
	files, err := Files(f.dir)
	if err != nil {
		return nil, err
	}
	var all []Entry
	var errs []error
	for _, file := range files {
		pos := f.seen[file.Path]
		if pos == nil {
			pos = &followed{}
			f.seen[file.Path] = pos
		}
		if pos.over {
			continue
		}
		list, err := pos.read(file.Path)
		all = append(all, list...)
		if err != nil {
			pos.over = true
			errs = append(errs, err)
		}
	}
	return all, errors.Join(errs...)
}

// read gives the whole lines after the position. A line without its end is
// still being written.
func (p *followed) read(path string) ([]Entry, error) {
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		p.over = true
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("guard: reading a record: %w", err)
	}
	defer file.Close()
	text, err := io.ReadAll(io.NewSectionReader(file, p.at, 1<<62))
	if err != nil {
		return nil, fmt.Errorf("guard: reading a record: %w", err)
	}
	var list []Entry
	for line := range bytes.Lines(text) {
		if line[len(line)-1] != '\n' {
			break
		}
		p.at += int64(len(line))
		p.lines++
		e, err := parseEntry(line)
		if err != nil {
			return list, &BadRecord{path, p.lines, Unreadable}
		}
		list = append(list, e)
		p.over = e.Event == SessionEnded
	}
	return list, nil
}
