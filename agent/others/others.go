// Package others is the agents of which guard knows little: how each is told to speak
// ACP, and what files of a project have it run beside its calls.
//
// Each is a row. One that is to have more, such as a hook, gets a folder of its own.
package others

import (
	"guard/acp/dialect"
	"guard/agent"
	"guard/agent/gemini"
	"guard/interpose/plan"
)

// launches are the agents of which guard knows how they are told to speak ACP, and what
// their projects' files have them run. How each is told is from its own help or
// documentation; none was run here.
var launches = plan.Launches{
	{ // A fork of Gemini CLI that has gone its own way: its policies and requests are not Gemini's.
		Names: []string{"qwen"}, Packages: []string{"@qwen-code/qwen-code"},
		ACP: []string{"--acp", "--experimental-acp"}, Starts: [][]string{{"--acp"}}, Bypass: gemini.Bypass,
		ProjectFiles: []plan.ProjectFile{{Path: ".qwen/settings.json", Runs: qwenRuns}},
		EnvFiles:     []plan.EnvFile{{Path: ".qwen/.env", Up: plan.Top}, {Path: ".env", Up: plan.Top}},
	},
	{
		Names: []string{"opencode"}, Packages: []string{"opencode-ai"},
		ACP: []string{"acp"}, Starts: [][]string{{"acp"}}, ProjectFiles: openCodeFiles, EnvFiles: bunFiles,
	},
	{Names: []string{"goose"}, ACP: []string{"acp"}, Starts: [][]string{{"acp"}}, Dialect: "goose",
		Prepare: prepareGoose},
	{Names: []string{"kimi"}, ACP: []string{"acp", "--acp"}, Starts: [][]string{{"--acp"}}, Bypass: yoloBypass,
		Shares: []string{"config", "verbose"}},
	{
		Names: []string{"copilot"}, Packages: []string{"@github/copilot"},
		ACP: []string{"--acp"}, Starts: [][]string{{"--acp"}}, Bypass: yoloBypass, Shares: []string{"no-color"},
	},
	{Names: []string{"auggie"}, Packages: []string{"@augmentcode/auggie"}, ACP: []string{"--acp"},
		Starts: [][]string{{"--acp"}}},
	{Names: []string{"cursor-agent"}, ACP: []string{"acp"}, Starts: [][]string{{"acp"}}, Shares: []string{"mode"}},
}

// dialects are the ways of their own that some of them have in ACP, by the first of their names: goose asks for
// nothing in its mode auto, which it begins in (its manual, Permission Modes).
var dialects = map[string][]dialect.Dialect{"goose": {{Name: "goose", Loosens: []string{"auto"}}}}

// yoloBypass is the spelling that most agents share.
var yoloBypass = plan.BypassFlags{Spellings: [][]plan.Choice{{{Option: "yolo"}}}}

// qwenRuns are the settings of a project's by which Qwen Code runs something (its manual of settings).
var qwenRuns = []string{"tools.discoveryCommand", "tools.callCommand", "toolDiscoveryCommand", "toolCallCommand",
	"mcpServers.*.command", "mcp.serverCommand", "hooks.*.*.hooks.*.command"}

// openCodeFiles are from opencode's manuals of settings, MCP, plugins and custom tools (1.18).
var openCodeFiles = []plan.ProjectFile{
	{Path: "opencode.json", Up: plan.Repository, Runs: openCodeRuns, Lax: true},
	{Path: "opencode.jsonc", Up: plan.Repository, Runs: openCodeRuns, Lax: true},
	{Path: ".opencode/opencode.json", Up: plan.Repository, Runs: openCodeRuns, Lax: true},
	{Path: ".opencode/opencode.jsonc", Up: plan.Repository, Runs: openCodeRuns, Lax: true},
	{Path: ".opencode/plugin/*.[jt]s", Up: plan.Repository, Code: true},
	{Path: ".opencode/plugins/*.[jt]s", Up: plan.Repository, Code: true},
	{Path: ".opencode/tool/*.[jt]s", Up: plan.Repository, Code: true},
	{Path: ".opencode/tools/*.[jt]s", Up: plan.Repository, Code: true},
}

var openCodeRuns = []string{"mcp.*.command", "lsp.*.command", "formatter.*.command", "plugin"}

// bunFiles: a program made by Bun, as opencode is, reads those of the folder that it is
// started in by itself (Bun's manual, Environment variables).
var bunFiles = []plan.EnvFile{{Path: ".env", Up: plan.Here}, {Path: ".env.local", Up: plan.Here},
	{Path: ".env.development", Up: plan.Here}, {Path: ".env.production", Up: plan.Here}}

// clients is how clients call some of them, by the first of their names: the agents' lists in
// acpx 0.19.1, avante.nvim and agent-shell, of November 2026.
var clients = map[string]map[string]string{
	"qwen": {"acpx": "qwen"},
	"opencode": {"acpx": "opencode", "avante": "opencode", "codecompanion": "opencode",
		"agent-shell": "agent-shell-opencode-acp-command"},
	"goose":        {"avante": "goose", "codecompanion": "goose", "agent-shell": "agent-shell-goose-acp-command"},
	"kimi":         {"acpx": "kimi"},
	"copilot":      {"acpx": "copilot"},
	"cursor-agent": {"acpx": "cursor"},
}

// Agents are those of the list.
var Agents = func() (all []agent.Agent) {
	for _, l := range launches {
		all = append(all, agent.Agent{Launch: l, Clients: clients[l.Names[0]], Dialects: dialects[l.Names[0]]})
	}
	return all
}()
