package restore

import (
	"crypto/rand"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"golang.org/x/sys/unix"

	"guard/undo"
)

// beside begins the names under which things are written before they take their own.
const beside = ".guard-undo-"

// Restore brings back all that the plan found gone or different. What is blocked or lost stays as it is, and
// is no error here: the plan told. A path is either as before or as it was; where one fails, the next are
// still tried.
func (p *Plan) Restore() error {
	var errs []error
	tried := map[string]bool{} // whether it failed
	note := func(c *Change, err error) {
		if err != nil && !tried[c.To] {
			p.Failed = append(p.Failed, undo.Missing{Path: undo.Path(c.To), Why: because(err)})
			errs = append(errs, fmt.Errorf("%s: %s", c.To, because(err)))
		}
		tried[c.To] = tried[c.To] || err != nil
	}
	pending := p.Pending()
	d := deeds{made: map[file]twin{}, freed: map[file]bool{}}
	for i := range pending {
		if c := &pending[i]; c.Entry.Kind != undo.Absent {
			note(c, c.restore(p.contents, d))
		}
	}
	for i := range slices.Backward(pending) {
		c := &pending[i]
		switch c.Entry.Kind {
		case undo.Absent: // what lies in a folder goes before the folder
			note(c, c.takeAway(d))
		case undo.Folder: // its mode could close it, and what comes back into it changes its time
			note(c, c.finishFolder())
		}
	}
	for i := range pending {
		if c := &pending[i]; c.State != Unchanged && !tried[c.To] {
			p.Done++
		}
	}
	return errors.Join(errs...)
}

type file struct{ dev, inode uint64 }

// deeds are what one Restore has done so far.
type deeds struct {
	made  map[file]twin // by the inode that it had, where it had several names
	freed map[file]bool // what has lost a name: that counts as a change of it
}

// twin is a file that came back, and gets its other names by links.
type twin struct {
	path string
	file file
}

// restore brings back one entry.
func (c *Change) restore(contents Contents, d deeds) error {
	folder, base, err := openParent(c.To, true)
	if err != nil {
		return err
	}
	defer unix.Close(folder)
	e := &c.Entry
	if e.Kind == undo.Folder {
		if err := unix.Mkdirat(folder, base, 0o700); err != unix.EEXIST {
			return err
		}
		return nil
	}
	id := file{e.Dev, e.Inode}
	if e.Names > 1 && e.Kind == undo.File && inodeOf(folder, base) == id {
		if d.made[id].file != id && c.moved(d) { // else its other name was written already
			return errChanging
		}
		d.made[id] = twin{c.To, id}
		return rewrite(folder, base, e, contents)
	}
	own := beside + rand.Text()
	defer unix.Unlinkat(folder, own, 0) // where it has not taken its name
	if e.Kind == undo.Link {
		if err := unix.Symlinkat(string(e.Target), folder, own); err != nil {
			return err
		}
		owner(folder, own, e)
		times(folder, own, e)
		return c.name(folder, own, base, d)
	}
	if first := d.made[id]; e.Names > 1 && first.path != "" {
		if unix.Linkat(unix.AT_FDCWD, first.path, folder, own, 0) == nil {
			if inodeOf(folder, own) == first.file {
				return c.name(folder, own, base, d)
			}
			_ = unix.Unlinkat(folder, own, 0)
		}
	}
	if err := write(folder, own, e, contents); err != nil {
		return err
	}
	if err := c.name(folder, own, base, d); err != nil {
		return err
	}
	if e.Names > 1 {
		d.made[id] = twin{c.To, inodeOf(folder, base)}
	}
	return nil
}

// name gives what was written beside its name. Where nothing stood, what has come there meanwhile is not overwritten:
// nobody has kept it. Nor is what was changed there.
func (c *Change) name(folder int, own, base string, d deeds) error {
	if c.State == Gone {
		err := renameNew(folder, own, base)
		if err != unix.EINVAL && err != unix.ENOSYS && err != unix.ENOTSUP {
			return err
		} // else the file system cannot
	}
	if c.moved(d) {
		return errChanging
	}
	d.freed[c.seen.file()] = true
	return unix.Renameat(folder, own, folder, base)
}

// inodeOf is the file under a name; none is the zero value.
func inodeOf(folder int, base string) file {
	var st unix.Stat_t
	if unix.Fstatat(folder, base, &st, unix.AT_SYMLINK_NOFOLLOW) != nil {
		return file{}
	}
	return file{uint64(st.Dev), uint64(st.Ino)}
}

// rewrite brings back the content of a file of several names that was written in place: in place too, or the
// other names would go on with what was written. What it overwrites is kept before, as always.
func rewrite(folder int, base string, e *undo.Entry, contents Contents) error {
	if err := contents.Check(e); err != nil {
		return err
	}
	f, err := openInode(folder, base, e, unix.O_RDWR)
	if err == unix.EACCES {
		var closed *os.File
		if closed, err = openInode(folder, base, e, unix.O_RDONLY); err != nil {
			return err
		}
		_ = closed.Chmod(e.Perm() | 0o600)
		closed.Close()
		f, err = openInode(folder, base, e, unix.O_RDWR)
	}
	if err != nil {
		return err
	}
	defer f.Close()
	if err := f.Truncate(0); err != nil {
		return err
	}
	if err := contents.WriteTo(f, e); err != nil {
		return err
	}
	return dress(folder, base, int(f.Fd()), e)
}

