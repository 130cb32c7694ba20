package repository

import (
	"path"

	"guard/policy/place"
)

// site is a folder of a work tree, as one request saw it first: what is asked of
// thousands of its files is read once.
type site struct {
	w      *worktree
	x      *index
	prefix string // of the names in it, from the work tree's root: "", or ends in "/"
	above  *site  // nil at the root
	stores *stores

	looked     bool // whether the members below are known
	committed  bool
	tree       oid
	held       map[string]treeEntry // what HEAD's tree of the folder holds
	attributes []sourced
}

// stores are the folders of a repository's objects and their packs.
type stores struct {
	folders []string
	packs   []*pack
	names   map[bucketOf][]byte
	size    int // of names, in bytes
}

// bucketOf is the names in a pack that begin with a byte.
type bucketOf struct {
	pack  *pack
	first byte
}

// maxBuckets bounds the names of packed objects that one request holds, in bytes.
const maxBuckets = 64 << 20

// site finds the work tree that a folder lies in.
func (v *view) site(folder string) (*site, bool) {
	if h, ok := v.sites[folder]; ok {
		return h, h != nil
	}
	h := v.findSite(folder)
	if v.sites == nil {
		v.sites = map[string]*site{}
	}
	v.sites[folder] = h
	return h, h != nil
}

// findSite is as around, which it asks where a work tree begins.
func (v *view) findSite(folder string) *site {
	if !path.IsAbs(folder) || inGit(folder) {
		return nil
	}
	m, err := v.member(under(folder, ".git"))
	switch {
	case err != nil, !m.there && folder == "/":
		return nil
	case !m.there:
		above, ok := v.site(path.Dir(folder))
		if !ok || !v.folder(folder) {
			return nil
		}
		prefix := above.prefix + path.Base(folder) + "/"
		return &site{w: above.w, x: above.x, prefix: prefix, above: above, stores: above.stores}
	}
	w, ok := v.around(folder)
	if !ok {
		return nil
	}
	x, err := v.index(w)
	if err != nil {
		return nil
	}
	return &site{w: w, x: x, stores: &stores{}}
}

// inHead reads HEAD's tree of a folder and the attributes that count in it; false
// where HEAD has no such folder, or a checkout may convert whatever it holds.
func (v *view) inHead(h *site) bool {
	if h.looked {
		return h.committed
	}
	h.looked = true
	if !v.treeAt(h) {
		return false
	}
	entries, ok := v.readTree(h.w, h.tree)
	if !ok {
		return false
	}
	h.held = entries
	h.attributes, h.committed = v.attributesOf(h.w, h.x, h.prefix)
	return h.committed
}

// treeAt finds the name of HEAD's tree of a folder.
func (v *view) treeAt(h *site) (ok bool) {
	if h.above != nil {
		if !v.inHead(h.above) {
			return false
		}
		e := h.above.held[path.Base(h.prefix)]
		h.tree = e.oid
		return e.folder()
	}
	head, ok := v.head(h.w)
	if !ok {
		return false
	}
	commit, ok := v.object(h.w, head)
	if !ok || commit.kind != "commit" {
		return false
	}
	h.tree, ok = header(commit.data, "tree ")
	return ok
}

// present reports an object that is there, without reading it.
func (v *view) present(h *site, id oid) bool {
	s := h.stores
	if s.folders == nil {
		v.openStores(h.w, s)
	}
	for _, p := range s.packs {
		if s.holds(p, id) {
			return true
		}
	}
	name := id.String()
	for _, folder := range s.folders {
		f, there, err := v.fresh(folder + "/" + name[:2] + "/" + name[2:])
		if err == nil && there && f.Mode.IsRegular() && f.Size > 0 {
			return true
		}
	}
	return false
}

func (v *view) openStores(w *worktree, s *stores) {
	s.folders, s.names = v.stores(w), map[bucketOf][]byte{}
	disk, ok := v.disk.(place.Parts)
	for _, folder := range s.folders {
		if !ok {
			return
		}
		for _, name := range v.packNames(under(folder, "pack")) {
			if p, ok := v.pack(disk, name); ok {
				s.packs = append(s.packs, p)
			}
		}
	}
}

// holds reports an object that a pack's index names.
func (s *stores) holds(p *pack, id oid) bool {
	b := bucketOf{p, id[0]}
	names, ok := s.names[b]
	if !ok {
		names, _ = p.bucket(id[0])
		if s.size += len(names); s.size <= maxBuckets {
			s.names[b] = names
		}
	}
	_, found := search(names, id)
	return found
}
