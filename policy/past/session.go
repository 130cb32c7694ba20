package past

import (
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"guard/policy/place"
)

// Session is the memory of one session. Its zero value is ready and knows
// nothing. Methods may be called at once from anywhere.
type Session struct {
	mu       sync.Mutex
	files    ledger
	contents contents
	persons  bounded[string, bool] // paths at which a call found something of the person's and may have written over it
	wrote    latest[string]        // paths that calls have written
	windows  windows
	beside   *Beside
	running  map[string]*started // of several calls under one ID, the first
	begun    time.Time           // when the first call was allowed
	since    time.Time           // when the run began, of which it may be the second session; zero: not known
	count    int                 // calls that run
}

// New is the only session of a run that began at a time, by the clock that files are stamped with.
func New(run time.Time) *Session { return new(Beside).Session(run) }

// Bounds of what is remembered; past them the oldest is forgotten: it is the person's where it would be lost, and
// may be the session's where it would run (place.Past, Touched).
const (
	maxFiles   = 100_000 // files and folders made or edited
	maxRunning = 1_000   // calls whose end was not told
	maxTargets = 2_000   // paths that one call writes
)

// Call is a call that was allowed, as far as its judging told.
type Call struct {
	// ID is what its end is told by. Without one its end cannot be told, and
	// nothing that it makes is remembered.
	ID string
	By string // the call in short, for reasons
	// At is when it may begin, by the clock that files are stamped with.
	At time.Time
	// Writes are the absolute, resolved paths of what it makes or changes.
	Writes []string
	// Takes are the paths that it moves away or deletes: where one of them is not
	// the session's, what it holds may go on under a name of Writes.
	Takes []string
	// Theirs are paths that it writes and that may hold something of the person's afterwards.
	Theirs []string
	// Folders are those in which it may make more than Writes tell: what is new in
	// one of them after it was not there before.
	Folders []string
	// Jobs are what it leaves running, or judged once more of what others did.
	Jobs []place.Job
	// Again judges it once more, as things are then: what of it runs on, as jobs. Nil: nothing of it does.
	Again func() []place.Job
	// Same is the same of calls that Again judges in the same way. Empty: of no two.
	Same string
	// Builds: it runs a compiler or a build, so a binary that it makes is the
	// workspace's own.
	Builds bool
}

// started is a call that runs, and what was at the paths that it writes.
type started struct {
	origin       place.Origin
	builds       bool
	targets      []target
	listed       []listing
	persons      []string               // paths of the person's among the targets
	takes        []string               // where files are moved away from
	replaced     map[identity]time.Time // what git or the session holds of these, and when they were written
	destinations []string               // where they may have gone
	read         int64                  // bytes of what it left that were read
	next         *started               // the next call under the same ID
	runs         *call
}

// last is the last call under the same ID.
func (c *started) last() *started {
	for c.next != nil {
		c = c.next
	}
	return c
}

// listing is what a folder held before a call.
type listing struct {
	folder string
	names  map[string]bool
}

// target is one path that a call writes, as it was before.
type target struct {
	path  string
	state before
}

// before is what was at a path when its call was allowed.
type before uint8

const (
	foreign before = iota // something that is not the session's
	absent                // nothing
	made                  // something that the session had made
	held                  // what git holds, or that and the session's own changes
)

// Began notes a call before it may run. The call's own targets are looked at
// through disk and git, which may be nil: then nothing is remembered.
func (s *Session) Began(c Call, see func() (place.Disk, place.Git)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.begun.IsZero() {
		s.begun = c.At
	}
	runs := s.others().began(&c)
	if c.ID == "" {
		return
	}
	one := &started{origin: place.Origin{At: c.At, By: c.By}, builds: c.Builds, runs: runs}
	if len(c.Takes) > 0 || len(c.Writes) > 0 || len(c.Folders) > 0 || len(c.Theirs) > 0 {
		s.expect(one, &c, see)
	}
	s.runs(c.ID, one)
}

// runs notes a call whose end is told by an ID. With mu held.
func (s *Session) runs(id string, one *started) {
	if s.running == nil {
		s.running = map[string]*started{}
	} else if s.count >= maxRunning { // what they run is followed all the same
		clear(s.running)
		s.count = 0
	}
	if first := s.running[id]; first == nil {
		s.running[id] = one
	} else {
		first.last().next = one
	}
	s.count++
}

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
	one.replaced = v.replaceable(c)
}

// Ended notes that a call has ended, by the fine clock, which no stamp is ahead of: what it made is looked at, and
// from then on known as the session's. A call that Began does not know is passed over. It tells whether it was known.
func (s *Session) Ended(id string, at time.Time, disk place.Disk) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	one := s.running[id]
	if one == nil {
		return false
	}
	if s.count--; one.next == nil {
		delete(s.running, id)
	} else {
		s.running[id] = one.next
	}
	s.others().ended(one.runs)
	w := window{from: one.origin.At, to: at, builds: one.builds, by: one.origin.By}
	if disk != nil {
		for _, t := range one.targets {
			s.settle(t, w, one, disk)
		}
		for _, p := range one.persons {
			s.changedPersons(p, w, disk)
		}
		v := view{s: s, disk: disk}
		for _, l := range one.listed {
			for _, p := range v.since(l) {
				s.settle(target{p, absent}, w, one, disk)
			}
		}
		s.follow(one, v)
	}
	s.windows.add(w)
	return true
}

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

// settle looks at what a call left at one of its targets.
func (s *Session) settle(t target, w window, one *started, disk place.Disk) {
	st, err := disk.Stamp(t.path)
	if err != nil || st.Born.IsZero() || shared(st) {
		return
	}
	known := s.files.find(st)
	ours := w.holds(st.Born) || known != nil && !known.edited || one.keeps(st)
	e := entry{origin: s.origin(known, one), changed: st.Changed}
	switch {
	case (t.state == absent || t.state == made) && ours:
		e.built = one.builds
	case t.state == held && w.holds(st.Changed):
		e.edited = true
	default:
		return
	}
	s.remember(t.path, st, e)
	s.keepContent(t.path, st, one, disk)
}

// changedPersons notes a file of the person's, which git does not hold, that a call changed.
func (s *Session) changedPersons(p string, w window, disk place.Disk) {
	if st, err := disk.Stamp(p); err == nil && st.Mode.IsRegular() && w.holds(st.Changed) {
		s.wroteTo(p)
	}
}

// shared reports a file that has another name too: what is done to it is done to
// what lies there.
func shared(st place.Stamp) bool { return st.Mode.IsRegular() && st.Links > 1 }

// maxWrote bounds the paths that are remembered as written.
const maxWrote = 10_000

func (s *Session) remember(p string, st place.Stamp, e entry) {
	s.files.add(st, e)
	if !st.Mode.IsDir() {
		s.wroteTo(p)
	}
}

func (s *Session) wroteTo(p string) { s.wrote.add(p, maxWrote) }

// origin is the call that made a file: the first that did.
func (s *Session) origin(known *entry, one *started) place.Origin {
	if known != nil {
		return known.origin
	}
	return one.origin
}
