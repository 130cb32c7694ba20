package repository

import (
	"bytes"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
)

// Bounds of the search for what a commit alone holds: how many refs it begins at, how many commits it reads of those
// that stay, and how many may be lost.
const (
	maxHolders = 512
	maxCommits = 1024
	maxLost    = 64
)

// Orphans implements place.Git.
func (v view) Orphans(folder string, gone, stays []string) (lost []place.Content, ok bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return nil, false
	}
	o := orphans{b: &bringing{view: &v, w: w, left: maxTrees}, kept: map[oid]bool{}}
	tips, ok := o.tips(gone)
	if !ok {
		return nil, false
	}
	held := o.holders(gone)
	for _, name := range stays {
		id, ok := v.revision(w, name)
		if !ok {
			return nil, false
		}
		held = append(held, id)
	}
	o.keep(held)
	if !o.lose(tips) {
		return nil, false
	}
	return o.lost, true
}

// orphans finds what commits hold that no ref leads to any more.
type orphans struct {
	b    *bringing
	kept map[oid]bool // commits that some ref still leads to, as far as they were looked at
	lost []place.Content
}

// stashRef is where the stash is (git-stash(1)): its older entries stand in the reflog alone.
const stashRef = "refs/stash"

// tips are the commits that refs name which go.
func (o *orphans) tips(gone []string) (all []oid, ok bool) {
	v, w := o.b.view, o.b.w
	for _, name := range gone {
		if name == stashRef {
			for n := 0; n < maxLost; n++ {
				id, there := v.logged(under(w.common, "logs/"+stashRef), n)
				if !there {
					break
				}
				all = append(all, id)
			}
			continue
		}
		id, found := v.revision(w, name)
		if !found {
			return nil, false
		}
		all = append(all, id)
	}
	return all, true
}

// holders are the commits that branches and tags name, but for the refs that go. With HEAD goes the branch that it is
// on, for that moves with it.
func (o *orphans) holders(gone []string) (all []oid) {
	v, w := o.b.view, o.b.w
	if slices.Contains(gone, "HEAD") {
		text, _, _ := v.line(under(w.dir, "HEAD"))
		gone = append(slices.Clip(gone), strings.TrimPrefix(text, "ref: "))
	}
	refs := map[string]oid{}
	if data, _, ok := v.whole(under(w.common, "packed-refs"), maxPackedRefs); ok {
		for line := range strings.Lines(string(data)) {
			id, name, two := strings.Cut(strings.TrimRight(line, "\n"), " ")
			if o, sound := parseOID(id); two && sound && len(refs) < maxHolders {
				refs[name] = o
			}
		}
	}
	for _, kind := range [...]string{"refs/heads", "refs/tags", "refs/remotes"} {
		v.refsBelow(w, kind, refs) // a loose ref stands before a packed one of its name
	}
	for name, id := range refs {
		if !slices.Contains(gone, name) {
			all = append(all, id)
		}
	}
	return all
}

// refsBelow adds the loose refs in a folder; one that cannot be read holds nothing.
func (v view) refsBelow(w *worktree, folder string, refs map[string]oid) {
	var folders []string
	_ = v.disk.ReadDir(under(w.common, folder), func(e fs.DirEntry) bool {
		name := folder + "/" + e.Name()
		if e.IsDir() {
			folders = append(folders, name)
			return len(folders) < maxHolders
		}
		delete(refs, name)
		if id, ok := v.ref(w, name); ok {
			refs[name] = id
		}
		return len(refs) < maxHolders
	})
	for _, f := range folders {
		v.refsBelow(w, f, refs)
	}
}

// keep follows commits to their ancestors.
func (o *orphans) keep(list []oid) {
	for len(list) > 0 && len(o.kept) < maxCommits {
		id, ok := o.b.view.peel(o.b.w, list[0])
		list = list[1:]
		if !ok || o.kept[id] {
			continue
		}
		o.kept[id] = true
		list = append(list, o.b.view.parents(o.b.w, id)...)
	}
}

// lose collects what the commits hold that no ref leads to; false where not all could be seen.
func (o *orphans) lose(list []oid) bool {
	seen := map[oid]bool{}
	for len(list) > 0 {
		id := list[0]
		list = list[1:]
		if o.kept[id] || seen[id] {
			continue
		}
		if seen[id] = true; len(seen) > maxLost {
			return false
		}
		parents := o.b.view.parents(o.b.w, id)
		if !o.adds(id, parents) {
			return false
		}
		list = append(list, parents...)
	}
	return true
}

// adds collects what a commit holds that none of its parents does.
func (o *orphans) adds(id oid, parents []oid) bool {
	tree, ok := o.b.treeIn(id)
	if !ok {
		return false
	}
	if len(parents) == 0 {
		news, ok := o.differences(oid{}, tree)
		o.lost = slices.AppendSeq(o.lost, maps.Keys(news))
		return ok
	}
	var news map[place.Content]bool
	for n, up := range parents {
		old, there := o.b.treeIn(up)
		found, whole := o.differences(old, tree)
		if !there || !whole {
			return false
		}
		if n == 0 {
			news = found
		}
		maps.DeleteFunc(news, func(c place.Content, _ bool) bool { return !found[c] })
	}
	o.lost = slices.AppendSeq(o.lost, maps.Keys(news))
	return true
}

// differences are what a tree holds that another does not; false where not all could be seen.
func (o *orphans) differences(old, tree oid) (news map[place.Content]bool, whole bool) {
	news = map[place.Content]bool{}
	o.b.found = func(file string, is treeEntry) {
		if is.mode != "" {
			news[place.Content{Path: file, Blob: is.oid.String()}] = true
		}
	}
	return news, o.b.compare(o.b.w.root, old, tree, 0)
}

// parents are the commits that a commit comes after.
func (h *history) parents(w *worktree, id oid) (all []oid) {
	o, ok := h.object(w, id)
	if !ok || o.kind != "commit" {
		return nil
	}
	for line := range bytes.Lines(o.data) {
		if len(line) == 1 {
			break
		}
		if text, is := strings.CutPrefix(strings.TrimRight(string(line), "\n"), "parent "); is {
			up, _ := parseOID(text)
			all = append(all, up)
		}
	}
	return all
}
