// Package trust remembers which project files a person has trusted.
//
// In go a file's real path and the very bytes that are parsed; out comes whether a person has
// trusted just these, in this place. An edit, and the same bytes elsewhere, are not trusted. It
// never reads a project file itself, never asks anybody, and takes a store that is not wholly as
// guard wrote it for an error, which trusts nothing.
package trust

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"guard/locale"
)

// FileName is the store's name in guard's state folder.
const FileName = "trusted.json"

// Store is the file of what is trusted. The zero Store trusts nothing.
type Store struct{ dir string }

// In is the store in guard's state folder.
func In(dir string) Store { return Store{dir} }

// Entry is one project file that was trusted.
type Entry struct {
	Path string    `json:"path"`   // the real one, links resolved
	Hash string    `json:"sha256"` // see Hash
	When time.Time `json:"when"`
}

// Hash is the SHA-256, in hexadecimal, of the real path, a zero byte and the content. No path
// holds a zero byte, so that no two files share one.
func Hash(path string, content []byte) string {
	h := sha256.New()
	h.Write([]byte(path))
	h.Write([]byte{0})
	h.Write(content)
	return hex.EncodeToString(h.Sum(nil))
}

// Since tells when this content was trusted at this real path; the zero time if it is not.
func (s Store) Since(path string, content []byte) (time.Time, error) {
	entries, err := s.Entries()
	if err != nil {
		return time.Time{}, err
	}
	hash := Hash(path, content)
	for _, e := range entries {
		if e.Path == path && e.Hash == hash {
			return e.When, nil
		}
	}
	return time.Time{}, nil
}

// Entries lists what is trusted, by path.
func (s Store) Entries() ([]Entry, error) {
	f, err := open(s.dir, false)
	if f == nil || err != nil {
		return nil, err
	}
	defer f.close()
	return f.read()
}

// Add trusts this content at this real path, in place of what was trusted there before.
func (s Store) Add(path string, content []byte, now time.Time) error {
	if !utf8.ValidString(path) {
		return locale.Errorf("guard: %q cannot be trusted: its path is not UTF-8, and the store could not name it",
			path)
	}
	return s.change(func(entries []Entry) []Entry {
		return append(without(entries, path), Entry{path, Hash(path, content), now.UTC().Truncate(time.Second)})
	})
}

// Remove takes the trust in a path away, and reports whether there was any.
func (s Store) Remove(path string) (was bool, err error) {
	err = s.change(func(entries []Entry) []Entry {
		kept := without(entries, path)
		was = len(kept) < len(entries)
		return kept
	})
	return was && err == nil, err
}

// change reads, changes and writes the store, with all others kept out meanwhile: a trust that is
// being taken away must not come back by another's writing.
func (s Store) change(how func([]Entry) []Entry) error {
	if s.dir == "" {
		return locale.New("guard: there is no folder for what is trusted")
	}
	f, err := open(s.dir, true)
	if err != nil {
		return err
	}
	defer f.close()
	if err := f.lock(); err != nil {
		return err
	}
	entries, err := f.read()
	if err != nil {
		return err
	}
	entries = how(entries)
	slices.SortFunc(entries, func(a, b Entry) int { return strings.Compare(a.Path, b.Path) })
	return f.write(entries)
}

func without(entries []Entry, path string) []Entry {
	return slices.DeleteFunc(slices.Clone(entries), func(e Entry) bool { return e.Path == path })
}
