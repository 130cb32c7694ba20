package hook

import (
	"bytes"

	"github.com/go-json-experiment/json/jsontext"

	"guard/policy"
)

// Hook is what guard knows of one agent's hook: how its events are read and
// answered, and what the agent does round it. The zero value of each member
// states nothing, and guard then takes the stricter way.
type Hook struct {
	// Name is what stands behind "guard hook" in the agent's settings.
	Name string
	// Read makes an event of what the agent writes to the hook. An error refuses.
	Read func(stdin []byte) (Event, error)
	// Answer is what the hook prints for the outcome of a Call or an Approval.
	Answer func(Kind, policy.Outcome) []byte
	// Context is what the hook prints at a SessionStarted event so that the model hears a
	// text; nil: the model cannot be told.
	Context func(Event, string) []byte

	// Replace is what the hook prints for a Result, as stdin tells it, so that the model gets the result without what
	// hide takes out of it; nothing where hide takes nothing out. Nil: the model cannot be kept from it.
	Replace func(stdin []byte, hide Hide) []byte

	// CallIDs: every call has an id of the agent's own, by which its result is known
	// again. Else a result must be of a call that was allowed just so (Event.CallKey).
	CallIDs bool
	// RewritesCalls: hooks that run behind guard's may make one call into another. It may
	// then be one that guard allows by itself and has seen before; else the run ends.
	RewritesCalls bool
	// AsksByOwnRules: where its hook has allowed a call, the agent wants approval only as the
	// person's own rules, or a mode of theirs, have it ask. That is left to the agent's own
	// dialog, unless guard asked the person about the call, or its mode is unrestricted. Else
	// guard gives the approval.
	AsksByOwnRules bool
	// EndsHooks: the agent itself ends a hook that waits, as when the person cancels the
	// turn. Else a hook that goes without its answer ends the run: the call may have run.
	EndsHooks bool
	// HidesReplaced: a call that replaces a whole file does not tell what it replaces, and
	// guard looks.
	HidesReplaced bool

	// NotesFolder is where the agent keeps notes of its own, below the home, and Notes
	// reports which use of it touches nothing else: parts are the names below that
	// folder. Nil: none does. Links are followed by guard before it asks.
	NotesFolder string
	Notes       func(tool policy.Tool, parts []string) bool

	// Dialog says why the agent may show no dialog of its own for a call, when guard
	// leaves the question to that; nil from it: it surely shows one. Nil: it never does.
	Dialog func(OwnDialogCall) error
}

// ReadEvent is Read, and stdin as it was read. What asks nothing, such as a result, is read also where its texts hold
// what is no character, as half of one at which an agent has cut an output: U+FFFD stands for that then.
func (k *Hook) ReadEvent(stdin []byte) (Event, []byte, error) {
	e, err := k.Read(stdin)
	if err == nil {
		return e, stdin, nil
	}
	mended := jsontext.Value(bytes.Clone(stdin))
	if mended.Format(jsontext.AllowInvalidUTF8(true)) == nil {
		if told, still := k.Read(mended); still == nil && told.Kind != Call && told.Kind != Approval {
			return told, mended, nil
		}
	}
	return e, stdin, err
}

// Hide takes out of a JSON value what the model must not read, and reports whether there was any.
type Hide func(value []byte) (hidden []byte, any bool)

// OwnDialogCall is a call of which guard would have the agent's own dialog ask.
type OwnDialogCall struct {
	Event Event          // as the agent told of it
	Call  policy.Request // as guard judges it
	// Edited: a file of it was left to a dialog before, which may have been told to
	// ask no more about it.
	Edited bool
	// ReadFile reads a file that the call names.
	ReadFile func(path string) (string, error)
}
