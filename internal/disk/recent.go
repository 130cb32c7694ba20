package disk

import (
	"sync/atomic"
	"time"

	"guard/policy/place"
)

// Recent remembers for a moment what the last path that was asked for leads to (ID), and for as long as nothing of it
// changes what was found last (Lately): the requests of a session have one workspace, and each would look it up. The
// zero value knows nothing; it may be shared.
type Recent struct{ id, found remembered }

// remembered is what stood behind a key at a time.
type remembered struct{ last atomic.Pointer[value] }

type value struct {
	key  string
	is   any
	at   time.Time
	from []state // what it was found in; none: it is good for a moment only
}

// moment is how long a find counts. A link that is turned in it is as good as
// one turned between the judging of a request and its running.
const moment = time.Millisecond

// New starts the clock for one request, as New does.
func (r *Recent) New(budget time.Duration) *Disk {
	d := New(budget)
	d.recent = r
	return d
}

func (m *remembered) at(key string, now time.Time) any {
	v := m.last.Load()
	switch {
	case v == nil || v.key != key:
		return nil
	case now.Sub(v.at) < moment:
		return v.is
	case !unchanged(v.from):
		return nil
	}
	m.keep(value{key, v.is, now, v.from})
	return v.is
}

func (m *remembered) keep(v value) { m.last.Store(&v) }

// Lately implements place.Lately. What was found when the time for looks was over is not kept.
func (d *Disk) Lately(key string, find func() any) any {
	if d.recent == nil {
		return find()
	}
	now := time.Now()
	if is := d.recent.found.at(key, now); is != nil {
		return is
	}
	d.looked = looked{}
	is := find()
	from, _ := d.looked.states(now)
	d.looked = nil
	if !d.late {
		d.recent.found.keep(value{key, is, now, from})
	}
	return is
}

var _ place.Lately = (*Disk)(nil)
