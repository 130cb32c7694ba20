package past

import (
	"errors"
	"io/fs"
	"path"

	"guard/policy/place"
)

// For is the session's past as one request sees it, through the disk that is
// its own and git. Without a disk nothing is known.
func (s *Session) For(disk place.Disk, git place.Git) place.Past {
	return locked{&view{s: s, disk: disk, git: git}}
}

// ForCall is For of a request whose end is told by an ID: once it runs, it does not run beside itself.
func (s *Session) ForCall(id string, disk place.Disk, git place.Git) place.Past {
	return locked{&view{s: s, disk: disk, git: git, call: id}}
}

// locked is a view whose methods take the session's lock.
type locked struct{ v *view }

// Absent implements place.Past: with a disk, the disk tells.
func (l locked) Absent(p string) bool { return l.v.absent(p) }

// Made implements place.Past.
func (l locked) Made(p string) (place.Origin, bool) {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.made(p)
}

// MadeAll implements place.Past.
func (l locked) MadeAll(p string) (place.Origin, bool) {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.madeAll(p)
}

// MadeMatching implements place.Past.
func (l locked) MadeMatching(pattern string, recursive bool) (place.Origin, bool) {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.madeMatching(pattern, recursive)
}

// MadeNamed implements place.Past.
func (l locked) MadeNamed(folder, name string) (place.Origin, bool) {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.madeNamed(folder, name)
}

// Built implements place.Past.
func (l locked) Built(p string) (place.Origin, bool) {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.built(p)
}

// Edited implements place.Past.
func (l locked) Edited(p string) (place.Origin, bool) {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.edited(p)
}

// Held implements place.Past.
func (l locked) Held(c place.Content) bool {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.s.contents.known[c]
}

// Touched implements place.Past.
func (l locked) Touched(p string) bool {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.touched(p)
}

// MadeEarlier implements place.Past.
func (l locked) MadeEarlier(p string) bool {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.madeEarlier(p)
}

// Wrote implements place.Past.
func (l locked) Wrote(folder string, limit int) []string {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.wrote(folder, limit)
}

// Text implements place.Past: the disk tells.
func (l locked) Text(string) (string, bool) { return "", false }

// Jobs implements place.Past.
func (l locked) Jobs() []place.Job {
	if !l.v.asked {
		l.v.jobs, l.v.asked = l.v.s.runBeside(l.v.call), true
	}
	return l.v.jobs
}

// view looks at the disk for one request. Its session's lock is held.
type view struct {
	s     *Session
	disk  place.Disk
	git   place.Git
	looks int // entries of trees that were looked at
	last  stamped

	call  string      // what the request's end is told by; empty: not told
	jobs  []place.Job // what runs beside the request
	asked bool        // they were asked for
}

// stamped is what the disk said of the path that was asked for last: most paths are asked about
// in several ways, one after the other.
type stamped struct {
	path  string
	stamp place.Stamp
	ok    bool
}

func (v *view) absent(p string) bool {
	if v.disk == nil || p == "" {
		return false
	}
	_, err := v.disk.Stamp(p)
	return errors.Is(err, fs.ErrNotExist)
}

func (v *view) stamp(p string) (place.Stamp, bool) {
	if v.disk == nil || p == "" {
		return place.Stamp{}, false
	}
	if v.last.path == p {
		return v.last.stamp, v.last.ok
	}
	st, err := v.disk.Stamp(p)
	if err != nil || st.Born.IsZero() || shared(st) {
		v.last = stamped{path: p}
	} else {
		v.last = stamped{p, st, true}
	}
	return v.last.stamp, v.last.ok
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

// targets looks at the paths that a call is about to write, and tells which are the person's.
func (v *view) targets(paths []string) (list []target, persons []string) {
	seen := map[string]bool{}
	for _, p := range paths {
		if len(list) >= maxTargets || p == "" || seen[p] {
			continue
		}
		seen[p] = true
		state := v.before(p)
		if state == foreign {
			v.s.persons.put(p, true, maxWrote)
			persons = append(persons, p)
			continue
		}
		if v.s.persons.known[p] {
			v.s.persons.put(p, false, maxWrote)
		}
		list = append(list, target{p, state})
		for dir := path.Dir(p); state == absent && len(dir) > 1 && !seen[dir] && v.absent(dir); dir = path.Dir(dir) {
			seen[dir] = true
			list = append(list, target{dir, absent})
		}
	}
	return list, persons
}

func (v *view) before(p string) before {
	if v.absent(p) {
		return absent
	}
	if _, ok := v.made(p); ok {
		return made
	}
	if _, ok := v.edited(p); ok {
		return held
	}
	if v.git != nil && (v.git.Restorable(p) || v.git.Merged(p)) {
		return held
	}
	return foreign
}

// wrote lists what calls have written and is still theirs, or the person's with what they changed, the latest first.
func (v *view) wrote(folder string, limit int) []string {
	var list []string
	for p := range v.s.wrote.all {
		if len(list) == limit {
			break
		}
		if !place.Below(p, folder) {
			continue
		}
		if e, st := v.find(p); e != nil || v.s.persons.known[p] && v.changedByCalls(st) {
			list = append(list, p)
		}
	}
	return v.addEarlier(list, folder, limit)
}

// touched goes by the clock alone: what a call makes unseen, in the background, or while its end was never told is
// not in the ledger, and the person's own changes of that time are taken for calls'. Of earlier runs nothing else is
// known: their sessions may go on in this one.
func (v *view) touched(p string) bool {
	since := v.s.since
	if since.IsZero() {
		since = v.s.begun
	}
	if v.disk == nil || p == "" || since.IsZero() {
		return false
	}
	st, err := v.disk.Stamp(p)
	if err != nil || !st.Mode.IsRegular() || st.Changed.IsZero() {
		return false
	}
	return !st.Changed.Before(since) || v.s.others().earlier(p, st.Changed)
}

// changedByCalls reports a file that a call has changed last.
func (v *view) changedByCalls(st place.Stamp) bool {
	if st.Changed.IsZero() {
		return false
	}
	_, ran := v.s.windows.at(st.Changed)
	return ran
}
