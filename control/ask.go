package control

import (
	"context"
	"strings"
	"time"

	"guard/audit"
	"guard/locale"
	"guard/policy"
)

// Ask puts a case to a person by the first way that works, in the order of
// ask_via, and waits as long as they need. Nobody to ask is a refusal that says
// why nobody could be.
func (d *Desk) Ask(ctx context.Context, asked *policy.Case, dialog policy.Dialog) policy.Outcome {
	return d.ask(ctx, asked, dialog, nil)
}

// ask is Ask for a call that the agent may ask about in a dialog of its own.
func (d *Desk) ask(ctx context.Context, asked *policy.Case, dialog policy.Dialog, own *ownDialog) policy.Outcome {
	q := &question{desk: d, asked: asked, c: *asked, dialog: dialog, own: own, start: time.Now()}
	if q.c.Verdict.Action != policy.Ask { // answered already: no person can turn it
		return q.refuse(locale.Text("there is nothing to ask about it"), "deny")
	}
	return q.put(ctx)
}

// question is one case on its way to a person and back.
type question struct {
	desk   *Desk
	asked  *policy.Case // what the ways show; never changed
	c      policy.Case  // what is recorded, with the answer as its verdict
	dialog policy.Dialog
	own    *ownDialog // nil: the channel has none but dialog
	start  time.Time
}

func (q *question) put(ctx context.Context) policy.Outcome {
	rec := q.desk.withPreview(audit.ApprovalRequested, &q.c)
	for _, rec.Event = range []audit.Event{audit.ApprovalRequested, audit.StepPaused} {
		if err := q.desk.append(rec); err != nil {
			return unrecorded(&q.c, err)
		}
	}
	return q.wait(ctx)
}

// wait has the ways ask, and takes the first answer that comes: from one of them, over the socket,
// or from policy, where the mode or a grant has changed meanwhile.
func (q *question) wait(ctx context.Context) policy.Outcome {
	w, done := q.desk.wait(q)
	defer done()
	asking, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	asked := make(chan said, 1)
	go func() { asked <- q.ask(asking) }()
	for {
		select {
		case r := <-w.reply:
			over(stop, asked, allows(r))
			return q.answered(r, ViaWatch)
		case s := <-asked:
			if !w.take() {
				return q.answered(<-w.reply, ViaWatch)
			}
			return q.heard(ctx, s)
		case <-w.again:
			if v := q.judged(); v.Action != policy.Ask && w.take() {
				over(stop, asked, v.Action == policy.Allow)
				return q.turned(v)
			}
		}
	}
}

// over takes the question away from where it is shown, before the answer goes out: what an agent then
// writes on the same terminal must not stand in it.
func over(stop context.CancelCauseFunc, asked <-chan said, allowed bool) {
	stop(Settled{Allowed: allowed})
	select {
	case <-asked:
	case <-time.After(mostClosing):
	}
}

// mostClosing bounds how long a question may take to leave a screen.
const mostClosing = time.Second

// Settled is why a question is shown no longer: it was answered elsewhere, or by the mode or a grant.
type Settled struct{ Allowed bool }

// Ran reports whether it was allowed.
func (s Settled) Ran() bool { return s.Allowed }

// Error implements error.
func (s Settled) Error() string {
	if s.Allowed {
		return locale.Text("it was allowed elsewhere")
	}
	return locale.Text("it was refused elsewhere")
}

// judged is the verdict as rules, mode and grants are now.
func (q *question) judged() policy.Verdict {
	v := q.desk.decide(&q.asked.Facts)
	if v.Preconfirmed != "" && !q.desk.use(v.Preconfirmed, q.asked.Facts.Session) {
		return q.asked.Verdict
	}
	if doubt := q.asked.Verdict; doubt.Rule == doubtful && v.Action == policy.Allow {
		return q.desk.doubted(v, doubt.Why[0].String())
	}
	return v
}

