package repository

import (
	"path"
	"strings"

	"guard/policy/place"
)

// emptyTree is a tree that git knows without holding it (git-hash-object(1), -t tree of nothing).
const emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"

// shortest is the least of an object's name that git takes for one (git-config(1), core.abbrev).
const shortest = 4

// SecretsBetween implements place.Printed.
func (v printed) SecretsBetween(folder, from, to string) (files []string, known bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return nil, false
	}
	b := &bringing{view: v.view, w: w, left: maxTrees}
	b.found = func(file string, _, _ treeEntry) {
		if place.SecretName(strings.TrimPrefix(file, w.root)) {
			files = append(files, file)
		}
	}
	old, ok1 := b.treeNamed(from)
	new, ok2 := b.treeNamed(to)
	if !ok1 || !ok2 {
		return nil, false
	}
	b.compare(w.root, old, new, 0) // as far as the bounds let it see
	return files, true
}

// treeNamed is the tree that a word names as gitrevisions(7) has it: a commit's, a tree by its own name, REV^{tree},
// REV:FOLDER. No word, and the tree of nothing, are the zero oid.
func (b *bringing) treeNamed(word string) (oid, bool) {
	for _, kind := range [...]string{"^{tree}", "^{commit}", "^{}"} {
		word = strings.TrimSuffix(word, kind)
	}
	switch {
	case word == "", len(word) >= shortest && strings.HasPrefix(emptyTree, word):
		return oid{}, true
	case strings.Contains(word, ":"):
		rev, folder, _ := strings.Cut(word, ":")
		return b.folderIn(rev, folder)
	}
	if id, ok := b.treeOf(word); ok {
		return id, true
	}
	id, ok := b.view.abbreviated(b.w, word)
	if !ok {
		return oid{}, false
	}
	o, ok := b.view.object(b.w, id)
	if ok && o.kind == "blob" {
		return oid{}, true // a file by itself, which SecretObject knows
	}
	return id, ok && o.kind == "tree"
}

// folderIn is the tree of a folder of a revision; a file is none, and is judged by its name.
func (b *bringing) folderIn(rev, folder string) (oid, bool) {
	id, ok := b.treeOf(rev)
	for name := range strings.SplitSeq(strings.Trim(folder, "/"), "/") {
		if name == "" || !ok {
			continue
		}
		entries, read := b.tree(id)
		e := entries[name]
		if id, ok = e.oid, read; !e.folder() {
			return oid{}, ok
		}
	}
	return id, ok
}
