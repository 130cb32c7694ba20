package repository_test

import (
	"fmt"
	"sync"
	"testing"
)

// TestShared: the requests of a run share what is remembered, while files
// change under them.
func TestShared(t *testing.T) {
	l := newLab(t)
	l.repo("w")
	for i := range 20 {
		l.write(fmt.Sprintf("w/f%d", i), "x\n")
	}
	l.git("w", "add", ".")
	l.git("w", "commit", "-qm", "files")
	var all sync.WaitGroup
	for worker := range 4 {
		all.Go(func() {
			for i := range 50 {
				name := fmt.Sprintf("w/f%d", (i+worker)%20)
				if !l.restorable(name) {
					t.Errorf("%s is not restorable", name)
				}
				_ = l.view().Ignored(l.at("w/new"))
				_ = l.view().Clean(l.at("w/sub"))
			}
		})
	}
	all.Wait()
}
