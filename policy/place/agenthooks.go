package place

import (
	"path"
	"strings"

	"guard/agent/files/known"
	"guard/internal/lazy"
)

// Agents run commands beside their calls, which their settings name: the person's own guards among them. A script of
// the workspace that is one decides what later sessions may do.

// maxHookSettings bounds the bytes of such settings, maxHookScripts the scripts that they name.
const (
	maxHookSettings = 256 << 10
	maxHookScripts  = 40
)

var (
	// hookCommand is the command of a hook in JSON or TOML; an MCP server's entry has no such type.
	ofHook      = lazy.Pattern(`["']?\btype["']?\s*[:=]\s*["']command["']`)
	hookCommand = lazy.Pattern(`(?m)["']?\b(?:command|bash|windows|linux)["']?\s*[:=]\s*` +
		`(?:"((?:[^"\\]|\\.)*)"|'([^'\n]*)')`)
	// notifies is the program that Codex tells of what happened (config.md, notify).
	notifies = lazy.Pattern(`(?m)^\s*notify\s*=\s*\[([^\]\n]*)\]`)
	// projectFolder is the variable by which agents tell a hook where the project lies.
	projectFolder = lazy.Pattern(`\$\{?\w*(?:PROJECT_DIR|WORKSPACE_FOLDER|PROJECT_ROOT|CWD|PWD)\b\}?`)
	bracedName    = lazy.Pattern(`\$\{(\w+)\}`)
)

// readAgentHooks looks up which files of the workspace agents' settings have run.
func (named *elsewhere) readAgentHooks(w *World) {
	for _, dir := range []string{w.Home, w.root} {
		if dir == "" {
			continue
		}
		for _, name := range known.Files().Later {
			if ext := path.Ext(name); ext != ".json" && ext != ".toml" {
				continue
			}
			if text, err := w.Disk.ReadFile(dir+"/"+name, maxHookSettings); err == nil {
				named.hooksIn(w, string(text), dir == w.Home)
			}
		}
	}
}

// agentHook is a file that a hook runs. What the person's settings for all projects name only the person changes, as
// those settings themselves.
type agentHook struct {
	file string
	kind Kind
}

// hooksIn adds the files that the commands of hooks name.
func (named *elsewhere) hooksIn(w *World, text string, everywhere bool) {
	kind := Startup
	if everywhere {
		kind = AgentSettings
	}
	for _, command := range hookCommands(text) {
		command = projectFolder().ReplaceAllString(command, w.root)
		for word := range strings.FieldsFuncSeq(command, apart) {
			word = expanded(strings.Trim(word, `\`), map[string]string{"HOME": w.Home})
			to := leadsInto(w, w.root, word)
			if to != "" && len(named.hooks) < maxHookScripts {
				named.hooks = append(named.hooks, agentHook{to, kind})
			}
		}
	}
}

// hookCommands are the commands of the hooks in a text of settings.
func hookCommands(text string) (all []string) {
	text = bracedName().ReplaceAllString(text, "$$$1")
	for _, m := range notifies().FindAllStringSubmatch(text, -1) {
		all = append(all, m[1])
	}
	text = strings.ReplaceAll(text, "\n[", "}")
	for entry := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == '{' || r == '}' }) {
		if !ofHook().MatchString(entry) {
			continue
		}
		for _, m := range hookCommand().FindAllStringSubmatch(entry, -1) {
			all = append(all, m[1]+m[2])
		}
	}
	return all
}
