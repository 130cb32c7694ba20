package control

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"guard/audit"
	"guard/control/controltest"
	"guard/internal/seed"
	"guard/policy"
	"guard/policy/risk"
)

var errFickle = errors.New("it failed")

// fickle is a way that does anything that a policy.Dialog may, by chance: it cannot ask, answers before it has begun,
// after a while, not until it is taken back, or later than that, or fails, and may answer twice, or answer and say that it
// cannot ask.
type fickle struct {
	rnd  *rand.Rand
	back *policy.Cancellation

	mu    sync.Mutex
	begun int  // how often it was to ask
	shows bool // it has not answered yet
	late  bool // it allowed what had been taken back
}

func (f *fickle) chance(n int) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.rnd.IntN(n) == 0
}

func (f *fickle) Ask(_ *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
	if f.chance(4) {
		return nil, errFickle
	}
	f.mu.Lock()
	f.begun++
	f.shows = true
	f.mu.Unlock()
	var once sync.Once
	reply := func() {
		once.Do(func() { f.reply(answer) })
	}
	switch {
	case f.chance(4):
		said := make(chan struct{})
		go func() { reply(); close(said) }()
		<-said
	case f.chance(2):
		go func() { f.pause(); reply() }()
	}
	if f.chance(3) {
		f.pause() // what happens meanwhile comes before the way can be told of it
	}
	if f.chance(8) {
		once.Do(func() { f.gone(false) })
		return nil, errFickle // perhaps besides an answer
	}
	own := f.chance(2)
	return func(why error) {
		if !own {
			go reply() // with what was on its way
			return
		}
		once.Do(func() {
			f.gone(false)
			answer(policy.Reply{}, why)
		})
	}, nil
}

// reply answers by chance.
func (f *fickle) reply(answer func(policy.Reply, error)) {
	r := policy.Reply{Answer: []policy.Answer{policy.Once, policy.Once, policy.Refused, policy.Cancelled, policy.ForSession, policy.NoAnswer}[f.number(6)]}
	fails := f.chance(4)
	f.gone(r.Answer.Allows() && !fails && f.back.Why() != nil)
	if fails {
		answer(policy.Reply{}, errFickle)
	} else {
		answer(r, nil)
	}
	if f.chance(3) {
		answer(policy.Reply{Answer: policy.Once}, nil) // a second time
	}
}

func (f *fickle) gone(late bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.shows, f.late = false, late
}

func (f *fickle) number(n int) int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.rnd.IntN(n)
}

func (f *fickle) pause() { time.Sleep(time.Duration(f.number(300)) * time.Microsecond) }

// byCall gives each request ways of its own.
type byCall struct {
	n    int
	ways map[string][]*fickle
}

func (b byCall) Ask(c *policy.Case, answer func(policy.Reply, error)) (func(error), error) {
	return b.ways[c.Facts.Call][b.n].Ask(c, answer)
}

// TestWhateverHappens: whatever ways and everybody else do, and in whatever order, each request has one answer and one
// verdict in the record, which are the same; nothing shows it any more then; and an allow that comes after it was taken
// back is none.
func TestWhateverHappens(t *testing.T) {
	for n := range seed.Each(t, 400) {
		if happens(t, n); t.Failed() {
			return
		}
	}
}

func happens(t *testing.T, seed uint64) {
	const n = 12
	vias := []policy.ApprovalChannel{policy.ViaTerminal, policy.ViaClient, policy.ViaWatch}
	rnd := rand.New(rand.NewPCG(seed, 0))
	ways := map[string][]*fickle{}
	backs := make([]policy.Cancellation, n)
	for i := range n {
		for range vias {
			own := &fickle{rnd: rand.New(rand.NewPCG(seed, rnd.Uint64())), back: &backs[i]}
			ways[fmt.Sprint("c", i)] = append(ways[fmt.Sprint("c", i)], own)
		}
	}
	r := newRig(Params{Session: "run", Mode: policy.Asking, AskVia: vias, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: byCall{0, ways}.Ask, policy.ViaWatch: byCall{2, ways}.Ask}})
	if rnd.IntN(4) == 0 {
		r.rec.FailAt = 1 + rnd.IntN(4*n)
	}
	var all sync.WaitGroup
	outs := make([][]policy.Outcome, n)
	var mu sync.Mutex
	for i := range n {
		call := fmt.Sprint("c", i)
		req := controltest.Shell("git push origin main")
		req.Call, req.Session = call, fmt.Sprint("s", i%3)
		all.Add(1)
		var first sync.Once
		pause := time.Duration(rnd.IntN(200)) * time.Microsecond
		go func() {
			time.Sleep(pause)
			done := func(out policy.Outcome) {
				for via, w := range ways[call] {
					if w.mu.Lock(); w.shows {
						t.Errorf("seed %d: %s was answered while %s showed it", seed, call, vias[via])
					}
					w.mu.Unlock()
				}
				mu.Lock()
				outs[i] = append(outs[i], out)
				mu.Unlock()
				first.Do(all.Done)
			}
			out, c := r.Decide(req, risk.Reason{})
			if c == nil {
				done(out)
				return
			}
			r.Ask(&backs[i], c, byCall{1, ways}.Ask, done)
		}()
	}
	var over atomic.Bool
	hands := disturb(r, rnd, backs, &over)
	if !ends(&all) {
		t.Fatalf("seed %d: not all were answered: %s", seed, r.rec.Story())
	}
	over.Store(true)
	hands.Wait()
	mu.Lock()
	defer mu.Unlock()
	for i, out := range outs {
		check(t, seed, r, fmt.Sprint("c", i), out, ways[fmt.Sprint("c", i)])
	}
	if w := r.Waiting(); len(w) != 0 {
		t.Errorf("seed %d: %d wait", seed, len(w))
	}
}