// turned answers by policy what a person was asked and need not be any more.
func (q *question) turned(v policy.Verdict) policy.Outcome {
	q.c.Verdict = v
	if err := q.resolved(decider(v), v.Action.String(), ""); err != nil {
		return unrecorded(&q.c, err)
	}
	return q.desk.settle(&q.c, decider(v), v.Action.String(), q.start)
}

// said is what came of asking: an answer and the way it came, or why there is none.
type said struct {
	handed bool // the agent's own dialog asks
	reply  policy.Reply
	via    string
	ok     bool
	whyNot []string
}

// ask goes through the ways until one brings an answer.
func (q *question) ask(ctx context.Context) said {
	var whyNot []string
	for _, via := range q.desk.p.AskVia {
		if ctx.Err() != nil {
			break
		}
		if via == ViaAgent && q.own != nil {
			if err := q.own.can(); err != nil {
				whyNot = append(whyNot, via+": "+err.Error())
				continue
			}
			return said{handed: true}
		}
		if via == ViaAgent {
			via = ViaClient
		}
		reply, err := q.via(ctx, via)
		if err == nil && (ctx.Err() == nil || !allows(reply)) {
			return said{reply: reply, via: via, ok: true}
		}
		if err != nil {
			whyNot = append(whyNot, via+": "+err.Error())
		}
	}
	return said{whyNot: whyNot}
}

func (q *question) heard(ctx context.Context, s said) policy.Outcome {
	switch {
	case s.handed && ctx.Err() == nil:
		return q.hand()
	case s.ok:
		return q.answered(s.reply, s.via)
	case ctx.Err() != nil: // an allow that came too late is none
		return q.withdrawn(context.Cause(ctx))
	}
	return q.refuse(locale.Fill("it must be asked, and nobody could be ({0})", strings.Join(s.whyNot, "; ")), "nobody")
}

var (
	errNoDialog = locale.New("this agent's channel has no dialog")
	errNoWay    = locale.New("not possible here")
	errNoWatch  = locale.New("no guard watch is running")
)

// via asks in one way. An error says why no answer came.
func (q *question) via(ctx context.Context, via string) (policy.Reply, error) {
	if via == ViaClient {
		if q.dialog == nil {
			return policy.Reply{}, errNoDialog
		}
		return q.dialog(ctx, q.asked)
	}
	way := q.desk.p.Ways[via]
	if via == ViaWatch && way == nil {
		return q.watched(ctx)
	}
	if way == nil {
		return policy.Reply{}, errNoWay
	}
	if err := way.Available(); err != nil {
		return policy.Reply{}, err
	}
	return way.Ask(ctx, q.asked)
}

// findsRun is how long a guard watch may take to find a run that has begun: it looks twice a second.
const findsRun = 700 * time.Millisecond

// watched leaves the answer to whoever watches; it comes over the socket.
func (q *question) watched(ctx context.Context) (policy.Reply, error) {
	for !q.desk.watched() {
		if time.Since(q.desk.made) > findsRun || ctx.Err() != nil {
			return policy.Reply{}, errNoWatch
		}
		time.Sleep(findsRun / 50)
	}
	<-ctx.Done()
	return policy.Reply{}, ctx.Err()
}

func allows(r policy.Reply) bool { return r.Answer == policy.Once || r.Answer == policy.ForSession }

// refuse answers for want of a person.
func (q *question) refuse(reason, answer string) policy.Outcome {
	q.c.Verdict.Action, q.c.Verdict.Reason = policy.Deny, reason
	if err := q.resolved("", answer, ""); err != nil {
		return unrecorded(&q.c, err)
	}
	return q.desk.settle(&q.c, "", answer, q.start)
}

// withdrawn answers a case that nobody needs an answer to any more.
func (q *question) withdrawn(why error) policy.Outcome {
	out := q.refuse(locale.Sprintf("it was withdrawn before anybody answered: %v", why), "withdrawn")
	out.Cancelled = true
	return out
}
