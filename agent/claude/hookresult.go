package claude

import (
	"encoding/json"

	"guard/control/hook"
)

// replaceResult gives Claude the result of a tool anew, in the shape that the tool gave it (2.1.330). It cannot
// replace what a tool that failed gave.
func replaceResult(stdin []byte, hide hook.Hide) []byte {
	var in hookInput
	if hook.Decode(stdin, &in) != nil || in.Event != "PostToolUse" {
		return nil
	}
	hidden, changed := hide(in.Response)
	if !changed {
		return nil
	}
	b, _ := json.Marshal(map[string]any{"hookSpecificOutput": map[string]any{"hookEventName": in.Event,
		"updatedToolOutput": json.RawMessage(hidden)}})
	return append(b, '\n')
}
