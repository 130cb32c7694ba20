package past

import "guard/policy/place"

// For is the session's past as one request sees it, through the disk that is
// its own and git. Without a disk nothing is known.
func (s *Session) For(disk place.Disk, git place.Git) place.Past {
	return locked{&view{s: s, disk: disk, git: git}}
}

// ForCall is For of a request whose end is told by an ID: once it runs, it does not run beside itself.
func (s *Session) ForCall(id string, disk place.Disk, git place.Git) place.Past {
	return locked{&view{s: s, disk: disk, git: git, call: id}}
}

// Alone is For where a call of the session is judged once more: what runs beside it is not asked then.
func (s *Session) Alone(disk place.Disk, git place.Git) place.Past {
	return alone{locked{&view{s: s, disk: disk, git: git}}}
}

// alone is a view that knows of nothing beside.
type alone struct{ locked }

// Jobs implements place.Past.
func (alone) Jobs() []place.Job { return nil }

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

// Arrived implements place.Past.
func (l locked) Arrived(p string) bool {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.arrived(p)
}

// Installed implements place.Past.
func (l locked) Installed(p string) bool {
	l.v.s.mu.Lock()
	defer l.v.s.mu.Unlock()
	return l.v.installed(p)
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
		l.v.jobs, l.v.asked = l.v.s.jobsBeside(l.v.call), true
	}
	return l.v.jobs
}
