package question

import (
	"strings"
	"testing"
	"time"

	"guard/policy"
)

func TestClockTellsAnotherDay(t *testing.T) {
	now := time.Date(2026, 11, 21, 23, 50, 0, 0, time.Local)
	for _, tt := range []struct {
		at   time.Time
		want string
	}{
		{now.Add(-time.Hour), "22:50"},
		{now.Add(time.Hour), "2026-11-22 00:50"},
		{now.AddDate(1, 0, 0), "2027-11-21 23:50"},
	} {
		if got := Clock(tt.at, now); got != tt.want {
			t.Errorf("%v: %s, want %s", tt.at, got, tt.want)
		}
	}
}

func TestManyGrantsAreCounted(t *testing.T) {
	names := GrantNames(make([]policy.Grant, mostNames+30))
	if !strings.HasSuffix(names, "; and 30 more") || strings.Count(names, ";") != mostNames {
		t.Error(names)
	}
}
