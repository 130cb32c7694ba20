// Package settings lists the files of agents that have no folder of their own, and of
// editors that start agents. Sources: agents.md; the manuals of
// opencode, Cursor, Copilot, Windsurf, Cline, Roo, Kilo, Amazon Q, Junie,
// Continue, Zed, Kiro, Augment, Qwen Code, Goose, Warp, OpenHands, Factory, Crush, Trae,
// Amp, Copilot CLI, Zencoder, CodeBuddy, iFlow, Rovo Dev, Void, Aider, Mistral Vibe, Grok CLI, pi, ECA, gptme,
// Cline's hooks, Tabnine CLI, Letta Code, Qoder, Codebuff, Mux, Conductor, Superset, fast-agent, Nanocoder, Neovate.
package settings

import "guard/agent/files"

// Files are theirs.
var Files = files.Files{
	Settings: []string{".opencode/",
		"opencode.json*", "~/.config/opencode/", ".cursor/", ".qwen/", ".kimi/", ".acpx/", "~/.jetbrains/acp.json",
		"~/.config/zed/settings.json",
		// MCP servers, hooks and settings of the agents inside editors and of further agents.
		".vscode/mcp.json", ".roo/", ".roomodes", ".kilocode/", ".kilocodemodes", ".cline/", ".kiro/settings/",
		".kiro/hooks/", ".kiro/agents/", ".amazonq/", ".factory/", "crush.json", ".crush.json", ".crush/",
		"~/.config/crush/", ".continue/", ".continuerc.json", ".augment/", ".trae/", ".windsurf/",
		"~/.codeium/windsurf/mcp_config.json", ".junie/", ".goose/", "~/.config/goose/", ".amp/", "~/.config/amp/",
		"amp.json", ".copilot/", ".github/mcp.json", ".github/hooks/", ".github/extensions/", ".github/lsp.json",
		".lsp.json", "tui.json*", ".zencoder/", ".codebuddy/", ".iflow/",
		".rovodev/", ".void/", ".warp/", ".aider.conf.y*ml", "~/.aider.conf.yml", "mcp.json", "mcp_config.json",
		"mcp_settings.json", "cline_mcp_settings.json", ".vs/mcp.json", "~/.config/zed/tasks.json",
		// MCP servers, hooks, extensions and set-up commands of a project.
		".grok/", ".vibe/", "~/.config/vibe/", ".pi/", ".eca/", "~/.config/eca/", ".gptme/", "gptme.local.toml",
		".clinerules/hooks/", ".kiro/extensions/", ".github/copilot/", ".openhands/setup.sh", ".openhands/hooks*",
		".openhands/pre-commit.sh", ".tabnine/", ".letta/", ".qoder/", ".lingma/", ".codebuff/", "codebuff.json",
		".mux/", "conductor.json", ".superset/config.json", ".emdash.json", "fastagent.config.y*ml",
		"fastagent.secrets.y*ml", ".nanocoder/", "agents.config.json", ".neovate/", ".kode/", ".kode.json", ".snow/",
		".mcphub/", ".aider.model.settings.yml", ".plandex*/", ".devin/", ".forge/", ".deepagents/", ".omp/",
	},
	Later: []string{".config/opencode/opencode.json", ".config/opencode/AGENTS.md", ".config/opencode/plugin/",
		".cursor/mcp.json", ".cursor/hooks.json", ".qwen/settings.json", ".config/goose/config.yaml",
		".config/zed/settings.json", ".config/zed/tasks.json", ".aider.conf.yml", ".copilot/mcp-config.json"},
	Instructions: []string{"agents.md", "agents.override.md", "qwen.md", "warp.md", ".agents/",
		".cursorrules", ".cursor/rules/", ".github/copilot-instructions.md", ".github/instructions/",
		".github/prompts/", ".github/chatmodes/", ".github/agents/", ".windsurfrules", ".windsurf/rules/",
		".windsurf/workflows/", ".clinerules", ".clinerules/", ".roorules*", ".roo/rules*/", ".kilocode/rules*/",
		".kilocoderules*", ".amazonq/rules/", ".junie/guidelines.md", ".continue/rules/", ".continuerules", ".rules",
		".kiro/steering/", ".augment/rules/", ".augment-guidelines", ".goosehints", ".openhands/microagents/",
		".trae/rules/", ".trae/rules.md", ".augment/rules.md", ".augment/commands/", ".factory/droids/",
		".factory/commands/", ".kilocode/workflows/", ".roo/commands/", ".amazonq/prompts/", ".kiro/specs/",
		".opencode/agent*/", ".opencode/command*/", "crush.md", "crush.local.md", "opencode.md", "codebuddy.md",
		"iflow.md", "amp.md",
		"llm.rules", "grok.md", ".grok/grok.md", ".aiassistant/rules/", ".agent/rules/", ".agent/workflows/",
		".agent/skills/", ".voidrules", "avante.md", ".qoder/rules/",
	},
	Shared: []string{"~/.agents/skills"},
}
