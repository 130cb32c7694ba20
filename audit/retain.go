package audit

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"time"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// Retention says how long records are kept. The zero value keeps all.
type Retention struct {
	Keep    time.Duration // since the last was written to a record; 0: for good
	MaxSize int64         // of all records of a folder together, in bytes; 0: any
}

// Bounds of one look. What is left over, the next run finds: 100 records are more than come with
// one.
const (
	maxLooked  = 20_000 // the newest, by whose sizes MaxSize is kept
	maxExpired = 100
)

// fresh is how long after the last was written to a record it counts as in use: a guard that
// starts has made its file before it has locked it.
const fresh = time.Minute

// Expired lists the records in a folder that are kept no longer, the oldest first: never one that
// a running guard writes. It reads none of them.
func (r Retention) Expired(dir string, now time.Time) ([]File, error) {
	if r == (Retention{}) {
		return nil, nil
	}
	files, err := Files(dir)
	if err != nil || len(files) == 0 {
		return nil, err
	}
	folder, err := openFolder(dir)
	if err != nil {
		return nil, err
	}
	defer folder.Close()
	full := r.full(folder, files)
	var expired []File
	for i, f := range files {
		old := r.Keep > 0 && f.Started.Before(now.Add(-r.Keep))
		if i >= full && !old || len(expired) == maxExpired {
			break // younger ones are not old either
		}
		_, written := look(folder, f)
		aged := old && written.Before(now.Add(-r.Keep))
		if (i < full || aged) && written.Before(now.Add(-fresh)) && !Writing(f.Path) {
			expired = append(expired, f)
		}
	}
	return expired, nil
}

// full is how many of the files, the oldest, do not fit into MaxSize beside the newer ones.
func (r Retention) full(folder *os.File, files []File) int {
	if r.MaxSize <= 0 {
		return 0
	}
	total := int64(0)
	for i, f := range slices.Backward(files) {
		if len(files)-i > maxLooked {
			break
		}
		size, _ := look(folder, f)
		if total += size; total > r.MaxSize {
			return i + 1
		}
	}
	return 0
}

// look is a record's size and when it was last written; one that has gone is empty and new.
func look(folder *os.File, f File) (size int64, written time.Time) {
	var st unix.Stat_t
	if err := unix.Fstatat(int(folder.Fd()), filepath.Base(f.Path), &st, unix.AT_SYMLINK_NOFOLLOW); err != nil {
		return 0, time.Now()
	}
	return st.Size, time.Unix(st.Mtim.Unix())
}

// Remove deletes records of a folder, but not one that a guard writes by now, and says how many
// went.
func Remove(dir string, files []File) (removed int, err error) {
	if len(files) == 0 {
		return 0, nil
	}
	folder, err := openFolder(dir)
	if err != nil {
		return 0, err
	}
	defer folder.Close()
	var errs []error
	for _, f := range files {
		switch err := removeIn(folder, filepath.Base(f.Path)); {
		case err == nil:
			removed++
		case err != unix.EWOULDBLOCK && err != unix.ENOENT:
			errs = append(errs, locale.Errorf("guard: removing the record %s: %w", f.Path, err))
		}
	}
	return removed, errors.Join(errs...)
}

// removeIn deletes a file while it holds the lock that a writer would hold. A file system without
// locks keeps its records.
func removeIn(folder *os.File, name string) error {
	fd, err := unix.Openat(int(folder.Fd()), name, unix.O_RDONLY|unix.O_NOFOLLOW|unix.O_NONBLOCK|unix.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(fd)
	if err := unix.Flock(fd, unix.LOCK_EX|unix.LOCK_NB); err != nil {
		return err
	}
	return unix.Unlinkat(int(folder.Fd()), name, 0)
}
