package cli

import (
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"

	"guard/locale"
	"guard/policy/place"
)

// PrivateFolder says why a folder is not this user's alone, or nil.
func PrivateFolder(dir string) error {
	var st unix.Stat_t
	if err := unix.Lstat(dir, &st); err != nil {
		return &os.PathError{Op: "lstat", Path: dir, Err: err}
	}
	switch {
	case st.Mode&unix.S_IFMT != unix.S_IFDIR:
		return locale.Errorf("guard: %s is not a folder (a symlink is not followed)", dir)
	case int(st.Uid) != os.Getuid():
		return locale.Errorf("guard: %s belongs to another user", dir)
	case st.Mode&0o077 != 0:
		return locale.Errorf("guard: %s is open to other users: chmod 700 it", dir)
	}
	return nil
}

// OwnState says why guard's state cannot be kept in a folder, or nil: where it is
// a link, nothing on the way to what it names may be another's to change, nor the
// agent's.
func OwnState(dir, workspace string) error {
	info, err := os.Lstat(dir)
	if os.IsNotExist(err) {
		return nil // it will be made
	}
	if err != nil {
		return locale.Errorf("guard: its folder, with the record, cannot be looked at: %w", err)
	}
	real, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return locale.Errorf("guard: its folder %s leads nowhere; remove the link: %w", dir, err)
	}
	if why := openTo(real, false); why != nil {
		return why
	}
	if info.Mode()&os.ModeSymlink == 0 {
		return nil
	}
	if workspace != "" && place.Below(real, workspace) {
		return locale.Errorf("guard: its folder %s is a link to %s, in the folder being worked on, "+
			"where the agent may write; remove the link", dir, real)
	}
	for at := filepath.Dir(real); at != filepath.Dir(at); at = filepath.Dir(at) {
		if why := openTo(at, true); why != nil {
			return locale.Errorf("guard: its folder %s is a link: %w", dir, why)
		}
	}
	return nil
}

// openTo says why others could change what is in a folder, or nil. In a folder on
// the way a sticky bit keeps them from what is not theirs (chmod(2)).
func openTo(dir string, onTheWay bool) error {
	var st unix.Stat_t
	if err := unix.Stat(dir, &st); err != nil {
		return &os.PathError{Op: "stat", Path: dir, Err: err}
	}
	switch owner := int(st.Uid); {
	case st.Mode&unix.S_IFMT != unix.S_IFDIR:
		return locale.Errorf("guard: %s is not a folder (a symlink is not followed)", dir)
	case owner != os.Getuid() && (owner != 0 || !onTheWay):
		return locale.Errorf("guard: %s belongs to another user", dir)
	case st.Mode&0o022 != 0 && (st.Mode&unix.S_ISVTX == 0 || !onTheWay):
		return locale.Errorf("guard: others can write to %s: chmod go-w it", dir)
	}
	return nil
}
