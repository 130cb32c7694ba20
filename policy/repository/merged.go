package repository

import (
	"path"
	"strings"
)

// merging is a merge, a rebase, a cherry-pick or a revert that is under way in a work tree, and what
// git wrote for it (gitrepository-layout(5), git-diff(1), AUTO_MERGE).
type merging struct {
	*bringing
	sides []oid // trees of commits whose texts it brings together
	wrote oid   // the tree of all that it wrote, conflicts with their markers
}

// underWay are the files that name the commit that is brought in; onto: what it had been changed
// from counts too.
var underWay = [...]struct {
	file  string
	since bool
}{{"MERGE_HEAD", false}, {"CHERRY_PICK_HEAD", true}, {"REBASE_HEAD", true}, {"REVERT_HEAD", true}}

// mergingIn reads what is under way; false: nothing, or it is not understood.
func mergingIn(v *view, w *worktree) (*merging, bool) {
	m := &merging{bringing: &bringing{view: v, w: w, left: maxTrees}}
	head, ok := m.treeOf("HEAD")
	if !ok {
		return nil, false
	}
	m.sides = append(m.sides, head)
	found := false
	for _, u := range underWay {
		id, ok := commitIn(v, under(w.dir, u.file))
		if !ok {
			continue
		}
		found = true
		m.addSide(id.String())
		if u.since {
			m.addSide(id.String() + "^")
		}
	}
	m.wrote, ok = commitIn(v, under(w.dir, "AUTO_MERGE"))
	return m, ok && found
}

func (m *merging) addSide(rev string) {
	if tree, ok := m.treeOf(rev); ok {
		m.sides = append(m.sides, tree)
	}
}

// commitIn reads a file that holds the name of an object.
func commitIn(v *view, file string) (oid, bool) {
	text, there, err := v.line(file)
	if err != nil || !there {
		return oid{}, false
	}
	return parseOID(text)
}

// blobAt finds the regular file of a name below a tree.
func (m *merging) blobAt(tree oid, name string) (oid, bool) {
	for {
		first, rest, deeper := strings.Cut(name, "/")
		entries, ok := m.tree(tree)
		e, there := entries[first]
		switch {
		case !ok || !there || deeper != e.folder():
			return oid{}, false
		case !deeper:
			return e.oid, strings.HasPrefix(e.mode, "100")
		}
		tree, name = e.oid, rest
	}
}

// Merged implements place.Git. What git wrote is AUTO_MERGE's; that it is no more than lines of the
// commits is looked at, for anyone could write that name.
func (v *view) Merged(p string) bool {
	p = path.Clean(p)
	w, x, name, ok := indexed(v, p)
	if !ok {
		return false
	}
	entries := x.all(name)
	m, ok := mergingIn(v, w)
	if !ok || len(entries) == 0 || !replayed(v, w) || v.converted(w, x, name) {
		return false
	}
	known := map[oid]bool{}
	for _, side := range m.sides {
		if id, ok := m.blobAt(side, name); ok {
			known[id] = true
		}
	}
	if wrote, ok := m.blobAt(m.wrote, name); ok && m.onlyLinesOf(wrote, known, entries) {
		known[wrote] = true
	}
	for i := range entries {
		e := &entries[i]
		if e.stage() != 1 && !known[e.oid] || e.stage() == 0 && !e.plain() {
			return false
		}
	}
	return isOneOf(v, p, known)
}

// isOneOf reports a file that has the bytes of one of some blobs, or is not there.
func isOneOf(v *view, p string, blobs map[oid]bool) bool {
	s, there, err := v.fresh(p)
	if err != nil || there && (s.Links != 1 || !s.Mode.IsRegular()) {
		return false
	}
	if !there {
		return true
	}
	data, err := v.read(p, s, maxObject)
	return err == nil && blobs[object{kind: "blob", data: data}.name()]
}

// conflictMarks begin the lines that git puts around the sides of a conflict (git-merge(1)).
var conflictMarks = [...]string{"<<<<<<< ", "||||||| ", "=======", ">>>>>>> "}

// onlyLinesOf reports a blob each of whose lines, but for the marks of a conflict, stands in one of
// the commits', or in what both sides began with.
func (m *merging) onlyLinesOf(wrote oid, known map[oid]bool, entries []entry) bool {
	lines := map[string]bool{}
	add := func(id oid) {
		o, ok := m.view.object(m.w, id)
		for line := range strings.Lines(string(o.data)) {
			if ok && o.kind == "blob" {
				lines[strings.TrimRight(line, "\n")] = true
			}
		}
	}
	for id := range known {
		add(id)
	}
	for i := range entries {
		if entries[i].stage() == 1 {
			add(entries[i].oid)
		}
	}
	o, ok := m.view.object(m.w, wrote)
	if !ok || o.kind != "blob" {
		return false
	}
	for line := range strings.Lines(string(o.data)) {
		line = strings.TrimRight(line, "\n")
		if !lines[line] && !isConflictMark(line) {
			return false
		}
	}
	return true
}

func isConflictMark(line string) bool {
	for _, mark := range conflictMarks {
		if strings.HasPrefix(line, mark) {
			return true
		}
	}
	return false
}

// replayed reports that giving up what is under way takes no commits away but copies that git made of
// others: a rebase made no other, as long as its reflog tells of none that was gone on with by hand.
func replayed(v *view, w *worktree) bool {
	head, ok := v.head(w)
	if !ok {
		return false
	}
	for _, state := range [...]string{"rebase-apply", "sequencer"} {
		if s, there, err := v.fresh(under(w.dir, state)); err != nil || there && s.Mode.IsDir() {
			begun, ok := commitIn(v, under(w.dir, state+"/head"))
			return ok && begun == head
		}
	}
	if _, there, err := v.fresh(under(w.dir, "rebase-merge")); err != nil || !there {
		return err == nil
	}
	onto, ok := commitIn(v, under(w.dir, "rebase-merge/onto"))
	return ok && (onto == head || onlyPicked(v, w))
}

// onlyPicked reports that HEAD's reflog tells of nothing but commits that git picked since the rebase
// began (git-rebase(1), "rebase (pick): …").
func onlyPicked(v *view, w *worktree) bool {
	data, _, ok := v.whole(under(w.dir, "logs/HEAD"), maxPackedRefs)
	lines := strings.Split(strings.TrimRight(string(data), "\n"), "\n")
	for i := len(lines) - 1; ok && i >= 0; i-- {
		_, what, _ := strings.Cut(lines[i], "\t")
		what, _, _ = strings.Cut(what, ":")
		switch {
		case strings.HasSuffix(what, "(start)"):
			return true
		case !strings.HasPrefix(what, "rebase") || !strings.HasSuffix(what, "(pick)"):
			return false
		}
	}
	return false
}
