package place

import "slices"

// Job is what a call left running. What it is only the judge that found it looks at.
type Job struct {
	ID   string // the same of a job that is started again, or was judged once more
	What any
}

// MaxJobs bounds the jobs of a session that are followed; a judge lets no more be started unasked.
const MaxJobs = 32

// Unfollowed is the ID of a job that stands for others that run and are not followed: it may be judged by any file.
const Unfollowed = "unfollowed"

// WithJobs are jobs with those that a call started or judged once more.
func WithJobs(list, more []Job) []Job {
	if len(more) == 0 {
		return list
	}
	list = slices.Clone(list)
	for _, one := range more {
		at := slices.IndexFunc(list, func(j Job) bool { return j.ID == one.ID })
		if at >= 0 {
			list[at] = one
			continue
		}
		if len(list) == MaxJobs {
			list = list[1:]
		}
		list = append(list, one)
	}
	return list
}
