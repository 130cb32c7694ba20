// Package settings lists the files of agents that have no folder of their own, and of
// editors that start agents. Sources: agents.md; the manuals of opencode, Cursor, Copilot,
// Windsurf, Cline, Roo, Kilo, Amazon Q, Junie, Continue, Zed, Kiro, Augment, Qwen Code,
// Goose, Warp, OpenHands.
package settings

import "guard/agent/files"

// Files are theirs.
var Files = files.Files{
	Settings: []string{".opencode/", "opencode.json*", "~/.config/opencode/", ".cursor/", ".qwen/", ".kimi/", ".acpx/", "~/.jetbrains/acp.json",
		"~/.config/zed/settings.json"},
	Instructions: []string{"agents.md", "agents.override.md", "qwen.md", "warp.md", ".agents/",
		".cursorrules", ".cursor/rules/", ".github/copilot-instructions.md", ".github/instructions/", ".github/prompts/",
		".github/chatmodes/", ".github/agents/", ".windsurfrules", ".windsurf/rules/", ".windsurf/workflows/", ".clinerules", ".clinerules/",
		".roorules*", ".roo/rules*/", ".kilocode/rules*/", ".kilocoderules*", ".amazonq/rules/", ".junie/guidelines.md",
		".continue/rules/", ".continuerules", ".rules", ".kiro/steering/", ".augment/rules/", ".augment-guidelines", ".goosehints",
		".openhands/microagents/", ".trae/rules/"},
	Shared: []string{"~/.agents/skills"},
}
