package past

import "path"

// target is one path that a call writes, as it was before.
type target struct {
	path  string
	state state
}

// state is what was at a path when its call was allowed.
type state uint8

const (
	wasForeign state = iota // something that is not the session's
	wasAbsent               // nothing
	wasMade                 // something that the session had made
	wasHeld                 // what git holds, or that and the session's own changes
)

// targets looks at the paths that a call is about to write, and tells which are the person's.
func (v *view) targets(paths []string) (list []target, persons []string) {
	seen := map[string]bool{}
	for _, p := range paths {
		if len(list) >= maxTargets || p == "" || seen[p] {
			continue
		}
		seen[p] = true
		state := v.stateOf(p)
		if state == wasForeign {
			v.s.persons.put(p, true, maxWrote)
			persons = append(persons, p)
			continue
		}
		if v.s.persons.known[p] {
			v.s.persons.put(p, false, maxWrote)
		}
		list = append(list, target{p, state})
		for dir := path.Dir(p); state == wasAbsent && len(dir) > 1 && !seen[dir] && v.absent(dir); dir = path.Dir(dir) {
			seen[dir] = true
			list = append(list, target{dir, wasAbsent})
		}
	}
	return list, persons
}

// stateOf is what is at a path now.
func (v *view) stateOf(p string) state {
	if v.absent(p) {
		return wasAbsent
	}
	if _, ok := v.made(p); ok {
		return wasMade
	}
	if _, ok := v.edited(p); ok {
		return wasHeld
	}
	if v.git != nil && (v.git.Restorable(p) || v.git.Merged(p)) {
		return wasHeld
	}
	return wasForeign
}
