package repository

import (
	"path"
	"strings"
)

// named tells of refs, and of what the index holds beside them.
type named struct{ *view }

// Refs implements Holder.
func (v named) Refs(folder, name string) (root, common string, objects map[string]string, ok bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok || v.inTables(w) {
		return "", "", nil, false
	}
	if name == "HEAD" {
		text, _, err := v.line(under(w.dir, "HEAD"))
		on, symbolic := strings.CutPrefix(text, "ref: ")
		if err != nil || !symbolic || !soundRef(on) {
			return w.root, w.common, nil, err == nil
		}
		name = on
	}
	objects = map[string]string{}
	below, many := strings.CutSuffix(name, "/")
	if !many {
		if id, there := v.ref(w, name); there {
			objects[name] = id.String()
		}
		return w.root, w.common, objects, true
	}
	refs, whole := v.refsBelow(w, below)
	for _, ref := range refs {
		if len(objects) >= maxRefsBelow {
			return w.root, w.common, objects, false
		}
		objects[ref.name] = ref.id.String()
	}
	return w.root, w.common, objects, whole
}

// maxRefsBelow bounds the refs below one folder that are told.
const maxRefsBelow = 2_000

// inTables reports a repository that keeps its refs in tables, which are not read (git-refs(1), reftable).
func (v named) inTables(w *worktree) bool {
	_, there, err := v.stamp(under(w.common, "reftable"))
	return there || err != nil
}

// ref is a branch, a tag or another name of an object's.
type ref struct {
	name string
	id   oid
}

// refsBelow are the refs below a folder; false where not all could be seen.
func (h *history) refsBelow(w *worktree, folder string) (refs []ref, whole bool) {
	loose, unread := map[string]bool{}, 0
	add := func(name string, id oid) {
		if id == (oid{}) {
			unread++
			return
		}
		refs = append(refs, ref{name, id})
	}
	whole = h.looseRefs(w, folder, loose, add) && len(refs) >= len(loose)
	for name, id := range h.packedRefs(w) {
		if whole && strings.HasPrefix(name, folder+"/") && !loose[name] {
			add(name, id)
		}
	}
	return refs, whole && unread == 0
}

// RefAt implements Holder.
func (v named) RefAt(root, file string) (id string, ok bool) {
	w, ok := v.around(root)
	if !ok || w.root != path.Clean(root) {
		return "", false
	}
	name, below := strings.CutPrefix(file, under(w.common, ""))
	if !below {
		return "", false
	}
	found, ok := v.ref(w, name)
	return found.String(), ok
}

// Has implements Holder.
func (v named) Has(root, id string) bool {
	w, ok := v.around(root)
	name, sound := parseOID(id)
	if !ok || !sound || w.root != path.Clean(root) {
		return false
	}
	found, there := v.object(w, name)
	return there && found.kind != ""
}

// StagedAlone implements Holder.
func (v named) StagedAlone(p string, most int) (files []string, ok bool) {
	differ, ok := differing(*v.view, p, most, true)
	if !ok {
		return nil, false
	}
	for _, file := range differ {
		h, there := v.site(path.Dir(file))
		if !there {
			return nil, false
		}
		entries := h.x.all(h.prefix + path.Base(file))
		if len(entries) != 1 || entries[0].stage() != 0 || entries[0].mode == modeModule {
			continue
		}
		v.inHead(h)
		if h.held[path.Base(file)].oid != entries[0].oid {
			files = append(files, file)
		}
	}
	return files, true
}

// StagedContent implements Holder.
func (v named) StagedContent(file string) (content []byte, mode uint32, ok bool) {
	h, ok := v.site(path.Dir(file))
	if !ok {
		return nil, 0, false
	}
	entries := h.x.all(h.prefix + path.Base(file))
	if len(entries) != 1 || entries[0].stage() != 0 || entries[0].mode&0o170000 != modeFile&0o170000 {
		return nil, 0, false
	}
	content, ok = v.Content(h.w.root, entries[0].oid.String())
	return content, entries[0].mode & 0o777, ok
}
