package records

import (
	"io"
	"os"
	"path/filepath"
	"time"

	"guard/cmd/guard/cli"
	"guard/internal/disk"
	"guard/locale"
	"guard/policy/repository"
	"guard/undo"
	"guard/undo/restore"
	"guard/undo/store"
)

type writer = io.Writer

// keptFiles is the store of what calls took.
type keptFiles struct {
	store *store.Store // nil: nothing was ever kept
}

// openKept opens the store where there is one.
func openKept() (keptFiles, error) {
	s, err := cli.ExistingUndo()
	return keptFiles{s}, err
}

// manifest reads a manifest; store.ErrGone where it is kept no longer.
func (k keptFiles) manifest(hash string) (*undo.Manifest, error) {
	if k.store == nil || hash == "" {
		return nil, store.ErrGone
	}
	return k.store.Manifest(hash)
}

// readingTime bounds how long git's files are read for one undo.
const readingTime = 10 * time.Minute

// contents is where what was kept is read from: the store, and the repositories on this disk.
func (k keptFiles) contents() restore.Contents {
	c := restore.Contents{Store: k.store}
	view := repository.New(cli.ThisPerson().Home, os.Getenv("XDG_CONFIG_HOME")).For(disk.New(readingTime))
	if git, ok := view.(restore.Git); ok {
		c.Git = git
	}
	return c
}

// lexical is a path that a person typed as manifests name it: absolute, the folders on the way resolved as far as
// they are there, the last name not.
func lexical(typed string) (string, error) {
	abs, err := filepath.Abs(typed)
	if err != nil {
		return "", locale.Errorf("the working folder is gone, or cannot be told; an absolute path works: %w", err)
	}
	folder, rest := filepath.Dir(abs), filepath.Base(abs)
	if folder == abs {
		return abs, nil
	}
	for {
		if real, err := filepath.EvalSymlinks(folder); err == nil {
			return filepath.Join(real, rest), nil
		}
		if folder == filepath.Dir(folder) {
			return abs, nil
		}
		folder, rest = filepath.Dir(folder), filepath.Join(filepath.Base(folder), rest)
	}
}
