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
		Folders: func(b *plan.Builder) []string { return (&launch{b}).worktreeFolders() },
		ProjectFiles: []plan.ProjectFile{{Path: ".gemini/settings.json", Runs: settingsRuns,
			Plain: map[string][]string{pager: plainPagers, router: ownRouter}, Sends: settingsSends, Does: settingsDo},
			{Path: ".gemini/agents/*.md", Head: agentRuns}},
		// loadEnvironment in its bundle (0.61.0; seen).
		EnvFiles: []plan.EnvFile{{Path: ".gemini/.env", Up: plan.Top, Sends: sends, Steers: steers},
			{Path: ".env", Up: plan.Top, Sends: sends, Steers: steers}},
	}}

// launch is the plan of one start of Gemini in the making.
type launch struct{ *plan.Builder }

// settingsRuns are the settings of a project's by which Gemini runs something (its manual of
// settings and their schema, 0.61.0).
var settingsRuns = []string{"tools.discoveryCommand", "tools.callCommand", "toolDiscoveryCommand", "toolCallCommand",
	"mcpServers.*.command", "mcp.serverCommand", "mcpServerCommand", pager, "hooks.*.*.hooks.*.command",
	"hooks.*.*.command"}

// settingsSends are the addresses to which it tells what it does, those of its models and of the one that chooses among
// them (seen), and those of servers that are given something of the person's environment.
var settingsSends = []string{"telemetry.otlpEndpoint", "modelConfigs.*.*." + modelAddress,
	"agents.overrides.*." + modelAddress, router, "mcpServers.*.url$", "mcpServers.*.httpUrl$",
	"mcpServers.*.headers.*$"}

const (
	modelAddress = "modelConfig.generateContentConfig.httpOptions.baseUrl"
	router       = "experimental.gemmaModelRouter.classifier.host"
)

// ownRouter is where the one stands that Gemini starts itself.
var ownRouter = []string{"http://localhost:9379", "http://127.0.0.1:9379"}

// settingsDo are the settings by which it writes what it is told, and what the model says, to a file, line by line as
// they stand, by which it sends files to its model before any call, and by which its model makes another edit of one
// that did not fit, after guard has judged that.
var settingsDo = []plan.Effect{{Does: plan.Writes, Key: "telemetry.outfile", But: PlainOutfile},
	{Does: plan.Reads, Key: "context.fileName", But: plan.PlainText},
	{Does: plan.Reads, Key: "contextFileName", But: plan.PlainText},
	{Does: plan.AsksLess, Key: "tools.disableLLMCorrection", But: "true"}}

// PlainOutfile is a file of the project's that nothing reads but people, as a pattern.
const PlainOutfile = `(\./)?(\.gemini/|\.qwen/)?([\w-]+/)?[\w-]+\.(log|jsonl?|txt)`

// steers are the variables by which it takes any server for its model's, other settings for the person's, or other
// folders for trusted ones. Those that name the machine's settings guard sets itself.
var steers = []string{"NODE_TLS_REJECT_UNAUTHORIZED=0", "NODE_EXTRA_CA_CERTS", "GEMINI_CLI_HOME",
	"GEMINI_CLI_TRUSTED_FOLDERS_PATH", "GEMINI_CLI_TRUST_WORKSPACE", "GEMINI_TELEMETRY_OUTFILE", "SANDBOX_FLAGS",
	"GEMINI_SANDBOX_PROXY_COMMAND"}

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
