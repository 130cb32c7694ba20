package past

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestLatest compares it with a list that is looked through.
func TestLatest(t *testing.T) {
	const most = 20
	r := rand.New(rand.NewPCG(1, 2))
	var l latest[int]
	var want []int
	for range 5000 {
		k := r.IntN(60)
		l.add(k, most)
		want = slices.DeleteFunc(want, func(n int) bool { return n == k })
		if want = append(want, k); len(want) > most {
			want = slices.Clone(want[len(want)-(most-most/10):])
		}
		got := slices.Collect(l.all)
		slices.Reverse(got)
		if !slices.Equal(got, want) {
			t.Fatalf("%v, want %v", got, want)
		}
		if k = r.IntN(60); l.has(k) != slices.Contains(want, k) {
			t.Fatalf("has %d: %v", k, l.has(k))
		}
		if len(l.order) > 2*most+1 {
			t.Fatalf("%d are kept", len(l.order))
		}
	}
}
