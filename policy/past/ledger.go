package past

import (
	"time"

	"guard/policy/place"
)

// identity tells one file from every other that ever was on this machine: an
// inode number is used again, but not with the same time of birth (statx(2)).
type identity struct {
	dev, ino uint64
	born     int64 // Unix time in nanoseconds
}

func identityOf(st place.Stamp) identity { return identity{st.Dev, st.Ino, st.Born.UnixNano()} }

// entry is what is known of one file.
type entry struct {
	origin  place.Origin
	changed time.Time // as it was when the last call that changed it ended
	edited  bool      // changed by the session, not made
	carried bool      // the person's text under another name, unchanged
	built   bool      // made by a compiler or a build
}

// ledger holds the files of a session, the oldest first to go.
type ledger struct{ bounded[identity, *entry] }

// none reports that no call has left a file yet, as where a session only reads.
func (l *ledger) none() bool { return len(l.known) == 0 }

func (l *ledger) find(st place.Stamp) *entry {
	if st.Born.IsZero() {
		return nil
	}
	return l.known[identityOf(st)]
}

func (l *ledger) add(st place.Stamp, e entry) { l.put(identityOf(st), &e, maxFiles) }
