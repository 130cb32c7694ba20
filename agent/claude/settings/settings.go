// Package settings lists Claude Code's own files, from its manuals of settings, memory,
// hooks and MCP.
package settings

import "guard/agent/files"

// Files are Claude's. AGENTS.md is not its alone.
var Files = files.Files{
	Settings: []string{".claude/settings*.json", ".claude/hooks/", ".claude.json", ".claude/*.json", ".mcp.json",
		"claude_desktop_config.json", "/etc/claude-code/", "/library/application support/claudecode/"},
	Later: []string{".claude/settings.json", ".claude/settings.local.json", ".claude/CLAUDE.md", ".claude/hooks/",
		".claude/commands/", ".claude/agents/", ".claude/rules/"},
	Secrets: []string{"~/.claude.json", "~/.claude/.credentials.json"},
	Instructions: []string{"claude.md", "claude.local.md", ".claude/rules/", ".claude/commands/", ".claude/agents/",
		".claude/skills/", ".claude/output-styles/", ".claude/workflows/", ".claude/routines/", ".claude/loop.md"},
	// The last is where an output is saved that was too long for the model, for it to read (2.1.330).
	Shared:    []string{"~/.claude/skills", "~/.claude/plugins", "~/.claude/projects/*/*/tool-results"},
	Mentions:  []string{".claude/settings"},
	Variables: []string{"CLAUDE_*"},
}
