package acp

import "guard/acp/wire"

// gated are the members that guard reads in the requests that it judges; under the
// opaque ones stands what belongs to tools, with names of their own.
var gated = wire.NewNames([]string{"sessionId", "toolCall", "subject", "title", "description", "options", "optionId",
	"name", "kind", "toolCallId", "status", "content", "locations", "rawInput", "type", "path", "oldText", "newText",
	"text",
	"command", "args", "env", "value", "cwd", "modeId", "configId"}, "rawInput", "rawOutput", "_meta")

// strict reads the params of a request so that every peer reads the same: also one
// that folds the case of names.
func strict[T any](line []byte, f wire.Frame) (T, error) {
	if err := gated.Check(f.Params); err != nil {
		var zero T
		return zero, err
	}
	return wire.Params[T](line)
}
