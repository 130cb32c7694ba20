package prompt

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"guard/policy/decision"
	"guard/prompt/tty"
)

// asksIn is asks for questions of the sessions named, one each.
func asksIn(t *testing.T, q *Queue, ctxs []context.Context, scopes ...string) []chan reply {
	t.Helper()
	var out []chan reply
	for i, scope := range scopes {
		c := make(chan reply, 1)
		out = append(out, c)
		go func() {
			a, err := ask(q, ctxs[i], Question{Raw: fmt.Sprint(i + 1), Scope: scope})
			c <- reply{a, err}
		}()
		until(t, "the question waits", func() bool { return q.Waiting() == i+1 })
	}
	return out
}

// cancellable are contexts and what ends each.
func cancellable(n int) (ctxs []context.Context, cancels []context.CancelFunc) {
	for range n {
		ctx, cancel := context.WithCancel(context.Background())
		ctxs, cancels = append(ctxs, ctx), append(cancels, cancel)
	}
	return ctxs, cancels
}

// TestTogether: the bearer is answered, shown or not; the others of its session are not shown
// while whoever asks them takes them back, and another session's goes on.
func TestTogether(t *testing.T) {
	for _, bearer := range []int{0, 2} {
		t.Run(fmt.Sprint(bearer), func(t *testing.T) {
			d := newDesk()
			q := NewQueue(d)
			q.Offers = func(all []*Question) []Offer {
				return []Offer{{Scope: "a", Categories: "SUDO SEND", Bearer: all[bearer]}}
			}
			ctxs, cancels := cancellable(4)
			replies := asksIn(t, q, ctxs, "a", "a", "a", "b")
			first := <-d.shown
			_, offers := first.line.All()
			first.say <- offers[0].answer()
			r := <-replies[bearer]
			if r.err != nil || r.answer.Kind != decision.ForSession || len(r.answer.Named()) != 2 {
				t.Fatalf("%+v", r)
			}
			for i := range 3 { // as its caller does, for which the grant holds now
				if cancels[i](); i != bearer {
					if r := <-replies[i]; r.answer.Allows() || r.err == nil {
						t.Errorf("question %d: %+v", i+1, r)
					}
				}
			}
			other := <-d.shown
			if other.say <- (Answer{Kind: decision.Refused}); other.q.Raw != "4" {
				t.Errorf("%s was shown", other.q.Raw)
			}
			if r := <-replies[3]; r.answer.Kind != decision.Refused {
				t.Errorf("%+v", r)
			}
			for _, raw := range d.orders[1:] {
				if raw != "4" {
					t.Errorf("shown though it was let through: %v", d.orders)
				}
			}
		})
	}
}

// TestTogetherThatCameToNothing: what no grant has let through after all is asked again.
func TestTogetherThatCameToNothing(t *testing.T) {
	d := newDesk()
	q := NewQueue(d)
	var gone Question
	q.Offers = func(all []*Question) []Offer {
		return []Offer{{Categories: "SUDO", Bearer: &gone}, {Categories: "SUDO", Bearer: all[1]}}
	}
	ctxs, _ := cancellable(3)
	replies := asksIn(t, q, ctxs, "", "", "")
	first := <-d.shown
	_, offers := first.line.All()
	first.say <- offers[0].answer() // of one that went away at the same moment
	again := <-d.shown
	if again.q.Raw != "1" {
		t.Fatalf("%s is shown", again.q.Raw)
	}
	again.say <- offers[1].answer()
	if r := <-replies[1]; r.answer.Kind != decision.ForSession {
		t.Fatalf("%+v", r)
	}
	for _, i := range []int{0, 2} {
		(<-d.shown).say <- Answer{Kind: decision.Refused}
		if r := <-replies[i]; r.answer.Kind != decision.Refused {
			t.Errorf("question %d: %+v", i+1, r)
		}
	}
}

// lister is a surface that goes on without its question.
type lister struct {
	*desk
	left chan *shownQuestion
}

func (l lister) Show(ctx context.Context, q Question, line *View) (Answer, error) {
	s := &shownQuestion{q, line.Places(), line, ctx, make(chan Answer, 1)}
	l.shown <- s
	select {
	case a := <-s.say:
		return a, nil
	case <-ctx.Done():
	}
	line.Leave()
	l.left <- s
	a := <-s.say
	if a.Kind == decision.NoAnswer {
		return a, tty.Withdrawn(ctx)
	}
	return a, nil
}

