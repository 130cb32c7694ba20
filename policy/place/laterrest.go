package place

import (
	"fmt"
	"hash"
)

// laterRest is what is told of the files of a folder that are not listed.
type laterRest struct {
	sum    hash.Hash
	looked int
}

func (r *laterRest) add(file, state string) {
	fmt.Fprintf(r.sum, "%q %q\n", file, state)
	r.looked++
}

// names notes a file that is listed: one that comes in the place of another counts.
func (r *laterRest) names(file string) { fmt.Fprintf(r.sum, "%q\n", file) }

// LaterChanges tells what is not as it was: states of now, and those of before that are gone.
func LaterChanges(before map[string]LaterState, now []LaterState) (changed []LaterState) {
	there := map[string]bool{}
	rests := map[string]bool{} // folders of which not all is listed, then or now: what is listed of them is chance
	for _, one := range now {
		there[one.Path] = true
		rests[one.Path] = one.Rest || before[one.Path].Rest
	}
	for p, one := range before {
		rests[p] = rests[p] || one.Rest
	}
	partly := func(p string) bool {
		for folder, rest := range rests {
			if rest && p != folder && Below(p, folder) {
				return true
			}
		}
		return false
	}
	for _, one := range now {
		if was, known := before[one.Path]; known && was.State != one.State || !known && !partly(one.Path) {
			changed = append(changed, one)
		}
	}
	for p, gone := range before {
		if !there[p] && !partly(p) {
			changed = append(changed, gone)
		}
	}
	return changed
}
