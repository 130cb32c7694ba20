// Package gemini is all that guard knows of Gemini CLI.
//
// Over ACP a policy file makes it ask about every call; in its own terminal, and
// headless, an extension in a home overlay for the home brings guard's hook. The
// person's own policies go on holding in both. What each version can do was looked
// up in its published package, or seen by running it.
package gemini

import (
	"guard/acp/dialect"
	"guard/agent"
	own "guard/agent/gemini/settings"
	"guard/interpose/plan"
)

// Agent is Gemini CLI.
var Agent = agent.Agent{Hook: &Hook, Tools: Tools, Dialects: []dialect.Dialect{Dialect}, Files: own.Files,
	Title: "Gemini", Clients: map[string]string{"acpx": "gemini", "codecompanion": "gemini_cli",
		"avante":      "gemini-cli",
		"agent-shell": "agent-shell-google-gemini-acp-command"},
	Trial: &trial,
	Launch: plan.Launch{
		Names: []string{"gemini"}, Packages: []string{npmPackage},
		Tested: map[string]string{npmPackage: tested}, Starts: [][]string{nil, {"--acp"}},
		ACP: []string{"--acp", "--experimental-acp"}, Bypass: Bypass,
		Informs: informs, Connects: connects,
		Prepare: func(b *plan.Builder) error { return (&launch{b}).prepare() },
		Ignores: func(b *plan.Builder) bool { return (&launch{b}).ignoresProject() },
		Folders: func(b *plan.Builder) []string { return (&launch{b}).worktreeFolders() },
		ProjectFiles: []plan.ProjectFile{{Path: ".gemini/settings.json", Runs: settingsRuns,
			Plain: map[string][]string{pager: plainPagers, router: ownRouter}, Sends: settingsSends, Does: settingsDo},
			{Path: ".gemini/agents/*.md", Head: agentRuns}, {Path: commandFile, Templates: []string{"prompt"}},
			{Path: extensionFile, Runs: []string{"mcpServers.*.command"}, Sends: serverSends}},
		Overrides: overrides,
		// loadEnvironment in its bundle (0.61.0; seen).
		EnvFiles: []plan.EnvFile{envFile(".gemini/.env"), envFile(".env")},
	}}

// launch is the plan of one start of Gemini in the making.
type launch struct{ *plan.Builder }
