package past

import (
	"slices"
	"sync"
	"time"

	"guard/policy/place"
)

// maxFollowed bounds the calls that are judged once more because they run; past it what any file may change is asked.
const maxFollowed = 2 * place.MaxJobs

// Beside is what runs beside a request: what calls left running, and the calls whose end was not told. It is of all
// sessions of a run, for what one leaves running goes on in the next, and when it is loaded anew. Its zero value is
// ready and knows nothing.
type Beside struct {
	// Earlier lists when and where earlier runs were at work, the same each time; nil: nothing is known of them. It is
	// asked once a file is met that is older than the run.
	Earlier func() []place.Span
	// See looks at the disk, and at what git holds of it, for as long as one request may; nil: what earlier runs left
	// is known only of a file that is asked for.
	See func() (place.Disk, place.Git)

	found   sync.Mutex
	left    map[string][]string // by the folder
	mu      sync.Mutex
	jobs    []place.Job
	running []*call          // in the order in which they began
	alike   map[string]*call // of them, by what is the same
	lost    bool             // some were forgotten
}

// call is one that runs, or several that are judged in the same way.
type call struct {
	same  string // the same of calls that are judged in the same way
	again func() []place.Job
	times int // how many run
}

// Session is a new session of a run that began at a time, by the clock that files are stamped with.
func (b *Beside) Session(run time.Time) *Session { return &Session{since: run, beside: b} }

// began notes a call that runs from now on; nil: nothing of it does.
func (b *Beside) began(c *Call) *call {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.jobs = place.WithJobs(b.jobs, c.Jobs)
	if c.ID == "" || c.Again == nil {
		return nil
	}
	if one := b.alike[c.Same]; one != nil {
		one.times++
		return one
	}
	one := &call{same: c.Same, again: c.Again, times: 1}
	if len(b.running) >= maxRunning {
		delete(b.alike, b.running[0].same)
		b.running, b.lost = slices.Delete(b.running, 0, 1), true
	}
	b.running = append(b.running, one)
	if one.same != "" {
		if b.alike == nil {
			b.alike = map[string]*call{}
		}
		b.alike[one.same] = one
	}
	return one
}

// ended notes that one call of such does not run any more.
func (b *Beside) ended(one *call) {
	if one == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if one.times--; one.times == 0 {
		b.drop(one)
	}
}

// stays notes that a call whose end is told next goes on running all the same.
func (b *Beside) stays(one *call) {
	if one == nil || one.again == nil {
		return
	}
	jobs := one.again() // it asks the session
	b.mu.Lock()
	defer b.mu.Unlock()
	b.jobs = place.WithJobs(b.jobs, jobs)
}

// now are what calls left running, and those that run, but for one: the latest where not all are followed.
func (b *Beside) now(but *call) []place.Job {
	b.mu.Lock()
	jobs, lost := b.jobs, b.lost
	var follow []*call
	for _, one := range slices.Backward(b.running) {
		if one != but || one.times > 1 {
			follow = append(follow, one)
		}
	}
	b.mu.Unlock()
	for n := 0; len(follow) > 0; follow = follow[1:] {
		if n == maxFollowed {
			lost = true
			break
		}
		more := follow[0].again() // it asks the session
		if jobs = joined(jobs, more); len(more) == 0 {
			b.forget(follow[0]) // no file changes what it does
		} else {
			n++
		}
	}
	if lost {
		jobs = append(slices.Clip(jobs), place.Job{ID: place.Unfollowed})
	}
	return jobs
}

func (b *Beside) forget(one *call) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.drop(one)
}

// drop is forget with mu held.
func (b *Beside) drop(one *call) {
	b.running = slices.DeleteFunc(b.running, func(c *call) bool { return c == one })
	if b.alike[one.same] == one {
		delete(b.alike, one.same)
	}
}

// joined are jobs with those that run beside them. All count: both lists have bounds of their own.
func joined(jobs, more []place.Job) []place.Job {
	for _, one := range more {
		if !slices.ContainsFunc(jobs, func(j place.Job) bool { return j.ID == one.ID }) {
			jobs = append(slices.Clip(jobs), one)
		}
	}
	return jobs
}

// alone is the session's past for who judges a call of its once more: what runs beside that is not asked.
type alone struct{ locked }

// Jobs implements place.Past.
func (alone) Jobs() []place.Job { return nil }

// Alone is For for who judges a call of the session once more.
func (s *Session) Alone(disk place.Disk, git place.Git) place.Past {
	return alone{locked{&view{s: s, disk: disk, git: git}}}
}

// others are what runs beside its calls; where no run is told, those of its own. With mu held.
func (s *Session) others() *Beside {
	if s.beside == nil {
		s.beside = new(Beside)
	}
	return s.beside
}

// runBeside are what runs beside a call of the session's.
func (s *Session) runBeside(id string) []place.Job {
	s.mu.Lock()
	beside := s.others()
	var own *call
	if one := s.running[id]; one != nil {
		own = one.last().runs
	}
	s.mu.Unlock()
	return beside.now(own)
}

// Stays tells that a call whose end is told next goes on running all the same.
func (s *Session) Stays(id string) {
	s.mu.Lock()
	beside, one := s.others(), s.running[id]
	s.mu.Unlock()
	if one != nil {
		beside.stays(one.runs)
	}
}

// Anew is the memory of a session that is loaded once more: nothing of what calls made is its own, and what they left
// running goes on.
func (s *Session) Anew() *Session {
	s.mu.Lock()
	defer s.mu.Unlock()
	fresh := s.others().Session(s.since)
	for id, one := range s.running {
		for ; one != nil; one = one.next {
			fresh.runs(id, &started{origin: one.origin, runs: one.runs})
		}
	}
	return fresh
}
