package disk

import (
	"sync/atomic"
	"time"

	"guard/policy/place"
)

// Recent remembers for a moment what the last path that was asked for leads to (ID), and what was found last
// (Lately): the requests of a burst have one workspace, and each would look it up. The zero value knows nothing; it
// may be shared.
type Recent struct{ id, found remembered }

// remembered is what stood behind a key at a time.
type remembered struct{ last atomic.Pointer[value] }

type value struct {
	key string
	is  any
	at  time.Time
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
	if v == nil || v.key != key || now.Sub(v.at) >= moment {
		return nil
	}
	return v.is
}

func (m *remembered) keep(key string, is any, now time.Time) { m.last.Store(&value{key, is, now}) }

// Lately implements place.Lately. What was found when the time for looks was over is not kept.
func (d *Disk) Lately(key string, find func() any) any {
	if d.recent == nil {
		return find()
	}
	now := time.Now()
	if is := d.recent.found.at(key, now); is != nil {
		return is
	}
	is := find()
	if !d.late {
		d.recent.found.keep(key, is, now)
	}
	return is
}

var _ place.Lately = (*Disk)(nil)
