package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"guard/locale"
	"guard/undo"
)

const extension = ".bundle"

func (s *Store) manifest(hash string) string { return filepath.Join(s.dir, manifests, hash+extension) }

// Keep writes a manifest that brings no contents, and returns the hash that names it.
func (s *Store) Keep(m *undo.Manifest) (hash string, err error) {
	b := s.Bundle()
	defer b.Discard()
	return b.Keep(m)
}

// Manifest reads the manifest of a hash; ErrGone where it is kept no longer, undo.ErrChanged where
// somebody wrote into it.
func (s *Store) Manifest(hash string) (*undo.Manifest, error) {
	f, err := s.openManifest(hash)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := readText(f)
	if err != nil {
		return nil, locale.Errorf("guard: reading a manifest: %w", err)
	}
	return undo.Decode(text, hash)
}

func (s *Store) openManifest(hash string) (*os.File, error) {
	if !undo.Named(hash) {
		return nil, locale.Errorf("guard: %q is no name of a manifest", hash)
	}
	f, err := os.OpenFile(s.manifest(hash), os.O_RDONLY|unix.O_NOFOLLOW|unix.O_NONBLOCK, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrGone
	}
	if errors.Is(err, unix.ELOOP) { // the store makes no links
		return nil, undo.ErrChanged
	}
	return f, err
}

// held is a manifest's file.
type held struct {
	hash string
	kept time.Time
	size int64

	objects []string // what it names, once that was read
}

// all lists the manifests, the oldest first.
func (s *Store) all() ([]held, error) {
	entries, err := os.ReadDir(filepath.Join(s.dir, manifests))
	if err != nil {
		return nil, locale.Errorf("guard: listing what can be undone: %w", err)
	}
	var list []held
	for _, e := range entries {
		hash, ok := strings.CutSuffix(e.Name(), extension)
		info, err := e.Info()
		if !ok || !undo.Named(hash) || err != nil {
			continue
		}
		list = append(list, held{hash: hash, kept: info.ModTime(), size: info.Size()})
	}
	slices.SortFunc(list, func(a, b held) int { return a.kept.Compare(b.kept) })
	return list, nil
}

// Drop removes a manifest: what it names can be undone no more. Its objects go with the next Expire.
func (s *Store) Drop(hash string) error {
	if !undo.Named(hash) {
		return locale.Errorf("guard: %q is no name of a manifest", hash)
	}
	err := unix.Unlink(s.manifest(hash))
	if err != nil && err != unix.ENOENT {
		return locale.Errorf("guard: removing a manifest: %w", err)
	}
	return nil
}
