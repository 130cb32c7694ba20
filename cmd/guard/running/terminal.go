package running

import (
	"sync/atomic"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/control"
	"guard/interpose"
	"guard/policy"
	"guard/prompt"
	"guard/prompt/tty"
)

// terminalChannel asks at the controlling terminal, also when an agent draws there.
type terminalChannel struct {
	terminal *prompt.Terminal
	queue    *prompt.Queue
	session  string
	notices  *notices                // what waits until no question stands; nil: nothing does
	id       func(own string) string // guard's own of an agent's session
}

// newTerminalChannel makes one; lender is as in tty.Options; a question shows what was not told yet. While one stands,
// holds has what the agent writes there wait.
func newTerminalChannel(session string, lender tty.Lender, told *notices,
	holds func() (release func())) *terminalChannel {
	at := cli.TTY()
	at.Lender = lender
	t := prompt.New(at)
	q := prompt.NewQueue(newsSurface{t, told, holds})
	q.Offers = question.Together
	return &terminalChannel{terminal: t, queue: q, session: session, id: func(own string) string { return own }}
}

// said says what had to wait, if no question stands any more.
func (w *terminalChannel) said() {
	if w.notices != nil && w.queue.Waiting() == 0 {
		w.notices.sayAll()
	}
}

// Ask is a policy.Dialog.
func (w *terminalChannel) Ask(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
	if err := w.terminal.Available(); err != nil {
		return nil, err
	}
	put := func() prompt.Question {
		q := question.Of(c, w.session)
		q.Scope, q.Ref = w.id(c.Facts.Session), control.Grantable(c)
		return q
	}
	return w.queue.Put(put, func(a prompt.Answer, err error) {
		w.said()
		answer(question.ReplyOf(a), err)
	}), nil
}

// ownDialog is the agent's own dialog, where it has one: not without a terminal.
func (s *run) ownDialog() func(tool, raw string) error {
	if s.launch.Protocol != "pty" || !inTerminal() {
		return nil
	}
	return s.launch.Dialog
}

// startedAgent is the agent once it was started.
type startedAgent struct {
	atomic.Pointer[interpose.Process]
}

// hold keeps what the agent writes on the person's terminal, from beside, until release is called.
func (a *startedAgent) hold() (release func()) {
	if proc := a.Load(); proc != nil {
		return proc.Hold()
	}
	return func() {}
}
