package audit

import (
	"os"
	"os/user"
	"path/filepath"

	"golang.org/x/sys/unix"

	"guard/locale"
)

// DefaultFolder is where the records of a user's sessions stand: XDG_STATE_HOME/guard/log, or
// ~/.local/state/guard/log. The home comes from HOME, or from the user database where some editors
// start their agents without one. A relative XDG_STATE_HOME counts as unset, as the XDG Base
// Directory Specification 0.8 requires.
func DefaultFolder() (string, error) {
	if state := os.Getenv("XDG_STATE_HOME"); filepath.IsAbs(state) {
		return filepath.Join(state, "guard", "log"), nil
	}
	home := os.Getenv("HOME")
	if !filepath.IsAbs(home) {
		u, err := user.Current()
		if err != nil {
			return "", locale.Errorf("guard: finding the folder for records: HOME is not set and the user database "+
				"has no home (%w); set XDG_STATE_HOME", err)
		}
		home = u.HomeDir
	}
	if !filepath.IsAbs(home) {
		return "", locale.New("guard: finding the folder for records: no home folder; set XDG_STATE_HOME")
	}
	return filepath.Join(home, ".local", "state", "guard", "log"), nil
}

// openFolder opens the folder, making it and what is missing above it. It must be a folder and no
// link, belong to this user, and be writable by nobody else: else another user could put a file or a
// link of their own in the record's place.
func openFolder(dir string) (*os.File, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, locale.Errorf("guard: making the folder for records: %w", err)
	}
	fd, err := unix.Open(dir, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err == unix.ELOOP || err == unix.ENOTDIR {
		return nil, locale.Errorf("guard: %s: is a link or no folder; records need a folder of their own", dir)
	}
	if err != nil {
		return nil, locale.Errorf("guard: opening the folder for records: %w",
			&os.PathError{Op: "open", Path: dir, Err: err})
	}
	folder := os.NewFile(uintptr(fd), dir)
	if err := private(fd, dir, os.Geteuid()); err != nil {
		folder.Close()
		return nil, err
	}
	return folder, nil
}

// private refuses what another user owns or can write. It looks at the open file, not at the name.
func private(fd int, name string, uid int) error {
	var st unix.Stat_t
	if err := unix.Fstat(fd, &st); err != nil {
		return locale.Errorf("guard: looking at %s: %w", name, err)
	}
	if st.Uid == 0 && uid != 0 {
		return locale.Errorf("guard: %s: belongs to root, as after \"sudo guard\"; run: sudo chown -R %d %s", name, uid,
			filepath.Dir(name)) // all that guard keeps
	}
	if int(st.Uid) != uid {
		return locale.Errorf("guard: %s: belongs to user %d, not to you (%d); records need a folder of your own", name,
			st.Uid, uid)
	}
	if st.Mode&0o022 != 0 {
		return locale.Errorf("guard: %s: others can write to it (mode %04o); run: chmod go-w %s", name, st.Mode&0o7777,
			name)
	}
	return nil
}

// createIn makes a new file in an open folder. O_EXCL also refuses a link that waits under the name.
func createIn(folder *os.File, name string) (*os.File, error) {
	path := filepath.Join(folder.Name(), name)
	fd, err := unix.Openat(int(folder.Fd()), name,
		unix.O_WRONLY|unix.O_CREAT|unix.O_EXCL|unix.O_APPEND|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0o600)
	if err != nil {
		return nil, locale.Errorf("guard: making the record: %w", &os.PathError{Op: "create", Path: path, Err: err})
	}
	return os.NewFile(uintptr(fd), path), nil
}
