package record

import (
	"slices"

	"guard/audit"
	"guard/locale"
)

// Bounds of one record: an agent must not be able to fill the disk with it, on
// which guard would refuse everything.
const (
	MaxText   = 16 << 10  // of one text, in bytes
	maxItems  = 200       // of one list
	MaxRecord = 128 << 10 // of all texts together, in bytes before quoting
)

// perItem is what an item of a list costs beside its text, so that empty ones
// are bounded too.
const perItem = 4

// Budget is how much text one record may still hold. Text over budget is truncated,
// and says so.
type Budget struct{ left int }

// NewBudget is that of a record that holds nothing yet.
func NewBudget() *Budget { return &Budget{left: MaxRecord} }

// full reports whether a list ends before its item i.
func (b *Budget) full(i int) bool {
	b.left -= perItem
	return i >= maxItems || b.left <= 0
}

// Text is as much of a text as the budget has left for it.
func (b *Budget) Text(s string) string {
	most := max(0, min(MaxText, b.left))
	b.left -= min(len(s), most)
	return audit.Cut(s, most)
}

// texts is as much of a list. The list that it is given stays as it was.
func (b *Budget) texts(list []string) []string {
	kept, own := list, false
	for i, s := range list {
		if b.full(i) {
			return append(kept[:i:i], cutList(len(list)))
		}
		if cut := b.Text(s); cut != s {
			if !own {
				kept, own = slices.Clone(list), true
			}
			kept[i] = cut
		}
	}
	return kept
}

// codes are names of reasons, whole ones: those that find no place are left out.
func (b *Budget) codes(list []string) []string {
	for i, s := range list {
		if b.full(i) || len(s) > b.left {
			return list[:i]
		}
		b.left -= len(s)
	}
	return list
}

func cutList(n int) string { return locale.Sprintf("… (cut: %d in all)", n) }