// openInode opens the very file of an entry, and nothing that has come in its place.
func openInode(folder int, base string, e *undo.Entry, how int) (*os.File, error) {
	fd, err := unix.Openat(folder, base, how|unix.O_NOFOLLOW|unix.O_NONBLOCK|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	var st unix.Stat_t
	if err := unix.Fstat(fd, &st); err != nil || uint64(st.Dev) != e.Dev || uint64(st.Ino) != e.Inode {
		unix.Close(fd)
		return nil, errChanging
	}
	return os.NewFile(uintptr(fd), base), nil
}

// write makes a file beside, whole and with all that it had.
func write(folder int, own string, e *undo.Entry, contents Contents) error {
	fd, err := unix.Openat(folder, own, unix.O_RDWR|unix.O_CREAT|unix.O_EXCL|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0o600)
	if err != nil {
		return err
	}
	f := os.NewFile(uintptr(fd), own)
	defer f.Close()
	if err := contents.WriteTo(f, e); err != nil {
		return err
	}
	return dress(folder, own, fd, e)
}

// dress gives an open file or folder its owner, attributes, mode and time.
func dress(folder int, name string, fd int, e *undo.Entry) error {
	owner(folder, name, e)
	for attribute, value := range e.Attrs {
		_ = unix.Fsetxattr(fd, attribute, value, 0) // some are root's alone to set
	}
	mode := e.Mode
	var st unix.Stat_t
	if unix.Fstat(fd, &st) != nil || int(st.Uid) != e.UID || int(st.Gid) != e.GID {
		mode &^= unix.S_ISUID | unix.S_ISGID // it would run as another than it did
	}
	if err := unix.Fchmod(fd, mode); err != nil {
		return err
	}
	times(folder, name, e)
	return nil
}

// owner gives a file back to whom it belonged; who may not, keeps it.
func owner(folder int, name string, e *undo.Entry) {
	_ = unix.Fchownat(folder, name, e.UID, e.GID, unix.AT_SYMLINK_NOFOLLOW)
}

func times(folder int, name string, e *undo.Entry) {
	at := unix.NsecToTimespec(e.Mtime)
	_ = unix.UtimesNanoAt(folder, name, []unix.Timespec{at, at}, unix.AT_SYMLINK_NOFOLLOW)
}

// takeAway takes what an undo put where nothing was: a file or a link, or a folder that is empty.
func (c *Change) takeAway(d deeds) error {
	folder, base, err := openParent(c.To, false)
	if err == unix.ENOENT {
		return nil
	}
	if err != nil {
		return err
	}
	defer unix.Close(folder)
	if c.moved(d) {
		return errChanging
	}
	d.freed[c.seen.file()] = true
	err = unix.Unlinkat(folder, base, 0)
	if err == unix.EISDIR || err == unix.EPERM {
		err = unix.Unlinkat(folder, base, unix.AT_REMOVEDIR)
		if err == unix.ENOTEMPTY || err == unix.EEXIST {
			return nil // somebody has put something into it
		}
	}
	if err == unix.ENOENT {
		return nil
	}
	return err
}

// finishFolder gives a folder its mode, owner and time.
func (c *Change) finishFolder() error {
	folder, base, err := openParent(c.To, false)
	if err != nil {
		return err
	}
	defer unix.Close(folder)
	fd, err := unix.Openat(folder, base, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(fd)
	return dress(folder, base, fd, &c.Entry)
}

// openParent opens the folder that a path lies in, one name after the other, and follows no link. make: what
// is missing on the way is made.
func openParent(p string, make bool) (folder int, base string, err error) {
	names := strings.Split(strings.Trim(p, "/"), "/")
	if !strings.HasPrefix(p, "/") || names[0] == "" {
		return -1, "", unix.EINVAL
	}
	const how = passing | unix.O_DIRECTORY | unix.O_NOFOLLOW | unix.O_CLOEXEC
	at, err := unix.Open("/", how, 0)
	if err != nil {
		return -1, "", err
	}
	for _, name := range names[:len(names)-1] {
		if name == "." || name == ".." || name == "" {
			unix.Close(at)
			return -1, "", unix.EINVAL
		}
		next, err := unix.Openat(at, name, how, 0)
		if err == unix.ENOENT && make {
			if err = unix.Mkdirat(at, name, 0o700); err == nil || err == unix.EEXIST {
				next, err = unix.Openat(at, name, how, 0)
			}
		}
		if err == unix.ENOTDIR && isLink(at, name) {
			err = unix.ELOOP
		}
		unix.Close(at)
		if err != nil {
			return -1, "", err
		}
		at = next
	}
	return at, names[len(names)-1], nil
}

func isLink(at int, name string) bool {
	var st unix.Stat_t
	return unix.Fstatat(at, name, &st, unix.AT_SYMLINK_NOFOLLOW) == nil && st.Mode&unix.S_IFMT == unix.S_IFLNK
}
