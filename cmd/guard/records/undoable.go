package records

import "time"

// Undoable is how many calls of a run guard undo can bring something back of now: not what was brought back meanwhile,
// nor what is kept no longer. Nothing of the run is older than since.
func Undoable(run string, since time.Time) (n int) {
	k, err := openKept()
	if err != nil {
		return 0
	}
	_ = newest(func(m moment) bool {
		if m.entry.Session == run && m.kept.Files > 0 && !m.whole() {
			if _, err := k.manifest(m.kept.Manifest); err == nil {
				n++
			}
		}
		return !m.entry.Time.Before(since)
	})
	return n
}
