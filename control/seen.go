package control

import (
	"path"

	"guard/control/mask"
	"guard/policy/place"
)

// seen is what is known of a call that has ended, beside what it was judged by (openings.ended).
type seen struct {
	opened      []string // files of secrets, by their names
	transformed []string // files that it may have shown in another form, by their paths
}

// addTo adds to the secrets what stands in the files that were transformed and git does not hold.
func (s seen) addTo(secrets mask.Secrets, w *place.World) mask.Secrets {
	for _, p := range s.transformed {
		st, err := w.Disk.Stamp(p)
		if err != nil || !st.Mode.IsRegular() || st.Size > maxTransformedFile || w.Git != nil && w.Git.Restorable(p) {
			continue
		}
		if text, err := w.Disk.ReadFile(p, maxTransformedFile); err == nil {
			secrets = secrets.And(path.Base(p), string(text))
		}
	}
	return secrets.Opened(s.opened)
}