// ends reports whether all of a group are done before patience is over.
func ends(all *sync.WaitGroup) bool {
	done := make(chan struct{})
	go func() { all.Wait(); close(done) }()
	select {
	case <-done:
		return true
	case <-time.After(controltest.Patience):
		return false
	}
}

// disturb answers, grants, changes the mode and takes back by chance, from several sides at once. In the end it takes
// all back, or refuses all.
func disturb(r *rig, rnd *rand.Rand, backs []policy.Cancellation, over *atomic.Bool) *sync.WaitGroup {
	var hands sync.WaitGroup
	ends := rnd.IntN(2) == 0
	for range 3 {
		own := rand.New(rand.NewPCG(rnd.Uint64(), 1))
		hands.Go(func() {
			for range 20 {
				if over.Load() {
					break
				}
				time.Sleep(time.Duration(own.IntN(100)) * time.Microsecond)
				i := own.IntN(len(backs))
				switch own.IntN(9) {
				case 0, 1, 2:
					a := []policy.Answer{policy.Once, policy.Refused, policy.Cancelled, policy.ForSession}[own.IntN(4)]
					_ = r.Answer(fmt.Sprint("run-", i+1), policy.Reply{Answer: a})
				case 3:
					_ = r.SetMode([]policy.Mode{policy.Safe, policy.Asking, policy.Unrestricted}[own.IntN(3)], audit.ByWatch)
				case 4:
					_ = r.Approve(fmt.Sprint("run.", 1+own.IntN(3)), pushing, audit.ByWatch)
				case 5:
					_ = r.Revoke(fmt.Sprint("run.", 1+own.IntN(3)), pushing, audit.ByWatch)
				default:
					backs[i].Now(errors.New("taken back"))
				}
			}
			for !over.Load() {
				for i := range backs {
					if ends {
						backs[i].Now(errors.New("taken back in the end"))
					} else {
						_ = r.Answer(fmt.Sprint("run-", i+1), policy.Reply{Answer: policy.Refused})
					}
				}
				time.Sleep(time.Millisecond)
			}
		})
	}
	return &hands
}

// check compares what came of one request with its record.
func check(t *testing.T, seed uint64, r *rig, call string, outs []policy.Outcome, ways []*fickle) {
	t.Helper()
	if len(outs) != 1 {
		t.Errorf("seed %d: %s has %d answers: %+v", seed, call, len(outs), outs)
		return
	}
	var story []string
	var decided []audit.Record
	for _, rec := range r.rec.All() {
		if rec.RequestID == call {
			story = append(story, string(rec.Event)+" "+rec.By.String()+" "+rec.Answer)
			if rec.Event == audit.Decided {
				decided = append(decided, rec)
			}
		}
	}
	failing := r.rec.FailAt > 0
	told := fmt.Sprintf("seed %d: %s: %+v\n%s", seed, call, outs[0], strings.Join(story, "\n"))
	if len(decided) > 1 || len(decided) == 0 && (outs[0].Allowed() || !failing) {
		t.Errorf("%d verdicts: %s", len(decided), told)
	}
	for via, by := range []audit.By{audit.ByTerminal, audit.ByClient, audit.ByWatch} {
		w := ways[via]
		if w.begun > 1 {
			t.Errorf("asked %d times by %s: %s", w.begun, by, told)
		}
		if via < 2 && outs[0].Allowed() && w.late && len(decided) == 1 && decided[0].By == by {
			t.Errorf("a late allow was one: %s", told)
		}
	}
	if len(decided) == 1 {
		v, _ := decided[0].Verdict.(*policy.Verdict)
		if (v.Action == policy.Allow) != outs[0].Allowed() {
			t.Errorf("the record says otherwise: %s", told)
		}
	}
	if n := len(slices.DeleteFunc(story, func(s string) bool { return !strings.HasPrefix(s, string(audit.ApprovalResolved)) })); n > 1 {
		t.Errorf("%d answers in the record: %s", n, told)
	}
}
