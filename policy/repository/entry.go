package repository

import (
	"bytes"
	"encoding/binary"
	"io/fs"
	"time"

	"guard/policy/place"
)

// entry is a file as the index holds it.
type entry struct {
	name           string // from the work tree's root
	oid            oid
	mode           uint32
	flags, more    uint16
	changed        moment
	modified       moment
	ino            uint32
	uid, gid, size uint32
}

// moment is a time as the index holds it: seconds and nanoseconds, cut to 32 bits.
type moment struct{ sec, nsec uint32 }

func momentOf(t time.Time) moment { return moment{uint32(t.Unix()), uint32(t.Nanosecond())} }

func (m moment) before(o moment) bool {
	return m.sec < o.sec || m.sec == o.sec && m.nsec < o.nsec
}

// Modes and flags of an entry.
const (
	modeFile     = 0o100644
	modeProgram  = 0o100755
	modeLink     = 0o120000
	modeModule   = 0o160000 // a submodule's commit
	flagAssume   = 0x8000   // assume-valid
	flagMore     = 0x4000   // there are more flags, from version 3 on
	flagSparse   = 0x4000   // of those: skip-worktree
	flagIntended = 0x2000   // of those: intent-to-add
)

func (e *entry) stage() uint16 { return e.flags >> 12 & 3 }

// plain reports an entry that stands for what is in the work tree: not in
// conflict, nothing only announced, nothing that git would not look at.
func (e *entry) plain() bool {
	return e.stage() == 0 && e.flags&flagAssume == 0 && e.more&(flagSparse|flagIntended) == 0
}

// kinds are the types of files that an entry's mode stands for.
var kinds = map[uint32]func(fs.FileMode) bool{
	modeFile:    func(m fs.FileMode) bool { return m.IsRegular() && m&0o100 == 0 },
	modeProgram: func(m fs.FileMode) bool { return m.IsRegular() && m&0o100 != 0 },
	modeLink:    func(m fs.FileMode) bool { return m.Type() == fs.ModeSymlink },
}

// like reports a file of the entry's type and executable bit.
func (e *entry) like(m fs.FileMode) bool {
	is := kinds[e.mode]
	return is != nil && is(m)
}

// untouched reports a file that is as it was when git last looked, by its stamp
// alone: all that git compares, and not changed in the tick in which the index
// was written (racy git: Documentation/technical/racy-git.txt).
func (e *entry) untouched(s place.Stamp, index place.Stamp) bool {
	return e.like(s.Mode) &&
		e.changed == momentOf(s.Changed) && e.modified == momentOf(s.Modified) &&
		e.ino == uint32(s.Ino) && e.uid == s.UID && e.gid == s.GID && e.size == uint32(s.Size) &&
		e.modified.before(momentOf(index.Modified))
}

// fixedEntry is how long an entry is before its name, at least.
const fixedEntry = 62

// Bounds of names: one (PATH_MAX), and all of an index, which version 4
// compresses.
const (
	maxName  = 4096
	maxNames = 128 << 20
)

// entryReader reads entries one after the other.
type entryReader struct {
	version uint32
	data    []byte
	at      int
	last    []byte
	names   int // bytes of all names so far
}

func (d *entryReader) next() (e entry, ok bool) {
	start := d.at
	if d.at+fixedEntry > len(d.data) {
		return e, false
	}
	e = fixed(d.data[d.at:])
	d.at += fixedEntry
	if e.flags&flagMore != 0 {
		if d.version < 3 || d.at+2 > len(d.data) {
			return e, false
		}
		e.more = binary.BigEndian.Uint16(d.data[d.at:])
		d.at += 2
	}
	if !d.name() {
		return e, false
	}
	e.name = string(d.last)
	d.names += len(d.last)
	if d.version < 4 {
		// An entry is padded with 1 to 8 NULs to a multiple of eight bytes.
		d.at = start + (d.at-1-start)/8*8 + 8
	}
	return e, d.at <= len(d.data) && d.names <= maxNames
}

func fixed(b []byte) entry {
	word := func(at int) uint32 { return binary.BigEndian.Uint32(b[at:]) }
	return entry{
		changed:  moment{word(0), word(4)},
		modified: moment{word(8), word(12)},
		ino:      word(20), // word(16) is the device, which git does not compare
		mode:     word(24),
		uid:      word(28),
		gid:      word(32),
		size:     word(36),
		oid:      oid(b[40:60]),
		flags:    binary.BigEndian.Uint16(b[60:]),
	}
}

// name reads a name up to its NUL; in version 4 it begins as the last one did.
func (d *entryReader) name() bool {
	keep := 0
	if d.version == 4 {
		drop, n := offsetVarint(d.data[d.at:])
		if n == 0 || drop > uint64(len(d.last)) {
			return false
		}
		keep, d.at = len(d.last)-int(drop), d.at+n
	}
	end := bytes.IndexByte(d.data[d.at:], 0)
	if end < 0 || keep+end > maxName {
		return false
	}
	d.last = append(d.last[:keep], d.data[d.at:d.at+end]...)
	d.at += end + 1
	return true
}

// offsetVarint reads an integer in git's offset encoding; n is 0 where there is
// none.
func offsetVarint(b []byte) (v uint64, n int) {
	for n < len(b) && n < 9 {
		c := b[n]
		n++
		v = v<<7 | uint64(c&0x7f)
		if c&0x80 == 0 {
			return v, n
		}
		v++
	}
	return 0, 0
}
