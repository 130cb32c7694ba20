package others

import (
	"slices"

	"guard/agent/gemini"
	"guard/interpose/plan"
)

// qwenBypass are the options by which Qwen Code asks for nothing, or leaves it to a model or a list what it asks; the
// last two are of 1.x (its help of 0.24, its manual of permissions).
var qwenBypass = plan.BypassFlags{Grammar: qwenGrammar, Spellings: [][]plan.Choice{
	{{Option: "yolo"}}, {{Option: "approval-mode", Value: "yolo"}}, {{Option: "approval-mode", Value: "auto"}},
	{{Option: "approval-mode", Value: "auto-edit"}}, {{Option: "approval-mode", Value: "auto_edit"}},
	{{Option: "permission-mode", Value: "bypass_permissions"}}, {{Option: "permission-mode", Value: "auto"}},
	{{Option: "permission-mode", Value: "accept_edits"}}, {{Option: "dangerously-skip-permissions"}},
}}

var qwenGrammar = plan.Grammar{Camel: true, Short: gemini.Grammar.Short,
	Values: append(slices.Clone(gemini.Grammar.Values), "permission-mode", "fallback-model", "system-prompt",
		"append-system-prompt", "sandbox-image", "proxy", "channel", "mcp-config", "openai-logging-dir",
		"openai-api-key", "openai-base-url", "input-format", "json-fd", "json-file", "json-schema", "input-file",
		"core-tools", "exclude-tools", "disabled-slash-commands", "auth-type", "max-session-turns", "max-wall-time",
		"max-tool-calls", "max-subagent-depth")}

// qwenFiles are the files of a project by which Qwen Code runs something, asks for less, or speaks to its model at
// another address (its manuals of settings, hooks, MCP, language servers and sub-agents, 0.24). It trusts every folder
// unless the person has turned that on.
var qwenFiles = []plan.ProjectFile{
	{Path: ".qwen/settings.json", Sets: []string{"env.*"}, Steers: slices.Concat(qwenSends, qwenSteers),
		Runs: []string{"tools.discoveryCommand", "tools.callCommand", "toolDiscoveryCommand", "toolCallCommand",
			"mcpServers.*.command", "mcp.serverCommand", "mcpServerCommand", pager, "hooks.*.*.hooks.*.command",
			"ui.statusLine.command", "statusLine.command", "artifact.host.uploadCommand", "dualOutput.inputFile"},
		Plain: map[string][]string{pager: {"cat", "less", "more", "less -R", "less -FRX"}},
		Sends: []string{"modelProviders.*.*.baseUrl", "modelProviders.*.models.*.baseUrl", "security.auth.baseUrl",
			"telemetry.otlpEndpoint", "telemetry.otlpTracesEndpoint", "telemetry.otlpMetricsEndpoint",
			"telemetry.otlpLogsEndpoint", "artifact.oss.endpoint", "experimental.liveVoice.endpoint", "proxy",
			"hooks.*.*.hooks.*.url", "mcpServers.*.url$", "mcpServers.*.httpUrl$",
			"mcpServers.*.headers.*$"},
		Does: append([]plan.Effect{
			{Does: plan.AsksLess, Key: "tools.approvalMode", But: "default|plan"},
			{Does: plan.AsksLess, Key: "approvalMode", But: "default|plan"},
			{Does: plan.AsksLess, Key: "general.defaultPermissionMode", But: "default|plan|dont_ask"},
			{Does: plan.AsksLess, Key: "permissions.allow"}, {Does: plan.AsksLess, Key: "tools.allowed"},
			{Does: plan.AsksLess, Key: "allowedTools"}, {Does: plan.AsksLess, Key: "tools.autoAccept", But: "false"},
			{Does: plan.AsksLess, Key: "autoAccept", But: "false"},
			{Does: plan.AsksLess, Key: "mcpServers.*.trust", But: "false"},
			{Does: plan.AsksLess, Key: "permissions.autoMode.hints.allow"},
			{Does: plan.AsksLess, Key: "security.folderTrust.enabled", But: "true"},
			{Does: plan.AsksLess, Key: "disableAllHooks", But: "false"},
			{Does: plan.AsksLess, Key: "context.includeDirectories", But: below + "( " + below + ")*"},
			{Key: "skills.directories", But: `(\./)?\.(qwen|agents)/skills/?`},
			{Does: plan.Writes, Key: "telemetry.outfile", But: gemini.PlainOutfile},
			{Does: plan.Writes, Key: "dualOutput.jsonFile", But: gemini.PlainOutfile},
			{Does: plan.Writes, Key: "model.openAILoggingDir", But: below},
			{Does: plan.Writes, Key: "advanced.runtimeOutputDir", But: below},
			{Does: plan.Reads, Key: "context.fileName", But: plan.PlainText},
			{Does: plan.Reads, Key: "contextFileName", But: plan.PlainText},
		}, gemini.WiderSandbox...)},
	{Path: ".mcp.json", Runs: servers, Sends: borrowed},
	// Old versions take extensions of the workspace too (its manual of extensions of then).
	{Path: ".qwen/extensions/*/qwen-extension.json", Runs: servers, Sends: borrowed},
	{Path: ".lsp.json", Runs: []string{"*.command", "lspServers.*.command", "languageServers.*.command"}},
	{Path: ".qwen/agents/*.md", Head: []string{"hooks", "mcpServers", "approvalMode", "permissionMode"}},
	{Path: ".qwen/skills/*/SKILL.md", Head: qwenSkill}, {Path: ".agents/skills/*/SKILL.md", Head: qwenSkill},
}

