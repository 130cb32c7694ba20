package seed

import (
	"fmt"
	"slices"
	"testing"
)

// report is a test that may fail without failing.
type report struct {
	testing.TB
	failed bool
	ends   []func()
	told   []string
}

func (r *report) Helper()                        {}
func (r *report) Failed() bool                   { return r.failed }
func (r *report) Cleanup(end func())             { r.ends = append(r.ends, end) }
func (r *report) Logf(format string, a ...any)   { r.told = append(r.told, fmt.Sprintf(format, a...)) }
func (r *report) Fatalf(format string, a ...any) { r.failed = true; r.Logf(format, a...) }

func (r *report) end() []string {
	for _, end := range r.ends {
		end()
	}
	return r.told
}

func TestRand(t *testing.T) {
	t.Setenv(Variable, "")
	want := Rand(&report{}, 1, 2).Uint64()
	if Rand(&report{}, 1, 2).Uint64() != want || Rand(&report{}, 9, 2).Uint64() == want {
		t.Error("the same seeds give other numbers, or others the same")
	}
	t.Setenv(Variable, "1")
	if Rand(&report{}, 9, 2).Uint64() != want {
		t.Error("a named seed is not taken")
	}
	good, bad := &report{}, &report{}
	Rand(good, 9, 2)
	Rand(bad, 9, 2)
	bad.failed = true
	if told := good.end(); told != nil {
		t.Errorf("told of a test that passed: %q", told)
	}
	if told := bad.end(); !slices.Equal(told, []string{"again by: GUARD_TEST_SEED=1"}) {
		t.Errorf("told: %q", told)
	}
}

func TestEach(t *testing.T) {
	t.Setenv(Variable, "")
	r := &report{}
	var all []uint64
	for s := range Each(r, 4) {
		all = append(all, s)
		r.failed = s >= 2
	}
	if !slices.Equal(all, []uint64{0, 1, 2, 3}) || !slices.Equal(r.end(), []string{"again by: GUARD_TEST_SEED=2"}) {
		t.Errorf("seeds %v, told %q", all, r.told)
	}
	t.Setenv(Variable, "7")
	if all := slices.Collect(Each(&report{}, 4)); !slices.Equal(all, []uint64{7}) {
		t.Errorf("of a named seed: %v", all)
	}
	t.Setenv(Variable, "x")
	if Each(r, 4); !r.failed {
		t.Error("a seed that is no number is taken")
	}
}

func TestRounds(t *testing.T) {
	want := map[int]int{4000: 4000, 5: 5}
	if testing.Short() {
		want = map[int]int{4000: 400, 5: 1}
	}
	for n, rounds := range want {
		if got := Rounds(n); got != rounds {
			t.Errorf("%d rounds of %d, want %d", got, n, rounds)
		}
	}
}
