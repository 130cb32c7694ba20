package past

import "guard/policy/place"

// expect looks at what a call names before it runs. With mu held.
func (s *Session) expect(one *started, c *Call, see func() (place.Disk, place.Git)) {
	v := view{s: s}
	v.disk, v.git = see()
	carries := false
	for _, p := range c.Takes {
		carries = carries || v.foreign(p)
	}
	if !carries {
		one.targets, one.persons = v.targets(c.Writes)
		one.listed = v.list(c.Folders)
	}
	for _, p := range c.Theirs[:min(len(c.Theirs), maxTargets)] {
		s.persons.put(p, true, maxWrote)
		one.persons = append(one.persons, p)
	}
	one.takes, one.destinations = c.Takes, c.Writes
	one.keeps = c.Keeps[:min(len(c.Keeps), maxTargets)]
	v.hands(one.keeps)
	one.replaced = v.replaceable(c)
	if len(one.targets)+len(one.listed) > 0 {
		one.texts = v.texts(c.Reads)
	}
}

// lookAfter looks at what a call left, which ran in a time. With mu held.
func (s *Session) lookAfter(one *started, w window, disk place.Disk) {
	for _, t := range one.targets {
		s.settle(t, w, one, disk)
	}
	for _, p := range one.persons {
		s.changedPersons(p, w, disk)
	}
	v := view{s: s, disk: disk}
	for _, l := range one.listed {
		for _, p := range v.since(l) {
			s.settle(target{p, wasAbsent}, w, one, disk)
		}
	}
	s.follow(one, v)
	v.hands(one.keeps)
}

// hands gives files back to the person, whoever made or moved them: git holds what they do no more.
func (v *view) hands(paths []string) {
	for _, p := range paths {
		v.s.persons.put(p, true, maxWrote)
		if st, ok := v.stamp(p); ok {
			v.s.files.forget(identityOf(st))
		}
	}
}

// settle looks at what a call left at one of its targets.
func (s *Session) settle(t target, w window, one *started, disk place.Disk) {
	st, err := disk.Stamp(t.path)
	if err != nil || st.Born.IsZero() || shared(st) {
		return
	}
	known := s.files.find(st)
	ours := w.holds(st.Born) || known != nil && !known.edited || one.holds(st)
	e := entry{origin: s.origin(known, one), changed: st.Changed,
		carried: one.holds(st) && (known == nil || known.carried)}
	switch {
	case (t.state == wasAbsent || t.state == wasMade) && ours:
		e.built = one.builds
	case t.state == wasHeld && w.holds(st.Changed):
		e.edited = true
	default:
		return
	}
	s.remember(t.path, st, e)
	if !e.carried {
		s.keepContent(t.path, st, one, disk)
	}
}

// shared reports a file that has another name too: what is done to it is done to
// what lies there.
func shared(st place.Stamp) bool { return st.Mode.IsRegular() && st.Links > 1 }

func (s *Session) remember(p string, st place.Stamp, e entry) {
	s.files.add(st, e)
	if !st.Mode.IsDir() {
		s.wroteTo(p)
	}
}

// origin is the call that made a file: the first that did.
func (s *Session) origin(known *entry, one *started) place.Origin {
	if known != nil {
		return known.origin
	}
	return one.origin
}
