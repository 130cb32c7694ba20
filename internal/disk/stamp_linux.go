package disk

import (
	"time"

	"golang.org/x/sys/unix"

	"guard/policy/place"
)

// wanted is what every file system tells, and the birth where it knows it.
const wanted = unix.STATX_BASIC_STATS | unix.STATX_BTIME

// stamp asks statx(2) (Linux 4.11), which unlike stat(2) tells when a file was
// born.
func stamp(path string) (place.Stamp, error) {
	var st unix.Statx_t
	if err := unix.Statx(unix.AT_FDCWD, path, unix.AT_SYMLINK_NOFOLLOW, wanted, &st); err != nil {
		return place.Stamp{}, err
	}
	s := place.Stamp{
		Dev: unix.Mkdev(st.Dev_major, st.Dev_minor), Ino: st.Ino,
		Changed: clock(st.Ctime), Modified: clock(st.Mtime),
		Size: int64(st.Size), Mode: fileMode(uint32(st.Mode)), Links: uint64(st.Nlink),
		UID: st.Uid, GID: st.Gid,
	}
	if st.Mask&unix.STATX_BTIME != 0 {
		s.Born = clock(st.Btime)
	}
	return s, nil
}

func clock(t unix.StatxTimestamp) time.Time { return time.Unix(t.Sec, int64(t.Nsec)) }
