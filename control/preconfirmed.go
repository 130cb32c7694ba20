package control

import (
	"slices"

	"guard/policy"
)

// preconfirmed lists what a session may use: a plan is one session's, so what
// another has used is not in it. The caller holds the lock.
func (d *Desk) preconfirmed(session string) []policy.Preconfirmed {
	if len(d.used) == 0 {
		return d.p.Preconfirmed
	}
	return slices.DeleteFunc(slices.Clone(d.p.Preconfirmed), func(p policy.Preconfirmed) bool {
		by, used := d.used[p.Label()]
		return used && by != session
	})
}

// use ties an operation to the session that asks for it; false where it is
// another's already.
func (d *Desk) use(label, session string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if by, used := d.used[label]; used {
		return by == session
	}
	d.used[label] = session
	return true
}
