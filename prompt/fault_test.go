package prompt

import (
	"context"
	"errors"
	"testing"

	"guard/internal/fault"
	"guard/policy/decision"
)

// breaking is a surface that breaks at the first question.
type breaking struct {
	*desk
	broken bool
}

func (b *breaking) Show(ctx context.Context, q Question, l *View) (Answer, error) {
	if !b.broken {
		b.broken = true
		panic("broken")
	}
	return b.desk.Show(ctx, q, l)
}

// TestFaultInAQuestion: one that guard's own code breaks at, in wording or drawing it,
// is answered with the fault, which allows nothing; those behind it are asked.
func TestFaultInAQuestion(t *testing.T) {
	worded := func() Question { panic("broken") }
	for name, first := range map[string]struct {
		surface  func(*desk) Surface
		question func() Question
	}{
		"wording": {func(d *desk) Surface { return d }, worded},
		"drawing": {func(d *desk) Surface { return &breaking{desk: d} }, func() Question { return Question{Raw: "1"} }},
	} {
		d := newDesk()
		q := NewQueue(first.surface(d))
		got := make(chan reply, 2)
		q.Put(first.question, func(a Answer, err error) { got <- reply{a, err} })
		r := <-got
		var f *fault.Fault
		if !errors.As(r.err, &f) || r.answer.Kind != decision.Withdrawn || f.Panic != "broken" {
			t.Errorf("%s: %+v", name, r)
		}
		q.Put(func() Question { return Question{Raw: "2"} }, func(a Answer, err error) { got <- reply{a, err} })
		(<-d.shown).say <- Answer{Kind: decision.Once}
		if r := <-got; r.err != nil || r.answer.Kind != decision.Once {
			t.Errorf("%s: the next: %+v", name, r)
		}
		q.Close()
	}
}
