package past

import (
	"slices"
	"time"

	"guard/policy/place"
)

// replaceable are the files that a call writes or moves and of which nothing is lost, and when they were
// written: under another name they still hold what git, or the session, holds. sed -i.bak leaves the file
// itself as the backup.
func (v *view) replaceable(c *Call) map[identity]time.Time {
	all := map[identity]time.Time{}
	for _, p := range slices.Concat(c.Takes, c.Writes) {
		if len(all) >= maxTargets {
			break
		}
		if st, ok := v.stamp(p); ok && st.Mode.IsRegular() && v.stateOf(p) == wasHeld {
			all[identityOf(st)] = st.Modified
		}
	}
	return all
}

// holds reports such a file, not written since.
func (one *started) holds(st place.Stamp) bool {
	at, ok := one.replaced[identityOf(st)]
	return ok && at.Equal(st.Modified)
}
