package claude

import "guard/acp/dialect"

// dialects: the adapter tells a tool's name and input as the hook does, and asks only where
// the hook has not answered (0.100.0, seen).
var dialects = []dialect.Dialect{{
	Name: "claude", HookCovers: true,
	Loosens: []string{"bypassPermissions", "auto", "acceptEdits"},
	Options: []string{"_meta", "claudeCode", "options"},
}}
