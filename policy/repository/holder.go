package repository

import (
	"path"
	"strings"

	"guard/policy/place"
)

// Holder tells what git holds, for who keeps files so that they can be brought back.
// What [Repositories.For] gives is one.
type Holder interface {
	// Blob finds the object that holds a regular file's very bytes: the commit of HEAD
	// has it under the file's own name, and a checkout would write it as it is. Stamps
	// are trusted as git itself trusts them, so that most files are not read; that the
	// object is there is seen, but it is not read back where the stamps speak. root is
	// that of the work tree.
	Blob(path string) (root, id string, ok bool)
	// Tracked reports a file that the index holds, or a folder that it holds something of.
	Tracked(path string) bool
	// Content is what an object holds, checked by its name.
	Content(root, id string) ([]byte, bool)
	// Refs are the refs of a name of the repository around a folder, and the object that each names: each stands in the
	// file of its name below common, unless it is packed. "HEAD" is the branch that the work tree is on, a name that
	// ends in a slash all below it. root is that of the work tree; false where not all could be seen.
	Refs(folder, name string) (root, common string, objects map[string]string, ok bool)
	// RefAt is the object that the ref of a file names now, there or packed.
	RefAt(root, file string) (id string, ok bool)
	// Has reports an object that is there.
	Has(root, id string) bool
	// StagedAlone lists the files at or below a path of which the index holds what neither the work tree nor HEAD
	// does; false where not all could be told, or more than most differ.
	StagedAlone(path string, most int) (files []string, ok bool)
	// StagedContent is what the index holds of a regular file, and its permission bits.
	StagedContent(path string) (content []byte, mode uint32, ok bool)
}

var _ Holder = struct {
	*view
	named
}{}

// maxContent bounds a file that is held, in bytes.
const maxContent = 64 << 20

// Blob implements Holder.
func (v *view) Blob(p string) (root, id string, ok bool) {
	p = path.Clean(p)
	h, ok := v.site(path.Dir(p))
	if !ok || inGit(p) || !v.inHead(h) {
		return "", "", false
	}
	name := path.Base(p)
	held := h.held[name]
	s, there, err := v.fresh(p)
	if err != nil || !there || !s.Mode.IsRegular() || s.Size > maxContent || !strings.HasPrefix(held.mode, "100") ||
		converted(h.attributes, h.prefix+name) {
		return "", "", false
	}
	return h.w.root, held.oid.String(), v.hasBytes(h, held.oid, p, s)
}

// hasBytes reports a file of a stamp whose bytes are those of a blob that is there.
func (v *view) hasBytes(h *site, id oid, file string, s place.Stamp) bool {
	name := h.prefix + path.Base(file)
	entries := h.x.all(name)
	if len(entries) != 1 || !entries[0].plain() || !entries[0].untouched(s, h.x.stamp) {
		return v.proves(h.w, id, file, s)
	}
	if entries[0].oid != id {
		return false
	}
	// The blob was made of these bytes, perhaps with other line ends.
	if h.w.config.normalizes || attributed(h.attributes, name, normalizes) {
		data, err := v.read(file, s, maxObject)
		if err != nil || (object{kind: "blob", data: data}).name() != id {
			return false
		}
	}
	return v.present(h, id)
}

// Tracked implements Holder.
func (v *view) Tracked(p string) bool {
	p = path.Clean(p)
	h, ok := v.site(path.Dir(p))
	return ok && !inGit(p) && h.x.tracks(h.prefix+path.Base(p))
}

// Content implements Holder.
func (v *view) Content(root, id string) ([]byte, bool) {
	w, ok := v.around(root)
	name, sound := parseOID(id)
	if !ok || !sound || w.root != path.Clean(root) {
		return nil, false
	}
	large := *v.files
	large.limit = maxContent
	o, ok := (&database{&large}).object(w, name)
	if !ok || o.kind != "blob" {
		return nil, false
	}
	return o.data, true
}
