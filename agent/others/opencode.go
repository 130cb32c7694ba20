package others

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"guard/interpose/plan"
)

// openCodeFiles are from opencode's manuals of settings, permissions, providers, MCP, commands, agents, plugins and
// custom tools (1.18), and the names that 2.x has for the same. It reads them from the folders above as far as a
// repository's root, 2.x from all.
var openCodeFiles = []plan.ProjectFile{
	openCodeSettings("opencode.json"), openCodeSettings("opencode.jsonc"),
	openCodeSettings(".opencode/opencode.json"), openCodeSettings(".opencode/opencode.jsonc"),
	{Path: "tui.json*", Up: plan.Top, Runs: []string{"plugin", "plugins"}, Lax: true, Fills: true},
	{Path: ".opencode/tui.json*", Up: plan.Top, Runs: []string{"plugin", "plugins"}, Lax: true, Fills: true},
	{Path: ".opencode/plugin/*.[jt]s", Up: plan.Top, Code: true},
	{Path: ".opencode/plugins/*.[jt]s", Up: plan.Top, Code: true},
	{Path: ".opencode/tool/*.[jt]s", Up: plan.Top, Code: true},
	{Path: ".opencode/tools/*.[jt]s", Up: plan.Top, Code: true},
	// It installs what its plugins need when it starts, and an installer runs what stands here.
	{Path: ".opencode/package.json", Up: plan.Top, Runs: []string{"scripts.preinstall", "scripts.install",
		"scripts.postinstall", "scripts.preprepare", "scripts.prepare", "scripts.postprepare", "trustedDependencies"}},
	{Path: ".opencode/command/**/*.md", Up: plan.Top, Shells: shellLine},
	{Path: ".opencode/commands/**/*.md", Up: plan.Top, Shells: shellLine},
	{Path: ".opencode/agent/**/*.md", Up: plan.Top, Lets: true},
	{Path: ".opencode/agents/**/*.md", Up: plan.Top, Lets: true},
	{Path: ".opencode/mode/*.md", Up: plan.Top, Lets: true},
	{Path: ".opencode/modes/*.md", Up: plan.Top, Lets: true},
	// Of a skill only a head that is code does something.
	openCodeSkill(".opencode/skill"), openCodeSkill(".opencode/skills"), openCodeSkill(".claude/skills"),
	openCodeSkill(".agents/skills"),
	bunSettings,
}

// bunSettings are what a program made by Bun may have run before it: those before 1.3.6 load them even where they were
// made so that they should not (oven-sh/bun, issue 25640).
var bunSettings = plan.ProjectFile{Path: "bunfig.toml", Up: plan.Here, AtStart: true, Runs: []string{"preload"}}

// laterBun is a version of opencode's that surely was made by a later Bun.
const laterBun = "1.18.0"

// openCodeOverrides: so made, it loads nothing of Bun's.
func openCodeOverrides(b *plan.Builder, file string, _ plan.Run) bool {
	return file == bunSettings.Path && b.Version != "" && !plan.Before(b.Version, laterBun)
}

func openCodeSkill(folder string) plan.ProjectFile {
	return plan.ProjectFile{Path: folder + "/**/SKILL.md", Up: plan.Top, Head: []string{}}
}

// shellLine is how a command begins in a template whose output stands in the prompt.
const shellLine = "!`"

func openCodeSettings(path string) plan.ProjectFile {
	return plan.ProjectFile{Path: path, Up: plan.Top, Lax: true, Fills: true, Runs: openCodeRuns, Plain: openCodePlain,
		Sends: openCodeSends, Does: openCodeDoes}
}

