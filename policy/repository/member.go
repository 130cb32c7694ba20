package repository

import (
	"errors"
	"io/fs"
	"strings"
)

// member is what a folder holds under a name.
type member struct {
	kind  fs.FileMode // the type bits
	there bool
}

// under is a clean name below a clean folder.
func under(folder, name string) string {
	if folder == "/" {
		return folder + name
	}
	return folder + "/" + name
}

// above is the folder around a clean absolute path.
func above(p string) string { return p[:max(1, strings.LastIndexByte(p, '/'))] }

// member tells what is at a path. That counts as long as the folder around it
// is unchanged: a name comes, goes or is bound anew only by a change of its
// folder.
func (f *files) member(p string) (m member, err error) {
	folder, there, err := f.stamp(above(p))
	if err != nil || !there {
		return m, err
	}
	if !folder.Mode.IsDir() { // a symlink, perhaps, whose own stamp tells nothing
		s, there, err := f.stamp(p)
		return member{s.Mode.Type(), there}, err
	}
	if m, ok := f.members.get(p, folder); ok {
		return m, nil
	}
	s, there, err := f.stamp(p)
	if err != nil {
		return m, err
	}
	m = member{s.Mode.Type(), there}
	f.members.put(p, folder, m)
	return m, nil
}

// maxLinks is how many symlinks lead on from one.
const maxLinks = 8

// followed is where a person's or a system's file lies that may be a symlink;
// empty where it leads to nothing. The file system must agree on where it leads.
func (f *files) followed(file string) (string, bool) {
	to := file
	for range maxLinks {
		m, err := f.member(to)
		switch {
		case err != nil:
			return "", false
		case m.there && m.kind == fs.ModeSymlink:
			target, err := f.disk.Readlink(to)
			if err != nil {
				return "", false
			}
			var ok bool
			if to, ok = join(above(to), target); !ok {
				return "", false
			}
		case to == file:
			return file, true
		default:
			return f.agreed(file, to)
		}
	}
	return "", false
}

func (f *files) agreed(file, to string) (string, bool) {
	id, err := f.disk.ID(file)
	if errors.Is(err, fs.ErrNotExist) {
		return "", true
	}
	s, there, err2 := f.stamp(to)
	return to, err == nil && err2 == nil && there && s.Dev == id.Dev && s.Ino == id.Ino
}
