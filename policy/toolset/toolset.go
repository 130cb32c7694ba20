// Package toolset is how an agent's folder states what each of the agent's own tools
// really is, whatever channel tells of a call.
//
// A table of Tool by the agent's names is the folder's; where a call's facts stand is
// each channel's own to know. A name that is in no table is not understood. The
// helpers read what several agents' tools have in common: the addresses in a prompt,
// and search patterns that lead out of the folder searched.
package toolset

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy"
)

// Tool is one of an agent's own tools.
type Tool struct {
	Is policy.Tool // empty for what is Quiet or Asks
	// Quiet: it touches nothing but the agent's own memory of its task.
	Quiet bool
	// Asks: it only asks the person something, in the agent's own dialog.
	Asks bool
}

var url = lazy.Pattern(`https?://[^\s"'<>]+`)

// URLs are those that a prompt to fetch something names.
func URLs(prompt string) []string { return url().FindAllString(prompt, -1) }

// IsPath reports whether a search pattern leads somewhere by itself, out of the
// folder that is searched.
func IsPath(pattern string) bool {
	return strings.HasPrefix(pattern, "/") || strings.HasPrefix(pattern, "~") || strings.Contains(pattern, "..")
}
