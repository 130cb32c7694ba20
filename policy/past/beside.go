package past

import (
	"slices"

	"guard/policy/place"
)

// A call may go on after it was allowed, beside those that are judged meanwhile. What it left running is told as jobs;
// one whose end is not told yet is judged once more, since a file may have come to say something else.

// maxFollowed bounds the calls that are judged once more because they run; past it what any file may change is asked.
const maxFollowed = 2 * place.MaxJobs

// followed is a call that runs, or several that are judged in the same way.
type followed struct {
	same  string // the same of calls that are judged in the same way
	again func() []place.Job
	times int // how many run
}

// began notes a call that runs from now on; nil: nothing of it does.
func (r *Run) began(c *Call) *followed {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.jobs = place.WithJobs(r.jobs, c.Jobs)
	if c.ID == "" || c.Again == nil {
		return nil
	}
	if one := r.alike[c.Same]; one != nil {
		one.times++
		return one
	}
	one := &followed{same: c.Same, again: c.Again, times: 1}
	if len(r.running) >= maxRunning {
		delete(r.alike, r.running[0].same)
		r.running, r.lost = slices.Delete(r.running, 0, 1), true
	}
	r.running = append(r.running, one)
	if one.same != "" {
		if r.alike == nil {
			r.alike = map[string]*followed{}
		}
		r.alike[one.same] = one
	}
	return one
}

// ended notes that one of such calls does not run any more.
func (r *Run) ended(one *followed) {
	if one == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if one.times--; one.times == 0 {
		r.drop(one)
	}
}

// stays notes that a call whose end is told next goes on running all the same.
func (r *Run) stays(one *followed) {
	if one == nil || one.again == nil {
		return
	}
	jobs := one.again() // it asks the session
	r.mu.Lock()
	defer r.mu.Unlock()
	r.jobs = place.WithJobs(r.jobs, jobs)
}

// jobsBeside are what calls left running, and what those do that run, but for one: of the latest where not all are
// followed.
func (r *Run) jobsBeside(but *followed) []place.Job {
	r.mu.Lock()
	jobs, lost := r.jobs, r.lost
	var follow []*followed
	for _, one := range slices.Backward(r.running) {
		if one != but || one.times > 1 {
			follow = append(follow, one)
		}
	}
	r.mu.Unlock()
	for n := 0; len(follow) > 0; follow = follow[1:] {
		if n == maxFollowed {
			lost = true
			break
		}
		more := follow[0].again() // it asks the session
		if jobs = joined(jobs, more); len(more) == 0 {
			r.forget(follow[0]) // no file changes what it does
		} else {
			n++
		}
	}
	if lost {
		jobs = append(slices.Clip(jobs), place.Job{ID: place.Unfollowed})
	}
	return jobs
}

func (r *Run) forget(one *followed) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.drop(one)
}

// drop is forget with mu held.
func (r *Run) drop(one *followed) {
	r.running = slices.DeleteFunc(r.running, func(c *followed) bool { return c == one })
	if r.alike[one.same] == one {
		delete(r.alike, one.same)
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
