package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// Retention says how long things are kept. The zero value keeps all.
type Retention struct {
	Keep    time.Duration // 0: for good
	MaxSize int64         // of all objects together, in bytes on the disk; 0: any
}

// fresh is how long an object stays that no manifest names: one may be about to.
const fresh = time.Hour

// coming is how long the person's Forget spares what no manifest names: a call may be keeping it just now.
const coming = 2 * time.Second

// Expire removes the manifests that are kept no longer, and every object that none names any more. It
// reports how many manifests went.
func (s *Store) Expire(r Retention, now time.Time) (removed int, err error) {
	unlock, err := s.lock()
	if err != nil {
		return 0, err
	}
	defer unlock()
	list, err := s.all()
	if err != nil {
		return 0, err
	}
	sizes, err := s.sizes()
	if err != nil {
		return 0, err
	}
	gone := map[string]bool{}
	drop := func(m held) error {
		if err := s.Drop(m.hash); err != nil {
			return err
		}
		gone[m.hash] = true
		removed++
		return nil
	}
	for _, m := range list {
		if r.Keep > 0 && m.kept.Before(now.Add(-r.Keep)) {
			if err := drop(m); err != nil {
				return removed, err
			}
		}
	}
	users := s.users(list, gone)
	total := int64(0)
	for name, o := range sizes {
		if users[name] > 0 || o.kept.After(now.Add(-fresh)) {
			total += o.size
		}
	}
	for _, m := range list {
		if !gone[m.hash] {
			total += m.size
		}
	}
	for _, m := range list {
		if r.MaxSize <= 0 || total <= r.MaxSize {
			break
		}
		if gone[m.hash] {
			continue
		}
		for _, name := range s.names(m.hash) {
			if users[name]--; users[name] == 0 {
				total -= sizes[name].size
			}
		}
		total -= m.size
		if err := drop(m); err != nil {
			return removed, err
		}
	}
	return removed, s.sweep(sizes, users, now)
}

// Forget removes every manifest, or the named ones, and what only they held. It reports how many went.
func (s *Store) Forget(now time.Time, hashes ...string) (removed int, err error) {
	unlock, err := s.lock()
	if err != nil {
		return 0, err
	}
	defer unlock()
	list, err := s.all()
	if err != nil {
		return 0, err
	}
	gone := map[string]bool{}
	wanted := map[string]bool{}
	for _, h := range hashes {
		wanted[h] = true
	}
	for _, m := range list {
		if len(hashes) > 0 && !wanted[m.hash] {
			continue
		}
		if err := s.Drop(m.hash); err != nil {
			return removed, err
		}
		gone[m.hash] = true
		removed++
	}
	sizes, err := s.sizes()
	if err != nil {
		return removed, err
	}
	users := s.users(list, gone)
	return removed, s.sweep(sizes, users, now.Add(fresh-coming)) // the person wants the space now
}

// Size is what all that is kept takes on the disk, in bytes.
func (s *Store) Size() (total int64, err error) {
	list, err := s.all()
	if err != nil {
		return 0, err
	}
	for _, m := range list {
		total += m.size
	}
	sizes, err := s.sizes()
	for _, o := range sizes {
		total += o.size
	}
	return total, err
}

type object struct {
	size int64
	kept time.Time
}

// sizes are all objects by their names.
func (s *Store) sizes() (map[string]object, error) {
	found := map[string]object{}
	for _, top := range []string{objects, unnamed} {
		root := filepath.Join(s.dir, top)
		err := filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				if errors.Is(err, fs.ErrNotExist) {
					return nil
				}
				return err
			}
			name := strings.ReplaceAll(strings.TrimPrefix(path, root+"/"), "/", "")
			if top == unnamed {
				name = unnamedPrefix + name
			}
			var st unix.Stat_t
			if !sound(name) || unix.Lstat(path, &st) != nil {
				return nil
			}
			// What was adopted keeps its own times of change; when it came, its status changed.
			kept := time.Unix(st.Ctim.Unix())
			found[name] = object{st.Blocks * 512, kept}
			return nil
		})
		if err != nil {
			return nil, locale.Errorf("guard: looking through what can be undone: %w", err)
		}
	}
	return found, nil
}

// names are the objects of a manifest; of one that cannot be read, none.
func (s *Store) names(hash string) (names []string) {
	m, err := s.Manifest(hash)
	if err != nil {
		return nil
	}
	for i := range m.Entries {
		if e := &m.Entries[i]; e.Object != "" && e.At == nil {
			name := e.Object
			names = append(names, name)
		}
	}
	return names
}

// users counts by how many entries of the manifests each object is named.
func (s *Store) users(list []held, gone map[string]bool) map[string]int {
	users := map[string]int{}
	for _, m := range list {
		if gone[m.hash] {
			continue
		}
		for _, name := range s.names(m.hash) {
			users[name]++
		}
	}
	return users
}

// sweep removes objects that nothing names, and what a killed guard left half written.
func (s *Store) sweep(sizes map[string]object, users map[string]int, now time.Time) error {
	old := now.Add(-fresh)
	for name, o := range sizes {
		if users[name] > 0 || o.kept.After(old) {
			continue
		}
		if err := unix.Unlink(s.path(name)); err != nil && err != unix.ENOENT {
			return locale.Errorf("guard: removing what was kept: %w", err)
		}
		if !Hashed(name) {
			_ = unix.Unlink(s.sealed(name))
		}
	}
	left, err := os.ReadDir(filepath.Join(s.dir, partial))
	if err != nil {
		return locale.Errorf("guard: looking through what can be undone: %w", err)
	}
	for _, e := range left {
		if info, err := e.Info(); err == nil && !info.ModTime().After(old) {
			_ = os.Remove(filepath.Join(s.dir, partial, e.Name()))
		}
	}
	return nil
}

// lock lets one guard at a time remove things.
func (s *Store) lock() (unlock func(), err error) {
	f, err := os.OpenFile(filepath.Join(s.dir, "lock"), os.O_RDWR|os.O_CREATE|unix.O_NOFOLLOW, 0o600)
	if err != nil {
		return nil, locale.Errorf("guard: locking what can be undone: %w", err)
	}
	if err := unix.Flock(int(f.Fd()), unix.LOCK_EX); err != nil {
		f.Close()
		return nil, locale.Errorf("guard: locking what can be undone: %w", err)
	}
	return func() { f.Close() }, nil
}
