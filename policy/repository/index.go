package repository

import (
	"bytes"
	"crypto/sha1"
	"encoding/binary"
	"path"
	"sort"
	"strings"
	"sync"

	"guard/policy/place"
)

// index is a decoded file of gitformat-index(5), its entries in order.
type index struct {
	entries []entry
	stamp   place.Stamp // of the file
	shared  *oid        // the base of a split index, and what changes in it
	removed bitmap
	changed bitmap

	once sync.Once
	tree oid // of all entries, once it was asked for
	full bool

	named  sync.Once
	secret []*entry // named as files of secrets, once they were asked for
}

// oid is the SHA-1 name of an object.
type oid [sha1.Size]byte

// maxIndex bounds the index file that is read, in bytes.
const maxIndex = 64 << 20

// indexed returns the work tree around a file, its index, and the file's name in it.
func indexed(v *view, p string) (w *worktree, x *index, name string, ok bool) {
	w, ok = v.around(path.Dir(p))
	if !ok || inGit(p) {
		return nil, nil, "", false
	}
	x, err := v.index(w)
	return w, x, w.nameOf(p), err == nil
}

// nameOf returns the name of a file in git, from the root of its work tree.
func (w *worktree) nameOf(p string) string {
	return strings.TrimPrefix(p, strings.TrimSuffix(w.root, "/")+"/")
}

// index reads the index of a work tree.
func (v *view) index(w *worktree) (*index, error) {
	file := under(w.dir, "index")
	s, there, err := v.stamp(file)
	if err != nil {
		return nil, err
	}
	if !there {
		return nil, errNotUnderstood
	}
	if x, ok := v.indexes.get(file, s); ok {
		return x, nil
	}
	data, err := v.read(file, s, maxIndex)
	if err != nil {
		return nil, err
	}
	x, err := decodeIndex(data)
	if err == nil && x.shared != nil {
		err = v.unite(w, x)
	}
	if err != nil {
		return nil, err
	}
	x.stamp = s
	v.indexes.put(file, s, x)
	return x, nil
}

// decodeIndex reads an index of versions 2 to 4 with SHA-1 names.
func decodeIndex(data []byte) (*index, error) {
	const header = 12
	if len(data) < header+sha1.Size || string(data[:4]) != "DIRC" || !summed(data) {
		return nil, errNotUnderstood
	}
	d := entryReader{
		version: binary.BigEndian.Uint32(data[4:]),
		data:    data[:len(data)-sha1.Size],
		at:      header,
	}
	if d.version < 2 || d.version > 4 {
		return nil, errNotUnderstood
	}
	count := int(binary.BigEndian.Uint32(data[8:]))
	if count > len(data)/fixedEntry {
		return nil, errNotUnderstood
	}
	x := &index{entries: make([]entry, 0, count)}
	for range count {
		e, ok := d.next()
		if !ok {
			return nil, errNotUnderstood
		}
		x.entries = append(x.entries, e)
	}
	if !x.extend(d.data[d.at:]) || x.shared == nil && !ordered(x.entries) {
		return nil, errNotUnderstood
	}
	return x, nil
}

// summed compares the checksum at the end; it may be left out, as zeros
// (index.skipHash of git-config(1)).
func summed(data []byte) bool {
	end := len(data) - sha1.Size
	sum := sha1.Sum(data[:end])
	return bytes.Equal(sum[:], data[end:]) || bytes.Equal(make([]byte, sha1.Size), data[end:])
}

// extend reads the extensions. One whose name begins with a capital may be
// passed over; of the others "link" is understood, and "sdir", which says that
// entries may stand for whole folders: such an entry is no file's.
func (x *index) extend(data []byte) bool {
	for len(data) > 0 {
		if len(data) < 8 {
			return false
		}
		name, size := string(data[:4]), binary.BigEndian.Uint32(data[4:])
		data = data[8:]
		if uint64(size) > uint64(len(data)) {
			return false
		}
		body := data[:size]
		data = data[size:]
		switch {
		case name == "link":
			if x.shared != nil || !x.link(body) {
				return false
			}
		case name == "sdir" && size == 0:
		case name[0] < 'A' || name[0] > 'Z':
			return false
		}
	}
	return true
}

// ordered reports entries as git writes them: by name, then by stage, each once.
func ordered(entries []entry) bool {
	for i := 1; i < len(entries); i++ {
		switch strings.Compare(entries[i-1].name, entries[i].name) {
		case 1:
			return false
		case 0:
			if entries[i-1].stage() == 0 || entries[i-1].stage() >= entries[i].stage() {
				return false
			}
		}
	}
	return true
}

// all lists the entries of a name: one, or the stages of a conflict.
func (x *index) all(name string) []entry {
	from := sort.Search(len(x.entries), func(i int) bool { return x.entries[i].name >= name })
	to := from
	for to < len(x.entries) && x.entries[to].name == name {
		to++
	}
	return x.entries[from:to]
}

// below lists the entries of a folder, which is empty or ends in "/".
func (x *index) below(folder string) []entry {
	from := sort.Search(len(x.entries), func(i int) bool { return x.entries[i].name >= folder })
	to := from + sort.Search(len(x.entries)-from, func(i int) bool {
		return !strings.HasPrefix(x.entries[from+i].name, folder)
	})
	return x.entries[from:to]
}

// tracks reports a file that the index holds, or a folder that it holds
// something of.
func (x *index) tracks(name string) bool {
	return len(x.all(name)) > 0 || len(x.below(name+"/")) > 0
}
