package prompt

import "sync"

// newest is the newest place of a question that is shown. The queue tells places in a goroutine
// of its own; the dialog takes the newest when it is woken.
type newest struct {
	changes chan struct{} // of room 1

	mu    sync.Mutex
	place *Waiting // until it is taken
}

// follow keeps the newest of the places, until stop is called.
func follow(places <-chan Waiting) (n *newest, stop func()) {
	n = &newest{changes: make(chan struct{}, 1)}
	over := make(chan struct{})
	if places != nil {
		go n.listen(places, over)
	}
	return n, func() { close(over) }
}

func (n *newest) listen(places <-chan Waiting, over <-chan struct{}) {
	for {
		select {
		case <-over:
			return
		case w := <-places:
			n.mu.Lock()
			n.place = &w
			n.mu.Unlock()
			select {
			case n.changes <- struct{}{}:
			default: // it has been told and not taken yet
			}
		}
	}
}

// take takes the place that came last, if one came since the last time.
func (n *newest) take() (place Waiting, isNew bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.place == nil {
		return Waiting{}, false
	}
	place, n.place = *n.place, nil
	return place, true
}
