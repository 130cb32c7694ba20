package control

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"testing"
	"time"

	"guard/control/controltest"
	"guard/policy"
	"guard/policy/risk"
)

// inUse is what is on the heap, and what the goroutines' stacks take, in bytes.
func inUse() (heap, stacks int64) {
	runtime.GC()
	runtime.GC() // what finalizers and pools held is free only now
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc), int64(m.StackInuse)
}

// patient is a Way whose person has not come yet.
type patient struct{}

func (patient) Ask(_ *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
	return func(why error) { answer(policy.Reply{}, why) }, nil
}

// TestMemory: 10,000 grants and 1,000 requests that wait take 10 MB at most, on the heap and as
// stacks: nothing runs for them.
func TestMemory(t *testing.T) {
	const grants, waiting, most = 10_000, 1000, 10 << 20
	r := newRig(Params{Session: "run", Mode: policy.Asking, Record: nowhere{}, ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaTerminal: patient{}.Ask}})
	first, done := context.WithCancel(t.Context())
	time.AfterFunc(time.Millisecond, done)
	r.run(first, controltest.Shell("rm x"), "", nil) // opens the session, and makes what is made once
	before, stacksBefore := inUse()
	var given policy.Grants
	for i := range grants {
		name := fmt.Sprintf("program-%d run the-target", i)
		given = given.With(policy.Grant{Signature: name, Level: risk.High, Categories: risk.GitPublish,
			Parts: []policy.Part{{Kind: policy.CommandPart, Name: name, Level: risk.High, Categories: risk.GitPublish}}})
	}
	r.sessions.change("s1", func(s *session) { s.grants = given })
	between, _ := inUse()
	var backs []*policy.Cancellation
	var all sync.WaitGroup
	for i := range waiting {
		req := controltest.Shell(fmt.Sprintf("rm -rf ./build/tmp-%d-* && echo a command as long as they often are", i))
		req.Call, req.Prompt = fmt.Sprint("c", i), "clean up what the last build has left behind, please"
		_, c := r.Decide(req, risk.Reason{})
		all.Add(1)
		backs = append(backs, new(policy.Cancellation))
		r.Ask(backs[i], c, nil, func(policy.Outcome) { all.Done() })
	}
	after, stacks := inUse()
	t.Logf("%d grants: %d bytes; %d that wait: %d bytes, and %d of stacks", grants, between-before, waiting, after-between, stacks-stacksBefore)
	if list := r.Sessions(); len(r.Waiting()) != waiting || len(list) != 1 || len(list[0].Grants) != grants {
		t.Errorf("%d wait", len(r.Waiting()))
	}
	if all := after - before + stacks - stacksBefore; all > most {
		t.Errorf("%d bytes, at most %d", all, most)
	}
	for _, back := range backs {
		back.Now(errors.New("the turn was cancelled"))
	}
	all.Wait()
}
