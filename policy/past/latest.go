package past

// latest are keys in the order in which they came last, the oldest of which it forgets first. The zero value is ready.
type latest[K comparable] struct {
	at    map[K]int // where in order it came last
	order []K       // with what came again later
}

// add notes a key as the latest, of at most so many.
func (l *latest[K]) add(k K, most int) {
	if l.at == nil {
		l.at = map[K]int{}
	}
	l.at[k] = len(l.order)
	l.order = append(l.order, k)
	if len(l.at) > most {
		l.keep(most - most/10)
	} else if len(l.order) > 2*most {
		l.keep(most)
	}
}

// keep forgets all but so many.
func (l *latest[K]) keep(most int) {
	order := make([]K, 0, most)
	left := len(l.at)
	for i, k := range l.order {
		if l.at[k] != i {
			continue
		}
		if left--; left >= most {
			delete(l.at, k)
			continue
		}
		l.at[k] = len(order)
		order = append(order, k)
	}
	l.order = order
}

func (l *latest[K]) has(k K) bool {
	_, ok := l.at[k]
	return ok
}

// all yields the keys, the latest first.
func (l *latest[K]) all(yield func(K) bool) {
	for i := len(l.order) - 1; i >= 0; i-- {
		if k := l.order[i]; l.at[k] == i && !yield(k) {
			return
		}
	}
}
