package relay

import "time"

// A pace keeps a flood of short lines from being passed on one by one: each
// would wake this process and the next for a few hundred bytes. When reads have
// been short and close together for a while, one waits a moment, so that a
// batch has gathered. An exchange of questions and answers never comes so close.
type pace struct {
	since  time.Time // when the last batch had been passed on
	streak int
}

const (
	paceShort = 4 << 10               // a read of fewer bytes is short
	paceClose = 20 * time.Microsecond // two reads are close: half of what the fastest round trip over pipes takes
	paceAfter = 32                    // so many in a row are a flood
	pacePause = 30 * time.Microsecond // how long one waits then
)

func (p *pace) wait() {
	if p.streak >= paceAfter {
		pause(pacePause)
	}
}

func (p *pace) read(n int) {
	paused := p.streak >= paceAfter
	switch {
	case n >= paceShort && !paused, n == 0:
		p.streak = 0
	case paused: // a batch or nothing much: go on while batches come
		if n < paceShort/8 {
			p.streak = 0
		}
	case time.Since(p.since) < paceClose:
		p.streak++
	default:
		p.streak = 0
	}
}

// passed notes that a read has been dealt with; a line that was held back asks
// for an answer, and nothing may delay the next.
func (p *pace) passed(held bool) {
	if held {
		p.streak = 0
	}
	p.since = time.Now()
}
