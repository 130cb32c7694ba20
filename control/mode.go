package control

import (
	"sync/atomic"

	"guard/audit"
	"guard/locale"
	"guard/policy"
)

// ErrUnjudged is why nothing can be granted or changed in a run of which nothing is judged.
var ErrUnjudged = locale.New("guard judges nothing of what runs there, so no mode and no grant has a meaning")

// Unjudged notes that nothing of this run is judged: the program speaks no protocol that guard reads,
// and no hook tells of its calls.
func (b *Broker) Unjudged() { b.unjudged.Store(true) }

// Mode is the mode of the run now.
func (b *Broker) Mode() policy.Mode { return b.mode.now() }

// SetMode changes the mode while the agent runs, and judges again what waits. Entering unrestricted
// is for the caller to have had confirmed.
func (b *Broker) SetMode(m policy.Mode, by audit.By) error {
	if b.unjudged.Load() {
		return ErrUnjudged
	}
	before := b.Mode()
	if m == before {
		return nil
	}
	if b.p.Permits != nil {
		if err := b.p.Permits(m); err != nil {
			return err
		}
	}
	rec := audit.Record{Event: audit.ModeChanged, Agent: b.p.Agent, Mode: m.String(), By: by,
		Data: map[string]string{"from": before.String(), "to": m.String()}}
	if err := b.append(rec); err != nil && !m.Tightens(before) { // a stricter mode needs no record to hold
		return err
	}
	b.mode.set(m)
	b.Say(locale.Fill("the mode is {0} now (it was {1})", m.String(), before.String()))
	b.publish(Event{Event: audit.ModeChanged, Mode: m.String()})
	b.reevaluate()
	return nil
}

// runMode is the mode of a run now. It is safe for concurrent use.
type runMode struct{ mode atomic.Uint32 }

func (r *runMode) now() policy.Mode { return policy.Mode(r.mode.Load()) }

func (r *runMode) set(m policy.Mode) { r.mode.Store(uint32(m)) }
