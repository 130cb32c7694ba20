package main

import (
	"os"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// privateFolder says why a folder is not this user's alone, or nil.
func privateFolder(dir string) error {
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
