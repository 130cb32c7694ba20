package plan

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// projectSettings are the files in which a project tells an agent what to run
// beside the calls that guard judges. Sources: Gemini CLI's configuration manual
// (0.61.0), Codex's (0.169.0), opencode's (1.18), Claude Code's and Qwen Code's.
var projectSettings = []struct {
	agents, file string
	up           bool     // the folders above count too, as far as the repository's root
	keys         []string // where a command stands; * is any member
}{
	{"gemini", ".gemini/settings.json", false, []string{"tools.discoveryCommand", "tools.callCommand", "toolDiscoveryCommand", "toolCallCommand", "mcpServers.*.command"}},
	{"qwen", ".qwen/settings.json", false, []string{"tools.discoveryCommand", "tools.callCommand", "mcpServers.*.command"}},
	{"codex codex-acp", ".codex/config.toml", true, []string{"mcp_servers.*.command", "notify", "shell_environment_policy.set.*"}},
	{"claude claude-agent-acp claude-code-acp", ".mcp.json", true, []string{"mcpServers.*.command"}},
	{"opencode", "opencode.json", true, []string{"mcp.*.command"}},
}

// projectCommands tells what the project's own settings have the agent run, one
// line each: guard judges calls, not what the agent starts of its own accord.
func (d *draft) projectCommands() {
	for _, s := range projectSettings {
		if !slices.Contains(strings.Fields(s.agents), d.Agent) {
			continue
		}
		for at := d.request.Dir; ; at = filepath.Dir(at) {
			d.tellCommands(filepath.Join(at, s.file), s.keys)
			if _, err := os.Lstat(filepath.Join(at, ".git")); err == nil || !s.up || at == filepath.Dir(at) || filepath.Dir(at) == d.request.Home {
				break
			}
		}
	}
}

// maxTold bounds how many commands of one file are told of one by one.
const maxTold = 16

func (d *draft) tellCommands(path string, keys []string) {
	file := settingsIn(path)
	told := 0
	for _, key := range keys {
		for _, c := range commandsAt(file, "", strings.Split(key, ".")) {
			if told++; told > maxTold {
				d.note("%q has more run than is told here", path)
				return
			}
			d.note("%q has the agent use what guard does not judge: %q = %q", path, c.key, c.value)
		}
	}
}

// settingsIn reads a project's settings, as far as they can be read; what is wrong
// with them is the agent's to say.
func settingsIn(path string) (file map[string]any) {
	data := ofProject(path)
	if strings.HasSuffix(path, ".toml") {
		_, _ = toml.Decode(string(data), &file)
	} else {
		_ = json.Unmarshal(withoutComments(data), &file)
	}
	return file
}

type namedCommand struct{ key, value string }

// commandsAt are the values at a path of keys, in the order of their names. Of an
// environment only what has programs run counts.
func commandsAt(value any, so string, keys []string) (all []namedCommand) {
	if len(keys) == 0 {
		words := []string{}
		switch v := value.(type) {
		case string:
			words = append(words, v)
		case []any:
			for _, w := range v {
				words = append(words, fmt.Sprint(w))
			}
		}
		name := so[strings.LastIndexByte(so, '.')+1:]
		if _, runs := harmlessValue(name); !runs && strings.HasPrefix(so, "shell_environment_policy.") || len(words) == 0 {
			return nil
		}
		return []namedCommand{{so, strings.Join(words, " ")}}
	}
	table, _ := value.(map[string]any)
	names := []string{keys[0]}
	if keys[0] == "*" {
		names = slices.Sorted(maps.Keys(table))
	}
	for _, name := range names {
		all = append(all, commandsAt(table[name], strings.TrimPrefix(so+"."+name, "."), keys[1:])...)
	}
	return all
}
