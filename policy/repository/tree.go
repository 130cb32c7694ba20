package repository

import (
	"encoding/hex"
	"strconv"
	"strings"

	"guard/policy/place"
)

func (id oid) String() string { return hex.EncodeToString(id[:]) }

// root is the name of the tree that a commit of the index would have; false
// where it could have none, or holds whole folders as trees (a sparse index).
func (x *index) root() (oid, bool) {
	x.once.Do(func() {
		x.full = true
		for i := range x.entries {
			if e := &x.entries[i]; e.stage() != 0 || !e.whole() {
				x.full = false
				return
			}
		}
		x.tree = treeOf(x.entries, 0)
	})
	return x.tree, x.full
}

// wholly reports an index all of whose entries are files' own, in conflict or not.
func (x *index) wholly() bool {
	for i := range x.entries {
		if !x.entries[i].whole() {
			return false
		}
	}
	return true
}

// whole reports an entry that is not only announced, and stands for no whole folder.
func (e *entry) whole() bool {
	return e.more&flagIntended == 0 && (kinds[e.mode] != nil || e.mode == modeModule)
}

// treeOf hashes the tree of entries whose names share their first from bytes.
// The order of an index is that of its trees.
func treeOf(entries []entry, from int) oid {
	var body []byte
	for i := 0; i < len(entries); {
		name, _, inFolder := strings.Cut(entries[i].name[from:], "/")
		if !inFolder {
			body = appendTree(body, entries[i].mode, name, entries[i].oid)
			i++
			continue
		}
		folder := name + "/"
		n := i
		for n < len(entries) && strings.HasPrefix(entries[n].name[from:], folder) {
			n++
		}
		body = appendTree(body, 0o40000, name, treeOf(entries[i:n], from+len(folder)))
		i = n
	}
	return place.ObjectName("tree", body)
}

func appendTree(body []byte, mode uint32, name string, id oid) []byte {
	body = append(strconv.AppendUint(body, uint64(mode), 8), ' ')
	body = append(append(body, name...), 0)
	return append(body, id[:]...)
}
