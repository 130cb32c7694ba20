package control

import (
	"sync"

	"guard/internal/fault"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
	"guard/undo"
)

// Keep keeps what a judged call would take from the person; nil: it takes nothing that is there.
type Keep func(f *policy.Facts) policy.Keeping

// keeping has what calls would take kept before they may run, and told when they have ended. It decides
// nothing.
type keeping struct {
	keep  Keep               // nil: nothing is kept
	broke func(*fault.Fault) // tells of a fault that no call is refused for

	mu      sync.Mutex
	running map[runningCall][]policy.Keeping
	calls   int
	over    bool // the run has ended: nothing is done behind it

	behind sync.WaitGroup // what is settled or let go of while answers go on
}

// maxKeepings bounds the calls that are held until their end is told; past it all are settled.
const maxKeepings = 1_000

// before keeps what a call would take, unless that was done.
func (k *keeping) before(c *policy.Case) {
	if k.keep == nil || c.Keeping != nil {
		return
	}
	broken := fault.Within("keeping for undo", func() { c.Keeping = k.keep(&c.Facts) })
	if broken != nil {
		c.Keeping = notKept{broken}
	}
}

// again keeps once more what has changed while a person was asked.
func (k *keeping) again(c *policy.Case) {
	if c.Keeping == nil || c.Keeping.Fresh() {
		return
	}
	c.Keeping.Release()
	c.Keeping = nil
	k.before(c)
}

// allowed notes that a call may run now.
func (k *keeping) allowed(c *policy.Case) {
	if c.Kept().Manifest == "" {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.over { // nothing runs any more
		k.later(c.Keeping.Settle)
		return
	}
	if k.calls >= maxKeepings {
		k.settle(k.take())
	}
	if k.running == nil {
		k.running = map[runningCall][]policy.Keeping{}
	}
	one := runningOf(&c.Facts.Request)
	k.running[one] = append(k.running[one], c.Keeping)
	k.calls++
}

// refused lets go of what was kept for a call that will not run.
func (k *keeping) refused(c *policy.Case) {
	if c.Keeping != nil {
		k.mu.Lock()
		defer k.mu.Unlock()
		k.later(c.Keeping.Release) // the answer need not wait for it
		c.Keeping = nil
	}
}

// ended notes that a call has run.
func (k *keeping) ended(call runningCall) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if list := k.running[call]; len(list) > 0 {
		k.settle(list)
		delete(k.running, call)
		k.calls -= len(list)
	}
}

// take empties the list of those that run.
func (k *keeping) take() (all []policy.Keeping) {
	for _, list := range k.running {
		all = append(all, list...)
	}
	k.running, k.calls = nil, 0
	return all
}

// settle settles calls behind the answers.
func (k *keeping) settle(list []policy.Keeping) {
	k.later(func() {
		for _, one := range list {
			one.Settle()
		}
	})
}

// later does something behind the answers, and at once where the run has ended: nobody would wait for it. With mu held.
func (k *keeping) later(do func()) {
	safely := func() {
		if broken := fault.Within("keeping for undo", do); broken != nil && k.broke != nil {
			k.broke(broken)
		}
	}
	if k.over {
		safely()
		return
	}
	k.behind.Go(safely)
}

// settleAll settles every call, and waits for what is still being settled or let go of.
func (k *keeping) settleAll() {
	k.mu.Lock()
	k.settle(k.take())
	k.over = true // so that nothing is added to what is waited for
	k.mu.Unlock()
	k.behind.Wait()
}

// unkept is why a call that policy would allow is not for policy alone: it takes away what could not be kept.
// What a person has said to the very call, and the mode that asks nothing, let it through.
func unkept(c *policy.Case, m policy.Mode) risk.Reason {
	v := &c.Verdict
	if v.Action != policy.Allow || m == policy.Unrestricted || v.Source == decision.Preconfirmed ||
		!c.Facts.Categories.Has(risk.FSDeleteOverwrite) {
		return risk.Reason{}
	}
	if k := c.Kept(); k.Why != "" {
		return risk.Say("it cannot be undone: {0}", k.Why)
	}
	return risk.Reason{}
}

// notKept is the keeping of a call at which guard's own code broke.
type notKept struct{ fault *fault.Fault }

func (n notKept) Kept() undo.Kept {
	return undo.Kept{Why: locale.Fill("a fault in guard: {0}", n.fault.Error())}
}

func (notKept) Fresh() bool { return true }
func (notKept) Settle()     {}
func (notKept) Release()    {}
