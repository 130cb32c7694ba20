package repository

import (
	"encoding/binary"
	"encoding/hex"
	"math/bits"
	"path"
	"sort"
)

// link reads the extension of a split index: the name of the shared index, and
// which of its entries are gone or stand anew in this one.
func (x *index) link(b []byte) bool {
	if len(b) < len(oid{}) {
		return false
	}
	base := oid(b)
	x.shared = &base
	if b = b[len(base):]; len(b) == 0 {
		return true
	}
	var ok1, ok2 bool
	x.removed, b, ok1 = ewah(b)
	x.changed, b, ok2 = ewah(b)
	return ok1 && ok2 && len(b) == 0
}

// unite makes a split index whole. The shared index is named by its checksum.
func (v *view) unite(w *worktree, x *index) error {
	if *x.shared == (oid{}) {
		return errNotUnderstood
	}
	file := path.Join(w.dir, "sharedindex."+hex.EncodeToString(x.shared[:]))
	s, there, err := v.stamp(file)
	if err != nil || !there {
		return errNotUnderstood
	}
	data, err := v.read(file, s, maxIndex)
	if err != nil {
		return err
	}
	base, err := decodeIndex(data)
	if err != nil || base.shared != nil || oid(data[len(data)-len(oid{}):]) != *x.shared {
		return errNotUnderstood
	}
	return x.over(base.entries)
}

// over lays the entries of x over those of the shared index: nameless ones
// replace, in order, those marked as changed; the others are added.
func (x *index) over(base []entry) error {
	if !x.removed.within(len(base)) || !x.changed.within(len(base)) {
		return errNotUnderstood
	}
	nameless := 0
	for nameless < len(x.entries) && x.entries[nameless].name == "" {
		nameless++
	}
	all, used := make([]entry, 0, len(base)+len(x.entries)), 0
	for i, e := range base {
		if x.changed.has(i) {
			if used == nameless {
				return errNotUnderstood
			}
			name := e.name
			e = x.entries[used]
			e.name, used = name, used+1
		}
		if !x.removed.has(i) {
			all = append(all, e)
		}
	}
	all = append(all, x.entries[nameless:]...)
	sort.SliceStable(all, func(i, j int) bool {
		if all[i].name != all[j].name {
			return all[i].name < all[j].name
		}
		return all[i].stage() < all[j].stage()
	})
	if used != nameless || !ordered(all) {
		return errNotUnderstood
	}
	x.entries, x.removed, x.changed = all, nil, nil
	return nil
}

// bitmap is a set of positions.
type bitmap []uint64

func (m bitmap) has(i int) bool { return i/64 < len(m) && m[i/64]>>(i%64)&1 != 0 }

// within reports a set that holds nothing from n on.
func (m bitmap) within(n int) bool {
	for i, word := range m {
		if word != 0 && i*64+bits.Len64(word) > n {
			return false
		}
	}
	return true
}

// maxBits bounds a bitmap: more entries than an index that is read can have.
const maxBits = maxIndex / fixedEntry

// ewah reads a compressed bitmap (gitformat-bitmap(5), Appendix A): how many
// bits, how many words, the words, where the last marker stands. A marker holds
// a bit, how many words of that bit follow, and how many words as they are.
func ewah(b []byte) (m bitmap, rest []byte, ok bool) {
	if len(b) < 8 {
		return nil, nil, false
	}
	size, words := binary.BigEndian.Uint32(b), uint64(binary.BigEndian.Uint32(b[4:]))
	b = b[8:]
	if size > maxBits || uint64(len(b)) < words*8+4 {
		return nil, nil, false
	}
	data, rest := b[:words*8], b[words*8+4:]
	for len(data) > 0 {
		marker := binary.BigEndian.Uint64(data)
		data = data[8:]
		running, literal := marker>>1&(1<<32-1), marker>>33
		if running > maxBits/64+1 || uint64(len(m)) > maxBits/64+1 || literal*8 > uint64(len(data)) {
			return nil, nil, false
		}
		for range running {
			m = append(m, -(marker & 1))
		}
		for range literal {
			m = append(m, binary.BigEndian.Uint64(data))
			data = data[8:]
		}
	}
	return m, rest, true
}
