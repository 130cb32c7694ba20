package repository

import (
	"path"
	"slices"
	"strings"
	"time"

	"guard/policy/place"
)

// checkedOut tells what would be.
type checkedOut struct{ *view }

// Bounds of a look at all the trees between some commits: how many objects it reads, and how long it takes.
const (
	maxBetween  = 16384
	maxSearched = 500 * time.Millisecond
)

// Between implements place.CheckedOut. Whatever one of the trees holds otherwise than HEAD is seen where HEAD and the
// last of them differ, or where one of them and the commit before it do.
func (v checkedOut) Between(folder string, to, without []string, wanted func(string) bool) (files []string, ok bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return nil, false
	}
	k := newWalk(v.view, w)
	k.b.left, k.until = maxBetween, time.Now().Add(maxSearched)
	head, ok := k.b.treeOf("HEAD")
	last, ok1 := k.pointed(to)
	ends, ok2 := k.pointed(without)
	if !ok || !ok1 || !ok2 {
		return nil, false
	}
	var pairs [][2]oid
	k.each(place.Commits{From: to, Without: without}, func(id oid, c *commitFacts) {
		for _, up := range c.parents {
			pairs = append(pairs, [2]oid{up, id})
		}
	})
	whole := k.wanted == 0 && !k.unseen
	atEnd, seen := false, map[string]bool{}
	k.b.found = func(file string, was, is treeEntry) {
		if !seen[file] && (was.laid() && !atEnd || is.laid()) {
			if seen[file] = true; wanted(file) {
				files = append(files, file)
			}
		}
	}
	atEnd = true // HEAD is left, not gone to
	for _, id := range last {
		tree, read := k.b.treeIn(id)
		whole = read && k.b.compare(w.root, head, tree, 0) && whole
	}
	for _, pair := range pairs {
		atEnd = slices.Contains(ends, pair[0])
		before, read1 := k.b.treeIn(pair[0])
		after, read2 := k.b.treeIn(pair[1])
		whole = read1 && read2 && time.Now().Before(k.until) && k.b.compare(w.root, before, after, 0) && whole
	}
	return files, whole
}

// Leading implements place.CheckedOut.
func (v checkedOut) Leading(folder string, to, without []string, most int) (commits []string) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return nil
	}
	newWalk(v.view, w).each(place.Commits{From: to, Without: without, Most: most}, func(id oid, _ *commitFacts) {
		commits = append(commits, id.String())
	})
	return commits
}

// pointed are the commits that words name; false: one names none.
func (k *walk) pointed(words []string) (all []oid, ok bool) {
	for _, word := range words {
		id, ok := k.b.view.pointedBy(k.b.w, word)
		if !ok {
			return nil, false
		}
		all = append(all, id)
	}
	return all, true
}

// Bisecting implements place.CheckedOut: refs/bisect/bad and refs/bisect/good-*, or those of the terms that were chosen
// (git-bisect(1), "Alternate terms"; bisect.c of git 2.47: BISECT_TERMS has the one for bad first).
func (v checkedOut) Bisecting(folder string) (bad, good []string, began string) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return nil, nil, ""
	}
	began, _, _ = v.line(under(w.dir, "BISECT_START"))
	isBad, isGood := "bad", "good"
	if text, _, read := v.whole(under(w.dir, "BISECT_TERMS"), maxText); read {
		if terms := strings.Fields(string(text)); len(terms) == 2 {
			isBad, isGood = terms[0], terms[1]
		}
	}
	own := *w
	own.common = w.dir // each work tree has its own (gitrepository-layout(5), refs)
	v.looseRefs(&own, "refs/bisect", map[string]bool{}, func(name string, id oid) {
		switch name = strings.TrimPrefix(name, "refs/bisect/"); {
		case name == isBad:
			bad = append(bad, id.String())
		case strings.HasPrefix(name, isGood+"-"):
			good = append(good, id.String())
		}
	})
	return bad, good, began
}

// Lays implements place.CheckedOut.
func (v checkedOut) Lays(folder, revision, file string) bool {
	_, e, ok := v.entryAt(folder, revision, file)
	return ok && e.below == "" && e.laid()
}
