// Package claude is all that guard knows of Claude Code, and of the adapter that lets
// it speak ACP.
//
// In its terminal, headless (claude -p) and behind the adapter it is started with
// guard's hook, in settings that stand for the one run and are written nowhere of the
// person's. The hook sees every call, in every mode of Claude's and of its sub-agents,
// and a call whose hook fails does not run. For example, Claude writes to the hook
//
//	{"hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"npm test"},…}
//
// which readHook makes a request of, and answerHook prints what came of that:
//
//	{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow"}}
//
// What each version can do was seen by running it: Claude Code 2.1.330, and 2.1.316 in
// the adapter 0.100.0. The package judges no call and asks nobody.
package claude

import (
	"slices"

	"guard/agent"
	own "guard/agent/claude/settings"
	"guard/interpose/plan"
)

// Agent is Claude Code: its terminal, and claude -p.
var Agent = agent.Agent{Hook: &Hook, Tools: Tools, Files: own.Files, Trial: &trial,
	Launch: plan.Launch{
		Names: []string{"claude"}, Packages: []string{npmPackage}, Tested: map[string]string{npmPackage: tested},
		Starts: [][]string{nil}, Bypass: bypass,
		Shares: []string{"verbose"}, Informs: informs,
		Prepare:      func(b *plan.Builder) error { return (&launch{Builder: b}).prepare() },
		ProjectFiles: projectFiles,
		Folders:      func(b *plan.Builder) []string { return (&launch{Builder: b}).furtherFolders() },
	}}

// Adapter is the program that lets Claude Code speak ACP, under its names of then and now.
var Adapter = agent.Agent{Hook: &Hook, Tools: Tools, Dialects: dialects, Files: own.Files, Trial: &trial,
	Title: "Claude Code", Clients: clients, Launch: plan.Launch{
		Names:  []string{"claude-agent-acp", "claude-code-acp"},
		Tested: map[string]string{adapterPackage: adapterTested},
		Packages: []string{adapterPackage, "@zed-industries/claude-agent-acp",
			"@zed-industries/claude-code-acp"},
		Starts: [][]string{nil}, AlwaysACP: true, Dialect: "claude", Informs: [][]string{{"--version"}, {"-v"}},
		Prepare:      func(b *plan.Builder) error { return (&launch{Builder: b}).prepareAdapter() },
		ProjectFiles: projectFiles,
		Folders:      func(b *plan.Builder) []string { return (&launch{Builder: b}).furtherFolders() },
	}}

// clients is how clients call the adapter.
var clients = map[string]string{"acpx": "claude", "codecompanion": "claude_code", "avante": "claude-code",
	"agent-shell": "agent-shell-anthropic-claude-acp-command"}

// launch is the plan of one start of Claude in the making.
type launch struct {
	*plan.Builder
	versionUnknown bool // of the Claude that works
}

// projectFiles are the files of a project by which Claude runs something beside its calls
// (its manuals of settings, hooks, MCP, skills and sub-agents). A skill's own hooks run
// also in a folder that nobody has trusted (2.1.330, seen). It takes no variables from a
// file of a project's.
var projectFiles = []plan.ProjectFile{
	{Path: ".mcp.json", Up: plan.Top, Runs: serverRuns},
	{Path: ".claude/settings.json", Up: plan.Repository, Runs: settingsRuns, Plain: notEnabled,
		Sends: sends, Sets: []string{"env.*"}, Steers: steers, Does: widerSandbox},
	{Path: ".claude/settings.local.json", Up: plan.Repository, Runs: settingsRuns, Plain: notEnabled,
		Sends: sends, Sets: []string{"env.*"}, Steers: steers, Does: widerSandbox},
	{Path: ".claude/skills/*/SKILL.md", Up: plan.Repository, Head: headRuns},
	{Path: ".claude/commands/**/*.md", Up: plan.Repository, Head: headRuns},
	{Path: ".claude/agents/**/*.md", Up: plan.Repository, Head: headRuns},
	// A plugin among the skills, in a folder that the person has trusted in Claude's own way (2.1.330, seen).
	{Path: ".claude/skills/*/.claude-plugin/plugin.json", Up: plan.Repository, Code: true},
	{Path: ".claude/skills/*/hooks/hooks.json", Up: plan.Repository, Runs: hookRuns},
	{Path: ".claude/skills/*/.mcp.json", Up: plan.Repository, Runs: append([]string{"*.command"}, serverRuns...)},
}

