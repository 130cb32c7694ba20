package prompt

import "time"

// together answers the question that carries a grant for several. If that question has gone, so
// has what was offered, and all are shown again. With mu held.
func (q *Queue) together(a Answer) (all []outcome) {
	if all = q.remove(a.bearer.entry, a, nil); all != nil {
		q.done++
		q.skipGranted(a.bearer)
	}
	return all
}

// skipFor is how long questions that a grant lets through are not shown. Their callers withdraw
// them as soon as the grant stands in the record.
const skipFor = time.Second

// skipGranted keeps the other questions of the bearer's session from being shown for that long.
// With mu held.
func (q *Queue) skipGranted(bearer *Question) {
	for _, w := range q.waiting {
		if other, err := w.question(); err == nil && w != bearer.entry {
			w.granted = w.granted || other.Scope == bearer.Scope
		}
	}
	time.AfterFunc(skipFor, func() {
		q.mu.Lock()
		defer q.mu.Unlock()
		for _, w := range q.waiting {
			w.granted = false
		}
		q.changed()
	})
}
