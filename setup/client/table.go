package client

// Clients are all that guard knows. What each row says is from the client's own documentation or
// code, named above it, as it was in November 2026.
var Clients = []Client{
	// zed.dev/docs/ai/external-agents (Custom Agents), and /configuring-zed for the folder, which is
	// the same on macOS; the Flatpak's is where Flatpak puts every configuration. Zed 0.221 and later.
	{
		Key: "zed", Name: "Zed", Programs: []string{"zed", "zeditor"},
		Traces: []string{"$CONFIG/zed", "~/.config/zed", "~/.var/app/dev.zed.Zed/config/zed"},
		Settings: []string{"$CONFIG/zed/settings.json", "~/.config/zed/settings.json",
			"~/.var/app/dev.zed.Zed/config/zed/settings.json"},
		Container: "agent_servers", Member: zedMember,
	},
	// jetbrains.com/help/ai-assistant/acp.html: all IDEs read the one file. AI Assistant 2025.3.
	{
		Key: "jetbrains", Name: "JetBrains",
		Traces:   []string{"~/.jetbrains", "$CONFIG/JetBrains", "~/Library/Application Support/JetBrains"},
		Settings: []string{"~/.jetbrains/acp.json"}, Container: "agent_servers", Member: jetbrainsMember,
	},
	// acpx 0.19.1: docs/config.md, and parseAgentEntry in its package; Real tests run it.
	{
		Key: "acpx", Name: "acpx", Programs: []string{"acpx"}, Traces: []string{"~/.acpx"},
		Settings: []string{"~/.acpx/config.json"}, Container: "agents", Member: acpxMember, ByName: true,
	},
	// codecompanion.olimorris.dev/configuration/adapters-acp: an adapter is extended, and its
	// command replaced. Version 18.
	{
		Key: "codecompanion", Name: "CodeCompanion (Neovim)", ByName: true, Traces: neovimPlugin("codecompanion.nvim"),
		Where: "put this into the options of codecompanion.nvim, in your Neovim configuration", Paste: codeCompanion,
	},
	// github.com/yetone/avante.nvim, README (ACP Support).
	{
		Key: "avante", Name: "avante (Neovim)", ByName: true, Traces: neovimPlugin("avante.nvim"),
		Where: "put this into the options of avante.nvim, in your Neovim configuration", Paste: avante,
	},
	// github.com/xenodium/agent-shell: a variable holds each agent's command.
	{
		Key: "agent-shell", Name: "agent-shell (Emacs)", ByName: true, Traces: emacsPackage("agent-shell"),
		Where: "put this into your Emacs configuration, where agent-shell is loaded", Paste: agentShell,
	},
	// github.com/batrachianai/toad, src/toad/cli.py: agents come with toad; one of one's own is named
	// on the command line (toad acp COMMAND).
	{
		Key: "toad", Name: "toad", Programs: []string{"toad"}, Traces: []string{"$CONFIG/toad", "$DATA/toad"},
		Where: "it has no settings for agents of yours; start it like this, in a project's folder", Paste: toad,
	},
}

// neovimPlugin is where plugin managers put a plugin: lazy.nvim, Neovim's own packages (packer and
// vim.pack too), vim-plug.
func neovimPlugin(name string) []string {
	return []string{"$DATA/nvim/lazy/" + name, "$DATA/nvim/site/pack/*/*/" + name, "$DATA/nvim/plugged/" + name,
		"~/.vim/plugged/" + name}
}

// emacsPackage is where package.el, straight.el and Doom put a package.
func emacsPackage(name string) (traces []string) {
	for _, folder := range []string{"~/.emacs.d", "$CONFIG/emacs"} {
		traces = append(traces, folder+"/elpa/"+name+"-*", folder+"/straight/repos/"+name,
			folder+"/.local/straight/repos/"+name)
	}
	return traces
}