var serverRuns = []string{"mcpServers.*.command", "mcpServers.*.headersHelper"}

// settingsRuns are the settings by which Claude runs something (those that its own list of dangerous ones has,
// 2.1.330), and plugins, which bring hooks and servers.
var settingsRuns = append(slices.Clone(hookRuns), "apiKeyHelper", "awsAuthRefresh", "awsCredentialExport",
	"gcpAuthRefresh", "otelHeadersHelper", "proxyAuthHelper", "processWrapper", "statusLine.command",
	"subagentStatusLine.command", "fileSuggestion.command", "sandbox.bwrapPath", "sandbox.socatPath",
	"sandbox.ripgrep.command", enabled)

// widerSandbox are the settings by which Claude's sandbox, which the person may have turned on, holds less (2.1.330,
// the schema in its program).
var widerSandbox = []plan.Effect{{Does: plan.AsksLess, Key: "sandbox.enabled", But: "true"},
	{Does: plan.AsksLess, Key: "sandbox.excludedCommands"},
	{Does: plan.AsksLess, Key: "sandbox.enableWeakerNestedSandbox", But: "false"},
	{Does: plan.AsksLess, Key: "sandbox.filesystem.allowWrite", But: below + "( " + below + ")*"},
	{Does: plan.AsksLess, Key: "sandbox.network.allowUnixSockets"},
	{Does: plan.AsksLess, Key: "sandbox.network.allowAllUnixSockets", But: "false"}}

// below is a folder of the project's.
const below = `(\./)?\w[\w-]*(/\w[\w-]*)*/?`

// hookRuns are what a hook may be beside an address: a command, a tool of a server that the person may have, which no
// hook of guard's sees, or what a model is asked, by itself or with tools (2.1.330, the schema in its program).
var hookRuns = []string{"hooks.*.*.hooks.*.command", "hooks.*.*.hooks.*.tool", "hooks.*.*.hooks.*.prompt"}

const enabled = "enabledPlugins.*"

var notEnabled = map[string][]string{enabled: {"false"}}

// steers are the variables by which Claude runs each command in another shell, behind a prefix or after a file of its
// own, takes other settings for the person's, finds other programs, or runs no hooks (2.1.330; the first three seen,
// also in a folder that nobody has trusted).
var steers = []string{"CLAUDE_CODE_SHELL_PREFIX", "CLAUDE_ENV_FILE", "CLAUDE_CODE_SHELL", "SHELL", "PATH", "HOME",
	"CLAUDE_CONFIG_DIR", "CLAUDE_CODE_PROCESS_WRAPPER", "CLAUDE_CODE_SIMPLE", "CLAUDE_CODE_SAFE_MODE",
	"NODE_EXTRA_CA_CERTS", "NODE_TLS_REJECT_UNAUTHORIZED=0"}

// sends are where another model's address stands, also one that a project names in a folder that nobody has trusted
// (claude -p of 2.1.330, seen), those to which it tells what it does, and those of hooks that are an address.
var sends = append(variables("ANTHROPIC_BASE_URL", "ANTHROPIC_BEDROCK_BASE_URL", "ANTHROPIC_BEDROCK_MANTLE_BASE_URL",
	"ANTHROPIC_VERTEX_BASE_URL", "ANTHROPIC_FOUNDRY_BASE_URL", "ANTHROPIC_AWS_BASE_URL",
	"ANTHROPIC_GOOGLE_CLOUD_BASE_URL", "ANTHROPIC_UNIX_SOCKET", "CLAUDE_CODE_API_BASE_URL", "BETA_TRACING_ENDPOINT",
	"OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_LOGS_ENDPOINT", "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
	"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"), "hooks.*.*.hooks.*.url")

// variables are the keys at which settings set them.
func variables(names ...string) (keys []string) {
	for _, name := range names {
		keys = append(keys, "env."+name)
	}
	return keys
}

// headRuns are the members of a skill's or sub-agent's head by which it runs something.
var headRuns = []string{"hooks", "mcpServers"}
