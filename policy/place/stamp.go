package place

import (
	"io/fs"
	"time"
)

// Stamp is what the file system tells of one file without opening it: who it
// is, when it was born and when it changed. Two equal stamps are the same file,
// unchanged, as far as a file system can tell.
type Stamp struct {
	Dev, Ino uint64
	Born     time.Time // zero where the file system does not tell
	Changed  time.Time // of the inode: content, mode, owner or links (ctime)
	Modified time.Time // of the content, as its owner may set it (mtime)
	Size     int64
	Mode     fs.FileMode
	Links    uint64
	UID, GID uint32
}

// Same reports whether s and t are one file that has not changed between.
func (s Stamp) Same(t Stamp) bool {
	born, changed, modified := s.Born.Equal(t.Born), s.Changed.Equal(t.Changed), s.Modified.Equal(t.Modified)
	s.Born, s.Changed, s.Modified = t.Born, t.Changed, t.Modified
	return born && changed && modified && s == t
}
