package control

import (
	"slices"

	"guard/policy"
)

// preconfirmed lists what a session may use: a plan is one session's, so what
// another has used is not in it. The caller holds the lock.
func (b *Broker) preconfirmed(session string) []policy.Preconfirmed {
	if len(b.used) == 0 {
		return b.p.Preconfirmed
	}
	return slices.DeleteFunc(slices.Clone(b.p.Preconfirmed), func(p policy.Preconfirmed) bool {
		by, used := b.used[p.Label()]
		return used && by != session
	})
}

// use ties an operation to the session that asks for it; false where it is
// another's already.
func (b *Broker) use(label, session string) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if by, used := b.used[label]; used {
		return by == session
	}
	b.used[label] = session
	return true
}
