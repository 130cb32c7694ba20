package repository

import (
	"path"
	"strings"
)

// Uncommitted implements place.Git.
func (v view) Uncommitted(p string, limit int) (files []string, ok bool) {
	w, ok := v.around(path.Clean(p))
	if !ok {
		return nil, false
	}
	x, err := v.index(w)
	if err != nil {
		return nil, false
	}
	b := &bringing{view: &v, w: w, left: maxTrees}
	d := staging{bringing: b, limit: limit}
	var tree oid
	if head, born := v.head(w); born {
		commit, ok := v.object(w, head)
		if !ok || commit.kind != "commit" {
			return nil, false
		}
		if tree, ok = header(commit.data, "tree "); !ok {
			return nil, false
		}
	}
	if !x.wholly() {
		return nil, false
	}
	ok = d.compare(x.entries, 0, tree)
	return d.files, ok
}

// staging compares an index with a tree.
type staging struct {
	*bringing
	files []string
	limit int
	gone  bool // what the tree alone has is found too
}

// compare lists the entries, whose names share their first from bytes, that a tree
// does not hold the same.
func (d *staging) compare(entries []entry, from int, tree oid) bool {
	held, ok := d.tree(tree)
	if !ok {
		return false
	}
	there := map[string]bool{}
	for i := 0; i < len(entries); {
		name, _, inFolder := strings.Cut(entries[i].name[from:], "/")
		there[name] = true
		if !inFolder {
			if e := held[name]; e.oid != entries[i].oid || e.folder() {
				d.files = append(d.files, path.Join(d.w.root, entries[i].name))
			}
			i++
			continue
		}
		n := i
		for folder := name + "/"; n < len(entries) && strings.HasPrefix(entries[n].name[from:], folder); {
			n++
		}
		below := from + len(name) + 1
		if e := held[name]; !e.folder() || e.oid != treeOf(entries[i:n], below) {
			was := e.oid
			if !e.folder() {
				was = oid{}
			}
			if !d.compare(entries[i:n], below, was) {
				return false
			}
		}
		i = n
		if len(d.files) > d.limit {
			return false
		}
	}
	return d.missing(entries, from, held, there) && len(d.files) <= d.limit
}

// missing finds what a tree holds that no entry is there for.
func (d *staging) missing(entries []entry, from int, held map[string]treeEntry, there map[string]bool) bool {
	if !d.gone {
		return true
	}
	at := d.w.root
	if len(entries) > 0 {
		at = path.Join(at, entries[0].name[:from])
	}
	whole := true
	for name, e := range held {
		switch {
		case there[name]:
		case e.folder():
			whole = d.bringing.compare(path.Join(at, name), e.oid, oid{}, 0) && whole
		default:
			d.found(path.Join(at, name), e, treeEntry{})
		}
	}
	return whole
}
