package past

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
)

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
	return !st.Changed.Before(since) || v.s.ofRun().earlierAt(p, st.Changed)
}

// changedByCalls reports a file that a call has changed last.
func (v *view) changedByCalls(st place.Stamp) bool {
	if st.Changed.IsZero() {
		return false
	}
	_, ran := v.s.windows.at(st.Changed)
	return ran
}

// maxWrote bounds the paths that are remembered as written.
const maxWrote = 10_000

func (s *Session) wroteTo(p string) { s.wrote.add(p, maxWrote) }

// follow notes the new names of files that the session wrote and a call moved.
func (s *Session) follow(one *started, v view) {
	if len(one.takes) > maxTargets || len(one.destinations) > maxTargets {
		return
	}
	for _, from := range one.takes {
		if !v.absent(from) {
			continue
		}
		for _, p := range slices.Backward(slices.Collect(s.wrote.all)) {
			if !place.Below(p, from) {
				continue
			}
			for _, to := range one.destinations {
				rest := strings.TrimPrefix(p, from)
				for _, name := range [...]string{to + rest, path.Join(to, path.Base(from)) + rest} {
					if e, _ := v.find(name); e != nil && !s.wrote.has(name) {
						s.wroteTo(name)
					}
				}
			}
		}
	}
}

// changedPersons notes a file of the person's, which git does not hold, that a call changed.
func (s *Session) changedPersons(p string, w window, disk place.Disk) {
	if st, err := disk.Stamp(p); err == nil && st.Mode.IsRegular() && w.holds(st.Changed) {
		s.wroteTo(p)
	}
}

func (v *view) madeEarlier(p string) bool {
	run := v.s.ofRun()
	if v.disk == nil || p == "" || run.Earlier == nil {
		return false
	}
	st, err := v.disk.Stamp(p)
	return err == nil && st.Mode.IsRegular() && !st.Born.IsZero() && run.earlierAt(p, st.Born) &&
		run.earlierAt(p, st.Changed)
}

// addEarlier adds what earlier runs left and neither git nor the person has taken over since.
func (v *view) addEarlier(list []string, folder string, limit int) []string {
	if v.disk == nil {
		return list
	}
	run := v.s.ofRun()
	for _, p := range run.leftBelow(folder) {
		if len(list) >= limit {
			break
		}
		st, err := v.disk.Stamp(p)
		if err == nil && run.earlierAt(p, st.Changed) && !v.s.wrote.has(p) && (v.git == nil || !v.git.Restorable(p)) {
			list = append(list, p)
		}
	}
	return list
}