var qwenSkill = []string{"hooks", "allowedTools", "allowed-tools"}

// pager is PAGER and GIT_PAGER of every command.
const pager = "tools.shell.pager"

// qwenSends are the variables by which Qwen Code speaks to its model at another address (its manual of settings).
var qwenSends = []string{"OPENAI_BASE_URL", "ANTHROPIC_BASE_URL", "GOOGLE_GEMINI_BASE_URL", "GOOGLE_VERTEX_BASE_URL",
	"GEMINI_TELEMETRY_OTLP_ENDPOINT", "QWEN_TELEMETRY_OTLP_ENDPOINT", "QWEN_OAUTH_BASE_URL",
	"OTEL_EXPORTER_OTLP_ENDPOINT", "QWEN_TELEMETRY_OTLP_TRACES_ENDPOINT", "QWEN_TELEMETRY_OTLP_METRICS_ENDPOINT",
	"QWEN_TELEMETRY_OTLP_LOGS_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
	"OTEL_EXPORTER_OTLP_LOGS_ENDPOINT", "DASHSCOPE_PROXY_BASE_URL", "WEB_SEARCH_BASE_URL"}

// steers are the variables by which a program of Node's or Bun's takes any server for the one that it speaks to.
var steers = []string{"NODE_TLS_REJECT_UNAUTHORIZED=0", "NODE_EXTRA_CA_CERTS"}

// qwenEnv are its files of variables: each is taken that is not there, or empty (0.24.4, its bundle).
var qwenEnv = []plan.EnvFile{qwenVariables(".qwen/.env"), qwenVariables(".env")}

func qwenVariables(path string) plan.EnvFile {
	return plan.EnvFile{Path: path, Up: plan.Top, Sends: qwenSends, Steers: qwenSteers,
		Plain: gemini.PlainVariables, Anew: true, Refuses: qwenRefuses}
}

var qwenRefuses = []string{"BASH_ENV", "NODE_OPTIONS", "LD_PRELOAD", "LD_AUDIT", "DYLD_INSERT_LIBRARIES",
	"OPENSSL_CONF", "GIT_ASKPASS", "GIT_PROXY_COMMAND", "GIT_EXTERNAL_DIFF", "GIT_EXEC_PATH", "GIT_TEMPLATE_DIR",
	"GIT_CONFIG_PARAMETERS", "LESSOPEN", "LESSCLOSE", "SSH_ASKPASS", "PYTHONSTARTUP", "WGETRC"}

// qwenSteers are the variables by which it takes other settings for the person's, and those that it has from Gemini,
// under its own names or Gemini's.
var qwenSteers = slices.Concat(steers, []string{"QWEN_HOME", "QWEN_CODE_SYSTEM_SETTINGS_PATH",
	"QWEN_CODE_SYSTEM_DEFAULTS_PATH", "QWEN_CODE_TRUSTED_FOLDERS_PATH", "QWEN_TLS_INSECURE", "SANDBOX_FLAGS",
	"SANDBOX_MOUNTS", "BUILD_SANDBOX", "QWEN_CODE_MERMAID_MMD_CLI", "QWEN_CODE_MERMAID_ALLOW_LOCAL_RENDERERS",
	"QWEN_CODE_CLI", "QWEN_CODE_MANAGED_NPM_ROOT", "QWEN_SYSTEM_IDENTITY_MD", "QWEN_DAEMON_LOG_FILE",
	"QWEN_LIVE_DIAGNOSTICS_DIR", "QWEN_CODE_MEMORY_BASE_DIR"}, gemini.Steers("QWEN", "QWEN_CODE"),
	gemini.Steers("GEMINI", "GEMINI_CLI"))
