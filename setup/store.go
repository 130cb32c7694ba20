package setup

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"guard/internal/atomicfile"
	"guard/internal/filelock"
	"guard/locale"
)

// Store is guard's folder of what it wrote: a journal, and a copy of every file as it was before.
type Store struct{ folder string }

// In is the store below guard's own folder.
func In(state string) Store { return Store{filepath.Join(state, "setup")} }

// Entry is one change that was written.
type Entry struct {
	Title   string   `json:"title"`
	Path    string   `json:"path"`
	Real    string   `json:"real"`             // where a link led
	Backup  string   `json:"backup,omitempty"` // the copy's name in the folder; "": there was no file
	Before  string   `json:"before"`           // SHA-256
	After   string   `json:"after"`
	Pieces  []Piece  `json:"pieces"`
	Folders []string `json:"folders,omitempty"` // that were made for it, the innermost first
}

// ErrMeanwhile is a file that is not any more as it was shown.
var ErrMeanwhile = locale.New("it has changed meanwhile, and was left as it is")

// Write writes a change. Before that it keeps a copy of the file and notes the change in the
// journal, so that it can be taken back whatever happens on the way.
func (s Store) Write(c Change) (backup string, err error) {
	unlock, err := s.lock()
	if err != nil {
		return "", err
	}
	defer unlock()
	now, err := read(c.Path)
	if err != nil {
		return "", err
	}
	if now.there != c.file.there || now.real != c.file.real || !bytes.Equal(now.text, c.file.text) {
		return "", ErrMeanwhile
	}
	e := Entry{Title: c.Title, Path: c.Path, Real: now.real, Before: sum(now.text), After: sum(c.After),
		Pieces: c.pieces}
	entries, err := s.Written()
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(s.folder, 0o700); err != nil {
		return "", err
	}
	if now.there {
		if e.Backup, err = s.keep(filepath.Base(c.Path), now.text); err != nil {
			return "", err
		}
	}
	if e.Folders, err = makeFolders(filepath.Dir(now.real)); err != nil {
		return "", err
	}
	if err := s.save(append(entries, e)); err != nil {
		return "", err
	}
	if e.Backup != "" {
		backup = filepath.Join(s.folder, e.Backup)
	}
	return backup, atomicfile.Write(now.real, c.After, now.mode)
}

// lock keeps other guards from the journal: what two wrote of it at once, one would lack. It locks the folder that
// guard's own is in, which stays.
func (s Store) lock() (unlock func(), err error) {
	state := filepath.Dir(s.folder)
	if err := os.MkdirAll(state, 0o700); err != nil {
		return nil, err
	}
	f, err := os.Open(state)
	if err != nil {
		return nil, err
	}
	if err := filelock.Take(f); err != nil {
		f.Close()
		return nil, err
	}
	return func() { f.Close() }, nil
}

// keep writes a copy of a file under a name of its own.
func (s Store) keep(name string, text []byte) (string, error) {
	copied, err := os.CreateTemp(s.folder, "*-"+name)
	if err != nil {
		return "", err
	}
	_, err = copied.Write(text)
	return filepath.Base(copied.Name()), errors.Join(err, copied.Sync(), copied.Close())
}

// Written are the changes that were written and not taken back, the oldest first.
func (s Store) Written() (entries []Entry, err error) {
	text, err := os.ReadFile(s.journal())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil {
		err = json.Unmarshal(text, &entries)
	}
	if err != nil {
		return nil, locale.Errorf("guard's journal of what it wrote cannot be read: %w", err)
	}
	return entries, nil
}

func (s Store) journal() string { return filepath.Join(s.folder, "written.json") }

func (s Store) save(entries []Entry) error {
	text, err := json.MarshalIndent(entries, "", " ")
	if err != nil {
		return err
	}
	return atomicfile.Write(s.journal(), append(text, '\n'), 0o600)
}

// backup is the copy that was kept of a file.
func (s Store) backup(e Entry) ([]byte, error) {
	text, err := os.ReadFile(filepath.Join(s.folder, filepath.Base(e.Backup)))
	if err == nil && sum(text) != e.Before {
		err = fmt.Errorf("%s: %w", e.Backup, ErrMeanwhile)
	}
	return text, err
}

func sum(text []byte) string {
	hash := sha256.Sum256(text)
	return hex.EncodeToString(hash[:])
}
