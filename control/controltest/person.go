package controltest

import (
	"context"
	"sync"

	"guard/policy"
)

// Person is one approval channel, whose answers are a function of the test's.
type Person struct {
	Gone  error // why they cannot be asked
	Reply func(context.Context, *policy.Case) (policy.Reply, error)

	mu    sync.Mutex
	Asked []*policy.Case
}

// Ask is a policy.Dialog.
func (p *Person) Ask(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
	if p.Gone != nil {
		return nil, p.Gone
	}
	p.mu.Lock()
	p.Asked = append(p.Asked, c)
	p.mu.Unlock()
	ctx, cancel := context.WithCancelCause(context.Background())
	go func() { answer(p.Reply(ctx, c)) }()
	return cancel, nil
}

// Times is how often they were asked.
func (p *Person) Times() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.Asked)
}

// Says is a person who always answers the same.
func Says(r policy.Reply) *Person {
	return &Person{Reply: func(context.Context, *policy.Case) (policy.Reply, error) { return r, nil }}
}

// Waits is a person who answers only when the question is withdrawn, and tells
// when they have it before them.
func Waits() (p *Person, shown chan struct{}) {
	shown = make(chan struct{}, 1000)
	return &Person{Reply: func(ctx context.Context, _ *policy.Case) (policy.Reply, error) {
		shown <- struct{}{}
		<-ctx.Done()
		return policy.Reply{}, ctx.Err()
	}}, shown
}
