// Package seed gives random tests their numbers: the same in every run, others where the
// person who runs them names a seed, and told where a test fails.
//
//	r := seed.Rand(t, 1, 2)                  // one stream
//	for s := range seed.Each(t, 300) { … }   // many short ones, 0 to 299
//	for range seed.Rounds(4000) { … }        // 4000 draws from one, 400 with -short
//
//	GUARD_TEST_SEED=4711 go test ./policy -run TestCoveredIsNeverGrave
//
// With that variable a stream begins with 4711, and Each gives 4711 alone.
package seed

import (
	"iter"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
)

// Variable names the seed of all random tests of a run.
const Variable = "GUARD_TEST_SEED"

// Rand is a stream of numbers. The first of its two seeds is the person's, where they name one.
func Rand(t testing.TB, first, second uint64) *rand.Rand {
	t.Helper()
	if own, named := named(t); named {
		first = own
	}
	t.Cleanup(func() { tell(t, first) })
	return rand.New(rand.NewPCG(first, second))
}

// Each gives the seeds below n, or the person's alone. One at which the test fails is told.
func Each(t testing.TB, n int) iter.Seq[uint64] {
	t.Helper()
	from, to := uint64(0), uint64(n)
	if own, named := named(t); named {
		from, to = own, own+1
	}
	return func(yield func(uint64) bool) {
		for s := from; s < to && one(t, s, yield); s++ {
		}
	}
}

// Rounds is how often a random test draws from its stream: n times, or a tenth of that with -short.
func Rounds(n int) int {
	if testing.Short() {
		return max(1, n/10)
	}
	return n
}

// one gives one seed, and tells it if the test fails by it, though it ends within.
func one(t testing.TB, s uint64, yield func(uint64) bool) bool {
	failed := t.Failed()
	defer func() {
		if !failed {
			tell(t, s)
		}
	}()
	return yield(s)
}

// named is the person's seed, if they name one.
func named(t testing.TB) (seed uint64, is bool) {
	t.Helper()
	text := os.Getenv(Variable)
	if text == "" {
		return 0, false
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		t.Fatalf("%s=%s: %v", Variable, text, err)
	}
	return seed, true
}

func tell(t testing.TB, seed uint64) {
	if t.Failed() {
		t.Logf("again by: %s=%d", Variable, seed)
	}
}
