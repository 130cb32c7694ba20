// Package settings lists Codex's own files, from its manual of settings.
package settings

import "guard/agent/files"

// Files are Codex's. AGENTS.md is not its alone.
var Files = files.Files{
	Settings: []string{".codex/", "/etc/codex/"},
	Later: []string{".codex/config.toml", ".codex/hooks.json", ".codex/AGENTS.md", ".codex/rules/",
		".codex/prompts/"},
	Secrets:      []string{"~/.codex/auth.json"},
	Instructions: []string{".codex/prompts/", ".codex/skills/"},
	Shared:       []string{"~/.codex/skills", "~/.codex/plugins"},
	Mentions:     []string{".codex/"},
	Variables:    []string{"CODEX_*"},
}
