package gemini

import "guard/interpose/plan"

// settingsRuns are the settings of a project's by which Gemini runs something (its manual of
// settings and their schema, 0.61.0).
var settingsRuns = []string{"tools.discoveryCommand", "tools.callCommand", "toolDiscoveryCommand", "toolCallCommand",
	"mcpServers.*.command", "mcp.serverCommand", "mcpServerCommand", pager, "hooks.*.*.hooks.*.command",
	"hooks.*.*.command", "experimental.gemmaModelRouter.binaryPath"}

// settingsSends are the addresses to which it tells what it does, those of its models and of the one that chooses among
// them (seen), and those of servers that are given something of the person's environment.
var settingsSends = append([]string{"telemetry.otlpEndpoint", "modelConfigs.*.*." + modelAddress,
	"agents.overrides.*." + modelAddress, router}, serverSends...)

// serverSends are those of servers.
var serverSends = []string{"mcpServers.*.url$", "mcpServers.*.httpUrl$", "mcpServers.*.headers.*$"}

const (
	modelAddress = "modelConfig.generateContentConfig.httpOptions.baseUrl"
	router       = "experimental.gemmaModelRouter.classifier.host"
)

// ownRouter is where the one stands that Gemini starts itself.
var ownRouter = []string{"http://localhost:9379", "http://127.0.0.1:9379"}

// settingsDo are the settings by which it writes what it is told, and what the model says, to a file, line by line as
// they stand, by which it sends files to its model before any call, and by which its model makes another edit of one
// that did not fit, after guard has judged that; and those that take a sandbox of the person's away, or make it wider.
var settingsDo = append([]plan.Effect{{Does: plan.Writes, Key: "telemetry.outfile", But: PlainOutfile},
	{Does: plan.Reads, Key: "context.fileName", But: plan.PlainText},
	{Does: plan.Reads, Key: "contextFileName", But: plan.PlainText},
	{Does: plan.AsksLess, Key: "tools.disableLLMCorrection", But: "true"}}, WiderSandbox...)

// WiderSandbox are those last ones, also of a fork of Gemini's.
var WiderSandbox = []plan.Effect{{Does: plan.AsksLess, Key: "tools.sandbox", But: sandboxes},
	{Does: plan.AsksLess, Key: "sandbox", But: sandboxes},
	{Does: plan.AsksLess, Key: "tools.sandbox.enabled", But: "true"},
	{Does: plan.AsksLess, Key: "tools.sandbox.allowedPaths", But: below + "( " + below + ")*"},
	{Does: plan.AsksLess, Key: "tools.sandbox.networkAccess", But: "false"},
	{Does: plan.AsksLess, Key: "tools.sandboxAllowedPaths", But: below + "( " + below + ")*"},
	{Does: plan.AsksLess, Key: "tools.sandboxNetworkAccess", But: "false"},
	{Does: plan.AsksLess, Key: "security.toolSandboxing", But: "true"}}

const (
	sandboxes = `true|docker|podman|sandbox-exec|runsc|lxc|windows-native`
	below     = `(\./)?\w[\w-]*(/\w[\w-]*)*/?` // a folder of the project's
)

// PlainOutfile is a file of the project's that nothing reads but people, as a pattern.
const PlainOutfile = `(\./)?(\.gemini/|\.qwen/)?([\w-]+/)?[\w-]+\.(log|jsonl?|txt)`

// steers are the variables by which it runs a command (as the server of an editor), reads a file into its prompt or
// writes one, takes any server for its model's, other settings for the person's, other flags or folders for trusted
// ones, or works in another sandbox or none. Those that name the machine's settings guard sets itself. Of some of them
// Gemini says that no project's file sets them, and takes them from .gemini/.env all the same (0.61.0, seen).
var steers = append([]string{"NODE_TLS_REJECT_UNAUTHORIZED=0", "NODE_EXTRA_CA_CERTS", "GEMINI_CLI_HOME",
	"GEMINI_CLI_TRUSTED_FOLDERS_PATH", "GEMINI_CLI_TRUST_WORKSPACE", "GEMINI_CLI_EXTENSION_REGISTRY_URI", "GEMINI_EXP",
	"GEMINI_DEBUG_LOG_FILE", "GEMINI_CONTEXT_TRACE_DIR", "GEMINI_CLI_ACTIVITY_LOG_TARGET", "SEATBELT_PROFILE",
	"SANDBOX_FLAGS", "SANDBOX_MOUNTS", "SANDBOX_ENV", "BUILD_SANDBOX"},
	Steers("GEMINI", "GEMINI_CLI")...)

