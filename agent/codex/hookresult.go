package codex

import (
	"encoding/json"

	"guard/control/hook"
)

// replaceResult blocks a result, at which the model gets the reason instead (seen in 0.169): the same result without
// what is hidden in it.
func replaceResult(stdin []byte, hide hook.Hide) []byte {
	var in hookInput
	if hook.Decode(stdin, &in) != nil {
		return nil
	}
	hidden, changed := hide(in.Response)
	if !changed {
		return nil
	}
	output := string(hidden)
	_ = json.Unmarshal(hidden, &output) // of a tool that gives more than a text: as it is
	return hook.InPlaceOf("block", output)
}
