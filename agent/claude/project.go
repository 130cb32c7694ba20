package claude

import (
	"slices"

	"guard/interpose/plan"
)

// projectFiles are the files of a project by which Claude runs something beside its calls
// (its manuals of settings, hooks, MCP, skills and sub-agents). A skill's own hooks run
// also in a folder that nobody has trusted (2.1.330, seen). It takes no variables from a
// file of a project's.
var projectFiles = []plan.ProjectFile{
	{Path: ".mcp.json", Up: plan.Top, Runs: serverRuns,
		Sends: []string{"mcpServers.*.url$", "mcpServers.*.headers.*$"}},
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
	{Does: plan.AsksLess, Key: "sandbox.filesystem.allowRead", But: below + "( " + below + ")*"},
	{Does: plan.AsksLess, Key: "sandbox.network.allowedDomains", But: usual + "( " + usual + ")*"},
	{Does: plan.AsksLess, Key: "sandbox.network.allowMachLookup"},
	{Does: plan.AsksLess, Key: "sandbox.network.httpProxyPort"},
	{Does: plan.AsksLess, Key: "sandbox.network.socksProxyPort"},
	{Does: plan.AsksLess, Key: "sandbox.network.allowUnixSockets"},
	{Does: plan.AsksLess, Key: "sandbox.network.allowAllUnixSockets", But: "false"}}

const (
	below = `(\./)?\w[\w-]*(/\w[\w-]*)*/?` // a folder of the project's
	// a host of this machine, or from which everybody has packages
	usual = `(localhost|127\.0\.0\.1|registry\.npmjs\.org|registry\.yarnpkg\.com|pypi\.org|files\.pythonhosted\.org|` +
		`((static|index)\.)?crates\.io|(proxy|sum)\.golang\.org|rubygems\.org|repo1?\.maven(\.apache)?\.org)`
)

// hookRuns are what a hook may be beside an address: a command, a tool of a server that the person may have, which no
// hook of guard's sees, or what a model is asked, by itself or with tools (2.1.330, the schema in its program).
var hookRuns = []string{"hooks.*.*.hooks.*.command", "hooks.*.*.hooks.*.tool", "hooks.*.*.hooks.*.prompt"}

const enabled = "enabledPlugins.*"

var notEnabled = map[string][]string{enabled: {"false"},
	"env.AWS_ENDPOINT_URL*": {"http://localhost:4566", "http://127.0.0.1:4566"}} // an imitation on this machine

// steers are the variables by which Claude runs each command in another shell, behind a prefix or after a file of its
// own, takes other settings or plugins for the person's, finds other programs, asks for less, or runs no hooks
// (2.1.330; the first three seen, also in a folder that nobody has trusted). Most of the others it takes from no
// project's settings itself, but older versions may.
var steers = []string{"CLAUDE_CODE_SHELL_PREFIX", "CLAUDE_ENV_FILE", "CLAUDE_CODE_SHELL", "SHELL", "PATH", "HOME",
	"CLAUDE_CONFIG_DIR", "CLAUDE_CODE_PROCESS_WRAPPER", "CLAUDE_CODE_SIMPLE", "CLAUDE_CODE_SAFE_MODE",
	"CLAUDE_CODE_TEAMMATE_COMMAND", "CLAUDE_CODE_MANAGED_SETTINGS_PATH", "CLAUDE_CODE_REMOTE_SETTINGS_PATH",
	"CLAUDE_CODE_REMOTE_MCP_CONFIG", "CLAUDE_SECURESTORAGE_CONFIG_DIR", "ANTHROPIC_CONFIG_DIR",
	"CLAUDE_CODE_PLUGIN_DIRS", "CLAUDE_CODE_PLUGIN_CACHE_DIR", "CLAUDE_CODE_PLUGIN_SEED_DIR", "CLAUDE_DEV_MODS_DIR",
	"CLAUDE_CODE_EVEN_MORE_DANGEROUSLY_SKIP_PERMISSIONS", "CLAUDE_CODE_AGENT_PROXY_GIT_CONFIG",
	"NODE_EXTRA_CA_CERTS", "NODE_TLS_REJECT_UNAUTHORIZED=0"}

// sends are where another model's address stands, also one that a project names in a folder that nobody has trusted
// (claude -p of 2.1.330, seen), those to which it tells what it does, and those of hooks that are an address.
var sends = append(variables("ANTHROPIC_*BASE_URL", "ANTHROPIC_UNIX_SOCKET", "ANTHROPIC_*RESOURCE",
	"AWS_ENDPOINT_URL*", "CLAUDE_*BASE_URL", "CLAUDE_BRIDGE_SESSION_INGRESS_URL",
	"CLAUDE_REMOTE_TOOLS_BRIDGE_URL", "CLAUDE_CODE_CUSTOM_OAUTH_URL", "CLAUDE_LOCAL_OAUTH_*_BASE",
	"BETA_TRACING_ENDPOINT", "ANT_*_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_LOGS_ENDPOINT",
	"OTEL_EXPORTER_OTLP_METRICS_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"), "hooks.*.*.hooks.*.url")

// variables are the keys at which settings set them.
func variables(names ...string) (keys []string) {
	for _, name := range names {
		keys = append(keys, "env."+name)
	}
	return keys
}

// headRuns are the members of a skill's or sub-agent's head by which it runs something.
var headRuns = []string{"hooks", "mcpServers"}
