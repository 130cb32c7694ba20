package past

import (
	"time"

	"guard/policy/place"
)

// earlier reports that an earlier run was at work where a file lies when it was changed last.
func (b *Beside) earlier(file string, changed time.Time) bool {
	if b.Earlier == nil {
		return false
	}
	for _, one := range b.Earlier() {
		if place.Below(file, one.Folder) && !changed.Before(one.From) && !changed.After(one.To) {
			return true
		}
	}
	return false
}