// Steers are those that a fork has too, by what its variables begin with and those of its connection to an editor.
func Steers(own, editor string) []string {
	return []string{editor + "_IDE_SERVER_STDIO_COMMAND", editor + "_IDE_SERVER_STDIO_ARGS",
		editor + "_IDE_SERVER_PORT", editor + "_IDE_PID", editor + "_IDE_WORKSPACE_PATH", own + "_SYSTEM_MD",
		own + "_WRITE_SYSTEM_MD", own + "_TELEMETRY_OUTFILE", own + "_SANDBOX=false", own + "_SANDBOX=0",
		own + "_SANDBOX_IMAGE", own + "_SANDBOX_PROXY_COMMAND"}
}

func envFile(path string) plan.EnvFile {
	return plan.EnvFile{Path: path, Up: plan.Top, Sends: sends, Steers: steers, Plain: PlainVariables}
}

// PlainVariables are values of the variables of steers and sends that do nothing of that.
var PlainVariables = map[string]string{"GEMINI_SYSTEM_MD": promptFile, "QWEN_SYSTEM_MD": promptFile,
	"GEMINI_WRITE_SYSTEM_MD": writtenPrompt, "QWEN_WRITE_SYSTEM_MD": writtenPrompt,
	"GEMINI_DEBUG_LOG_FILE": PlainOutfile, "GEMINI_CLI_ACTIVITY_LOG_TARGET": PlainOutfile,
	"GEMINI_CONTEXT_TRACE_DIR": below, "SEATBELT_PROFILE": `(permissive|restrictive|strict)-(open|closed|proxied)`,
	"OTEL_EXPORTER_OTLP_ENDPOINT": plan.LocalAddress, "GOOGLE_CLOUD_UNIVERSE_DOMAIN": `googleapis\.com`}

const (
	promptFile    = `0|1|true|false|(\./)?` + plan.PlainText
	writtenPrompt = `0|1|true|false|(\./)?\.(gemini|qwen)/[\w-]+\.md`
)

// sends are the variables by which it speaks to its model at another address, or tells what it does to one (0.61.0, its
// manual of settings, and its bundle).
var sends = []string{"GOOGLE_GEMINI_BASE_URL", "GOOGLE_VERTEX_BASE_URL", "CODE_ASSIST_ENDPOINT",
	"GEMINI_TELEMETRY_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT", "GOOGLE_CLOUD_UNIVERSE_DOMAIN"}

// agentRuns are the members of a sub-agent's head by which Gemini starts servers, runs a command for a key, or speaks
// to an agent elsewhere (0.61.0, its bundle).
var agentRuns = []string{"mcp_servers", "auth", "agent_card_url", "agent_card_json"}

// pager is PAGER and GIT_PAGER of every command (0.61.0, its bundle).
const pager = "tools.shell.pager"

// commandFile is a custom command of a project's. Before it runs the lines in one Gemini looks at its policies alone
// (its source, shellProcessor.ts), which by guard's own rule ask nothing: the hook does, but sees no such line.
const commandFile = ".gemini/commands/**/*.toml"

// extensionFile is an extension of a project's, as Gemini took them before it had its person's alone (its source,
// extension.ts; not in hooksSince).
const extensionFile = ".gemini/extensions/*/gemini-extension.json"

// overrides reports the lines of a custom command that Gemini asks about, as it does where guard has it ask, and the
// extensions that it does not take.
func overrides(b *plan.Builder, file string, _ plan.Run) bool {
	switch file {
	case commandFile:
		return b.HookLost == nil
	case extensionFile:
		return b.Version != "" && !plan.Before(b.Version, hooksSince)
	}
	return false
}

// plainPagers only show text.
var plainPagers = []string{"cat", "less", "more", "less -R", "less -FRX"}