// tellIfOpenCodeAsks: by itself it asks for nothing over ACP (1.18.33, seen).
func tellIfOpenCodeAsks(b *plan.Builder) error {
	own := b.Getenv("XDG_CONFIG_HOME")
	if own == "" {
		own = filepath.Join(b.Request.Home, ".config")
	}
	own = filepath.Join(own, "opencode")
	told := b.Getenv("OPENCODE_PERMISSION") + b.Getenv("OPENCODE_CONFIG_CONTENT")
	for _, path := range []string{filepath.Join(own, "opencode.json"), filepath.Join(own, "opencode.jsonc"),
		b.Getenv("OPENCODE_CONFIG")} {
		text, _ := plan.ReadFile(path)
		told += string(plan.WithoutComments(text))
	}
	if b.Protocol == "acp" && !strings.Contains(told, `"ask"`) {
		b.Advise("opencode asks for nothing by itself, and guard judges what it is asked: have it ask by "+
			"\"permission\": {\"*\": \"ask\"} in %s", filepath.Join(own, "opencode.json"))
	}
	b.NoteUninstructed()
	return nil
}

var openCodeGrammar = plan.Grammar{Short: map[string]string{"m": "model", "s": "session"},
	Values: []string{"cwd", "dir", "model", "session", "prompt", "agent", "port", "hostname", "log-level",
		"mdns-domain", "cors"}}

// openCodeFolder is where it works: what its option says, or in its terminal its first argument that is a folder (its
// manual of the command line).
func openCodeFolder(b *plan.Builder) string {
	folder := folderOf(b, openCodeGrammar, "cwd", "dir")
	if folder != b.Request.Dir || b.Protocol == "acp" {
		return folder
	}
	for _, arg := range openCodeGrammar.Words(b.Args) {
		at := arg
		if !filepath.IsAbs(at) {
			at = filepath.Join(b.Request.Dir, at)
		}
		if info, err := os.Stat(at); err == nil && info.IsDir() {
			return at
		}
	}
	return folder
}

var openCodeRuns = []string{"mcp.*.command", "mcp.servers.*.command", "lsp.*.command", "formatter.*.command", "plugin",
	"plugins", "shell", npm, modelNPM, providersPackage, "skills.urls", "experimental.hook.*.*.command",
	"experimental.hook.*.*.*.command"}

// npm and modelNPM are the package that it installs and loads to speak with a model.
const (
	npm      = "provider.*.npm"
	modelNPM = "provider.*.models.*.provider.npm"
	// providersPackage is the same in 2.x.
	providersPackage = "providers.*.package"
)

var openCodePlain = map[string][]string{
	npm: ownPackages, modelNPM: ownPackages, providersPackage: ownPackages,
	"shell": {"bash", "zsh", "sh", "fish", "/bin/bash", "/bin/zsh", "/bin/sh", "/usr/bin/bash", "/usr/bin/zsh",
		"/usr/bin/fish"},
	"share": {"manual", "disabled"}, "autoshare": {"false"},
}

// ownPackages are those that it brings itself (its provider.ts).
var ownPackages = []string{"@ai-sdk/amazon-bedrock", "@ai-sdk/anthropic", "@ai-sdk/azure", "@ai-sdk/cerebras",
	"@ai-sdk/cohere", "@ai-sdk/deepinfra", "@ai-sdk/gateway", "@ai-sdk/github-copilot", "@ai-sdk/google",
	"@ai-sdk/google-vertex", "@ai-sdk/google-vertex/anthropic", "@ai-sdk/groq", "@ai-sdk/mistral", "@ai-sdk/openai",
	"@ai-sdk/openai-compatible", "@ai-sdk/perplexity", "@ai-sdk/togetherai", "@ai-sdk/vercel", "@ai-sdk/xai",
	"@openrouter/ai-sdk-provider", "@gitlab/gitlab-ai-provider"}

// openCodeSends: what is shared goes to a server whole.
var openCodeSends = []string{"provider.*.api", "provider.*.options.baseURL", "provider.*.options.endpoint",
	"provider.*.options.enterpriseUrl", "provider.*.models.*.provider.api", "provider.*.models.*.options.baseURL",
	"providers.*.settings.baseURL", "providers.*.options.baseURL", "enterprise.url", "share",
	"autoshare", "mcp.*.url$", "mcp.*.headers.*$", "mcp.servers.*.url$", "mcp.servers.*.headers.*$"}

