package repository

import (
	"bytes"
	"compress/zlib"
	"encoding/hex"
	"io"
	"path"
	"strconv"
	"strings"

	"guard/policy/place"
)

// object is one that was read back whole, and the files it came from.
type object struct {
	kind   string // blob, tree, commit, tag
	data   []byte
	source []source
}

// source is a file that an object lies in.
type source struct {
	path  string
	stamp place.Stamp
}

// maxObject bounds an object that is read, in bytes.
const maxObject = 8 << 20

// most is the bound of an object for this request.
func (f *files) most() int64 { return max(f.limit, maxObject) }

// database reads back the objects that repositories hold, loose or in packs.
type database struct{ *files }

// object reads an object of the repository: nothing less shows that it is
// there. One that a partial clone has only been promised is not.
func (db *database) object(w *worktree, id oid) (object, bool) {
	for _, store := range db.stores(w) {
		o, found := db.loose(store, id)
		if !found {
			o, found = db.packed(store, id)
		}
		if found {
			return o, true
		}
	}
	return object{}, false
}

// name is the object's own: the hash of its header and data.
func (o object) name() oid { return place.ObjectName(o.kind, o.data) }

// loose reads OBJECTS/xx/yyyy…: "KIND SIZE", NUL and the data, compressed.
func (db *database) loose(store string, id oid) (object, bool) {
	name := hex.EncodeToString(id[:])
	file := path.Join(store, name[:2], name[2:])
	packed, s, ok := db.whole(file, db.most())
	if !ok {
		return object{}, false
	}
	all, ok := inflate(bytes.NewReader(packed), db.most()+32)
	header, data, cut := bytes.Cut(all, []byte{0})
	kind, size, two := strings.Cut(string(header), " ")
	if !ok || !cut || !two || size != strconv.Itoa(len(data)) {
		return object{}, false
	}
	o := object{kind, data, []source{{file, s}}}
	return o, o.name() == id
}

// inflate reads one zlib stream of at most limit bytes.
func inflate(r io.Reader, limit int64) ([]byte, bool) {
	z, err := zlib.NewReader(r)
	if err != nil {
		return nil, false
	}
	defer z.Close()
	data, err := io.ReadAll(io.LimitReader(z, limit+1))
	return data, err == nil && int64(len(data)) <= limit
}

// maxStores bounds the folders of objects of one repository.
const maxStores = 8

// stores are the repository's folder of objects and its alternates
// (gitrepository-layout(5): objects/info/alternates).
func (db *database) stores(w *worktree) []string {
	all := []string{under(w.common, "objects")}
	for i := 0; i < len(all); i++ {
		text, there, err := understand(db.files, &db.texts, under(all[i], "info/alternates"), maxText,
			func(data []byte) (string, error) {
				return string(data), nil
			})
		if err != nil || !there {
			continue
		}
		for line := range strings.SplitSeq(text, "\n") {
			store, ok := join(all[i], line)
			if ok && line[0] != '#' && line[0] != '"' && len(all) < maxStores && db.folder(store) {
				all = append(all, store)
			}
		}
	}
	return all
}
