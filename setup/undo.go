package setup

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"guard/internal/atomicfile"
	"guard/locale"
	"guard/setup/edit"
)

// Reversal is how an entry would be taken back.
type Reversal struct {
	Entry
	Now  []byte // the file's text; nil: there is no such file
	Then []byte // what it would be; nil: the file goes
	// Left says what of it stays as it is, and why; it may be all.
	Left  string
	Whole bool // the file goes, and is as guard wrote it
	file  file
}

// Nothing reports that there is nothing to take back.
func (r Reversal) Nothing() bool {
	return bytes.Equal(r.Now, r.Then) && (r.Now == nil) == (r.Then == nil)
}

// Why a change, or a piece of it, is left as it is.
const (
	changedSince locale.Message = "it was changed since guard wrote it"
	goneSince    locale.Message = "what guard wrote stands there no more"
)

// Reverse says how an entry would be taken back. A file that is as guard left it becomes what it was,
// byte by byte; of one that was changed since, only guard's own pieces go, as far as they still are
// what guard wrote.
func (s Store) Reverse(e Entry) (Reversal, error) {
	r := Reversal{Entry: e}
	var err error
	if r.file, err = read(e.Real); err != nil {
		return r, err
	}
	r.Now = r.file.text
	r.Then = r.Now
	switch {
	case !r.file.there:
		r.Left = locale.Text(goneSince)
	case sum(r.Now) == e.After && e.Backup == "" && r.linked():
		r.Then = []byte{}
	case sum(r.Now) == e.After && e.Backup == "":
		r.Then, r.Whole = nil, true
	case sum(r.Now) == e.After:
		r.Then, err = s.backup(e)
	case sum(r.Now) == e.Before: // it was never written
	default:
		r.pieces()
	}
	return r, err
}

// pieces takes out of the text what still is as guard wrote it.
func (r *Reversal) pieces() {
	for _, p := range slices.Backward(r.Entry.Pieces) {
		text, err := p.take(r.Then)
		switch {
		case err == nil:
			r.Then = text
		case !errors.Is(err, edit.ErrAbsent):
			r.Left = locale.Text(changedSince)
		case r.Left == "":
			r.Left = locale.Text(goneSince)
		}
	}
	if r.Backup == "" && edit.Empty(r.Then) && !r.linked() {
		r.Then = nil
	}
}

// linked reports a file that the person has moved since, and put a link in its place, as to a folder of dotfiles. It
// is emptied and does not go: the link is theirs, and would lead nowhere.
func (r *Reversal) linked() bool {
	info, err := os.Lstat(r.Real)
	return err == nil && info.Mode()&fs.ModeSymlink != 0
}

func (p Piece) take(text []byte) ([]byte, error) {
	switch {
	case p.Path != nil:
		return edit.Take(text, p.Path, p.Value, p.Made)
	case p.Lines != "":
		return edit.Cut(text, []byte(p.Lines))
	}
	return nil, edit.ErrChanged
}

// TakeBack carries a reversal out, and strikes its entry from the journal unless something guard
// wrote is left.
func (s Store) TakeBack(r Reversal) error {
	unlock, err := s.lock()
	if err != nil {
		return err
	}
	defer unlock()
	now, err := read(r.Real)
	if err != nil {
		return err
	}
	if now.there != r.file.there || now.real != r.file.real || !bytes.Equal(now.text, r.Now) {
		return ErrMeanwhile
	}
	switch {
	case r.Nothing():
	case r.Then == nil:
		err = os.Remove(now.real)
		for _, folder := range r.Folders {
			if os.Remove(folder) != nil { // something else is in it
				break
			}
		}
	default:
		err = atomicfile.Write(now.real, r.Then, now.mode) // not the link, where one leads there
	}
	if err != nil || r.Left == locale.Text(changedSince) {
		return err
	}
	return s.strike(r.Entry)
}

// strike takes an entry out of the journal, and removes its copy. With the last one the folder goes, if nothing else
// is in it: a copy of a run that was killed may be.
func (s Store) strike(e Entry) error {
	entries, err := s.Written()
	if err != nil {
		return err
	}
	i := slices.IndexFunc(entries, func(o Entry) bool {
		return o.Real == e.Real && o.After == e.After && o.Backup == e.Backup
	})
	if i < 0 {
		return nil
	}
	if err := s.save(slices.Delete(entries, i, i+1)); err != nil {
		return err
	}
	if e.Backup != "" {
		if err = os.Remove(filepath.Join(s.folder, filepath.Base(e.Backup))); errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
	}
	if len(entries) == 1 {
		err = errors.Join(err, os.Remove(s.journal()))
		_ = os.Remove(s.folder)
	}
	return err
}
