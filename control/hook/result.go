package hook

import (
	"encoding/json"

	"guard/locale"
)

// InPlaceOf is what a hook prints that decides so about a result, for the model to read the reason in its place: the
// result without its secrets, and that the call did run, for agents tell of a refusal.
func InPlaceOf(decision, result string) []byte {
	b, _ := json.Marshal(map[string]string{"decision": decision,
		"reason": locale.Fill("the call has run; guard hid secrets in its result, which is:\n{0}", result)})
	return append(b, '\n')
}
