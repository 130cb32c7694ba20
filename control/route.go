package control

import (
	"errors"
	"time"

	"guard/control/record"
	"guard/internal/fault"
	"guard/locale"
	"guard/policy"
)

var (
	errNoDialog = locale.New("this agent's channel has no dialog")
	errNoWay    = locale.New("not possible here")
	errNoWatch  = locale.New("no guard watch is running")
)

// errDelegated is no failure: the agent's own dialog asks the question, and guard's part
// of it is over.
var errDelegated = errors.New("handed to the agent's own dialog")

// askBy has one approval channel ask: the one at place n of ask_via. An error says why it
// cannot; the route then goes on to the channel after it.
func (q *question) askBy(n int, via policy.ApprovalChannel) (takeBack func(error), err error) {
	if via == policy.ViaAgent && q.own != nil {
		return nil, q.delegate()
	}
	if via == policy.ViaAgent {
		via = policy.ViaClient
	}
	answer := func(r policy.Reply, err error) { q.heard(n, via, r, err) }
	way := q.broker.p.ApprovalChannels[via]
	if via == policy.ViaClient {
		way = q.dialog
	}
	switch {
	case way != nil:
		err = fault.Error("asking", func() (err error) { takeBack, err = way(q.subject, answer); return err })
		return takeBack, err
	case via == policy.ViaClient:
		return nil, errNoDialog
	case via == policy.ViaWatch:
		return q.watched(answer)
	}
	return nil, errNoWay
}

// findsRun is how long a guard watch may take to find a run that has begun: it looks for new
// ones twice a second.
const findsRun = 700 * time.Millisecond

// sayWaits says that an answer is waited for elsewhere: nothing shows it where the agent was started.
func (q *question) sayWaits() {
	q.broker.Say(locale.Fill("waits for an answer in guard watch: {0}", beginOf(record.Summary(&q.subject.Facts))))
}

// watched leaves the question to a guard watch, whose answer comes over the socket. Where
// none runs, it is an error.
func (q *question) watched(answer func(policy.Reply, error)) (takeBack func(error), err error) {
	takeBack = func(why error) { answer(policy.Reply{}, why) }
	until := q.broker.made.Add(findsRun)
	switch {
	case q.broker.watchers.any():
		q.sayWaits()
	case time.Now().After(until):
		return nil, errNoWatch
	default:
		time.AfterFunc(time.Until(until), func() {
			if !q.broker.watchers.any() {
				answer(policy.Reply{}, errNoWatch)
				return
			}
			q.sayWaits()
		})
	}
	return takeBack, nil
}
