// Package store holds what was kept: objects, which are the content of files, and manifests, which say
// what stood where. Content comes in with its hash, and goes out only if it still has that hash.
//
//	s, err := store.Open(dir)            // ~/.local/state/guard/undo, mode 0700
//	b := s.Bundle()                      // small contents and their manifest, in one file
//	at, _, err := b.Add(content, hash)
//	hash, err := b.Keep(manifest)        // manifests/3a7c….bundle
//	d, err := s.Draft()                  // what is larger has a file of its own: objects/9f/86d0…
//
// It is the person's own data: nobody else can read it, and what is not wanted any more is removed by
// Expire and Forget only. Several guards may use one store at the same time. It follows no link.
package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"

	"guard/locale"
	"guard/undo"
)

// Store is a folder of objects and manifests. Its methods may be called at the same time.
type Store struct {
	dir string
}

// The folders of a store.
const (
	objects   = "objects"
	manifests = "manifests"
	unnamed   = "unnamed" // objects that have no hash yet, or will have none
	partial   = "partial" // being written
)

// Open opens the store in a folder, which is made where it is missing. It must belong to this user, be
// no link, and be closed to all others.
func Open(dir string) (*Store, error) {
	s := &Store{dir: dir}
	for _, name := range []string{"", objects, manifests, unnamed, partial} {
		if err := private(filepath.Join(dir, name)); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Existing opens the store in a folder if there is one; nil where there is none.
func Existing(dir string) (*Store, error) {
	if _, err := os.Lstat(dir); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return Open(dir)
}

// Folder is where the store lies.
func (s *Store) Folder() string { return s.dir }

// private makes a folder for this user alone.
func private(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return locale.Errorf("guard: making the folder for what can be undone: %w", err)
	}
	var st unix.Stat_t
	if err := unix.Lstat(dir, &st); err != nil {
		return locale.Errorf("guard: looking at %s: %w", dir, err)
	}
	switch {
	case st.Mode&unix.S_IFMT != unix.S_IFDIR:
		return locale.Errorf("guard: %s is a link or no folder; what can be undone needs a folder of its own", dir)
	case int(st.Uid) != os.Geteuid():
		return locale.Errorf("guard: %s belongs to user %d, not to you (%d)", dir, st.Uid, os.Geteuid())
	case st.Mode&0o077 != 0:
		if err := os.Chmod(dir, 0o700); err != nil {
			return locale.Errorf("guard: closing %s to others: %w", dir, err)
		}
	}
	return nil
}

// Keeps reports that a manifest is there.
func (s *Store) Keeps(hash string) bool {
	if !undo.Named(hash) {
		return false
	}
	_, err := os.Lstat(s.manifest(hash))
	return err == nil
}

// path is where an object lies by its name.
func (s *Store) path(name string) string {
	if rest, ok := cutUnnamed(name); ok {
		return filepath.Join(s.dir, unnamed, rest)
	}
	return filepath.Join(s.dir, objects, name[:2], name[2:])
}
