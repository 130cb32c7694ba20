package control

import (
	"path/filepath"
	"slices"
	"strings"

	"guard/control/hook"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// ownDialog is the agent's own dialog for one call.
type ownDialog struct {
	can  func() error           // why it cannot be relied on, or nil
	took func(*question) string // keeps the question, and gives the words for the dialog
}

// delegate leaves a question to the agent's own dialog, or says why it cannot. That it was asked stands
// in the record; the answer is recorded when the agent's hooks tell of it.
func (q *question) delegate() error {
	if err := q.own.can(); err != nil {
		return err
	}
	q.mu.Lock()
	q.gone()
	taken := q.taken
	end := q.ended()
	q.taken = true
	q.mu.Unlock()
	switch {
	case taken:
	case end != nil:
		q.finish(func() policy.Outcome { return q.withdrawn(end) })
	default:
		q.finish(func() policy.Outcome {
			return policy.Outcome{Result: decision.Delegated, Reason: q.own.took(q), Verdict: q.subject.Verdict}
		})
	}
	return errDelegated
}

// dialogCall is a call that the agent's own dialog asks about.
type dialogCall struct {
	q     *question
	event hook.Event
	text  string // what the dialog says
	shown bool   // the agent has told that a dialog about it is on the screen
}

// leave notes that the agent's own dialog asks about a call, and about its files.
func (l *ledger) leave(c *dialogCall) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.dialogs = append(l.dialogs, c)
	if l.files == nil {
		l.files = map[string]bool{}
	}
	for _, path := range c.event.Request.Paths {
		l.files[c.event.Session+"\x00"+against(c.event.Request.Cwd, path)] = true
	}
}

// edited reports whether a file of a call has been left to a dialog before.
func (l *ledger) edited(e *hook.Event) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return slices.ContainsFunc(e.Request.Paths, func(path string) bool {
		return l.files[e.Session+"\x00"+against(e.Request.Cwd, path)]
	})
}

// show notes that the agent shows a dialog: about the call that it names, or where it names none about
// the first that had none.
func (l *ledger) show(e *hook.Event) {
	l.mu.Lock()
	defer l.mu.Unlock()
	var found *dialogCall
	for _, c := range l.dialogs {
		r := &c.event.Request
		switch {
		case c.shown || c.event.Session != e.Session:
		case e.About == r.Command && r.Command != "" || len(r.Paths) == 1 && e.About == against(r.Cwd, r.Paths[0]):
			c.shown = true
			return
		case found == nil && e.About == "":
			found = c
		}
	}
	if found != nil {
		found.shown = true
	}
}

// showKey marks the call that the agent now asks about, if it was left to its dialog; it may ask once
// more, to run it without its sandbox.
func (l *ledger) showKey(key string) *dialogCall {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, c := range l.dialogs {
		if c.event.CallKey == key && key != "" {
			c.shown = true
			return c
		}
	}
	return nil
}

// ranFromDialog takes the call out that a result belongs to: the very call, or else the edit of the same
// file, whose text the person can change in the dialog.
func (l *ledger) ranFromDialog(e *hook.Event) *dialogCall {
	if c := l.take(func(c *dialogCall) bool { return c.event.CallKey == e.CallKey && e.CallKey != "" }); c != nil {
		return c
	}
	r := &e.Request
	if r.Tool != policy.Edit || len(r.Paths) != 1 {
		return nil
	}
	return l.take(func(c *dialogCall) bool {
		own := &c.event.Request
		return c.shown && c.event.Session == e.Session && c.event.Tool == e.Tool && own.Tool == policy.Edit &&
			len(own.Paths) == 1 && against(own.Cwd, own.Paths[0]) == against(r.Cwd, r.Paths[0])
	})
}

// take takes the first call out that is as wanted.
func (l *ledger) take(wanted func(*dialogCall) bool) *dialogCall {
	l.mu.Lock()
	defer l.mu.Unlock()
	i := slices.IndexFunc(l.dialogs, wanted)
	if i < 0 {
		return nil
	}
	c := l.dialogs[i]
	l.dialogs = slices.Delete(l.dialogs, i, i+1)
	return c
}

func against(base, path string) string {
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(base, path)
}

// answeredInDialog records that the person allowed a call in the agent's own dialog: it ran. One that
// ran without a dialog ends the run.
func (h *HookBroker) answeredInDialog(c *dialogCall) {
	if !c.shown {
		h.Note(policy.Note{Event: policy.NoteBypassed, Session: c.event.Session, Call: c.event.Request.Call,
			Text: locale.Fill(
				"the agent ran without asking what guard had left to its dialog ({0}): the agent is ended",
				c.event.Request.Raw)})
		c.q.refuse(risk.Say("the agent showed no dialog about it, and ran it"), decision.Nobody)
		return
	}
	c.q.answered(policy.Reply{Answer: policy.Once}, policy.ViaAgent)
}

// notRun records what the agent's own dialog was left with, and what never ran: of a session, or ""
// for all.
func (h *HookBroker) notRun(session string) {
	for {
		c := h.ledger.take(func(c *dialogCall) bool { return session == "" || c.event.Session == session })
		if c == nil {
			return
		}
		c.q.refuse(risk.Say("it did not run: it was refused in the agent's own dialog, or not answered there"),
			decision.NotRun)
	}
}

// Over records what the agent left unanswered at its end.
func (h *HookBroker) Over() { h.notRun("") }

var (
	errNoOwnDialog = locale.New("this agent shows no dialog of its own that guard can rely on here")
	errPlanning    = locale.New("the agent is in plan mode, which its dialog would lift")
)

// dialogFor is the agent's own dialog for a call; nil: it has none.
func (h *HookBroker) dialogFor(known *hook.Hook, e hook.Event, call policy.Request) *ownDialog {
	if h.Dialog == nil && h.connection() != nil {
		return nil
	}
	can := func() error {
		if h.Dialog == nil || known.Dialog == nil {
			return errNoOwnDialog
		}
		if err := h.Dialog(e.Tool, call.Raw); err != nil {
			return err
		}
		if h.planning.Load() {
			return errPlanning
		}
		return known.Dialog(hook.OwnDialogCall{Event: e, Call: call, Edited: h.ledger.edited(&e),
			ReadFile: func(path string) (string, error) { return h.old(&call, path) }})
	}
	took := func(q *question) string {
		c := &dialogCall{q: q, event: e, shown: e.Kind == hook.Approval}
		c.event.Request = call
		if h.Describe != nil {
			c.text = strings.TrimSpace(h.Describe(q.subject))
		}
		h.ledger.leave(c)
		return c.text
	}
	return &ownDialog{can, took}
}
