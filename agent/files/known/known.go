// Package known lists the files of every agent that guard knows, for policy.
//
// It stands apart from agent/registry because policy, which an agent's hook is read
// by, cannot know that. A test of the registry holds both lists to be the same.
package known

import (
	claude "guard/agent/claude/settings"
	codex "guard/agent/codex/settings"
	"guard/agent/files"
	gemini "guard/agent/gemini/settings"
	others "guard/agent/others/settings"
)

// Files are all agents' files.
var Files = files.Files{}.With(gemini.Files).With(codex.Files).With(claude.Files).With(others.Files)
