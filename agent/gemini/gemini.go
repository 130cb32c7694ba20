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
		Informs: informs,
		Prepare: func(b *plan.Builder) error { return (&launch{b}).prepare() },
		Ignores: func(b *plan.Builder) bool { return (&launch{b}).ignoresProject() },
		ProjectFiles: []plan.ProjectFile{{Path: ".gemini/settings.json", Runs: settingsRuns,
			Plain: map[string][]string{pager: plainPagers}, Sends: settingsSends},
			{Path: ".gemini/agents/*.md", Head: agentRuns}},
		// loadEnvironment in its bundle (0.61.0; seen).
		EnvFiles: []plan.EnvFile{{Path: ".gemini/.env", Up: plan.Top, Sends: sends},
			{Path: ".env", Up: plan.Top, Sends: sends}},
	}}

// launch is the plan of one start of Gemini in the making.
type launch struct{ *plan.Builder }

// settingsRuns are the settings of a project's by which Gemini runs something (its manual of
// settings and their schema, 0.61.0).
var settingsRuns = []string{"tools.discoveryCommand", "tools.callCommand", "toolDiscoveryCommand", "toolCallCommand",
	"mcpServers.*.command", "mcp.serverCommand", "mcpServerCommand", pager, "hooks.*.*.hooks.*.command",
	"hooks.*.*.command"}

// settingsSends are the addresses to which it tells what it does, and those of servers that are given something of the
// person's environment.
var settingsSends = []string{"telemetry.otlpEndpoint", "mcpServers.*.url$", "mcpServers.*.httpUrl$",
	"mcpServers.*.headers.*$"}

// sends are the variables by which it speaks to its model at another address (0.61.0, its manual of settings).
var sends = []string{"GOOGLE_GEMINI_BASE_URL", "GOOGLE_VERTEX_BASE_URL", "CODE_ASSIST_ENDPOINT",
	"GEMINI_TELEMETRY_OTLP_ENDPOINT"}

// agentRuns are the members of a sub-agent's head by which Gemini starts servers, runs a command for a key, or speaks
// to an agent elsewhere (0.61.0, its bundle).
var agentRuns = []string{"mcp_servers", "auth", "agent_card_url", "agent_card_json"}

// pager is PAGER and GIT_PAGER of every command (0.61.0, its bundle).
const pager = "tools.shell.pager"

// plainPagers only show text.
var plainPagers = []string{"cat", "less", "more", "less -R", "less -FRX"}
