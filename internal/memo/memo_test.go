package memo

import (
	"regexp"
	"strings"
	"sync"
	"testing"
)

func TestMemo(t *testing.T) {
	m := Memo[int, int]{Most: 3}
	made := 0
	square := func(n int) int { return m.Of(n, func() int { made++; return n * n }) }
	for range 2 {
		for n := range 3 {
			if got := square(n); got != n*n {
				t.Errorf("%d: %d", n, got)
			}
		}
	}
	if made != 3 {
		t.Errorf("made %d times, not once each", made)
	}
	for n := range 100 {
		if got := square(n); got != n*n || len(m.kept) > 3 {
			t.Errorf("%d: %d, %d kept", n, got, len(m.kept))
		}
	}
}

func TestMemoIsShared(t *testing.T) {
	m := Memo[int, int]{Most: 2}
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for n := range 200 {
				if got := m.Of(n%5, func() int { return n % 5 }); got != n%5 {
					t.Errorf("%d: %d", n%5, got)
				}
			}
		})
	}
	wg.Wait()
}

func TestHas(t *testing.T) {
	a, b := regexp.MustCompile(`a+b`), regexp.MustCompile(`c`)
	for _, text := range []string{"aab", "c", "", strings.Repeat("x", 2*minSearch) + "ab", strings.Repeat("c", 2*minSearch)} {
		for range 2 {
			for _, p := range []*regexp.Regexp{a, b} {
				if got := Has(text, p); got != p.MatchString(text) {
					t.Errorf("%s in %.9s… (%d bytes): %v", p, text, len(text), got)
				}
			}
		}
	}
}
