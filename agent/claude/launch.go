package claude

import (
	"bytes"
	"path/filepath"
	"regexp"
	"slices"
	"sync"

	"guard/interpose/plan"
	"guard/locale"
)

// Versions of Claude Code.
const (
	npmPackage = "@anthropic-ai/claude-code"
	tested     = "2.1.330"
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
		"setting-sources", "settings", "system-prompt", "system-prompt-file", "system-prompt-snapshot", "tools",
		// those of which its help does not tell
		"advisor", "agent-color", "agent-id", "agent-name", "agent-type", "append-subagent-system-prompt",
		"append-subagent-system-prompt-file", "channels", "client-data-url", "correlation-id",
		"dangerously-load-development-channels", "deep-link-cwd-b64", "deep-link-last-fetch", "deep-link-repo",
		"fast-mode", "forward-home-settings", "inherit-permission-mode", "initialize-fields", "lead-verify-key",
		"managed-settings",
		"max-thinking-tokens", "messaging-socket-path", "metadata", "on-branch", "parent-session-id",
		"plan-mode-instructions", "plugin-dir-no-mcp", "prefill", "prefill-b64", "proactivity",
		"project-config-root", "ref", "resume-drops-turn", "resume-session-at", "rewind-files", "runner-declares",
		"sdk-url", "session-began-as-copy", "task-budget", "team-name", "teammate-mode", "thinking",
		"thinking-display", "watch-artifact", "watch-artifact-no-autoreact", "workload"},
}

var bypass = plan.BypassFlags{Grammar: grammar, Spellings: [][]plan.Choice{
	{{Option: "dangerously-skip-permissions"}},
	{{Option: "allow-dangerously-skip-permissions"}},
	{{Option: "permission-mode", Value: "bypassPermissions"}},
	{{Option: "inherit-permission-mode", Value: "bypassPermissions"}},
}}

// otherCommands are the first words with which no agent works (2.1.330, help). An option
// before one may swallow it, so only the very first argument counts.
var otherCommands = []string{"auth", "auto-mode", "doctor", "import", "install", "logs", "mcp", "plugin", "plugins",
	"purge", "rm", "setup-token", "stop", "kill", "ultrareview", "update", "upgrade", "help", "-h", "--help", "-v",
	"--version"}

// informs are those of them that only tell something, or manage Claude itself; mcp serve is none.
var informs = [][]string{{"-v"}, {"-h"}, {"help"}, {"doctor"}, {"update"}, {"upgrade"}, {"auth", "status"},
	{"auth", "login"}, {"auth", "logout"}, {"setup-token"}, {"mcp", "list"}, {"mcp", "--help"}, {"mcp", "get", "…"},
	{"mcp", "add", "…"}, {"mcp", "add-json", "…"}, {"mcp", "remove", "…"}}

// connects reports a command that starts servers to tell how they are (2.1.330, its help), those of the project among
// them where the person has trusted the folder in Claude's own way.
func connects(b *plan.Builder) bool {
	words := append(grammar.Words(b.Args), "", "")
	return words[0] == "doctor" || words[0] == "mcp" && (words[1] == "list" || words[1] == "get")
}

// prepare starts Claude in its terminal, or headless, with guard's hook.
func (l *launch) prepare() error {
	l.nativeVersion()
	if why := l.worksElsewhere(); why != "" {
		return locale.Errorf("%s: %w: %s works where guard does not stand before it", l.Agent, plan.ErrConfig, why)
	}
	if slices.Contains(otherCommands, l.firstArg()) {
		l.Idle = true
		return nil
	}
	l.NoteVersion(tested)
	l.RemoveBypass(bypass)
	if l.Version != "" && plan.Before(l.Version, hooksSince) {
		return l.tooOld()
	}
	if err := l.enableHook(); err != nil {
		return err
	}
	l.versionUnknown = l.Version == ""
	l.Ends = l.hasOption("print") && !l.hasOption("input-format")
	own, err := l.takeOwnSettings()
	if err == nil {
		err = l.setsHookless(own, "--settings")
	}
	if err != nil {
		return err
	}
	settings, err := l.hookSettings(own)
	if err != nil {
		return err
	}
	path := l.AddFile("settings.json", settings, "guard's hook, over the settings that your arguments give")
	l.Insert(l.ownArgsStart(), "guard's hook, for this run only", "--settings", path)
	l.ExpectHook()
	if l.Request.Instructions != "" {
		l.Tells = plan.TellsByHook
	}
	l.HookFiles = append(l.machineSettings(), path)
	l.HookLost = func() string {
		if now, err := plan.ReadFile(path); err != nil || !bytes.Equal(now, settings) { // a pipe by now: no waiting
			return path + " is not what guard wrote"
		}
		return l.machineDisabler()
	}
	return nil
}

// tooOld: in an old version a call whose hook fails runs, so guard starts none where it is
// to protect.
func (l *launch) tooOld() error {
	if !l.Unrestricted() {
		return plan.TooOld(locale.Errorf("claude %s is too old for guard's hook: before %s a call whose hook "+
			"fails runs; update it, or start it unjudged by guard run -- claude", l.Version, hooksSince))
	}
	l.Note("claude %s is too old for guard's hook (%s and newer take it): guard does not see its calls; only "+
		"claude's own dialogs ask", l.Version, hooksSince)
	l.NoteUninstructed()
	return nil
}

// ownArgsStart is where the person's own arguments begin; options there stand before any "--".
func (l *launch) ownArgsStart() int { return min(len(l.Args), max(0, len(l.Request.Command)-1)) }

// hasOption reports whether the person's arguments hold an option.
func (l *launch) hasOption(name string) bool {
	return slices.ContainsFunc(grammar.Options(l.Args), func(o plan.Option) bool { return o.Name == name })
}

// firstArg is the very first argument; "" for none.
func (l *launch) firstArg() string {
	if at := l.ownArgsStart(); at < len(l.Args) {
		return l.Args[at]
	}
	return ""
}

var versionName = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^\d+\.\d+\.\d+$`) })

// nativeVersion takes the version from the program's name, which is that where Claude's own
// installer put it (…/versions/2.1.330).
func (l *launch) nativeVersion() {
	if name := filepath.Base(plan.Resolved(l.Program)); l.Version == "" && versionName().MatchString(name) {
		l.Version = name
	}
}
