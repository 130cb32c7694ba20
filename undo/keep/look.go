package keep

import (
	"errors"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"guard/internal/stall"
	"guard/undo"
)

// someNames is how many names of a folder are read at once.
const someNames = 1_000

// names are those in a folder; they are not read on when the call has waited long enough.
func (w *walk) names(p string) (all []string, err error) {
	f, err := lookAt(p, func() (*os.File, error) {
		f, err := os.OpenFile(p, os.O_RDONLY|unix.O_DIRECTORY|unix.O_NOFOLLOW, 0)
		if err != nil {
			return nil, errors.Unwrap(err)
		}
		return f, nil
	})
	if err != nil {
		return nil, err
	}
	defer f.Close()
	for {
		some, err := lookAt(p, func() ([]string, error) { return f.Readdirnames(someNames) })
		all = append(all, some...)
		switch {
		case err == io.EOF:
			return all, nil
		case err != nil:
			return all, err
		case len(some) == someNames && w.late():
			return nil, w.ended()
		}
	}
}

// mostLook is how long one look may take where a file system may not answer.
const mostLook = time.Second

// lookAt does one look.
func lookAt[T any](p string, do func() (T, error)) (T, error) {
	found, err := stall.Look(p, mostLook, do)
	if err == stall.Err {
		err = errSilent
	}
	return found, err
}

// lstat is unix.Lstat.
func lstat(p string) (unix.Stat_t, error) {
	return lookAt(p, func() (st unix.Stat_t, err error) {
		err = unix.Lstat(p, &st)
		return st, err
	})
}

// entryOf says what stands at a path, but for its content.
func entryOf(p string, st *unix.Stat_t) undo.Entry {
	e := undo.Entry{Path: undo.Path(p), Kind: undo.KindOf(uint32(st.Mode)), Mode: uint32(st.Mode) & 0o7777,
		UID: int(st.Uid), GID: int(st.Gid), Mtime: unix.TimespecToNsec(st.Mtim), Ctime: unix.TimespecToNsec(st.Ctim),
		Dev: uint64(st.Dev), Inode: uint64(st.Ino), Attrs: attributes(p)}
	if e.Kind == undo.File {
		e.Size = st.Size
		if st.Nlink > 1 {
			e.Names = uint64(st.Nlink)
		}
	}
	return e
}

// maxAttributes bounds the extended attributes of one file, in bytes (xattr(7): 64 KiB each).
const maxAttributes = 64 << 10

// attributes are the extended ones of a path itself; none where the file system has none.
func attributes(p string) map[string][]byte {
	found, _ := lookAt(p, func() (map[string][]byte, error) { return readAttributes(p), nil })
	return found
}

func readAttributes(p string) map[string][]byte {
	names := make([]byte, 1024)
	n, err := unix.Llistxattr(p, names)
	if err == unix.ERANGE {
		names = make([]byte, maxAttributes)
		n, err = unix.Llistxattr(p, names)
	}
	if err != nil || n == 0 {
		return nil
	}
	found := map[string][]byte{}
	for name := range strings.SplitSeq(strings.TrimSuffix(string(names[:n]), "\x00"), "\x00") {
		if value, ok := readAttribute(p, name); ok {
			found[name] = value
		}
	}
	return found
}

// readAttribute reads one of them: most are small, and all files of a folder may have some.
func readAttribute(p, name string) ([]byte, bool) {
	var short [256]byte
	n, err := unix.Lgetxattr(p, name, short[:])
	if err == nil {
		return slices.Clone(short[:n]), true
	}
	if err != unix.ERANGE {
		return nil, false
	}
	value := make([]byte, maxAttributes)
	n, err = unix.Lgetxattr(p, name, value)
	return slices.Clone(value[:max(n, 0)]), err == nil
}

// look is what stood at a path when it was kept.
type look struct {
	path  string
	inode uint64
	size  int64
	time  unix.Timespec // of the last change of its content
	state unix.Timespec // of the last change of any kind: the other can be set by who changes it
}

func lookOf(p string, st *unix.Stat_t) look {
	return look{p, uint64(st.Ino), st.Size, st.Mtim, st.Ctim}
}
