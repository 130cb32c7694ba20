package disk

import (
	"io/fs"
	"time"

	"golang.org/x/sys/unix"

	"guard/policy/place"
)

// Stamp implements place.Disk.
func (d *Disk) Stamp(path string) (place.Stamp, error) {
	if d.over() {
		return place.Stamp{}, place.ErrBudget
	}
	d.note(path, true)
	now := time.Now()
	if l := &d.latest; l.path == path && path != "" && now.Sub(l.at) < moment {
		return l.stamp, l.err
	}
	s, err := look(d, path, func() (place.Stamp, error) {
		for {
			s, err := stamp(path)
			switch err {
			case nil:
				return s, nil
			case unix.EINTR:
				continue
			}
			return place.Stamp{}, absent(path, &fs.PathError{Op: "stat", Path: path, Err: err})
		}
	})
	d.latest = stamped{path, now, s, err}
	return s, err
}

// kinds are the types of files of stat(2)'s st_mode (inode(7)).
var kinds = map[uint32]fs.FileMode{
	unix.S_IFREG:  0,
	unix.S_IFDIR:  fs.ModeDir,
	unix.S_IFLNK:  fs.ModeSymlink,
	unix.S_IFBLK:  fs.ModeDevice,
	unix.S_IFCHR:  fs.ModeDevice | fs.ModeCharDevice,
	unix.S_IFIFO:  fs.ModeNamedPipe,
	unix.S_IFSOCK: fs.ModeSocket,
}

// bits are the bits of st_mode beside type and permissions.
var bits = [...]struct {
	st uint32
	is fs.FileMode
}{
	{unix.S_ISUID, fs.ModeSetuid},
	{unix.S_ISGID, fs.ModeSetgid},
	{unix.S_ISVTX, fs.ModeSticky},
}

// fileMode turns st_mode into what os.Lstat tells; an unknown type is irregular.
func fileMode(st uint32) fs.FileMode {
	kind, known := kinds[st&unix.S_IFMT]
	if !known {
		kind = fs.ModeIrregular
	}
	mode := kind | fs.FileMode(st&0o777)
	for _, bit := range bits {
		if st&bit.st != 0 {
			mode |= bit.is
		}
	}
	return mode
}
