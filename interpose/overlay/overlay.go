package overlay

import (
	"os"
	"path/filepath"
	"slices"

	"guard/locale"
)

// Params of a home overlay. Paths but Base and Home are below the home.
type Params struct {
	Base string // where home overlays are kept, this user's alone
	ID   string // this one's name there
	Home string // the person's, absolute

	// Opened are the folders, each after the one it is in, that are folders in
	// the home overlay too, with a link for every entry.
	Opened []string
	// Needed are folders that are made in the home where they are missing: a
	// link that leads nowhere cannot be made a folder.
	Needed []string
	// Ahead are files that get a link though they are not there yet: what is
	// written through it is in the home at once.
	Ahead []string
	// Copied are JSON files that the program replaces instead of writing them:
	// they are copied, and what changed is brought home key by key.
	Copied []string
	// Files are what guard adds, by name.
	Files map[string][]byte
}

// Overlay is a home overlay that is in use.
type Overlay struct {
	Path     string // what to give the program for its home
	base     string
	folder   string // holds Path and what guard remembers of it
	manifest manifest
	owner    *os.File // locked as long as guard lives
}

// Path is where a home overlay with this name would be.
func Path(base, id string) string { return filepath.Join(base, id, "home") }

// Make makes a home overlay.
func Make(p Params) (*Overlay, error) {
	s := &Overlay{Path: Path(p.Base, p.ID), base: p.Base, folder: filepath.Join(p.Base, p.ID)}
	if err := s.begin(p); err != nil {
		return nil, locale.Errorf("make a home overlay for %s: %w", p.Home, err)
	}
	return s, nil
}

func (s *Overlay) begin(p Params) error {
	if err := os.MkdirAll(p.Base, 0o700); err != nil {
		return err
	}
	unlock, err := lock(p.Base)
	if err != nil {
		return err
	}
	defer unlock()
	if err := os.Mkdir(s.folder, 0o700); err != nil {
		return err
	}
	if err := s.make(p); err != nil {
		s.release()
		_ = os.RemoveAll(s.folder) // links alone: nothing is behind them
		return err
	}
	return nil
}

func (s *Overlay) make(p Params) error {
	var err error
	if s.owner, err = own(s.folder); err != nil {
		return err
	}
	s.manifest = manifest{Home: p.Home, Opened: append([]string{""}, p.Opened...), Copied: p.Copied,
		Entries: map[string]entry{}}
	for name := range p.Files {
		s.manifest.Added = append(s.manifest.Added, name)
	}
	for _, name := range p.Needed {
		if err := os.MkdirAll(filepath.Join(p.Home, name), 0o700); err != nil {
			return err
		}
	}
	for _, name := range s.manifest.Opened {
		if err := s.open(name); err != nil {
			return err
		}
	}
	for _, name := range p.Ahead {
		if err := s.ahead(name); err != nil {
			return err
		}
	}
	for name, content := range p.Files {
		if err := create(filepath.Join(s.Path, name), content); err != nil {
			return err
		}
	}
	return s.manifest.save(s.folder)
}

// open makes a folder with an entry for each that the home's has.
func (s *Overlay) open(folder string) error {
	if err := os.Mkdir(filepath.Join(s.Path, folder), 0o700); err != nil {
		return err
	}
	entries, err := os.ReadDir(filepath.Join(s.manifest.Home, folder))
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	for _, e := range entries {
		name := filepath.Join(folder, e.Name())
		if err := s.enter(name); err != nil {
			return err
		}
	}
	return nil
}

// enter links one entry, or copies it; a folder that is opened gets its own turn.
func (s *Overlay) enter(name string) error {
	at := filepath.Join(s.manifest.Home, name)
	info, err := os.Stat(at)
	if err != nil { // a link of the person's that leads nowhere
		info = nil
	}
	switch {
	case slices.Contains(s.manifest.Opened, name):
		return nil
	case slices.Contains(s.manifest.Copied, name) && info != nil && info.Mode().IsRegular():
		return s.copyIn(name, at)
	}
	s.manifest.Entries[name] = entryOf(info)
	return os.Symlink(at, filepath.Join(s.Path, name))
}

func (s *Overlay) copyIn(name, at string) error {
	content, err := readFile(at)
	if err != nil {
		return err
	}
	for _, to := range []string{filepath.Join(s.Path, name), s.original(name)} {
		if err := create(to, content); err != nil {
			return err
		}
	}
	return nil
}

// original is where a copied file is kept as it was.
func (s *Overlay) original(name string) string { return filepath.Join(s.folder, "copied", name) }

// ahead links a file that is not there yet.
func (s *Overlay) ahead(name string) error {
	at := filepath.Join(s.manifest.Home, name)
	if _, err := os.Lstat(filepath.Join(s.Path, name)); err == nil {
		return nil
	}
	s.manifest.Entries[name] = entry{}
	return os.Symlink(at, filepath.Join(s.Path, name))
}

func create(path string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(content)
	if closed := f.Close(); err == nil {
		err = closed
	}
	return err
}

// Close brings home what the program changed, and removes the home overlay. On an
// error it stays, and is brought home at the next start.
func (s *Overlay) Close() error {
	unlock, err := lock(s.base)
	if err != nil {
		return err
	}
	defer unlock()
	defer s.release()
	if err := s.bringHome(); err != nil {
		return locale.Errorf("what was written in place of %s stays in %s, and is brought there at the next start: %w",
			s.manifest.Home, s.folder, err)
	}
	return s.remove()
}

// remove begins with the manifest: without it, a half that a kill leaves is no
// more than links.
func (s *Overlay) remove() error {
	if err := os.Remove(filepath.Join(s.folder, manifestName)); err != nil && !os.IsNotExist(err) {
		return err
	}
	return os.RemoveAll(s.folder)
}

func (s *Overlay) release() {
	if s.owner != nil {
		s.owner.Close() // and with it goes the lock
	}
}
