package overlay

import (
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"

	"guard/internal/filelock"
	"guard/locale"
)

// lock lets one guard at a time make, bring home or look after home overlays.
func lock(base string) (unlock func(), err error) {
	f, err := os.OpenFile(filepath.Join(base, "lock"), os.O_CREATE|os.O_RDWR|unix.O_NOFOLLOW, 0o600)
	if err != nil {
		return nil, err
	}
	if err := filelock.Take(f); err != nil {
		f.Close()
		return nil, locale.Errorf("lock %s: %w", f.Name(), err)
	}
	return func() { f.Close() }, nil
}

// own marks a home overlay as this process's, by a lock that goes with the process,
// and by its pid, for people.
func own(folder string) (*os.File, error) {
	f, err := os.OpenFile(filepath.Join(folder, "owner"), os.O_CREATE|os.O_RDWR|unix.O_NOFOLLOW, 0o600)
	if err != nil {
		return nil, err
	}
	if err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB); err != nil {
		f.Close()
		return nil, err
	}
	if err := f.Truncate(0); err == nil {
		_, err = fmt.Fprintln(f, os.Getpid())
		if err != nil {
			f.Close()
			return nil, err
		}
	}
	return f, nil
}
