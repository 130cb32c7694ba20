// Package others is the agents of which guard knows little: how each is told to speak
// ACP, and what files of a project have it run beside its calls.
//
// Each is a row. One that is to have more, such as a hook, gets a folder of its own.
package others

import (
	"path/filepath"
	"slices"

	"guard/acp/dialect"
	"guard/agent"
	"guard/interpose/plan"
)

// launches are the agents of which guard knows how they are told to speak ACP, and what
// their projects' files have them run. How each is told is from its own help or
// documentation; of most only that was read.
var launches = plan.Launches{
	{ // A fork of Gemini CLI that has gone its own way: its policies and requests are not Gemini's.
		Names: []string{"qwen"}, Packages: []string{"@qwen-code/qwen-code"},
		ACP: []string{"--acp", "--experimental-acp"}, Starts: [][]string{{"--acp"}}, Bypass: qwenBypass,
		ProjectFiles: qwenFiles, EnvFiles: qwenEnv,
	},
	{
		Names: []string{"opencode"}, Packages: []string{"opencode-ai"},
		ACP: []string{"acp"}, Starts: [][]string{{"acp"}}, ProjectFiles: openCodeFiles, EnvFiles: bunFiles,
		Prepare: tellIfOpenCodeAsks, WorkFolder: openCodeFolder, Overrides: openCodeOverrides,
	},
	{Names: []string{"goose"}, ACP: []string{"acp"}, Starts: [][]string{{"acp"}}, Dialect: "goose",
		Prepare: prepareGoose},
	{Names: []string{"kimi"}, ACP: []string{"acp", "--acp"}, Starts: [][]string{{"--acp"}}, Bypass: kimiBypass,
		Shares: []string{"config", "verbose"}},
	{
		Names: []string{"copilot"}, Packages: []string{"@github/copilot"}, ProjectFiles: copilotFiles,
		ACP: []string{"--acp"}, Starts: [][]string{{"--acp"}}, Bypass: copilotBypass, Shares: []string{"no-color"},
		Prepare: tellWhatCopilotAsks,
	},
	{Names: []string{"auggie"}, Packages: []string{"@augmentcode/auggie"}, ACP: []string{"--acp"},
		Starts: [][]string{{"--acp"}}},
	{Names: []string{"cursor-agent"}, ACP: []string{"acp"}, Starts: [][]string{{"acp"}}, Shares: []string{"mode"},
		Bypass: cursorBypass, ProjectFiles: cursorFiles, WorkFolder: func(b *plan.Builder) string {
			return folderOf(b, cursorBypass.Grammar, "workspace")
		}},
}

// dialects are the ways of their own that some of them have in ACP, by the first of their names: goose asks for
// nothing in its mode auto, which it begins in (its manual, Permission Modes).
var dialects = map[string][]dialect.Dialect{"goose": {{Name: "goose", Loosens: []string{"auto"}}}}

// copilotSilent is the first version that asks for nothing over ACP (github/copilot-cli, issue 4537).
const copilotSilent = "1.0.81"

func tellWhatCopilotAsks(b *plan.Builder) error {
	b.RemoveBypass(copilotBypass)
	if b.Protocol == "acp" && (b.Version == "" || !plan.Before(b.Version, copilotSilent)) {
		b.Note("copilot asks for nothing over ACP from %s on: guard judges what it is asked, and only records the rest",
			copilotSilent)
	}
	b.NoteUninstructed()
	return nil
}

// folderOf is the folder that one of some options names, or the one that the agent is started in.
func folderOf(b *plan.Builder, g plan.Grammar, names ...string) string {
	folder := b.Request.Dir
	for _, o := range g.Options(b.Args) {
		if slices.Contains(names, o.Name) && o.Value != "" {
			if folder = o.Value; !filepath.IsAbs(folder) {
				folder = filepath.Join(b.Request.Dir, folder)
			}
		}
	}
	return filepath.Clean(folder)
}

// The options by which some of them ask for nothing (their references of options).
var (
	kimiBypass = plan.BypassFlags{Grammar: plan.Grammar{Short: map[string]string{"y": "yolo"}},
		Spellings: switches("yolo", "yes", "auto-approve", "afk")}
	copilotBypass = plan.BypassFlags{Spellings: switches("yolo", "allow-all", "allow-all-tools", "autopilot")}
	cursorBypass  = plan.BypassFlags{Grammar: plan.Grammar{Short: map[string]string{"f": "force"},
		Values: []string{"workspace", "model", "api-key", "output-format", "mode", "sandbox", "name", "header"}},
		Spellings: switches("yolo", "force", "approve-mcps")}
)

func switches(names ...string) (all [][]plan.Choice) {
	for _, name := range names {
		all = append(all, []plan.Choice{{Option: name}})
	}
	return all
}

// cursorFiles and copilotFiles are from their manuals of MCP, hooks (Cursor's has Claude Code's too), permissions,
// worktrees, settings, language servers, extensions and agents.
var (
	cursorFiles = []plan.ProjectFile{
		{Path: ".cursor/mcp.json", Up: plan.Repository, Runs: servers, Sends: borrowed},
		{Path: ".cursor/hooks.json", Up: plan.Repository, Runs: []string{"hooks.*.*.command"}},
		{Path: ".cursor/cli.json", Up: plan.Repository,
			Does: []plan.Effect{{Does: plan.AsksLess, Key: "permissions.allow"}}},
		{Path: ".claude/settings.json", Up: plan.Repository, Runs: []string{"hooks.*.*.hooks.*.command"}},
		{Path: ".claude/settings.local.json", Up: plan.Repository, Runs: []string{"hooks.*.*.hooks.*.command"}},
		{Path: ".cursor/worktrees.json", Up: plan.Repository, Runs: []string{"setup-worktree", "setup-worktree-unix"}},
	}
	copilotFiles = []plan.ProjectFile{
		{Path: ".mcp.json", Up: plan.Repository, Runs: servers, Sends: borrowed},
		{Path: ".github/mcp.json", Up: plan.Repository, Runs: servers, Sends: borrowed},
		{Path: ".github/hooks/*.json", Up: plan.Repository, Runs: copilotHooks, Sends: []string{"hooks.*.*.url"}},
		copilotSettings(".github/copilot/settings.json"), copilotSettings(".github/copilot/settings.local.json"),
		{Path: "lsp.json", Up: plan.Repository, Runs: []string{"lspServers.*.command"}},
		{Path: ".github/lsp.json", Up: plan.Repository, Runs: []string{"lspServers.*.command"}},
		{Path: ".github/extensions/*/extension.mjs", Up: plan.Repository, Code: true},
		{Path: ".github/agents/*.md", Up: plan.Repository, Head: []string{"mcp-servers"}},
	}
	copilotHooks = []string{"hooks.*.*.bash", "hooks.*.*.command"}
)

func copilotSettings(path string) plan.ProjectFile {
	return plan.ProjectFile{Path: path, Up: plan.Repository, Lax: true,
		Runs: append([]string{"extraKnownMarketplaces.*.source.repo", "extraKnownMarketplaces.*.source.url",
			"extraKnownMarketplaces.*.source.path"}, copilotHooks...),
		Sends: []string{"hooks.*.*.url"}, Does: []plan.Effect{{Key: "enabledPlugins.*", But: "false"}}}
}

// servers are the commands of a file of MCP servers, and borrowed what one elsewhere is given of the person's.
var (
	servers  = []string{"mcpServers.*.command"}
	borrowed = []string{"mcpServers.*.url$", "mcpServers.*.headers.*$"}
)

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
