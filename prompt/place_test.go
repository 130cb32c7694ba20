package prompt

import "testing"

// TestTheNewestPlaceIsTaken: of places that came meanwhile only the last is taken, once.
func TestTheNewestPlaceIsTaken(t *testing.T) {
	places := make(chan Waiting)
	n, stop := follow(places)
	for i := range 5 {
		places <- Waiting{i + 1, 5}
	}
	var got Waiting
	until(t, "the last place", func() bool {
		if place, isNew := n.take(); isNew {
			got = place
		}
		return got == Waiting{5, 5}
	})
	<-n.changes
	if place, isNew := n.take(); isNew {
		t.Errorf("taken twice: %v", place)
	}
	stop()
	if _, stop := follow(nil); stop == nil {
		t.Error("a question by itself has nothing to follow, and can be stopped")
	}
}
