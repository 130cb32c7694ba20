package repository

import (
	"bytes"
	"path"

	"guard/policy/place"
)

// Restorable implements place.Git: the index and the last commit hold a blob with the very
// bytes that the file has now, that blob was read back, and a checkout would write it
// as it is. "git checkout -- FILE" brings the file back. What the index alone holds is lost
// with the next "git add".
func (v *view) Restorable(p string) bool {
	p = path.Clean(p)
	w, x, name, ok := indexed(v, p)
	if !ok {
		return false
	}
	entries := x.all(name)
	return len(entries) == 1 && v.isCommitted(p, entries[0].oid) && !v.converted(w, x, name) &&
		v.holds(w, &entries[0], p)
}

// isCommitted reports a file that the last commit holds with the bytes of a blob.
func (v *view) isCommitted(p string, id oid) bool {
	h, ok := v.site(path.Dir(p))
	return ok && v.inHead(h) && h.held[path.Base(p)].oid == id
}

// proof is that a file had the bytes of an object, which lies in source.
type proof struct {
	oid    oid
	source []source
}

// holds reports a regular file of one name only, whose bytes are those of its
// entry's blob. Bytes are compared: an index can be written by anyone, and
// stamps in it say what its writer wished.
func (v *view) holds(w *worktree, e *entry, file string) bool {
	s, there, err := v.fresh(file)
	if err != nil || !there || s.Links != 1 || !e.plain() || !s.Mode.IsRegular() || !e.like(s.Mode) {
		return false
	}
	return v.proves(w, e.oid, file, s)
}

// proves reports a file of a stamp whose bytes are those of a blob that was read back.
func (v *view) proves(w *worktree, id oid, file string, s place.Stamp) bool {
	if p, ok := v.proofs.get(file, s); ok && p.oid == id && v.unchanged(p.source) {
		return true
	}
	data, err := v.read(file, s, maxObject)
	if err != nil || (object{kind: "blob", data: data}).name() != id {
		return false
	}
	blob, ok := v.object(w, id)
	if !ok || blob.kind != "blob" || !bytes.Equal(blob.data, data) {
		return false
	}
	v.proofs.put(file, s, proof{id, blob.source})
	return true
}

func (v *view) unchanged(files []source) bool {
	for _, f := range files {
		s, there, err := v.fresh(f.path)
		if err != nil || !there || !s.Same(f.stamp) {
			return false
		}
	}
	return true
}
