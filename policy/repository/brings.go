package repository

import (
	"bytes"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
)

// Bounds of a comparison of two trees: how deep it goes, and how many it reads.
const (
	maxTreeDepth = 16
	maxTrees     = 512
)

// Brings implements place.Git.
func (v view) Brings(folder, from, to string, wanted func(string) bool) ([]string, bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return nil, false
	}
	b := &bringing{view: &v, w: w, left: maxTrees}
	var files []string
	b.found = func(file string, _, _ treeEntry) {
		if wanted(file) {
			files = append(files, file)
		}
	}
	var old, new oid
	if from != "" {
		if old, ok = b.treeOf(from); !ok {
			return nil, false
		}
	}
	if new, ok = b.treeOf(to); !ok {
		return nil, false
	}
	ok = b.compare(w.root, old, new, 0)
	return files, ok
}

// Text implements place.Git.
func (v view) Text(folder, revision, file string) (text string, ok bool) {
	w, e, ok := v.entryAt(folder, revision, file)
	if !ok || e.mode == linkMode || e.below != "" {
		return "", false
	}
	o, found := v.object(w, e.oid)
	return string(o.data), found && o.kind == "blob"
}

// Link implements place.Git.
func (v view) Link(folder, revision, file string) (at, target string, ok bool) {
	w, e, ok := v.entryAt(folder, revision, file)
	if !ok || e.mode != linkMode {
		return "", "", false
	}
	o, found := v.object(w, e.oid)
	return e.at, string(o.data), found && o.kind == "blob"
}

// linkMode is a symbolic link's (git-fast-import(1), filemodify).
const linkMode = "120000"

// foundEntry is the first entry on the way to a file that is no folder, and what of the
// way lies below it.
type foundEntry struct {
	treeEntry
	at, below string
}

// entryAt follows a file's path through the trees of a revision.
func (v view) entryAt(folder, revision, file string) (*worktree, foundEntry, bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok || revision == "" {
		return nil, foundEntry{}, false
	}
	at := strings.TrimSuffix(w.root, "/")
	below, ok := strings.CutPrefix(path.Clean(file), at+"/")
	if !ok {
		return nil, foundEntry{}, false
	}
	if revision == indexRevision {
		return indexEntry(&v, w, below)
	}
	b := &bringing{view: &v, w: w, left: maxTrees}
	tree, ok := b.treeOf(revision)
	for ok && below != "" {
		var name string
		name, below, _ = strings.Cut(below, "/")
		entries, read := b.tree(tree)
		e, there := entries[name]
		if !read || !there {
			break
		}
		at += "/" + name
		if !e.folder() {
			return w, foundEntry{e, at, below}, true
		}
		tree = e.oid
	}
	return nil, foundEntry{}, false
}

// indexRevision stands for what the index holds (gitrevisions(7), ":path").
const indexRevision = ":"

// indexEntry is what the index holds on the way to a name.
func indexEntry(v *view, w *worktree, name string) (*worktree, foundEntry, bool) {
	x, err := v.index(w)
	if err != nil {
		return nil, foundEntry{}, false
	}
	for at := name; at != "" && at != "."; at = path.Dir(at) {
		if held := x.all(at); len(held) > 0 {
			e := treeEntry{strconv.FormatUint(uint64(held[0].mode), 8), held[0].oid}
			below := strings.TrimPrefix(strings.TrimPrefix(name, at), "/")
			return w, foundEntry{e, strings.TrimSuffix(w.root, "/") + "/" + at, below}, true
		}
	}
	return nil, foundEntry{}, false
}

// bringing compares two trees.
type bringing struct {
	view  *view
	w     *worktree
	found func(file string, was, is treeEntry) // each file by which they differ, and what both have there
	left  int
	trees map[oid]map[string]treeEntry // those read before, for who compares many; nil: none is remembered
}

// treeOf is the tree of a revision.
func (b *bringing) treeOf(rev string) (oid, bool) {
	id, ok := b.view.revision(b.w, rev)
	if !ok {
		return oid{}, false
	}
	return b.treeIn(id)
}

// treeIn is the tree of a commit.
func (b *bringing) treeIn(id oid) (oid, bool) {
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

// laid reports what git puts into the work tree itself: no folder, and no submodule (git-fast-import(1), filemodify).
func (e treeEntry) laid() bool { return e.mode != "" && e.mode != "160000" && !e.folder() }

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
				b.found(file, was, is)
			}
		default:
			b.found(file, was, is)
		}
	}
	return whole
}

// into compares what lies in two folders of one name.
func (b *bringing) into(file string, was, is treeEntry, depth int) bool {
	if depth == maxTreeDepth {
		return false
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

func union(a, b map[string]treeEntry) map[string]treeEntry {
	all := maps.Clone(a)
	maps.Copy(all, b)
	return all
}

// tree reads a tree: "MODE NAME", NUL and an object's name, again and again.
func (b *bringing) tree(id oid) (map[string]treeEntry, bool) {
	if id == (oid{}) {
		return map[string]treeEntry{}, true
	}
	if entries, ok := b.trees[id]; ok {
		return entries, true
	}
	if b.left--; b.left < 0 {
		return nil, false
	}
	entries, ok := b.view.readTree(b.w, id)
	if ok && b.trees != nil {
		b.trees[id] = entries
	}
	return entries, ok
}

// readTree reads the entries of a tree.
func (db *database) readTree(w *worktree, id oid) (map[string]treeEntry, bool) {
	entries := map[string]treeEntry{}
	o, ok := db.object(w, id)
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
