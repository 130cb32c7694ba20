package repository

import (
	"path"
	"slices"
)

// Changed implements place.Git. A file that is not there any more loses nothing
// by being brought back.
func (v view) Changed(p string, limit int) (files []string, ok bool) {
	return differing(v, p, limit, false)
}

// Staged implements place.Git.
func (v view) Staged(p string, limit int) (files []string, ok bool) {
	return differing(v, p, limit, true)
}

// differing lists the files of the index that the work tree holds otherwise; gone:
// and those that it does not hold.
func differing(v view, p string, limit int, gone bool) (files []string, ok bool) {
	p = path.Clean(p)
	start := p
	if s, there, err := v.stamp(p); err != nil || !there || !s.Mode.IsDir() {
		start = path.Dir(p)
	}
	w, ok := v.around(start)
	if !ok {
		return nil, false
	}
	x, err := v.index(w)
	if err != nil {
		return nil, false
	}
	entries := x.entries
	if p != w.root {
		name := w.nameOf(p)
		entries = slices.Concat(x.all(name), x.below(name+"/"))
	}
	for i := range entries {
		file := path.Join(w.root, entries[i].name)
		if _, there, err := v.stamp(file); err != nil {
			return nil, false
		} else if !there && !gone || there && v.asIndexed(w, x, &entries[i]) {
			continue
		}
		if files = append(files, file); len(files) > limit {
			return nil, false
		}
	}
	return files, true
}

// Committed implements place.Git.
func (v view) Committed(p string) bool {
	w, ok := v.around(path.Clean(p))
	if !ok {
		return false
	}
	x, err := v.index(w)
	return err == nil && v.committed(w, x)
}
