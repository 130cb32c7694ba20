package past

import (
	"iter"
	"slices"
	"time"
)

// window is the time in which one call ran.
type window struct {
	from, to time.Time
	builds   bool
	installs bool
	by       string
}

func (w window) holds(t time.Time) bool { return !t.Before(w.from) && !t.After(w.to) }

// maxWindows bounds the calls whose times are remembered.
const maxWindows = 10_000

// windows are the times of calls that have ended, in the order of their ends.
type windows struct {
	list    []window
	longest time.Duration
}

func (l *windows) add(w window) {
	if len(l.list) >= maxWindows {
		l.list = slices.Delete(l.list, 0, maxWindows/10)
	}
	l.list = append(l.list, w)
	l.longest = max(l.longest, w.to.Sub(w.from))
}

// at finds a call that ran at a time.
func (l *windows) at(t time.Time) (window, bool) {
	for w := range l.all(t) {
		return w, true
	}
	return window{}, false
}

// all finds the calls that ran at a time.
func (l *windows) all(t time.Time) iter.Seq[window] {
	return func(yield func(window) bool) {
		i, _ := slices.BinarySearchFunc(l.list, t, func(w window, t time.Time) int { return w.to.Compare(t) })
		for ; i < len(l.list) && l.list[i].to.Sub(t) <= l.longest; i++ {
			if l.list[i].holds(t) && !yield(l.list[i]) {
				return
			}
		}
	}
}
