// Package known lists the files of every agent that guard knows, for policy.
//
// policy reads this list, and cannot import agent/registry: the agents' folders there
// import policy. For the same reason each folder keeps its files in a package of its own
// (agent/NAME/settings). A test of the registry holds that every agent's files are here.
package known

import (
	"sync"

	claude "guard/agent/claude/settings"
	codex "guard/agent/codex/settings"
	"guard/agent/files"
	gemini "guard/agent/gemini/settings"
	others "guard/agent/others/settings"
)

// Files are all agents' files.
var Files = sync.OnceValue(func() files.Files {
	return files.Files{}.With(gemini.Files).With(codex.Files).With(claude.Files).With(others.Files)
})
