package store

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/filelock"
	"guard/locale"
)

// Retention says how long things are kept. The zero value keeps all.
type Retention struct {
	Keep    time.Duration // 0: for good
	MaxSize int64         // of all objects together, in bytes on the disk; 0: any
}

// fresh is how long an object stays that no manifest names: one may be about to.
const fresh = time.Hour

// released is how long an object stays after it came that only the manifests named which go now.
const released = time.Minute

// coming is how long the person's Forget spares what no manifest names: a call may be keeping it just now.
const coming = 2 * time.Second

// Expire removes the manifests that are kept no longer, and every object that none names any more. It
// reports how many manifests went.
func (s *Store) Expire(r Retention, now time.Time) (removed int, err error) {
	old := now.Add(-fresh)
	return s.remove(old, now.Add(-released), func(c contents) []held { return r.expired(c, now, old) })
}

// Forget removes every manifest, or the named ones, and what only they held. It reports how many went.
func (s *Store) Forget(now time.Time, hashes ...string) (removed int, err error) {
	old := now.Add(-coming)
	return s.remove(old, old, func(c contents) []held { // the person wants the space now
		return slices.DeleteFunc(slices.Clone(c.manifests), func(m held) bool {
			return len(hashes) > 0 && !slices.Contains(hashes, m.hash)
		})
	})
}

// contents are what a store holds.
type contents struct {
	manifests []held // the oldest first
	objects   map[string]object
	users     map[string]int  // by how many entries of the manifests each object is named
	released  map[string]bool // objects that were named until now
}

// remove removes the manifests that choose names, and the objects from before a time that none names then; those that
// lose their last manifest by it from before another. It reports how many manifests went.
func (s *Store) remove(before, freed time.Time, choose func(contents) []held) (removed int, err error) {
	unlock, err := s.lock()
	if err != nil {
		return 0, err
	}
	defer unlock()
	c := contents{users: map[string]int{}, released: map[string]bool{}}
	if c.manifests, err = s.all(); err != nil {
		return 0, err
	}
	if c.objects, err = s.sizes(); err != nil {
		return 0, err
	}
	for i := range c.manifests {
		m := &c.manifests[i]
		m.objects = s.names(m.hash)
		for _, name := range m.objects {
			c.users[name]++
		}
	}
	for _, m := range choose(c) {
		if err := s.Drop(m.hash); err != nil {
			return removed, err
		}
		removed++
		for _, name := range m.objects {
			c.users[name]--
			c.released[name] = true
		}
	}
	return removed, s.sweep(c, before, freed)
}

// expired chooses the manifests that are too old, and of the others the oldest, until what is left fits.
func (r Retention) expired(c contents, now, old time.Time) (gone []held) {
	total, users := int64(0), maps.Clone(c.users)
	for name, o := range c.objects {
		if users[name] > 0 || o.kept.After(old) {
			total += o.size
		}
	}
	for _, m := range c.manifests {
		total += m.size
	}
	for _, m := range c.manifests {
		aged := r.Keep > 0 && m.kept.Before(now.Add(-r.Keep))
		if !aged && (r.MaxSize <= 0 || total <= r.MaxSize) {
			break // the younger ones are not old either
		}
		gone = append(gone, m)
		total -= m.size
		for _, name := range m.objects {
			if users[name]--; users[name] == 0 {
				total -= c.objects[name].size
			}
		}
	}
	return gone
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
			names = append(names, e.Object)
		}
	}
	return names
}

// sweep removes objects that nothing names, and what a killed guard left half written, each from before a time.
func (s *Store) sweep(c contents, old, freed time.Time) error {
	for name := range c.objects {
		limit := old
		if c.released[name] {
			limit = freed
		}
		var st unix.Stat_t // looked at anew: a call may need it again by now
		if c.users[name] > 0 || unix.Lstat(s.path(name), &st) != nil || time.Unix(st.Ctim.Unix()).After(limit) {
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
	if err := filelock.Take(f); err != nil {
		f.Close()
		return nil, locale.Errorf("guard: locking what can be undone: %w", err)
	}
	return func() { f.Close() }, nil
}
