package repository

import (
	"errors"
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
	o.loseTags(gone, held)
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

// tips are the commits that refs name which go; false where one cannot be told.
func (o *orphans) tips(gone []string) (all []oid, ok bool) {
	v, w := o.b.view, o.b.w
	for _, name := range gone {
		if name == stashRef {
			entries, ok := v.stashed(w)
			if !ok {
				return nil, false
			}
			all = append(all, entries...)
			continue
		}
		if folder, many := strings.CutSuffix(name, "/*"); many {
			below, ok := o.below(folder)
			if !ok {
				return nil, false
			}
			all = append(all, below...)
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

// loseTags collects the tags with a text of their own that no ref names any more (git-tag(1), -a): who made one wrote
// it nowhere else. Of one the file of the ref is told.
func (o *orphans) loseTags(gone []string, held []oid) {
	v, w := o.b.view, o.b.w
	for _, name := range gone {
		if !strings.HasPrefix(name, "refs/") || strings.HasSuffix(name, "/*") {
			continue
		}
		id, ok := v.ref(w, name)
		if !ok || slices.Contains(held, id) {
			continue
		}
		if found, there := v.object(w, id); there && found.kind == "tag" {
			o.lost = append(o.lost, place.Content{Path: under(w.common, name), Blob: id.String()})
		}
	}
}

// below are the commits that the refs below a folder name; false where not all could be seen.
func (o *orphans) below(folder string) (all []oid, whole bool) {
	refs, whole := o.b.view.refsBelow(o.b.w, folder)
	for _, r := range refs {
		if to, ok := o.b.view.peel(o.b.w, r.id); ok { // a tag has no content of its own
			r.id = to
		}
		all = append(all, r.id)
	}
	return all, whole
}

// goes reports a ref among those that go.
func goes(gone []string, name string) bool {
	return slices.ContainsFunc(gone, func(one string) bool {
		folder, many := strings.CutSuffix(one, "*")
		return one == name || many && strings.HasPrefix(name, folder)
	})
}

// stashed are all entries of the stash; false where its log does not tell.
func (v view) stashed(w *worktree) (all []oid, ok bool) {
	lines, ok := v.log(under(w.common, "logs/"+stashRef))
	if !ok {
		return nil, false
	}
	for _, line := range lines {
		id, sound := loggedIn(line)
		if !sound {
			return nil, false
		}
		all = append(all, id)
	}
	return all, true
}

// holders are the commits that branches and tags name, but for the refs that go. With HEAD goes the branch that it is
// on, for that moves with it. A loose ref stands before a packed one of its name, so where not all loose ones were seen
// the packed ones hold nothing.
func (o *orphans) holders(gone []string) (all []oid) {
	v, w := o.b.view, o.b.w
	if slices.Contains(gone, "HEAD") {
		text, _, _ := v.line(under(w.dir, "HEAD"))
		gone = append(slices.Clip(gone), strings.TrimPrefix(text, "ref: "))
	}
	loose, whole := map[string]bool{}, true
	add := func(name string, id oid) {
		if len(all) < maxHolders && !goes(gone, name) {
			all = append(all, id)
		}
	}
	for _, kind := range [...]string{"refs/heads", "refs/tags", "refs/remotes"} {
		whole = v.looseRefs(w, kind, loose, add) && whole
	}
	for name, id := range v.packedRefs(w) {
		if whole && !loose[name] {
			add(name, id)
		}
	}
	return all
}

// looseRefs adds the loose refs below a folder to those seen; one that cannot be read holds nothing. False where not
// all were seen.
func (h *history) looseRefs(w *worktree, folder string, seen map[string]bool, add func(name string, id oid)) bool {
	var folders []string
	err := h.disk.ReadDir(under(w.common, folder), func(e fs.DirEntry) bool {
		name := folder + "/" + e.Name()
		if e.IsDir() {
			folders = append(folders, name)
		} else {
			seen[name] = true
			if id, ok := h.ref(w, name); ok {
				add(name, id)
			}
		}
		return len(seen)+len(folders) <= maxHolders
	})
	whole := (err == nil || errors.Is(err, fs.ErrNotExist)) && len(seen)+len(folders) <= maxHolders
	for _, f := range folders {
		whole = whole && h.looseRefs(w, f, seen, add)
	}
	return whole
}

// keep follows commits to their ancestors.
func (o *orphans) keep(list []oid) {
	for len(list) > 0 && len(o.kept) < maxCommits {
		id := list[0]
		list = list[1:]
		if o.kept[id] {
			continue
		}
		found, _ := o.b.view.object(o.b.w, id)
		switch found.kind {
		case "tag":
			if to, ok := header(found.data, "object "); ok {
				list = append(list, to)
			}
		case "commit":
			o.kept[id] = true
			list = append(list, parentsIn(found.data)...)
		}
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
		commit, there := o.b.view.object(o.b.w, id)
		if !there || commit.kind != "commit" || !o.adds(commit.data) {
			return false
		}
		list = append(list, parentsIn(commit.data)...)
	}
	return true
}

// adds collects what a commit holds that none of its parents does.
func (o *orphans) adds(commit []byte) bool {
	tree, ok := header(commit, "tree ")
	if !ok {
		return false
	}
	before := []oid{{}} // the empty tree, of a first commit
	if parents := parentsIn(commit); len(parents) > 0 {
		before = before[:0]
		for _, up := range parents {
			old, there := o.b.treeIn(up)
			if !there {
				return false
			}
			before = append(before, old)
		}
	}
	var news map[place.Content]bool
	renamed := map[string]bool{}
	for n, old := range before {
		found, whole := o.differences(old, tree, renamed)
		if !whole {
			return false
		}
		if n == 0 {
			news = found
		}
		maps.DeleteFunc(news, func(c place.Content, _ bool) bool { return !found[c] })
	}
	maps.DeleteFunc(news, func(c place.Content, _ bool) bool { return renamed[c.Blob] })
	o.lost = slices.AppendSeq(o.lost, maps.Keys(news))
	return true
}

// differences are what a tree holds that another does not; false where not all could be seen. What stands under another
// name only is added to the renamed: the other holds it.
func (o *orphans) differences(old, tree oid, renamed map[string]bool) (news map[place.Content]bool, whole bool) {
	news = map[place.Content]bool{}
	o.b.found = func(file string, was, is treeEntry) {
		if was.mode != "" {
			renamed[was.oid.String()] = true
		}
		if is.mode != "" {
			news[place.Content{Path: file, Blob: is.oid.String()}] = true
		}
	}
	return news, o.b.compare(o.b.w.root, old, tree, 0)
}
