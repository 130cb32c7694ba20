package repository

import (
	"path"
	"strings"

	"guard/policy/place"
)

// Which secrets git would print. Names are looked at first, so that of a large work tree only those files are.

// printed tells which.
type printed struct{ *view }

// secrets are the entries that are named as files of secrets.
func (x *index) secrets() []*entry {
	x.named.Do(func() {
		for i := range x.entries {
			if e := &x.entries[i]; e.mode != modeModule && place.SecretName(e.name) {
				x.secret = append(x.secret, e)
			}
		}
	})
	return x.secret
}

// SecretsUnstaged implements place.Printed. What git does not look at in the work tree it does not print.
func (v printed) SecretsUnstaged(folder string) (files []string) {
	w, x, ok := v.indexAround(folder)
	if !ok {
		return nil
	}
	for _, e := range x.secrets() {
		looked := e.flags&flagAssume == 0 && e.more&flagSparse == 0
		if looked && (!e.plain() || !v.asIndexed(w, x, e)) {
			files = append(files, path.Join(w.root, e.name))
		}
	}
	return files
}

func (v printed) indexAround(folder string) (*worktree, *index, bool) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return nil, nil, false
	}
	x, err := v.index(w)
	return w, x, err == nil
}

// SecretsStaged implements place.Printed.
func (v printed) SecretsStaged(folder string) (files []string) {
	w, x, ok := v.indexAround(folder)
	if !ok || v.committed(w, x) {
		return nil
	}
	take := func(file string, _, _ treeEntry) {
		if place.SecretName(strings.TrimPrefix(file, w.root)) {
			files = append(files, file)
		}
	}
	b := &bringing{view: v.view, w: w, left: maxTrees, found: take}
	tree, _ := b.treeOf("HEAD") // none: before the first commit
	if !x.wholly() {
		return nil
	}
	d := staging{bringing: b, limit: len(x.entries), gone: true}
	d.compare(x.entries, 0, tree)
	for _, file := range d.files {
		take(file, treeEntry{}, treeEntry{})
	}
	return files
}

// SecretsChanged implements place.Printed.
func (v printed) SecretsChanged(folder string, which place.Commits) (files []string) {
	w, ok := v.around(path.Clean(folder))
	if !ok {
		return nil
	}
	seen := map[string]bool{}
	walk := newWalk(v.view, w)
	walk.each(which, func(_ oid, c *commitFacts) {
		for _, s := range c.secrets {
			if (s.ofAll || which.Merges) && !seen[s.name] && v.alters(w, s, which.Holding) {
				seen[s.name] = true
				files = append(files, path.Join(w.root, s.name))
			}
		}
	})
	return files
}

// alters reports a change by which a file holds a text more or less often (git-log(1), -S). What cannot be read may.
func (v printed) alters(w *worktree, s secretChange, text string) bool {
	if text == "" {
		return true
	}
	count := func(e treeEntry) (int, bool) {
		if e.mode == "" {
			return 0, true
		}
		o, ok := v.object(w, e.oid)
		return strings.Count(string(o.data), text), ok
	}
	was, ok1 := count(s.was)
	is, ok2 := count(s.is)
	return !ok1 || !ok2 || was != is
}

// SecretObject implements place.Printed.
func (v printed) SecretObject(folder, name string) (file string) {
	w, x, ok := v.indexAround(folder)
	if !ok || name == "" {
		return ""
	}
	id, ok := v.abbreviated(w, name)
	if !ok {
		return ""
	}
	o, found := v.object(w, id)
	if !found || o.kind != "blob" {
		return ""
	}
	for _, e := range x.secrets() {
		if e.oid == id {
			return path.Join(w.root, e.name)
		}
	}
	newWalk(v.view, w).each(place.Commits{Every: true, Logged: true}, func(_ oid, c *commitFacts) {
		for _, s := range c.secrets {
			if s.was.oid == id || s.is.oid == id {
				file = path.Join(w.root, s.name)
			}
		}
	})
	if file == "" && !x.holds(id) && place.LostSecret(o.data) { // nothing leads to it: git add of what was taken back
		return lostName(w, id)
	}
	return file
}
