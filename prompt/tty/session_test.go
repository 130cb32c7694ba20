package tty

import (
	"testing"
	"time"
)

// lent is a lease whose screen somebody else has had so many times.
type lent struct {
	Lease
	times int
}

func (l *lent) Drawn() int { return l.times }

// TestWhatWasTypedForAShellIsNoAnswer: guard was stopped while it asked, and goes on with keys that were typed before
// the question stood there again.
func TestWhatWasTypedForAShellIsNoAnswer(t *testing.T) {
	r := &recorder{does: Finished}
	k, now := open(r)
	l := &lent{times: 1}
	s := &session{screen: &sheet{lease: l}, keyboard: k, seen: 1, alarm: new(alarm)}
	if s.back(now); !k.gate.open {
		t.Fatal("the gate is shut though nothing happened")
	}
	for _, times := range []int{-1, 2} {
		l.times = times
		s.back(now)
		if k.Feed([]byte("o"), now) || len(r.keys) > 0 {
			t.Fatalf("heard %q", string(r.keys))
		}
	}
	s.alarm.wentOn.Store(true)
	now = now.Add(DeadTime)
	k.Wake(now)
	if s.back(now); k.gate.open {
		t.Error("guard went on, and hears keys at once")
	}
	now = now.Add(DeadTime + time.Millisecond)
	if s.back(now); k.Wake(now) || !k.Feed([]byte("o"), now) {
		t.Error("no key is heard any more")
	}
}
