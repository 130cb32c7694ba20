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
	built   bool      // made by a compiler or a build
}

// ledger holds the files of a session, the oldest first to go.
type ledger struct {
	known map[identity]*entry
	order []identity // as they came
}

// none reports that no call has left a file yet, as where a session only reads.
func (l *ledger) none() bool { return len(l.known) == 0 }

func (l *ledger) find(st place.Stamp) *entry {
	if st.Born.IsZero() {
		return nil
	}
	return l.known[identityOf(st)]
}

func (l *ledger) add(st place.Stamp, e entry) {
	id := identityOf(st)
	if l.known == nil {
		l.known = map[identity]*entry{}
	}
	if have := l.known[id]; have != nil {
		*have = e
		return
	}
	if len(l.known) >= maxFiles {
		delete(l.known, l.order[0])
		l.order = l.order[1:]
	}
	l.known[id] = &e
	l.order = append(l.order, id)
}
