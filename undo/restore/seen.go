package restore

import (
	"errors"

	"golang.org/x/sys/unix"

	"guard/undo"
)

// seen is what stood at a path when a plan was made: enough to tell whether somebody has changed it since.
type seen struct {
	err         unix.Errno // why nothing was seen there
	dev, inode  uint64
	mode        uint32
	size        int64
	time, state unix.Timespec // of the last change of its content, and of anything
}

// lookAt sees what stands at a path.
func lookAt(p string) (st unix.Stat_t, err error) {
	folder, base, err := openParent(p, false)
	if err != nil {
		return st, err
	}
	defer unix.Close(folder)
	return st, unix.Fstatat(folder, base, &st, unix.AT_SYMLINK_NOFOLLOW)
}

// sight is what is remembered of a look. What comes and goes in a folder does not change the folder.
func sight(st *unix.Stat_t, err error) (s seen) {
	if err != nil {
		s.err = unix.EIO
		errors.As(err, &s.err)
		return s
	}
	s = seen{dev: uint64(st.Dev), inode: uint64(st.Ino), mode: uint32(st.Mode)}
	if kindOf(st) != undo.Folder {
		s.size, s.time, s.state = st.Size, st.Mtim, st.Ctim
	}
	return s
}

// file is the inode that was seen.
func (s seen) file() file { return file{s.dev, s.inode} }

// moved reports that what stands at the path is not what was seen there, but for what was done since.
func (c *Change) moved(d deeds) bool {
	st, err := lookAt(c.To)
	now := sight(&st, err)
	if d.freed[c.seen.file()] {
		now.state = c.seen.state
	}
	return now != c.seen
}

// Fresh reports that what stands now at the paths that Restore would change is what stood there when the plan was made.
func (p *Plan) Fresh() bool {
	for i := range p.Changes {
		c := &p.Changes[i]
		if c.State != Gone && c.State != Differs && c.State != Goes {
			continue
		}
		if c.moved(deeds{}) {
			return false
		}
	}
	return true
}
