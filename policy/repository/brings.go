package repository

import (
	"bytes"
	"maps"
	"path"
	"slices"
	"strings"
)

// Bounds of a comparison of two trees: how deep it goes, and how many it reads.
const (
	maxTreeDepth = 3
	maxTrees     = 64
)

// Brings implements place.Git.
func (v view) Brings(folder, from, to string, wanted func(string) bool) (files []string, ok bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return nil, false
	}
	b := &bringing{view: &v, w: w, wanted: wanted, left: maxTrees}
	var old, new oid
	if from != "" {
		if old, ok = b.treeOf(from); !ok {
			return nil, false
		}
	}
	if new, ok = b.treeOf(to); !ok {
		return nil, false
	}
	return b.files, b.compare(w.root, old, new, 0)
}

// Text implements place.Git.
func (v view) Text(folder, revision, file string) (text string, ok bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return "", false
	}
	rel, below := strings.CutPrefix(path.Clean(file), strings.TrimSuffix(w.root, "/")+"/")
	if !below || revision == "" {
		return "", false
	}
	b := &bringing{view: &v, w: w, left: maxTrees}
	at, ok := b.treeOf(revision)
	for ok && rel != "" {
		var name string
		name, rel, _ = strings.Cut(rel, "/")
		var entries map[string]treeEntry
		if entries, ok = b.tree(at); !ok {
			return "", false
		}
		e, there := entries[name]
		if !there || e.folder() == (rel == "") || !e.folder() && e.mode == "120000" {
			return "", false
		}
		at = e.oid
	}
	o, found := v.object(w, at)
	return string(o.data), ok && found && o.kind == "blob"
}

// Link implements place.Git.
func (v view) Link(folder, revision, file string) (at, target string, ok bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return "", "", false
	}
	rel, below := strings.CutPrefix(path.Clean(file), strings.TrimSuffix(w.root, "/")+"/")
	if !below || revision == "" {
		return "", "", false
	}
	b := &bringing{view: &v, w: w, left: maxTrees}
	tree, ok := b.treeOf(revision)
	at = w.root
	for ok && rel != "" {
		var name string
		name, rel, _ = strings.Cut(rel, "/")
		entries, read := b.tree(tree)
		e, there := entries[name]
		if !read || !there {
			return "", "", false
		}
		at = path.Join(at, name)
		if e.mode == "120000" {
			o, found := v.object(w, e.oid)
			return at, string(o.data), found && o.kind == "blob"
		}
		if !e.folder() {
			return "", "", false
		}
		tree = e.oid
	}
	return "", "", false
}

// bringing compares two trees.
type bringing struct {
	view   *view
	w      *worktree
	wanted func(string) bool
	files  []string
	left   int
}

// treeOf is the tree of a revision.
func (b *bringing) treeOf(rev string) (oid, bool) {
	id, ok := b.view.revision(b.w, rev)
	if !ok {
		return oid{}, false
	}
	o, ok := b.view.object(b.w, id)
	if !ok || o.kind != "commit" {
		return oid{}, false
	}
	return header(o.data, "tree ")
}

// treeEntry is what a tree says of a name.
type treeEntry struct {
	mode string
	oid  oid
}

func (e treeEntry) folder() bool { return e.mode == "40000" }

// compare lists the wanted files by which two trees differ; false where it did not see
// them all. No name stands for an empty tree.
func (b *bringing) compare(at string, old, new oid, depth int) bool {
	if old == new {
		return true
	}
	before, ok1 := b.tree(old)
	after, ok2 := b.tree(new)
	if !ok1 || !ok2 {
		return false
	}
	whole := true
	for _, name := range slices.Sorted(maps.Keys(union(before, after))) {
		was, is := before[name], after[name]
		file := at + "/" + name
		switch {
		case was == is:
		case was.folder() || is.folder():
			whole = b.into(file, was, is, depth) && whole
			if was.mode != "" && is.mode != "" && was.folder() != is.folder() {
				b.add(file)
			}
		default:
			b.add(file)
		}
	}
	return whole
}

// into compares folders that a setting may lie in.
func (b *bringing) into(file string, was, is treeEntry, depth int) bool {
	if !strings.HasPrefix(path.Base(file), ".") && depth == 0 || depth == maxTreeDepth {
		return true
	}
	var old, new oid
	if was.folder() {
		old = was.oid
	}
	if is.folder() {
		new = is.oid
	}
	return b.compare(file, old, new, depth+1)
}

func (b *bringing) add(file string) {
	if b.wanted(file) {
		b.files = append(b.files, file)
	}
}

func union(a, b map[string]treeEntry) map[string]treeEntry {
	all := maps.Clone(a)
	maps.Copy(all, b)
	return all
}

// tree reads a tree: "MODE NAME", NUL and an object's name, again and again.
func (b *bringing) tree(id oid) (map[string]treeEntry, bool) {
	entries := map[string]treeEntry{}
	if id == (oid{}) {
		return entries, true
	}
	if b.left--; b.left < 0 {
		return nil, false
	}
	o, ok := b.view.object(b.w, id)
	if !ok || o.kind != "tree" {
		return nil, false
	}
	for data := o.data; len(data) > 0; {
		head, rest, cut := bytes.Cut(data, []byte{0})
		mode, name, two := strings.Cut(string(head), " ")
		if !cut || !two || len(rest) < 20 {
			return nil, false
		}
		entries[name] = treeEntry{mode, oid(rest[:20])}
		data = rest[20:]
	}
	return entries, true
}
