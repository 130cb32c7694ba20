package audit

import (
	"testing"
	"testing/quick"
	"time"
)

// TestSecond: a time is written as the format writes it, whatever was written before.
func TestSecond(t *testing.T) {
	var s second
	same := func(at time.Time) bool {
		got, want := string(s.append(nil, at)), at.UTC().Format(timeFormat)
		if got != want {
			t.Errorf("%v: got %s, want %s", at, got, want)
		}
		return got == want
	}
	elsewhere := time.FixedZone("elsewhere", -3600)
	for _, at := range []time.Time{{}, time.Unix(0, 0), time.Unix(0, 999999999), time.Unix(-1, 1), time.Unix(1, 5).In(elsewhere),
		time.Date(10000, 1, 1, 0, 0, 0, 7, time.UTC), time.Date(10000, 1, 1, 0, 0, 0, 8, time.UTC), time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC)} {
		same(at)
		same(at)
	}
	if err := quick.Check(func(unix int32, nanos, more uint16) bool {
		at := time.Unix(int64(unix), int64(nanos)*1000)
		return same(at) && same(at.Add(time.Duration(more)*time.Microsecond))
	}, nil); err != nil {
		t.Error(err)
	}
}
