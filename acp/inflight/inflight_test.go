package inflight

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestWhoseAnswer: an answer of the client's goes to whoever asked, and to nobody where guard has answered already.
func TestWhoseAnswer(t *testing.T) {
	own := "sguard-T-1"
	for _, tt := range []struct {
		name string
		do   func(*Requests)
		key  string
		want Recipient
	}{
		{"nobody asked", func(*Requests) {}, "n1", ForAgent},
		{"the agent asked", func(f *Requests) { f.Passed("n1") }, "n1", ForAgent},
		{"guard has answered", func(f *Requests) { f.Settled("n1") }, "n1", ForNobody},
		{"guard has answered another", func(f *Requests) { f.Settled("n2") }, "n1", ForAgent},
		{"the agent asks anew", func(f *Requests) { f.Settled("n1"); f.Admit("n1"); f.Passed("n1") }, "n1", ForAgent},
		{"it was answered before", func(f *Requests) { f.Passed("n1"); f.Settled("n1"); f.Answered("n1") }, "n1", ForNobody},
		{"guard failed at it", func(f *Requests) { f.Passed("n1"); f.Settled("n1"); f.Faulted("n1") }, "n1", ForNobody},
		{"the client has answered", func(f *Requests) { f.Passed("n1"); f.Answered("n1") }, "n1", ForNobody},
		{"the client has answered, and the agent asks anew", func(f *Requests) { f.Passed("n1"); f.Answered("n1"); f.Admit("n1"); f.Passed("n1") }, "n1", ForAgent},
		{"it waits for a person", func(f *Requests) { f.Admit("n1"); f.Hold("n1", &Waiting{}) }, "n1", ForNobody},
		{"a person let it go on", func(f *Requests) { f.Hold("n1", &Waiting{}); f.Passed("n1") }, "n1", ForAgent},
		{"a person refused it", func(f *Requests) { f.Hold("n1", &Waiting{}); f.Settled("n1") }, "n1", ForNobody},
		{"its answers have long been many", func(f *Requests) { useOver(f, "n1", 3) }, "n1", ForNobody},
		{"guard asks", func(f *Requests) { f.OpenDialog(own, &Dialog{}) }, own, ForGuard},
		{"guard asked and took it back", func(f *Requests) { f.OpenDialog(own, &Dialog{}); f.TakeDialog(own) }, own, ForNobody},
		{"guard asked and has its answer", func(f *Requests) { f.OpenDialog(own, &Dialog{}); f.Answered(own) }, own, ForNobody},
	} {
		f := New("guard-T-")
		tt.do(f)
		if got, d := f.Answered(tt.key); got != tt.want || (d != nil) != (got == ForGuard) {
			t.Errorf("%s: %v %v, want %v", tt.name, got, d, tt.want)
		}
	}
}

// useOver has guard answer a request, and others and this again until the first of its answers is forgotten.
func useOver(f *Requests, k string, times int) {
	for n := range times {
		f.Admit(k)
		f.Settled(k)
		for i := range len(f.settled.order)/times + 1 {
			f.Settled(fmt.Sprint("another ", n, i))
		}
	}
}

// TestAnIdIsInUseUntilItsAnswer: a request that waited for a person, and has been allowed or refused, leaves its id to
// another only once it has its answer or went on; what lets go of the first lets go of no other.
func TestAnIdIsInUseUntilItsAnswer(t *testing.T) {
	for name, answer := range map[string]func(*Requests){
		"refused":      func(f *Requests) { f.Settled("n1") },
		"let go on":    func(f *Requests) { f.Passed("n1"); f.Answered("n1") },
		"not answered": func(*Requests) {},
	} {
		f, first, second := New("guard-T-"), &Waiting{}, &Waiting{}
		f.Hold("n1", first)
		answer(f)
		if free := f.Admit("n1") == ""; free != (name != "not answered") {
			t.Errorf("%s: another may begin: %v", name, free)
			continue
		}
		f.Hold("n1", second)
		f.Release("n1", first)
		if f.Held("n1") != second {
			t.Errorf("%s: the second waits no more", name)
		}
		if f.Release("n1", second); f.Held("n1") != nil {
			t.Errorf("%s: the second still waits", name)
		}
	}
}

// TestWhatMayBegin: an id that waits for its answer, or is of guard's own kind, begins nothing.
func TestWhatMayBegin(t *testing.T) {
	f := New("guard-T-")
	f.Passed("n1")
	two := &Waiting{}
	f.Hold("n2", two)
	f.OpenDialog("sguard-T-1", &Dialog{})
	for k, want := range map[string]string{"n1": "unanswered", "n2": "unanswered", "sguard-T-1": "own kind", "sguard-T-9": "own kind",
		"n3": "", "s1": "", "sguard-": "", "nguard-T-1": ""} {
		if got := f.Admit(k); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %q", k, got)
		}
	}
	f.Answered("n1")
	f.Release("n2", two)
	if first, second := f.Admit("n1"), f.Admit("n2"); first+second != "" {
		t.Errorf("%q, %q", first, second)
	}
}

// TestGivenUp: what waits is given up by its session, the newest first, and what comes after the end at once.
func TestGivenUp(t *testing.T) {
	f := New("guard-T-")
	var gone []string
	wait := func(k, session string) {
		h := &Waiting{Session: session}
		f.Hold(k, h)
		h.Back.Then(func() { f.Release(k, h); gone = append(gone, k+": "+h.Back.Why().Error()) })
	}
	for _, k := range []string{"n1", "n2", "n3"} {
		wait(k, "s")
	}
	wait("n4", "another")
	f.CancelTurn("s")
	f.Close()
	wait("n5", "s")
	want := []string{"n3: " + ErrTurnCancelled.Error(), "n2: " + ErrTurnCancelled.Error(), "n1: " + ErrTurnCancelled.Error(),
		"n4: " + ErrClosed.Error(), "n5: " + ErrClosed.Error()}
	if !slices.Equal(gone, want) {
		t.Errorf("%q, want %q", gone, want)
	}
}

// TestCancelledWhileItIsJudged: a turn takes along what came before it was cancelled and begins to wait after.
func TestCancelledWhileItIsJudged(t *testing.T) {
	f := New("guard-T-")
	before := f.Moment()
	f.CancelTurn("s")
	for i, tt := range []struct {
		session string
		moment  int
		gone    bool
	}{{"s", before, true}, {"another", before, false}, {"s", f.Moment(), false}} {
		h := &Waiting{Session: tt.session}
		f.HoldSince("n"+string(rune('1'+i)), h, tt.moment)
		if gone := h.Back.Why() == ErrTurnCancelled; gone != tt.gone {
			t.Errorf("%+v: given up %v", tt, gone)
		}
	}
}
