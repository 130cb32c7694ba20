// Package settings lists Gemini CLI's own files, from its manual of settings.
package settings

import "guard/agent/files"

// Files are Gemini's.
var Files = files.Files{
	Settings:     []string{".gemini/", "/etc/gemini-cli/", "/library/application support/geminicli/"},
	Later:        []string{".gemini/settings.json", ".gemini/GEMINI.md", ".gemini/policies/", ".gemini/commands/"},
	Secrets:      []string{"~/.gemini/oauth_creds.json"},
	Instructions: []string{"gemini.md", ".gemini/commands/", ".gemini/skills/"},
	Shared:       []string{"~/.gemini/skills"},
	Mentions:     []string{".gemini/"},
	Variables:    []string{"GEMINI_*"},
}
