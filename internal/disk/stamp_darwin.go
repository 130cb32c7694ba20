package disk

import (
	"syscall"
	"time"

	"guard/policy/place"
)

// stamp asks lstat(2), whose st_birthtimespec is when a file was born; a file
// system that does not know it leaves it zero or before the epoch (stat(2)).
func stamp(path string) (place.Stamp, error) {
	var st syscall.Stat_t
	if err := syscall.Lstat(path, &st); err != nil {
		return place.Stamp{}, err
	}
	s := place.Stamp{
		Dev: uint64(st.Dev), Ino: st.Ino,
		Changed: clock(st.Ctimespec), Modified: clock(st.Mtimespec),
		Size: st.Size, Mode: fileMode(uint32(st.Mode)), Links: uint64(st.Nlink),
		UID: st.Uid, GID: st.Gid,
	}
	if st.Birthtimespec.Sec > 0 {
		s.Born = clock(st.Birthtimespec)
	}
	return s, nil
}

func clock(t syscall.Timespec) time.Time { return time.Unix(t.Unix()) }
