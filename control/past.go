package control

import (
	"time"

	"guard/policy"
	"guard/policy/place"
)

// pasts have judges told what the calls of each session made, and are told when a call begins and ends.
type pasts struct {
	p        *Params
	sessions *sessions
}

// look gives a request's judge the facts that lower a level: what its session
// made, and what git holds.
func (h *pasts) look(w *place.World, r *policy.Request) {
	if h.p.Disk == nil {
		return
	}
	w.Disk, w.Git = h.see()
	w.Past = h.sessions.past(r.Session, true).ForCall(endOf(r), w.Disk, w.Git)
}

// worldOf is where a call that is placed runs.
func (h *pasts) worldOf(call *policy.Request) place.World {
	w := h.p.World
	w.Workspace = call.Workspace
	h.look(&w, call)
	return w
}

// RealPath is where an absolute path leads now, its links followed.
func (h *pasts) RealPath(path string) string {
	w := h.p.World
	if h.p.Disk != nil {
		w.Disk = h.p.Disk()
	}
	return w.At("", path).Path
}

// stays notes that a call whose end is told goes on running.
func (h *pasts) stays(call runningCall) {
	if past := h.sessions.past(call.session, false); past != nil && h.p.Disk != nil && call.end != "" {
		past.Stays(call.end)
	}
}

// see is the disk, and what git holds of it, for one look.
func (h *pasts) see() (place.Disk, place.Git) {
	disk := h.p.Disk()
	if h.p.Git == nil {
		return disk, nil
	}
	return disk, h.p.Git(disk)
}

// ended notes that a call has run.
func (h *pasts) ended(call runningCall) {
	if h.p.Disk == nil || call.end == "" {
		return
	}
	if past := h.sessions.past(call.session, false); past != nil {
		past.Ended(call.end, h.p.Now(), h.p.Disk())
	}
}

// stamped is the time by the clock that files are stamped with.
func (h *pasts) stamped() time.Time {
	if h.p.Clock != nil {
		return h.p.Clock()
	}
	return h.p.Now()
}
