package soak

import (
	"sync/atomic"
	"testing"
	"time"
)

func TestPart(t *testing.T) {
	p := Params{Full: 1000, Share: 10 * time.Minute, Few: 3}
	for _, c := range []struct {
		asked string
		want  int
		ends  time.Duration
	}{
		{"", 3, time.Hour},
		{"20m", 1000, 10 * time.Minute},
		{"2m", 100, time.Minute},
		{"1s", 3, 500 * time.Millisecond},
	} {
		t.Setenv(variable, c.asked)
		part := Begin(t, "x", p)
		if ends := part.until.Sub(part.began); part.Want() != c.want || ends != c.ends {
			t.Errorf("%q: %d in %v, want %d in %v", c.asked, part.Want(), ends, c.want, c.ends)
		}
	}
}

func TestWorkTakesEachOnce(t *testing.T) {
	t.Setenv(variable, "")
	part := Begin(t, "x", Params{Few: 1000})
	var seen [1000]atomic.Int64
	part.Work(4, func(_, i int) { seen[i].Add(1) })
	for i := range seen {
		if n := seen[i].Load(); n != 1 {
			t.Fatalf("%d was taken %d times", i, n)
		}
	}
	if part.Done() != 1000 {
		t.Errorf("%d done", part.Done())
	}
}

func TestNoTimeIsLeft(t *testing.T) {
	t.Setenv(variable, "1ms")
	part := Begin(t, "x", Params{Full: 1 << 60, Share: Full, Few: 1 << 30})
	for {
		if _, more := part.Next(); !more {
			break
		}
	}
	if part.Done() == 0 {
		t.Error("nothing was done")
	}
}
