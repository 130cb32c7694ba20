package overlay

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Recover brings home what home overlays hold whose guard is gone, and removes them.
// Those of a living guard are left alone. What cannot be brought home stays.
func Recover(base string) error {
	entries, err := os.ReadDir(base)
	if err != nil {
		if os.IsNotExist(err) {
			return nil
		}
		return err
	}
	unlock, err := lock(base)
	if err != nil {
		return err
	}
	defer unlock()
	var failed []error
	for _, e := range entries {
		if !e.IsDir() {
			continue
		}
		if err := recoverOne(base, e.Name()); err != nil {
			failed = append(failed, fmt.Errorf("%s: %w", filepath.Join(base, e.Name()), err))
		}
	}
	return errors.Join(failed...)
}

func recoverOne(base, id string) error {
	s := &Overlay{Path: Path(base, id), base: base, folder: filepath.Join(base, id)}
	owner, err := own(s.folder)
	if err != nil {
		return nil // its guard lives, or it is gone by now
	}
	s.owner = owner
	defer s.release()
	s.manifest, err = readManifest(s.folder)
	switch {
	case os.IsNotExist(err): // it was never whole, or has been brought home
		return os.RemoveAll(s.folder)
	case err != nil:
		return err
	}
	if err := s.bringHome(); err != nil {
		return err
	}
	return s.remove()
}
