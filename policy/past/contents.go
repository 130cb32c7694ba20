package past

import (
	"encoding/hex"

	"guard/policy/place"
)

// Bounds of the files whose content is remembered, in bytes: one, and all that a call leaves.
const (
	maxContent  = 1 << 20
	maxOfCall   = 16 << 20
	maxContents = 5_000
)

// contents are what calls left in files of the session's own, the oldest first to go.
type contents struct{ bounded[place.Content, bool] }

// keepContent remembers what a call left in a file, so that what git holds of it later is known as the session's.
func (s *Session) keepContent(p string, st place.Stamp, one *started, disk place.Disk) {
	if !st.Mode.IsRegular() || st.Size > maxContent || one.read+st.Size > maxOfCall {
		return
	}
	one.read += st.Size
	data, err := disk.ReadFile(p, maxContent)
	if err != nil || int64(len(data)) != st.Size {
		return
	}
	if now, err := disk.Stamp(p); err != nil || identityOf(now) != identityOf(st) || !now.Changed.Equal(st.Changed) {
		return // another file, or changed while it was read
	}
	name := place.ObjectName("blob", data)
	s.contents.put(place.Content{Path: p, Blob: hex.EncodeToString(name[:])}, true, maxContents)
}
