package control

import (
	"slices"

	"guard/audit"
	"guard/locale"
)

// Bounds of one record: an agent must not be able to fill the disk with it, on
// which guard would refuse everything.
const (
	maxText   = 16 << 10  // of one text, in bytes
	maxItems  = 200       // of one list
	maxRecord = 128 << 10 // of all texts together, in bytes before quoting
)

// perItem is what an item of a list costs beside its text, so that empty ones
// are bounded too.
const perItem = 4

// room is what is left for one record. What finds none is cut, and says so.
type room struct{ left int }

func newRoom() *room { return &room{left: maxRecord} }

// full reports whether a list ends before its item i.
func (k *room) full(i int) bool {
	k.left -= perItem
	return i >= maxItems || k.left <= 0
}

func (k *room) text(s string) string {
	most := max(0, min(maxText, k.left))
	k.left -= min(len(s), most)
	return audit.Cut(s, most)
}

// texts leaves the list that it is given as it was.
func (k *room) texts(list []string) []string {
	kept, own := list, false
	for i, s := range list {
		if k.full(i) {
			return append(kept[:i:i], cutList(len(list)))
		}
		if cut := k.text(s); cut != s {
			if !own {
				kept, own = slices.Clone(list), true
			}
			kept[i] = cut
		}
	}
	return kept
}

// codes are names of reasons, whole ones: those that find no room are left out.
func (k *room) codes(list []string) []string {
	for i, s := range list {
		if k.full(i) || len(s) > k.left {
			return list[:i]
		}
		k.left -= len(s)
	}
	return list
}

func cutList(n int) string { return locale.Sprintf("… (cut: %d in all)", n) }
