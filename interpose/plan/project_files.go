package plan

// projectFile is a kind of file in which a project tells agents what to run, beside
// the calls that guard judges.
type projectFile struct {
	agents string // those that read it, by their names
	path   string // in a folder of the project; a * stands for any name
	up     reach
	runs   []string // keys where a command stands; * is any member or element
	sets   []string // the same, where a variable stands for what the agent runs
	code   bool     // the file itself is code that the agent loads
	lax    bool     // JSON in which a comma may stand before a closing bracket
}

// projectFiles are all of them. Sources: the configuration manuals of Gemini CLI
// (0.61.0, and its settings schema), Qwen Code, Codex (0.169.0), Claude Code
// (settings, hooks and MCP) and opencode (1.18: config, MCP, plugins, custom tools).
//
// Codex's hooks are not among them: it runs none whose hash the person has not
// trusted (0.169.0, seen).
var projectFiles = []projectFile{
	{agents: "gemini", path: ".gemini/settings.json", runs: []string{"tools.discoveryCommand", "tools.callCommand", "toolDiscoveryCommand", "toolCallCommand",
		"mcpServers.*.command", "mcp.serverCommand", "mcpServerCommand", geminiPager, "hooks.*.*.hooks.*.command", "hooks.*.*.command"}},
	{agents: "qwen", path: ".qwen/settings.json", runs: []string{"tools.discoveryCommand", "tools.callCommand", "toolDiscoveryCommand", "toolCallCommand",
		"mcpServers.*.command", "mcp.serverCommand", "hooks.*.*.hooks.*.command"}},
	{agents: "codex codex-acp", path: ".codex/config.toml", up: repository, runs: []string{"mcp_servers.*.command", "notify"}, sets: []string{codexSets + ".*"}},
	{agents: claudes, path: ".mcp.json", up: top, runs: []string{"mcpServers.*.command"}},
	{agents: claudes, path: ".claude/settings.json", up: repository, runs: claudeRuns, sets: []string{"env.*"}},
	{agents: claudes, path: ".claude/settings.local.json", up: repository, runs: claudeRuns, sets: []string{"env.*"}},
	{agents: "opencode", path: "opencode.json", up: repository, runs: openCodeRuns, lax: true},
	{agents: "opencode", path: "opencode.jsonc", up: repository, runs: openCodeRuns, lax: true},
	{agents: "opencode", path: ".opencode/opencode.json", up: repository, runs: openCodeRuns, lax: true},
	{agents: "opencode", path: ".opencode/opencode.jsonc", up: repository, runs: openCodeRuns, lax: true},
	{agents: "opencode", path: ".opencode/plugin/*.[jt]s", up: repository, code: true},
	{agents: "opencode", path: ".opencode/plugins/*.[jt]s", up: repository, code: true},
	{agents: "opencode", path: ".opencode/tool/*.[jt]s", up: repository, code: true},
	{agents: "opencode", path: ".opencode/tools/*.[jt]s", up: repository, code: true},
}

// geminiPager is PAGER and GIT_PAGER of every command (0.61.0, its bundle).
const geminiPager = "tools.shell.pager"

// plainPagers only show text.
var plainPagers = []string{"cat", "less", "more", "less -R", "less -FRX"}

const claudes = "claude-agent-acp claude-code-acp"

var (
	claudeRuns = []string{"hooks.*.*.hooks.*.command", "apiKeyHelper", "awsAuthRefresh", "awsCredentialExport", "gcpAuthRefresh",
		"otelHeadersHelper", "statusLine.command", "fileSuggestion.command"}
	openCodeRuns = []string{"mcp.*.command", "lsp.*.command", "formatter.*.command", "plugin"}
)

// envFile is a kind of file from which agents take variables that their environment
// does not hold.
type envFile struct {
	agents string
	path   string
	up     reach
}

// envFiles are all of them. Gemini's is seen (0.61.0, loadEnvironment in its bundle),
// Qwen Code is its fork; a program made by Bun, as opencode is, reads those of the
// folder that it is started in by itself (Bun's manual, Environment variables). Codex
// and Claude Code read none of a project's.
var envFiles = []envFile{
	{"gemini", ".gemini/.env", top}, {"qwen", ".qwen/.env", top}, {"gemini qwen", ".env", top},
	{"opencode", ".env", here}, {"opencode", ".env.local", here}, {"opencode", ".env.development", here}, {"opencode", ".env.production", here},
}
