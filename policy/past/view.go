package past

import (
	"errors"
	"io/fs"
	"path"

	"guard/policy/place"
)

// view looks at the disk for one request. Its session's lock is held.
type view struct {
	s     *Session
	disk  place.Disk
	git   place.Git
	looks int // entries of trees that were looked at

	call  string      // what the request's end is told by; empty: not told
	jobs  []place.Job // what runs beside the request
	asked bool        // they were asked for
}

func (v *view) absent(p string) bool {
	if v.disk == nil || p == "" {
		return false
	}
	_, err := v.disk.Stamp(p)
	return errors.Is(err, fs.ErrNotExist)
}

// stamp is what tells whose a file is; false: nothing at that path is known to be one file alone.
func (v *view) stamp(p string) (place.Stamp, bool) {
	if v.disk == nil || p == "" {
		return place.Stamp{}, false
	}
	st, err := v.disk.Stamp(p)
	if err != nil || st.Born.IsZero() || shared(st) {
		return place.Stamp{}, false
	}
	return st, true
}

// unchanged reports whether only calls of this session have changed a file.
func (v *view) unchanged(e *entry, st place.Stamp) bool {
	if e.changed.Equal(st.Changed) {
		return true
	}
	_, ran := v.s.windows.at(st.Changed)
	return ran
}

// find gives what is known of the file at a path, if only the session has
// changed it.
func (v *view) find(p string) (*entry, place.Stamp) {
	st, ok := v.stamp(p)
	if !ok {
		return nil, st
	}
	e := v.s.files.find(st)
	if e == nil || !v.unchanged(e, st) {
		return nil, st
	}
	return e, st
}

func (v *view) made(p string) (place.Origin, bool) {
	if v.s.files.none() && !isCache(p) {
		return place.Origin{}, false // nothing that it lies in is the session's either
	}
	e, st := v.find(p)
	if e != nil && !e.edited {
		return e.origin, true
	}
	if st.Born.IsZero() {
		return place.Origin{}, false
	}
	if w, ok := v.inside(p, st); ok {
		return place.Origin{At: w.from, By: w.by}, true
	}
	return v.cache(p, st)
}

// inside reports a file that a call of the session left in a folder that the
// session had made: there was nothing of the person's before.
func (v *view) inside(p string, st place.Stamp) (window, bool) {
	born, ok := v.s.windows.at(st.Born)
	if !ok {
		return window{}, false
	}
	if _, ok := v.s.windows.at(st.Changed); !ok {
		return window{}, false
	}
	if v.s.persons.known[p] { // a call wrote over it, in a folder of the session's
		return window{}, false
	}
	for dir := path.Dir(p); len(dir) > 1; dir = path.Dir(dir) {
		e, folder := v.find(dir)
		if e != nil && !e.edited {
			return born, true
		}
		if _, ok := v.s.windows.at(folder.Born); !ok {
			return window{}, false // older than the session, and so is all above it
		}
	}
	return window{}, false
}

// cache reports what tools make anew: git ignores it, or it was born in this
// session.
func (v *view) cache(p string, st place.Stamp) (place.Origin, bool) {
	if !isCache(p) {
		return place.Origin{}, false
	}
	if v.git != nil && v.git.Ignored(p) {
		return place.Origin{}, true
	}
	if !v.s.begun.IsZero() && st.Born.After(v.s.begun) {
		return place.Origin{At: st.Born}, true
	}
	return place.Origin{}, false
}

func (v *view) edited(p string) (place.Origin, bool) {
	if v.s.files.none() {
		return place.Origin{}, false
	}
	e, _ := v.find(p)
	if e == nil || !e.edited {
		return place.Origin{}, false
	}
	return e.origin, true
}

// built reports a program that a compiler or a build of this session made.
func (v *view) built(p string) (place.Origin, bool) {
	e, st := v.find(p)
	if e != nil && e.built {
		return e.origin, true
	}
	if w, ok := v.s.windows.at(st.Modified); ok && w.builds && !st.Born.IsZero() {
		last, ours := v.s.windows.at(st.Changed)
		first, _ := v.s.windows.at(st.Born)
		if ours && (last.builds || first.builds) { // any call can give a file the time of a build
			return place.Origin{At: w.from, By: w.by}, true
		}
	}
	return place.Origin{}, false
}

// foreign reports something at a path that is not the session's, nor held by
// git.
func (v *view) foreign(p string) bool {
	if v.absent(p) {
		return false
	}
	if _, ok := v.madeAll(p); ok {
		return false
	}
	return v.git == nil || !v.git.Restorable(p) && !v.git.Merged(p)
}
