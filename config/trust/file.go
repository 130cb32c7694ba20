package trust

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"sync"
	"syscall"

	"guard/internal/filelock"
	"guard/locale"
)

// maxSize is the largest store that is read, in bytes.
const maxSize = 1 << 20

// file is the store in its open folder: what was checked cannot be exchanged by its name.
type file struct {
	path string
	root *os.Root
	self *os.File // the folder
}

// content is the file's JSON.
type content struct {
	Trusted []Entry `json:"trusted"`
}

// open opens the store's folder. Where there is none, it is made, or else the file is nil.
func open(dir string, create bool) (*file, error) {
	if dir == "" {
		return nil, nil
	}
	if create {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return nil, locale.Errorf("guard: making the folder for what is trusted: %w", err)
		}
	}
	root, err := os.OpenRoot(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, locale.Errorf("guard: opening the folder for what is trusted: %w", err)
	}
	f := &file{path: filepath.Join(dir, FileName), root: root}
	if f.self, err = root.Open("."); err == nil {
		err = f.folder(dir)
	}
	if err != nil {
		f.close()
		return nil, err
	}
	return f, nil
}

// folder refuses a link, and what another user owns or can write.
func (f *file) folder(dir string) error {
	named, err := os.Lstat(dir)
	if err != nil {
		return locale.Errorf("guard: looking at the folder for what is trusted: %w", err)
	}
	opened, err := f.self.Stat()
	if err != nil || !os.SameFile(named, opened) {
		return locale.Errorf("guard: %s is a link: what is trusted needs a folder of its own", dir)
	}
	return private(opened, dir)
}

// private refuses what another user owns or can write.
func private(info fs.FileInfo, path string) error {
	st, ok := info.Sys().(*syscall.Stat_t)
	if !ok || int(st.Uid) != os.Geteuid() {
		return locale.Errorf("guard: %s does not belong to you, so nothing that it says is trusted; remove it", path)
	}
	if info.Mode().Perm()&0o022 != 0 {
		return locale.Errorf(
			"guard: %s: others can write to it, so nothing that it says is trusted; run: chmod go-w %[1]s", path)
	}
	return nil
}

func (f *file) close() {
	if f.self != nil {
		f.self.Close()
	}
	f.root.Close()
}

// lock keeps other writers out until close. The folder is locked, because the file is replaced.
func (f *file) lock() error {
	if err := filelock.Take(f.self); err != nil {
		return locale.Errorf("guard: locking %s: %w", filepath.Dir(f.path), err)
	}
	return nil
}

// read takes the store only as guard writes it; a missing one is empty.
func (f *file) read() ([]Entry, error) {
	in, err := f.root.OpenFile(FileName, os.O_RDONLY|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, locale.Errorf("guard: opening what is trusted: %w", err)
	}
	defer in.Close()
	info, err := in.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return nil, locale.Errorf(
			"guard: %s is no regular file, so nothing is trusted; remove it and run guard trust again", f.path)
	}
	if err := private(info, f.path); err != nil {
		return nil, err
	}
	text, err := io.ReadAll(io.LimitReader(in, maxSize+1))
	if err != nil {
		return nil, locale.Errorf("guard: reading what is trusted: %w", err)
	}
	entries, err := parse(text)
	if err != nil {
		return nil, locale.Errorf(
			"guard: %s is damaged (%w), so nothing is trusted; remove it and run guard trust again", f.path, err)
	}
	return entries, nil
}

var hashForm = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[0-9a-f]{64}$`)
})

// parse reads a store's text strictly.
func parse(text []byte) ([]Entry, error) {
	if len(text) > maxSize {
		return nil, locale.New("larger than 1 MiB")
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	var c content
	if err := d.Decode(&c); err != nil {
		return nil, err
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, locale.New("something stands behind its end")
	}
	for _, e := range c.Trusted {
		if !filepath.IsAbs(e.Path) || !hashForm().MatchString(e.Hash) || e.When.IsZero() {
			return nil, locale.Errorf("the entry for %q is none", e.Path)
		}
	}
	return c.Trusted, nil
}

// write replaces the store in one step: a reader sees the old one or the new one, whole.
func (f *file) write(entries []Entry) (err error) {
	text, err := json.MarshalIndent(content{entries}, "", "  ")
	if err != nil {
		return locale.Errorf("guard: keeping what is trusted: %w", err)
	}
	name := FileName + "." + rand.Text()
	out, err := f.root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL|syscall.O_NOFOLLOW, 0o600)
	if err == nil {
		_, err = out.Write(append(text, '\n'))
		err = errors.Join(err, out.Sync(), out.Close())
		if err == nil {
			err = f.root.Rename(name, FileName)
		}
		if err != nil {
			_ = f.root.Remove(name)
		}
	}
	if err != nil {
		return locale.Errorf("guard: writing what is trusted: %w", err)
	}
	return nil
}
