package main

import (
	"guard/control"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/place"
	"guard/prompt"
	"guard/prompt/tty"
)

// terminalWay asks at the controlling terminal, also when an agent draws there.
type terminalWay struct {
	terminal *prompt.Terminal
	queue    *prompt.Queue
	session  string
	waits    *deferredNotices        // lines that wait until no question stands; nil: there are none
	id       func(own string) string // guard's own of an agent's session
}

// newTerminalWay makes one; lender is as in tty.Options.
func newTerminalWay(session string, lender tty.Lender) *terminalWay {
	t := prompt.New(tty.Options{Lender: lender})
	q := prompt.NewQueue(t)
	q.Offers = together
	return &terminalWay{terminal: t, queue: q, session: session, id: func(own string) string { return own }}
}

// said says what had to wait, if no question stands any more.
func (w *terminalWay) said() {
	if w.waits != nil && w.queue.Waiting() == 0 {
		w.waits.say()
	}
}

// Ask is a policy.Dialog.
func (w *terminalWay) Ask(c *policy.Case, answer func(policy.Reply, error)) (takeBack func(error), err error) {
	if err := w.terminal.Available(); err != nil {
		return nil, err
	}
	put := func() prompt.Question {
		q := question(c, w.session)
		q.Scope, q.Ref = w.id(c.Facts.Session), control.Grantable(c)
		return q
	}
	return w.queue.Put(put, func(a prompt.Answer, err error) {
		w.said()
		answer(replyOf(a), err)
	}), nil
}

func replyOf(a prompt.Answer) policy.Reply {
	switch a.Kind {
	case decision.Once, decision.Cancelled:
		return policy.Reply{Answer: a.Kind}
	case decision.ForSession:
		return policy.Reply{Answer: a.Kind, Categories: named(a)}
	case decision.Refused:
		return policy.Reply{Answer: a.Kind, Note: a.Note}
	}
	return policy.Reply{}
}

// ownDialog is the agent's own dialog, where it has one: not without a terminal.
func (s *run) ownDialog() func(tool, raw string) error {
	if s.launch.Protocol != "pty" || !inTerminal() {
		return nil
	}
	return s.launch.Dialog
}

// question is a case as a person is asked it.
func question(c *policy.Case, session string) prompt.Question {
	f, v := c.Facts, c.Verdict
	q := prompt.Question{
		Agent: f.Agent, Session: session, LastPrompt: f.Prompt, Tool: string(f.Tool), Raw: shown(f), Claim: f.Claim,
		Cwd: f.Cwd, Level: v.Risk.String(), Absurd: v.Absurd, Categories: v.Categories.Names(), Suggestion: v.Suggestion, Rule: v.Rule,
	}
	if g, ok := c.SignatureGrant(); ok {
		q.SessionOffer = g.Words()
	}
	for _, r := range f.Ranked() {
		q.Reasons = append(q.Reasons, r.String())
	}
	showChanges(&q, f.Wildcards, f.Edits)
	return q
}

// showChanges adds what wildcards match now, and the first edit.
func showChanges(q *prompt.Question, wildcards []place.Match, edits []policy.Change) {
	for _, m := range wildcards {
		q.Matches = append(q.Matches, prompt.Match{Pattern: m.Pattern, Count: m.Count, Bytes: m.Bytes, Names: m.Names,
			More: max(0, m.Count-len(m.Names)), Notes: notes(m.More, m.Untracked, m.Notes)})
	}
	if len(edits) > 0 {
		q.Diff = prompt.Diff{Path: edits[0].Path, Old: deref(edits[0].Old), New: deref(edits[0].New)}
	}
}

// shown is what would really run: the raw command before any title.
func shown(f policy.Facts) string {
	switch {
	case f.Command != "":
		return f.Command
	case f.Raw != "":
		return f.Raw
	case f.Tool == policy.MCP:
		return f.Server + "." + f.Name + " " + string(f.Args)
	}
	return f.Name
}

func deref(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}