// openCodeDoes: by default it asks for nothing, so what a project allows takes away what the person has it ask for. A
// template with a shell line is one that it runs.
var openCodeDoes = slices.Concat(
	asked("permission", "permission.*", "permission.*.*", "agent.*.permission", "agent.*.permission.*",
		"agent.*.permission.*.*", "mode.*.permission", "mode.*.permission.*", "mode.*.permission.*.*",
		"permissions.*.effect", "agents.*.permissions.*.effect"),
	[]plan.Effect{{Does: plan.AsksLess, Key: "tools.*", But: "false"},
		{Does: plan.AsksLess, Key: "agent.*.tools.*", But: "false"},
		{Does: plan.AsksLess, Key: "mode.*.tools.*", But: "false"},
		{Key: "command.*.template", But: noShellLine}, {Key: "commands.*.template", But: noShellLine},
		// Both are off by default, and run what the project has for that: prettier with its settings, which are code.
		{Key: "formatter", But: "false", Table: true}, {Key: "lsp", But: "false", Table: true},
		{Key: "formatter.*.environment.*"}, {Key: "lsp.*.env.*"},
		{Key: "skills.paths", But: "(" + skills + "( " + skills + ")*)?"},
		{Does: plan.AsksLess, Key: "reference.*", But: below}, {Does: plan.AsksLess, Key: "references.*", But: below},
		{Does: plan.AsksLess, Key: "reference.*.path", But: below},
		{Does: plan.AsksLess, Key: "references.*.path", But: below},
		{Does: plan.Reads, Key: "reference.*.repository", But: repository},
		{Does: plan.Reads, Key: "references.*.repository", But: repository},
		{Does: plan.Reads, Key: "instructions", But: "(" + instruction + "( " + instruction + ")*)?"},
		{Does: plan.Reads, Key: "agent.*.prompt", But: noFile}, {Does: plan.Reads, Key: "mode.*.prompt", But: noFile},
		{Does: plan.Reads, Key: "command.*.template", But: noFile}})

// What of the project's own goes into a prompt: instructions are patterns of names, and may be addresses; a text takes
// in the file that {file:…} names.
const (
	projectText = `(\./)?((\.?[\w-]+|\*+)/)*(\.?[\w*-]+\.(md|mdc|txt|markdown)|[A-Z]+|\.\w+rules)`
	instruction = `(` + projectText + `|https://\S+)`
	// skills are folders of which the heads are read; a reference is a folder, or a repository of others, in which
	// nothing is asked for reading.
	skills     = `(\./)?\.(opencode/skills?|(claude|agents)/skills)/?`
	below      = `(\./)?((\.?[\w-][\w.-]*/)*\.?[\w-][\w.-]*/?)?`
	repository = `(https://)?\w[\w.-]*(/\w[\w.-]*)+`
	noFile     = `(\{file:` + projectText + `\}|[^{]|\{([^f{]|f[^i{]|fi[^l{]|fil[^e{]|file[^:{]))*\{?`
)

const noShellLine = "([^!]|!+[^!`])*!*"

func asked(keys ...string) (all []plan.Effect) {
	for _, key := range keys {
		all = append(all, plan.Effect{Does: plan.AsksLess, Key: key, But: "ask|deny"})
	}
	return all
}

// bunFiles: a program made by Bun, as opencode is, may read those of the folder that it is
// started in by itself (Bun's manual, Environment variables).
var bunFiles = []plan.EnvFile{bunFile(".env"), bunFile(".env.local"), bunFile(".env.development"),
	bunFile(".env.production")}

func bunFile(path string) plan.EnvFile {
	return plan.EnvFile{Path: path, Up: plan.Here, Steers: slices.Concat(steers, []string{"OPENCODE_CONFIG",
		"OPENCODE_CONFIG_CONTENT", "OPENCODE_CONFIG_DIR", "OPENCODE_PERMISSION", "OPENCODE_TUI_CONFIG",
		"OPENCODE_MODELS_URL", "OPENCODE_AUTO_SHARE", "BUN_OPTIONS"})}
}
