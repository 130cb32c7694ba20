package repository

import (
	"io/fs"
	"path"
	"strings"
)

// Bounds of the search for a commit: how many refs it begins at, and how many commits it reads.
const (
	maxHolders = 512
	maxCommits = 512
)

// Abandons implements place.Git.
func (v view) Abandons(folder, to string, limit int) (files []string, ok bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return nil, false
	}
	head, ok := v.head(w)
	if !ok {
		return nil, false
	}
	target, ok := v.revision(w, to)
	if !ok {
		return nil, false
	}
	if head == target || v.reaches(w, append(otherRefs(v, w), target), head) {
		return nil, true
	}
	files, ok = v.Brings(folder, to, "HEAD", func(string) bool { limit--; return limit >= 0 })
	return files, ok && limit >= 0
}

// otherRefs are the commits that branches and tags name, but for the branch that HEAD is on.
func otherRefs(v view, w *worktree) (all []oid) {
	text, _, _ := v.line(under(w.dir, "HEAD"))
	own := strings.TrimPrefix(text, "ref: ")
	for _, kind := range [...]string{"refs/heads", "refs/tags", "refs/remotes"} {
		all = v.refsBelow(w, kind, own, all)
	}
	data, _, ok := v.whole(under(w.common, "packed-refs"), maxPackedRefs)
	if !ok {
		return all
	}
	for line := range strings.Lines(string(data)) {
		id, name, two := strings.Cut(strings.TrimRight(line, "\n"), " ")
		if o, sound := parseOID(id); two && sound && name != own && len(all) < maxHolders {
			all = append(all, o)
		}
	}
	return all
}

// refsBelow adds the commits that the loose refs in a folder name.
func (v view) refsBelow(w *worktree, folder, own string, all []oid) []oid {
	var folders []string
	_ = v.disk.ReadDir(under(w.common, folder), func(e fs.DirEntry) bool {
		name := folder + "/" + e.Name()
		if e.IsDir() {
			folders = append(folders, name)
		} else if id, ok := v.ref(w, name); ok && name != own {
			all = append(all, id)
		}
		return len(all)+len(folders) < maxHolders
	})
	for _, f := range folders {
		all = v.refsBelow(w, f, own, all)
	}
	return all
}

// reaches reports a commit that is one of others, or an ancestor of one.
func (v view) reaches(w *worktree, others []oid, commit oid) bool {
	seen := map[oid]bool{}
	for len(others) > 0 && len(seen) < maxCommits {
		id := others[0]
		others = others[1:]
		if id == commit {
			return true
		}
		if seen[id] {
			continue
		}
		seen[id] = true
		peeled, ok := v.peel(w, id)
		if !ok {
			continue
		}
		if peeled != id {
			others = append(others, peeled)
			continue
		}
		for n := 1; ; n++ {
			up, there := v.parent(w, id, n)
			if !there {
				break
			}
			others = append(others, up)
		}
	}
	return false
}
