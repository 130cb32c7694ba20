package cli

import (
	"path/filepath"

	"guard/undo/store"
)

// UndoFolder is where what was kept for undo stands.
func UndoFolder() (string, error) {
	state, err := StateFolder()
	if err != nil {
		return "", err
	}
	return filepath.Join(state, "undo"), nil
}

// OpenUndo opens the person's store, which is made where it is missing.
func OpenUndo() (*store.Store, error) {
	dir, err := UndoFolder()
	if err != nil {
		return nil, err
	}
	return store.Open(dir)
}

// ExistingUndo is the person's store; nil where nothing was ever kept.
func ExistingUndo() (*store.Store, error) {
	dir, err := UndoFolder()
	if err != nil {
		return nil, err
	}
	return store.Existing(dir)
}
