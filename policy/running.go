package policy

import (
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// running judges what earlier calls left running with what a tool writes or moves: a watcher, or a job
// that waits, runs that as it will be; and what the person's own tools will run of it. What a line writes, the shell's
// judge knows.
func (a *analysis) running() {
	f := a.f
	if f.Tool == Shell {
		return
	}
	texts, to := a.written, a.moved
	switch f.Tool {
	case Edit, Delete:
		texts = f.Texts
	case Move:
		to = f.Writes
	}
	var moves []shell.Move
	if len(to) > 0 {
		for _, from := range f.Takes {
			moves = append(moves, shell.Move{From: from, To: to[0]})
		}
	}
	if len(texts) == 0 && (len(moves) == 0 || a.w.Past == nil || len(a.w.Past.Jobs()) == 0) {
		return
	}
	r := shell.AfterEdits(texts, moves, f.cwd, a.w)
	if len(r.Jobs) == 0 && !r.Unknown && r.Level < risk.High {
		return
	}
	f.Finding.Add(r.Finding)
	f.Unknown, a.unread = f.Unknown || r.Unknown, true
	f.Jobs = place.WithJobs(f.Jobs, r.Jobs)
}
