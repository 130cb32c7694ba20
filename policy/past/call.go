package past

import (
	"time"

	"guard/policy/place"
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
	// Reads are the paths that it reads: what it copies of the person's stays theirs.
	Reads []string
	// Takes are the paths that it moves away or deletes: where one of them is not
	// the session's, what it holds may go on under a name of Writes.
	Takes []string
	// Theirs are paths that it writes and that may hold something of the person's afterwards.
	Theirs []string
	// Keeps are paths that alone hold, once it has run, what git held of the person's.
	Keeps []string
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
	// Installs: it has a package manager install from where packages are published, and does nothing else.
	Installs bool
}

// started is a call that runs, and what was at the paths that it writes.
type started struct {
	origin       place.Origin
	builds       bool
	installs     bool
	targets      []target
	listed       []listing
	persons      []string               // paths of the person's among the targets
	texts        map[string]bool        // the names in git of what it reads of the person's
	keeps        []string               // which are the person's once it has ended
	takes        []string               // where files are moved away from
	replaced     map[identity]time.Time // what git or the session holds of these, and when they were written
	destinations []string               // where they may have gone
	read         int64                  // bytes of what it left that were read
	next         *started               // the next call under the same ID
	followed     *followed              // nil: it is not judged once more
}

// last is the last call under the same ID.
func (c *started) last() *started {
	for c.next != nil {
		c = c.next
	}
	return c
}
