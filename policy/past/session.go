package past

import (
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
	run      *Run
	running  map[string]*started // of several calls under one ID, the first
	begun    time.Time           // when the first call was allowed
	since    time.Time           // when the run began, of which it may be the second session; zero: not known
	count    int                 // calls that run
}

// New is the only session of a run that began at a time, by the clock that files are stamped with.
func New(run time.Time) *Session { return new(Run).Session(run) }

// Bounds of what is remembered; past them the oldest is forgotten: it is the person's where it would be lost, and
// may be the session's where it would run (place.Past, Touched).
const (
	maxFiles   = 100_000 // files and folders made or edited
	maxRunning = 1_000   // calls whose end was not told
	maxTargets = 2_000   // paths that one call writes
)

// Began notes a call before it may run. The call's own targets are looked at
// through disk and git, which may be nil: then nothing is remembered.
func (s *Session) Began(c Call, see func() (place.Disk, place.Git)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.begun.IsZero() {
		s.begun = c.At
	}
	follows := s.ofRun().began(&c)
	if c.ID == "" {
		return
	}
	one := &started{origin: place.Origin{At: c.At, By: c.By}, builds: c.Builds, installs: c.Installs, followed: follows}
	if len(c.Takes) > 0 || len(c.Writes) > 0 || len(c.Folders) > 0 || len(c.Theirs) > 0 ||
		len(c.Keeps) > 0 {
		s.expect(one, &c, see)
	}
	s.note(c.ID, one)
}

// note remembers a call whose end is told by an ID. With mu held.
func (s *Session) note(id string, one *started) {
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
	s.ofRun().ended(one.followed)
	w := window{from: one.origin.At, to: at, builds: one.builds, installs: one.installs, by: one.origin.By}
	if disk != nil {
		s.lookAfter(one, w, disk)
	}
	s.windows.add(w)
	return true
}

// Stays tells that a call whose end is told next goes on running all the same.
func (s *Session) Stays(id string) {
	s.mu.Lock()
	run, one := s.ofRun(), s.running[id]
	s.mu.Unlock()
	if one != nil {
		run.stays(one.followed)
	}
}

// Anew is the memory of a session that is loaded once more: nothing of what calls made is its own, and what they left
// running goes on.
func (s *Session) Anew() *Session {
	s.mu.Lock()
	defer s.mu.Unlock()
	fresh := s.ofRun().Session(s.since)
	for id, one := range s.running {
		for ; one != nil; one = one.next {
			fresh.note(id, &started{origin: one.origin, followed: one.followed})
		}
	}
	return fresh
}

// jobsBeside are what runs beside a call of the session's, by what its end is told by.
func (s *Session) jobsBeside(id string) []place.Job {
	s.mu.Lock()
	run := s.ofRun()
	var own *followed
	if one := s.running[id]; one != nil {
		own = one.last().followed
	}
	s.mu.Unlock()
	return run.jobsBeside(own)
}

// ofRun is what it shares with other sessions; where no run is told, it has one to itself. With mu held.
func (s *Session) ofRun() *Run {
	if s.run == nil {
		s.run = new(Run)
	}
	return s.run
}
