package overlay

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// bringHome carries over what the program changed. It may be done again after
// it was broken off: nothing is taken out of the home overlay.
func (s *Overlay) bringHome() error {
	own := s.ownFolders()
	for _, folder := range own {
		entries, err := os.ReadDir(filepath.Join(s.Path, folder))
		if err != nil {
			return err
		}
		for _, e := range entries {
			if err := s.changed(filepath.Join(folder, e.Name()), e); err != nil {
				return err
			}
		}
	}
	for name, was := range s.manifest.Entries {
		if !slices.Contains(own, folderOf(name)) {
			continue // it is gone with all its links: no sign of one deletion
		}
		if err := s.removed(name, was); err != nil {
			return err
		}
	}
	return nil
}

// ownFolders are the opened folders that are still there, as folders. Where a program has put a link in the place of
// one, what it leads to is no part of the overlay.
func (s *Overlay) ownFolders() (own []string) {
	for _, folder := range s.manifest.Opened {
		info, err := os.Lstat(filepath.Join(s.Path, folder))
		if err == nil && info.IsDir() && (folder == "" || slices.Contains(own, folderOf(folder))) {
			own = append(own, folder)
		}
	}
	return own
}

// folderOf is the opened folder that a name is in, as the manifest has it.
func folderOf(name string) string {
	if isTop(name) {
		return ""
	}
	return filepath.Dir(name)
}

// changed deals with one entry that is there now.
func (s *Overlay) changed(name string, e fs.DirEntry) error {
	from, to := filepath.Join(s.Path, name), filepath.Join(s.manifest.Home, name)
	_, linked := s.manifest.Entries[name]
	switch {
	case slices.Contains(s.manifest.Opened, name), s.isAdded(name), passing(e):
		return nil
	case linked && e.Type() == fs.ModeSymlink:
		return nil
	case slices.Contains(s.manifest.Copied, name) && e.Type().IsRegular():
		return s.mergeHome(name, from, to)
	case isTop(name) && (linked || !e.IsDir()):
		return carry(from, beside(to), never)
	case e.IsDir() && linked && !isTop(filepath.Dir(name)): // made anew in the place of the old one
		return replaceTree(from, to)
	}
	return carry(from, to, s.fresh(name))
}

// isTop reports what lies right below the home. There the program has nothing of its own but folders that it makes: a
// file would be a start-up file, or the like, and what stands where a link stood would take the place of all that the
// person has there.
func isTop(name string) bool { return filepath.Dir(name) == "." }

// beside is where what may not take a name is laid.
func beside(to string) string { return to + time.Now().Format(".from-agent-20060102-150405") }

// isAdded: guard's own, or a folder that holds it.
func (s *Overlay) isAdded(name string) bool {
	return slices.ContainsFunc(s.manifest.Added, func(added string) bool {
		return added == name || strings.HasPrefix(added, name+"/")
	})
}

// passing reports what a program makes only while it writes something else: the
// lock folders of proper-lockfile, and files written to be renamed.
func passing(e fs.DirEntry) bool {
	return e.IsDir() && strings.HasSuffix(e.Name(), ".lock") ||
		e.Type().IsRegular() && strings.HasSuffix(e.Name(), ".tmp")
}

// fresh tells whether what the home holds under a name is still what it held
// when the home overlay was made.
func (s *Overlay) fresh(name string) func(fs.FileInfo) bool {
	was := s.manifest.Entries[name]
	return func(now fs.FileInfo) bool {
		return was.There && was.Size == now.Size() && was.Time.Equal(now.ModTime())
	}
}

// mergeHome brings a copied file's changes home. The home overlay's own path in it
// means the home.
func (s *Overlay) mergeHome(name, from, to string) error {
	now, err := readFile(from)
	if err != nil {
		return err
	}
	now = bytes.ReplaceAll(now, []byte(s.Path), []byte(s.manifest.Home))
	was, err := readFile(s.original(name))
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	if bytes.Equal(now, was) {
		return nil
	}
	home, err := readFile(to)
	if err != nil && !os.IsNotExist(err) && !errors.Is(err, errNoFile) {
		return err
	}
	switch {
	case bytes.Equal(home, now): // brought home before
		return nil
	case bytes.Equal(home, was):
		return write(to, now, 0o600)
	}
	merged, ok := mergeJSON(was, now, home)
	if !ok {
		if err := setAside(to); err != nil {
			return err
		}
		merged = now
	}
	return write(to, merged, 0o600)
}

// removed deletes at home what the program has deleted, whose link is gone: a
// file, or a folder where an opened folder holds nothing else (an extension).
// Right below the home nothing is ever deleted.
func (s *Overlay) removed(name string, was entry) error {
	if _, err := os.Lstat(filepath.Join(s.Path, name)); !os.IsNotExist(err) {
		return err
	}
	if isTop(name) || !was.There {
		return nil
	}
	at := filepath.Join(s.manifest.Home, name)
	if !was.Folder {
		err := os.Remove(at)
		if os.IsNotExist(err) {
			return nil
		}
		return err
	}
	if isTop(filepath.Dir(name)) {
		return nil // a program's folder beside its files
	}
	return os.RemoveAll(at)
}
