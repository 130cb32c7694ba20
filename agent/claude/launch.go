package claude

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sync"

	"guard/interpose/plan"
	"guard/locale"
)

// Versions of Claude Code.
const (
	tested = "2.1.330"
	// The first in which a hook that fails can block (its notes of releases).
	hooksSince = "2.1.295"
)

var grammar = plan.Grammar{
	Short: map[string]string{"p": "print", "n": "name", "r": "resume", "c": "continue", "w": "worktree", "d": "debug"},
	Values: []string{"add-dir", "agent", "agents", "allowedTools", "allowed-tools", "append-system-prompt",
		"append-system-prompt-file", "autocompact", "betas", "debug-file", "disallowedTools", "disallowed-tools",
		"effort", "environment", "fallback-model", "file", "input-format", "json-schema", "max-budget-usd",
		"max-turns", "mcp-config", "model", "name", "output-format", "permission-mode", "permission-prompts",
		"permission-prompt-tool", "plugin-dir", "plugin-url", "remote-control-session-name-prefix", "session-id",
		"setting-sources", "settings", "system-prompt", "system-prompt-file", "system-prompt-snapshot", "tools"},
}

var bypass = plan.BypassFlags{Grammar: grammar, Spellings: [][]plan.Choice{
	{{Option: "dangerously-skip-permissions"}},
	{{Option: "allow-dangerously-skip-permissions"}},
	{{Option: "permission-mode", Value: "bypassPermissions"}},
}}

// otherCommands are the first words with which no agent works (2.1.330, help). An option
// before one may swallow it, so only the very first argument counts.
var otherCommands = []string{"auth", "auto-mode", "doctor", "import", "install", "logs", "mcp", "plugin", "plugins",
	"purge", "rm", "setup-token", "stop", "kill", "ultrareview", "update", "upgrade", "help", "-h", "--help", "-v",
	"--version"}

// prepare starts Claude in its terminal, or headless, with guard's hook.
func (d *launch) prepare() error {
	d.nativeVersion()
	if why := d.worksElsewhere(); why != "" {
		return locale.Errorf("claude: %w: %s works where guard does not stand before it", plan.ErrConfig, why)
	}
	if slices.Contains(otherCommands, d.firstArg()) {
		d.Idle = true
		return nil
	}
	d.NoteVersion(tested)
	d.RemoveBypass(bypass)
	if d.Version != "" && plan.Before(d.Version, hooksSince) {
		return d.tooOld()
	}
	if err := d.enableHook(); err != nil {
		return err
	}
	d.versionUnknown = d.Version == ""
	own, err := d.takeOwnSettings()
	if err != nil {
		return err
	}
	settings, err := d.hookSettings(own)
	if err != nil {
		return err
	}
	path := d.AddFile("settings.json", settings, "guard's hook, over the settings that your arguments give")
	d.Insert(d.ownArgsStart(), "guard's hook, for this run only", "--settings", path)
	d.ExpectHook()
	if d.Request.Instructions != "" {
		d.Tells = plan.TellsByHook
	}
	d.HookFiles = append(d.machineSettings(), path)
	d.HookLost = func() string {
		if now, err := os.ReadFile(path); err != nil || !bytes.Equal(now, settings) {
			return path + " is not what guard wrote"
		}
		return d.machineDisabler()
	}
	return nil
}

// tooOld: in an old version a call whose hook fails runs, so guard starts none where it is
// to protect.
func (d *launch) tooOld() error {
	if !d.Unrestricted() {
		return locale.Errorf("claude %s: %w: it is too old for guard's hook: before %s a call whose hook fails "+
			"runs; update it, or start it unjudged by guard run -- claude",
			d.Version, plan.ErrConfig, hooksSince)
	}
	d.Note("claude %s is too old for guard's hook (%s and newer take it): guard does not see its calls; only "+
		"claude's own dialogs ask", d.Version, hooksSince)
	d.NoteUninstructed()
	return nil
}

// ownArgsStart is where the person's own arguments begin; options there stand before any "--".
func (d *launch) ownArgsStart() int { return min(len(d.Args), max(0, len(d.Request.Command)-1)) }

// firstArg is the very first argument; "" for none.
func (d *launch) firstArg() string {
	if at := d.ownArgsStart(); at < len(d.Args) {
		return d.Args[at]
	}
	return ""
}

var versionName = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^\d+\.\d+\.\d+$`) })

// nativeVersion takes the version from the program's name, which is that where Claude's own
// installer put it (…/versions/2.1.330).
func (d *launch) nativeVersion() {
	if name := filepath.Base(plan.Resolved(d.Program)); d.Version == "" && versionName().MatchString(name) {
		d.Version = name
	}
}