// TestTheListOutlivesItsQuestion: what is answered there concerns the others; with the last that waits
// it is over.
func TestTheListOutlivesItsQuestion(t *testing.T) {
	l := lister{newDesk(), make(chan *shownQuestion, 1)}
	q := NewQueue(l)
	q.Offers = func(all []*Question) []Offer { return []Offer{{Categories: "SUDO", Bearer: all[len(all)-1]}} }
	ctxs, cancels := cancellable(6)
	replies := asksIn(t, q, ctxs, "", "", "")
	<-l.shown
	cancels[0]()
	if r := <-replies[0]; r.err == nil || r.answer.Allows() {
		t.Fatalf("%+v", r)
	}
	list := <-l.left
	all, offers := list.line.All()
	if len(all) != 2 || all[0].Raw != "2" {
		t.Fatalf("%d wait", len(all))
	}
	list.say <- offers[0].answer()
	if r := <-replies[2]; r.answer.Kind != decision.ForSession {
		t.Fatalf("%+v", r)
	}
	<-l.shown // the second, which nothing has taken back
	cancels[1]()
	list = <-l.left
	if r := <-replies[1]; r.err == nil {
		t.Fatalf("%+v", r)
	}
	until(t, "the list hears of it", func() bool {
		select {
		case w := <-list.places:
			all, _ := list.line.All()
			return w.Of == 0 && len(all) == 0
		default:
			return false
		}
	})
	late := asksIn(t, q, ctxs[3:], "") // which is not for a list that is about to close
	if all, _ := list.line.All(); len(all) != 0 {
		t.Errorf("%d wait", len(all))
	}
	list.say <- Answer{}
	(<-l.shown).say <- Answer{Kind: decision.Refused}
	if r := <-late[0]; r.answer.Kind != decision.Refused {
		t.Errorf("%+v", r)
	}
}

// TestCloseFreesTheSurface: what waits is withdrawn, what is shown has ended when it returns, and
// nothing is shown any more.
func TestCloseFreesTheSurface(t *testing.T) {
	for _, listed := range []bool{false, true} {
		l := lister{newDesk(), make(chan *shownQuestion, 1)}
		q := NewQueue(l)
		ctxs, cancels := cancellable(4)
		replies := asksIn(t, q, ctxs, "", "", "")
		<-l.shown
		if listed {
			cancels[0]()
		}
		closed := make(chan struct{})
		time.AfterFunc(0, func() { q.Close(); close(closed) })
		list := <-l.left
		for i, c := range replies {
			if r := <-c; r.answer.Allows() || r.err == nil {
				t.Errorf("question %d: %+v", i+1, r)
			}
		}
		select {
		case <-closed:
			t.Error("closed before the surface was free")
		default:
		}
		list.say <- Answer{}
		<-closed
		if a, err := ask(q, ctxs[3], Question{}); a.Allows() || !errors.Is(err, tty.ErrWithdrawn) {
			t.Errorf("asked after the end: %+v %v", a, err)
		}
		if len(l.shown) != 0 {
			t.Error("shown after the end")
		}
	}
}

// TestDenyAllOnTheListOfAQuestionThatWent answers all that are left.
func TestDenyAllOnTheListOfAQuestionThatWent(t *testing.T) {
	l := lister{newDesk(), make(chan *shownQuestion, 1)}
	q := NewQueue(l)
	ctxs, cancels := cancellable(3)
	replies := asksIn(t, q, ctxs, "", "", "")
	<-l.shown
	cancels[0]()
	(<-l.left).say <- Answer{Kind: decision.Refused, All: true}
	for i, c := range replies {
		if r := <-c; r.answer.Kind != map[bool]decision.Answer{true: decision.Withdrawn, false: decision.Refused}[i == 0] {
			t.Errorf("question %d: %+v", i+1, r)
		}
	}
}

// TestLeaveOnce: a surface says at every look that it goes on; what it lists is made anew for the first only.
func TestLeaveOnce(t *testing.T) {
	l := lister{newDesk(), make(chan *shownQuestion, 1)}
	q := NewQueue(l)
	ctxs, cancels := cancellable(2)
	replies := asks(t, q, ctxs...)
	<-l.shown
	cancels[0]()
	<-replies[0]
	list := <-l.left
	if w := <-list.places; w != (Waiting{2, 2}) {
		t.Errorf("%+v", w)
	}
	list.line.Leave()
	select {
	case w := <-list.places:
		t.Errorf("placed again: %+v", w)
	default:
	}
	cancels[1]()
	<-replies[1]
	list.say <- Answer{}
}
