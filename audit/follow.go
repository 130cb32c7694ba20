package audit

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"iter"
	"os"

	"guard/locale"
)

// Follower reads records while they are written: each call of Next gives what
// whole lines have come since the one before. Its zero value is not usable.
type Follower struct {
	dir  string
	from func(File) bool
	seen map[string]*followed // nil before the first Next
}

// followed is how far one file has been read.
type followed struct {
	at    int64
	lines uint64
	over  bool // it has ended, is not wanted, or cannot be read on
}

// NewFollower follows the records of a folder from their first line on: of those
// that are there at the first Next only what from wants (nil: all), and every
// one that comes later.
func NewFollower(dir string, from func(File) bool) *Follower {
	return &Follower{dir: dir, from: from}
}

// Next yields the new records, file by file, the oldest file first. A file that
// cannot be read yields an error, once, and is left out from then on.
func (f *Follower) Next() iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		files, err := Files(f.dir)
		if err != nil {
			yield(Entry{}, err)
			return
		}
		first := f.seen == nil
		if first {
			f.seen = map[string]*followed{}
		}
		for _, file := range files {
			pos := f.seen[file.Path]
			if pos == nil {
				pos = &followed{over: first && f.from != nil && !f.from(file)}
				f.seen[file.Path] = pos
			}
			if !pos.over && !pos.read(file.Path, yield) {
				return
			}
		}
	}
}

// read yields the whole lines after the position. A line without its end is
// still being written.
func (p *followed) read(path string, yield func(Entry, error) bool) bool {
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		p.over = true
		return true
	}
	if err != nil {
		return p.fail(locale.Errorf("guard: reading a record: %w", err), yield)
	}
	defer file.Close()
	if _, err := file.Seek(p.at, io.SeekStart); err != nil {
		return p.fail(locale.Errorf("guard: reading a record: %w", err), yield)
	}
	for r := bufio.NewReaderSize(file, 64<<10); ; {
		line, err := r.ReadBytes('\n')
		if err == io.EOF {
			return true
		}
		if err != nil {
			return p.fail(locale.Errorf("guard: reading a record: %w", err), yield)
		}
		p.at += int64(len(line))
		p.lines++
		e, err := parseEntry(line)
		if err != nil {
			return p.fail(&BadRecord{path, p.lines, Unreadable}, yield)
		}
		p.over = e.Event == SessionEnded
		if !yield(e, nil) {
			return false
		}
	}
}

func (p *followed) fail(err error, yield func(Entry, error) bool) bool {
	p.over = true
	return yield(Entry{}, err)
}
