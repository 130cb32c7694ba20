package past

import (
	"sync"
	"time"

	"guard/policy/place"
)

// Run is what all sessions of a run share: what their calls left running, for it goes on in the next session and in one
// that is loaded anew, and what earlier runs left. Its zero value is ready and knows nothing.
type Run struct {
	// Earlier lists when and where earlier runs were at work, the same each time; nil: nothing is known of them. It is
	// asked once a file is met that is older than the run.
	Earlier func() []place.Span
	// See looks at the disk, and at what git holds of it, for as long as one request may; nil: what earlier runs left
	// is known only of a file that is asked for.
	See func() (place.Disk, place.Git)

	searching sync.Mutex
	left      map[string][]string // what earlier runs left, by the folder

	mu      sync.Mutex
	jobs    []place.Job          // what calls left running
	running []*followed          // calls, in the order in which they began
	alike   map[string]*followed // of them, by what is the same
	lost    bool                 // some were forgotten
}

// Session is a new session of the run, which began at a time by the clock that files are stamped with.
func (r *Run) Session(began time.Time) *Session { return &Session{since: began, run: r} }
