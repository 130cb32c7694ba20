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
	if name := blob(data); !one.texts[name] {
		s.contents.put(place.Content{Path: p, Blob: name}, true, maxContents)
	}
}

// blob is git's name of a content.
func blob(data []byte) string {
	name := place.ObjectName("blob", data)
	return hex.EncodeToString(name[:])
}

// maxReads bounds the files that a call reads of which the content is looked at.
const maxReads = 16

// texts are the names in git of what files hold that is not the session's own. An empty one is nobody's.
func (v *view) texts(reads []string) map[string]bool {
	all, total := map[string]bool{}, int64(0)
	for _, p := range reads[:min(len(reads), maxReads)] {
		st, ok := v.stamp(p)
		if !ok || !st.Mode.IsRegular() || st.Size == 0 || st.Size > maxContent || total+st.Size > maxOfCall ||
			v.stateOf(p) == wasMade {
			continue
		}
		total += st.Size
		data, err := v.disk.ReadFile(p, maxContent)
		if name := blob(data); err == nil && !v.s.contents.known[place.Content{Path: p, Blob: name}] {
			all[name] = true
		}
	}
	return all
}
