package past

import "guard/policy/place"

// maxAgain bounds the calls that are judged once more because they run.
const maxAgain = 16

// Stays tells that a call whose end is told next goes on running all the same.
func (s *Session) Stays(id string) {
	s.mu.Lock()
	one := s.running[id]
	s.mu.Unlock()
	if one == nil || one.again == nil {
		return
	}
	jobs := one.again() // it asks the session
	s.mu.Lock()
	defer s.mu.Unlock()
	s.jobs = place.WithJobs(s.jobs, jobs)
}

// alone is the session's past for who judges a call of its once more: what runs beside that is not asked.
type alone struct{ locked }

// Jobs implements place.Past.
func (alone) Jobs() []place.Job { return nil }

// Alone is For for who judges a call of the session once more.
func (s *Session) Alone(disk place.Disk, git place.Git) place.Past {
	return alone{locked{&view{s: s, disk: disk, git: git}}}
}

// beside are what calls left running, and the calls that run now.
func (s *Session) beside() []place.Job {
	s.mu.Lock()
	jobs := s.jobs
	var again []func() []place.Job
	for _, one := range s.running {
		for ; one != nil && len(again) < maxAgain; one = one.next {
			if one.again != nil {
				again = append(again, one.again)
			}
		}
	}
	s.mu.Unlock()
	for _, judge := range again {
		jobs = place.WithJobs(jobs, judge())
	}
	return jobs
}
