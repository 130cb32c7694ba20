// Package disk lets the judge look at the real machine, for one request and for
// a short time. Paths come in, what the operating system says goes out; it
// never changes anything and follows no symlinks on its own.
package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/stall"
	"guard/policy/place"
)

// LookBudget is how long judging one request may look at the disk for any number of
// looks. Up to [manyLooks] it may take [patience] times as long, so that a verdict
// hangs on what a request looks at and not on what else the machine does meanwhile.
const (
	LookBudget = 50 * time.Millisecond
	manyLooks  = 20000
	patience   = 20
)

// chunk is how many entries of a folder are read at once: the deadline is
// looked at between chunks.
const chunk = 256

// Disk is a place.Disk over the operating system. It is for one request: its
// time runs from New, and every look after that is place.ErrBudget.
type Disk struct {
	until  time.Time // for many looks
	end    time.Time // for any
	looks  int
	late   bool
	recent *Recent
	looked looked // of a find that may be kept; nil: there is none
	latest stamped
}

// stamped is the latest stamp, good for a moment: several parts of the judge ask for the same one after the other.
type stamped struct {
	path  string
	at    time.Time
	stamp place.Stamp
	err   error
}

// New starts the clock for one request; zero or less takes [LookBudget].
func New(budget time.Duration) *Disk {
	if budget <= 0 {
		budget = LookBudget
	}
	stall.Refresh()
	now := time.Now()
	return &Disk{until: now.Add(budget), end: now.Add(patience * budget)}
}

// leastLooks is how many looks a request has in any case: on a machine that is held
// up its time may be over before it has had any of it.
const leastLooks = 64

func (d *Disk) over() bool {
	d.looks++
	if d.looks <= leastLooks {
		return false
	}
	now := time.Now()
	late := now.After(d.end) || d.looks > manyLooks && now.After(d.until)
	d.late = d.late || late
	return late
}

// Late implements place.Clock.
func (d *Disk) Late() bool { return d.late }

// Lstat implements place.Disk.
func (d *Disk) Lstat(path string) (fs.FileInfo, error) {
	if d.over() {
		return nil, place.ErrBudget
	}
	d.note(path, true)
	info, err := look(d, path, func() (fs.FileInfo, error) { return os.Lstat(path) })
	return info, absent(path, err)
}

// Bounds of one look where a file system may not answer. The first is what one gets that comes late.
const (
	shortLook = 100 * time.Millisecond
	longLook  = 2 * time.Second
)

// look does one look, for as long as the request has left. One that does not come back uses that up.
func look[T any](d *Disk, path string, do func() (T, error)) (found T, err error) {
	if !stall.May() {
		return do()
	}
	found, err = stall.Look(path, min(max(time.Until(d.end), shortLook), longLook), do)
	if err == stall.Err {
		d.late = true
		return found, place.ErrBudget
	}
	return found, err
}

// absent makes of the error that a folder on the way to a path is a file what it comes to:
// nothing is at that path. A path that ends in a slash may itself be that file.
func absent(path string, err error) error {
	if !errors.Is(err, unix.ENOTDIR) || strings.HasSuffix(path, "/") || strings.HasSuffix(path, "/.") {
		return err
	}
	return &fs.PathError{Op: "stat", Path: path, Err: unix.ENOENT}
}

// Readlink implements place.Disk.
func (d *Disk) Readlink(path string) (string, error) {
	if d.over() {
		return "", place.ErrBudget
	}
	d.note(path, false)
	return look(d, path, func() (string, error) { return readlink(path) })
}

func readlink(path string) (string, error) {
	var short [256]byte // most paths are no links, and few links lead further
	for to := short[:]; ; {
		n, err := unix.Readlink(path, to)
		switch {
		case err == unix.EINTR:
			continue
		case err != nil:
			return "", err
		case n < len(to):
			return string(to[:n]), nil
		case len(to) == maxTarget:
			return "", unix.ENAMETOOLONG
		}
		to = make([]byte, maxTarget)
	}
}

// maxTarget is more than a symlink's target can have, in bytes (symlink(7): PATH_MAX).
const maxTarget = 4097

// ID implements place.Disk.
func (d *Disk) ID(path string) (place.FileID, error) {
	now := time.Now()
	if d.over() {
		return place.FileID{}, place.ErrBudget
	}
	d.note(path, true)
	if d.recent != nil {
		if id, ok := d.recent.id.at(path, now).(place.FileID); ok {
			return id, nil
		}
	}
	st, err := look(d, path, func() (st unix.Stat_t, err error) {
		err = unix.Stat(path, &st)
		return st, err
	})
	if err != nil {
		return place.FileID{}, absent(path, err)
	}
	id := place.FileID{Dev: uint64(st.Dev), Ino: uint64(st.Ino)}
	if d.recent != nil {
		d.recent.id.keep(value{key: path, is: id, at: now})
	}
	return id, nil
}

// ReadDir implements place.Disk: entries come in the order of the disk.
func (d *Disk) ReadDir(path string, yield func(fs.DirEntry) bool) error {
	if d.over() {
		return place.ErrBudget
	}
	d.note(path, true)
	f, err := look(d, path, func() (*os.File, error) {
		return os.OpenFile(path, os.O_RDONLY|unix.O_DIRECTORY, 0) // a pipe's reader would wait
	})
	if err != nil {
		return err
	}
	defer f.Close()
	for {
		entries, err := look(d, path, func() ([]fs.DirEntry, error) { return f.ReadDir(chunk) })
		for _, e := range entries {
			if !yield(entry{e, d, path}) {
				return nil
			}
		}
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		case d.over():
			return place.ErrBudget
		}
	}
}

// entry is one of a folder, which is looked at further as the disk is.
type entry struct {
	fs.DirEntry
	d      *Disk
	folder string
}

// Info implements fs.DirEntry.
func (e entry) Info() (fs.FileInfo, error) {
	return look(e.d, e.folder+"/"+e.Name(), e.DirEntry.Info)
}
