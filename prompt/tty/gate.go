package tty

import "time"

// Keys are not heard for DeadTime after a question appears, nor until none came for QuietTime:
// what a person was typing for something else must not answer the question. Between two keys people pause for 238 ms on
// average, with a deviation of 112 (Dhakal and others, 136 million keystrokes, CHI 2018).
const (
	DeadTime  = 500 * time.Millisecond
	QuietTime = 500 * time.Millisecond
)

// gate decides whether keys are heard. Its zero value is shut.
type gate struct {
	shown time.Time // when the question appeared; the zero time: not yet
	last  time.Time // when something was typed while the gate was shut
	open  bool
}

func newGate(now time.Time) gate { return gate{shown: now, last: now} }

// opens is when the gate will open if nothing is typed until then.
func (g *gate) opens() time.Time {
	dead, quiet := g.shown.Add(DeadTime), g.last.Add(QuietTime)
	if dead.After(quiet) {
		return dead
	}
	return quiet
}

// look opens the gate if it is time. It must be called only when nothing typed waits to be read:
// a program that was held up must not take old keys for new ones.
func (g *gate) look(now time.Time) {
	if !g.shown.IsZero() && !now.Before(g.opens()) {
		g.open = true
	}
}

// hear notes that something was typed and reports whether it counts.
func (g *gate) hear(now time.Time) bool {
	if !g.open {
		g.last = now
	}
	return g.open
}

// shut closes the gate until nothing was typed for QuietTime: what came was not meant for the
// question, and more of the same may follow.
func (g *gate) shut(now time.Time) { g.open, g.last = false, now }
