package config

import (
	"errors"
	"io"
	"os"
	"os/user"
	"path/filepath"
	"syscall"
	"time"

	"guard/internal/gitfolder"
	"guard/locale"
)

// ProjectFile is the name of a project's own policy.
const ProjectFile = ".guard.toml"

// maxSize is the largest policy file that is read, in bytes.
const maxSize = 1 << 20

// fill puts the default places into what was left empty.
func (p *Params) fill() (err error) {
	if p.Dir == "" {
		if p.Dir, err = os.Getwd(); err != nil {
			return locale.Errorf("the current folder cannot be found: %w", err)
		}
	}
	if p.Dir, err = filepath.Abs(p.Dir); err != nil {
		return locale.Errorf("the folder %s cannot be found: %w", p.Dir, err)
	}
	for _, file := range []*string{&p.File, &p.Only} {
		if *file != "" && !filepath.IsAbs(*file) {
			*file = filepath.Join(p.Dir, *file)
		}
	}
	if p.Now.IsZero() {
		p.Now = time.Now()
	}
	if p.Home == "" {
		p.Home = Home()
	}
	if p.UserFile == "" {
		p.UserFile = userFile(p.Home)
	}
	if p.ManagedFolder == "" {
		p.ManagedFolder = managedFolder
	}
	return nil
}

// Home is the person's home: HOME, else what the user database says, for
// editors that start programs with an empty environment. Empty: nobody knows.
func Home() string {
	if home := os.Getenv("HOME"); filepath.IsAbs(home) {
		return home
	}
	if u, err := user.Current(); err == nil {
		return u.HomeDir
	}
	return ""
}

// UserFile is the place of a person's own policy.
func UserFile() string { return userFile(Home()) }

// userFile is $XDG_CONFIG_HOME/guard/guard.toml, else below ~/.config (XDG Base
// Directory Specification 0.8: relative values are ignored).
func userFile(home string) string {
	dir := os.Getenv("XDG_CONFIG_HOME")
	if !filepath.IsAbs(dir) {
		dir = filepath.Join(home, ".config")
	}
	return filepath.Join(dir, "guard", "guard.toml")
}

// ProjectFileFor finds the project file that holds in a folder. Empty: there is none.
func ProjectFileFor(dir string) string { return findProject(dir, Home()) }

// findProject looks for .guard.toml from dir upward, as far as the root of the
// repository and never above the home. Where a link leads to dir, the folders above
// the one that it leads to count: there the project lies. Empty: there is none.
func findProject(dir, home string) string {
	named := findAbove(dir, home)
	real, err := filepath.EvalSymlinks(dir)
	if err != nil || real == dir {
		return named
	}
	if lies := findAbove(real, home); lies != "" && !SameFile(lies, named) {
		return lies
	}
	return named
}

func findAbove(dir, home string) string {
	for {
		path := filepath.Join(dir, ProjectFile)
		if _, err := os.Lstat(path); err == nil {
			return path
		}
		if gitfolder.HoldsRepository(dir) || dir == filepath.Dir(dir) || dir == home ||
			home != "" && SameFile(dir, home) {
			return ""
		}
		dir = filepath.Dir(dir)
	}
}

// SameFile reports two names of one file or folder: a home may be a link.
func SameFile(a, b string) bool {
	x, err := os.Stat(a)
	y, err2 := os.Stat(b)
	return err == nil && err2 == nil && os.SameFile(x, y)
}

// readFile reads a regular file of at most maxSize. It opens without blocking,
// so that a FIFO cannot hold guard up, and in a project follows no link. It also
// tells when the file was last written.
func readFile(path string, project bool) ([]byte, time.Time, error) {
	flags := os.O_RDONLY | syscall.O_NONBLOCK | syscall.O_CLOEXEC
	if project {
		flags |= syscall.O_NOFOLLOW
	}
	f, err := os.OpenFile(path, flags, 0)
	switch {
	case errors.Is(err, syscall.ELOOP):
		return nil, time.Time{}, errLink
	case os.IsNotExist(err):
		if _, lerr := os.Lstat(path); lerr == nil { // rules that are gone are not rules that never were
			return nil, time.Time{}, errGoneLink
		}
		return nil, time.Time{}, err
	case err != nil:
		return nil, time.Time{}, locale.Errorf("cannot be opened: %w", errors.Unwrap(err))
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return nil, time.Time{}, locale.New("is not a regular file")
	}
	content, err := io.ReadAll(io.LimitReader(f, maxSize+1))
	switch {
	case err != nil:
		return nil, time.Time{}, locale.Errorf("cannot be read: %w", err)
	case len(content) > maxSize:
		return nil, time.Time{}, locale.New("is larger than 1 MiB")
	}
	return content, info.ModTime(), nil
}

var (
	errLink     = locale.New("is a link; a project's policy must be a regular file")
	errGoneLink = locale.New("is a link to a file that does not exist; mend or remove the link")
)

// gone says that a file which is not there may be one that is gone: where a folder that leads to it is a link to
// nowhere, such as to a dotfiles folder that is not mounted. Nil: none is.
func (p *Params) gone(path string) *Error {
	for at := filepath.Dir(path); ; at = filepath.Dir(at) {
		info, err := os.Lstat(at)
		if err == nil && info.Mode()&os.ModeSymlink != 0 {
			if _, err := os.Stat(at); os.IsNotExist(err) {
				return &Error{File: p.shown(at), Msg: errGoneLink.Error()}
			}
		}
		if err == nil || at == filepath.Dir(at) {
			return nil
		}
	}
}

// openToAll says that every user of the machine can write a file, or put another in its place. A group may be the
// person's alone.
func openToAll(path string) error {
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil // reading it says more
	}
	for _, at := range []string{real, filepath.Dir(real)} {
		info, err := os.Stat(at)
		if err != nil || info.Mode().Perm()&0o002 == 0 || info.IsDir() && info.Mode()&os.ModeSticky != 0 {
			continue
		}
		return locale.Errorf("guard: %s: others can write to it (mode %04o); run: chmod go-w %s", at,
			info.Mode().Perm(), at)
	}
	return nil
}
