package control

import (
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"guard/control/hook"
	"guard/locale"
	"guard/policy"
)

// ownDialog is the agent's own dialog for one call.
type ownDialog struct {
	can  func() error           // why it cannot be relied on, or nil
	took func(*question) string // keeps the question, and gives the words for the dialog
}

// hand leaves a question to the agent's own dialog, or says why it cannot. That it was asked stands in
// the record; the answer is recorded when the agent's hooks tell of it.
func (q *question) hand() error {
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
		q.finish(q.withdrawn(end))
	default:
		q.finish(policy.Outcome{Handed: true, Reason: q.own.took(q), Verdict: q.asked.Verdict})
	}
	return errHanded
}

// handed are the calls that the agent's own dialog asks about. The zero value has none.
type handed struct {
	mu    sync.Mutex
	calls []*handedCall   // the oldest first
	files map[string]bool // of edits that were left to a dialog, which may have been told to ask no more about them
}

// handedCall is one of them.
type handedCall struct {
	q     *question
	event hook.Event
	twin  string
	words string // for the dialog
	shown bool   // the agent has told that a dialog about it is on the screen
}

func (h *handed) add(c *handedCall) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.calls = append(h.calls, c)
}

// show notes that the agent shows a dialog: about the call that it names, or where it names none about
// the first that had none.
func (h *handed) show(e hook.Event) {
	h.mu.Lock()
	defer h.mu.Unlock()
	var found *handedCall
	for _, c := range h.calls {
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

// ran takes the call out that a result belongs to: the very call, or else the edit of the same file,
// whose text the person can change in the dialog.
func (h *handed) ran(e hook.Event) *handedCall {
	if c := h.take(func(c *handedCall) bool { return c.twin == e.Twin && c.twin != "" }); c != nil {
		return c
	}
	r := &e.Request
	if r.Tool != policy.Edit || len(r.Paths) != 1 {
		return nil
	}
	return h.take(func(c *handedCall) bool {
		own := &c.event.Request
		return c.shown && c.event.Session == e.Session && c.event.Tool == e.Tool && own.Tool == policy.Edit &&
			len(own.Paths) == 1 && against(own.Cwd, own.Paths[0]) == against(r.Cwd, r.Paths[0])
	})
}

// take takes the first call out that is as wanted.
func (h *handed) take(wanted func(*handedCall) bool) *handedCall {
	h.mu.Lock()
	defer h.mu.Unlock()
	i := slices.IndexFunc(h.calls, wanted)
	if i < 0 {
		return nil
	}
	c := h.calls[i]
	h.calls = slices.Delete(h.calls, i, i+1)
	return c
}

func against(base, path string) string {
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(base, path)
}

// ranFromDialog records that the person allowed a call in the agent's own dialog: it ran. One that
// ran without a dialog ends the run.
func (h *HookDesk) ranFromDialog(c *handedCall) {
	if !c.shown {
		h.Note(policy.Note{Event: policy.NoteBypassed, Session: c.event.Session, Call: c.event.Request.Call,
			Text: locale.Fill("the agent ran without asking what guard had left to its dialog ({0}): the agent is ended", c.event.Request.Raw)})
		c.q.refuse(locale.Text("the agent showed no dialog about it, and ran it"), "nobody")
		return
	}
	c.q.answered(policy.Reply{Answer: policy.Once}, ViaAgent)
}

// notRun records what the agent's own dialog was left with, and what never ran: of a session, or ""
// for all.
func (h *HookDesk) notRun(session string) {
	for {
		c := h.handed.take(func(c *handedCall) bool { return session == "" || c.event.Session == session })
		if c == nil {
			return
		}
		c.q.refuse(locale.Text("it did not run: it was refused in the agent's own dialog, or not answered there"), "not_run")
	}
}

// Over records what the agent left unanswered at its end.
func (h *HookDesk) Over() { h.notRun("") }

var (
	errNoOwnDialog = locale.New("this agent shows no dialog of its own that guard can rely on here")
	errPlanning    = locale.New("the agent is in plan mode, which its dialog would lift")
)

func firstOf(err error, next func() error) error {
	if err != nil {
		return err
	}
	return next()
}

// dialogFor is the agent's own dialog for a call; sure says why one may not show for it.
func (h *HookDesk) dialogFor(e hook.Event, call policy.Request, sure func() error) *ownDialog {
	can := func() error {
		if h.Dialog == nil {
			return errNoOwnDialog
		}
		return firstOf(h.Dialog(e.Tool, call.Raw), sure)
	}
	took := func(q *question) string {
		c := &handedCall{q: q, event: e, twin: e.Twin, shown: e.Kind == hook.Leave}
		c.event.Request = call
		if h.Describe != nil {
			c.words = strings.TrimSpace(h.Describe(q.asked))
		}
		h.handed.add(c)
		h.handed.edit(c.event)
		return c.words
	}
	return &ownDialog{can, took}
}
