// Package others is the agents of which guard knows little: how each is told to speak
// ACP, and what files of a project have it run beside its calls.
//
// Each is a row. One that is to have more, such as a hook, gets a folder of its own.
package others

import (
	"guard/acp/dialect"
	"guard/agent"
	"guard/interpose/plan"
)

// launches are the agents of which guard knows how they are told to speak ACP, and what
// their projects' files have them run. How each is told is from its own help or
// documentation; none was run here.
var launches = plan.Launches{
	{ // A fork of Gemini CLI that has gone its own way: its policies and requests are not Gemini's.
		Names: []string{"qwen"}, Packages: []string{"@qwen-code/qwen-code"},
		ACP: []string{"--acp", "--experimental-acp"}, Starts: [][]string{{"--acp"}}, Bypass: qwenBypass,
		ProjectFiles: qwenFiles, EnvFiles: qwenEnv,
	},
	{
		Names: []string{"opencode"}, Packages: []string{"opencode-ai"},
		ACP: []string{"acp"}, Starts: [][]string{{"acp"}}, ProjectFiles: openCodeFiles, EnvFiles: bunFiles,
	},
	{Names: []string{"goose"}, ACP: []string{"acp"}, Starts: [][]string{{"acp"}}, Dialect: "goose"},
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
