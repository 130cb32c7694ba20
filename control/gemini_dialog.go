package control

import (
	"errors"
	"io/fs"
	"slices"
	"strings"

	"guard/control/hook"
	"guard/locale"
	"guard/policy"
)

// geminiDialog is Gemini's own dialog, which the hook's "ask" forces, whatever its policies and its
// mode say (seen in 0.61.0).
func (h *HookDesk) geminiDialog(e hook.Event, call policy.Request) *ownDialog {
	return h.dialogFor(e, call, func() error {
		if h.gemini.planning() {
			return errPlanning
		}
		return h.geminiShows(e, call)
	})
}

// geminiShows says why Gemini may not show its dialog for a call although it is told to ask (its
// bundle, 0.61.0): a tool of an MCP server that the person once said "always" to runs at once, and so
// does an edit that Gemini thinks it cannot make, which it then tries to mend and makes.
func (h *HookDesk) geminiShows(e hook.Event, call policy.Request) error {
	switch {
	case call.Partial || !slices.Contains(geminiAsks, call.Tool):
		return locale.Errorf("gemini may run %s without a dialog", e.Tool)
	case call.Tool != policy.Edit:
		return nil
	case len(call.Edits) != 1:
		return errNoEdit
	}
	change := call.Edits[0]
	text, err := h.old(&call, change.Path)
	switch {
	case e.Tool == "write_file" && (err == nil || errors.Is(err, fs.ErrNotExist)):
		return nil
	case err != nil || change.Old == nil || change.New == nil || *change.Old == *change.New, strings.Contains(text, "\r"),
		strings.Count(text, *change.Old) != 1:
		return errNoEdit
	}
	return nil
}

// geminiAsks is what Gemini's own tools are that ask.
var geminiAsks = []policy.Tool{policy.Shell, policy.Edit, policy.Read, policy.Fetch}

var errNoEdit = locale.New("gemini may make this edit without a dialog: the file is not what the edit takes it for")

// planned notes that Gemini's model has put it into plan mode, or the person has let it out (the
// words of its tools, 0.61.0). What the person does by a key is not told.
func (g *geminiRun) planned(e hook.Event) {
	g.mu.Lock()
	defer g.mu.Unlock()
	switch {
	case e.Tool == "enter_plan_mode" && !strings.HasPrefix(e.Output, "User cancelled"):
		g.plan = true
	case e.Tool == "exit_plan_mode" && strings.Contains(e.Output, "The approved implementation plan is stored at:"):
		g.plan = false
	}
}

func (g *geminiRun) planning() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.plan
}
