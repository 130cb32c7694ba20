package gemini

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"guard/control/hook"
	"guard/locale"
	"guard/policy"
)

// ownNotes: an output that was too long for the model is saved in Gemini's folder for
// temporary things, for it to read; plans are written there, in plan mode (seen in 0.61).
func ownNotes(tool policy.Tool, parts []string) bool { // of PROJECT/tool-outputs/… and PROJECT/SESSION/plans/….md
	return tool == policy.Read && len(parts) > 2 && parts[1] == "tool-outputs" ||
		tool == policy.Edit && len(parts) == 4 && parts[2] == "plans" && filepath.Ext(parts[3]) == ".md"
}

// planning is what a call that ran did to plan mode (the words of Gemini's tools,
// 0.61.0). What the person does by a key is not told.
func planning(tool, output string) hook.Planning {
	switch {
	case tool == "enter_plan_mode" && !strings.HasPrefix(output, "User cancelled"):
		return hook.PlanBegan
	case tool == "exit_plan_mode" && strings.Contains(output, "The approved implementation plan is stored at:"):
		return hook.PlanOver
	}
	return hook.PlanStays
}

// showsDialog says why Gemini may not show its dialog for a call although the hook's
// "ask" forces it, whatever its policies and its mode say (its bundle, 0.61.0): a tool
// of an MCP server that the person once said "always" to runs at once, and so does an
// edit that Gemini thinks it cannot make, which it then tries to mend and makes.
func showsDialog(a hook.OwnDialogCall) error {
	call := a.Call
	switch {
	case call.Partial || !slices.Contains(asking, call.Tool):
		return locale.Errorf("gemini may run %s without a dialog", a.Event.Tool)
	case call.Tool != policy.Edit:
		return nil
	case len(call.Edits) != 1:
		return errNoEdit
	}
	change := call.Edits[0]
	text, err := a.ReadFile(change.Path)
	switch {
	case a.Event.Tool == "write_file" && (err == nil || errors.Is(err, fs.ErrNotExist)):
		return nil
	case err != nil || change.Old == nil || change.New == nil || *change.Old == *change.New,
		strings.Contains(text, "\r"),
		strings.Count(text, *change.Old) != 1:
		return errNoEdit
	}
	return nil
}

// asking is what Gemini's own tools are that ask.
var asking = []policy.Tool{policy.Shell, policy.Edit, policy.Read, policy.Fetch}

var errNoEdit = locale.New("gemini may make this edit without a dialog: the file is not what the edit takes it for")
