package repository

import (
	"errors"
	"io/fs"
	"path"
	"strings"
	"syscall"

	"guard/policy/place"
)

// errNotUnderstood stands for everything that is there and is not as git makes
// it, or not known to this package.
var errNotUnderstood = errors.New("not understood")

// files are what one request sees of the disk, and remembers of it.
type files struct {
	*Repositories
	disk place.Disk
	seen map[string]seen
	// limit is how long an object may be that is read; less than maxObject: that.
	limit int64
}

// seen is what a path was when this request first looked.
type seen struct {
	stamp place.Stamp
	there bool
}

// stamp tells what a path itself is; nothing there is no error.
func (f *files) stamp(path string) (s place.Stamp, there bool, err error) {
	if was, ok := f.seen[path]; ok {
		return was.stamp, was.there, nil
	}
	if s, there, err = f.fresh(path); err == nil {
		if f.seen == nil {
			f.seen = map[string]seen{}
		}
		f.seen[path] = seen{s, there}
	}
	return s, there, err
}

// fresh is stamp, looked at now.
func (f *files) fresh(path string) (s place.Stamp, there bool, err error) {
	s, err = f.disk.Stamp(path)
	switch {
	case err == nil:
		return s, true, nil
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return s, false, nil
	}
	return s, false, err
}

// folder reports a real folder: no symlink to one.
func (f *files) folder(p string) bool {
	m, err := f.member(p)
	return err == nil && m.there && m.kind == fs.ModeDir
}

// same reports whether two paths lead to one folder. Folders have one name
// each, so that no second name can be made for one.
func (f *files) same(a, b string) bool {
	if a == b {
		return true
	}
	x, err1 := f.disk.ID(a)
	y, err2 := f.disk.ID(b)
	return err1 == nil && err2 == nil && x == y && f.folder(b)
}

// maxText bounds the text files that are read, in bytes.
const maxText = 256 << 10

// understand reads a regular file and what parse makes of it, or remembers
// that. A file that is not there is no error.
func understand[T any](f *files, k *kept[T], path string, limit int64, parse func([]byte) (T, error)) (value T,
	there bool, err error) {
	if m, err := f.member(path); err != nil || !m.there {
		return value, false, err
	}
	before, there, err := f.stamp(path)
	if err != nil || !there {
		return value, false, err
	}
	if value, ok := k.get(path, before); ok {
		return value, true, nil
	}
	data, err := f.read(path, before, limit)
	if err != nil {
		return value, true, err
	}
	if value, err = parse(data); err != nil {
		return value, true, err
	}
	k.put(path, before, value)
	return value, true, nil
}

// read reads the regular file that a stamp was taken of, and no other.
func (f *files) read(path string, before place.Stamp, limit int64) ([]byte, error) {
	if !before.Mode.IsRegular() || before.Size > limit {
		return nil, errNotUnderstood
	}
	data, err := f.disk.ReadFile(path, limit)
	if err != nil {
		return nil, err
	}
	after, err := f.disk.Stamp(path)
	if err != nil || !before.Same(after) || int64(len(data)) != before.Size {
		return nil, errNotUnderstood
	}
	return data, nil
}

// whole is read of a file as it is now, with the stamp that was taken of it.
func (f *files) whole(path string, limit int64) (data []byte, s place.Stamp, ok bool) {
	s, there, err := f.stamp(path)
	if err == nil && there {
		data, err = f.read(path, s, limit)
	}
	return data, s, err == nil && there
}

// line reads a file of one line.
func (f *files) line(path string) (text string, there bool, err error) {
	return understand(f, &f.texts, path, 4096, func(data []byte) (string, error) {
		text, rest, _ := strings.Cut(string(data), "\n")
		text = strings.TrimRight(text, "\r")
		if rest != "" || text == "" || strings.IndexByte(text, 0) >= 0 {
			return "", errNotUnderstood
		}
		return text, nil
	})
}

// join is a path as a file in base names it. A ".." behind a name is not
// understood: that name may be a symlink, and lead elsewhere.
func join(base, name string) (string, bool) {
	named := false
	for part := range strings.SplitSeq(name, "/") {
		switch part {
		case "", ".":
		case "..":
			if named {
				return "", false
			}
		default:
			named = true
		}
	}
	switch {
	case name == "":
		return "", false
	case path.IsAbs(name):
		return path.Clean(name), !strings.Contains(name+"/", "/../")
	}
	return path.Join(base, name), true
}
