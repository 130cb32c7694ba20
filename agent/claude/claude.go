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
	"guard/agent"
	own "guard/agent/claude/settings"
	"guard/interpose/plan"
)

// Agent is Claude Code: its terminal, and claude -p.
var Agent = agent.Agent{Hook: &Hook, Tools: Tools, Files: own.Files, Trial: &trial,
	Launch: plan.Launch{
		Names: []string{"claude"}, Packages: []string{npmPackage}, Tested: map[string]string{npmPackage: tested},
		Starts: [][]string{nil}, Bypass: bypass,
		Shares: []string{"verbose"}, Informs: informs, Connects: connects,
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
