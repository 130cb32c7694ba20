package claude

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"guard/interpose/plan"
	"guard/locale"
)

// machineFolder is where an administrator's settings stand. A variable for tests.
var machineFolder = func() string { return systemFolder }

// machineSettings are the files of settings that stand above all that guard can give: an
// administrator's, and those that Claude fetched from the person's organization.
func (l *launch) machineSettings() []string {
	files := []string{filepath.Join(machineFolder(), "managed-settings.json")}
	more, _ := filepath.Glob(filepath.Join(machineFolder(), "managed-settings.d", "*.json"))
	return append(append(files, more...), filepath.Join(l.configFolder(), "remote-settings.json"))
}

// settingsFiles are the person's and the project's.
func (l *launch) settingsFiles() []string {
	files := []string{filepath.Join(l.configFolder(), "settings.json")}
	for at := l.Request.Dir; at != filepath.Dir(at); at = filepath.Dir(at) {
		files = append(files, filepath.Join(at, ".claude", "settings.json"),
			filepath.Join(at, ".claude", "settings.local.json"))
		if plan.Exists(filepath.Join(at, ".git")) {
			break
		}
	}
	return slices.Compact(files)
}

func (l *launch) configFolder() string {
	if own := l.Getenv("CLAUDE_CONFIG_DIR"); own != "" {
		return own
	}
	home := l.Getenv("HOME")
	if home == "" {
		home = l.Request.Home
	}
	return filepath.Join(home, ".claude")
}

// readSettings reads a file of settings; a file that is not there holds none.
func readSettings(path string) (map[string]any, error) {
	text, err := plan.ReadFile(path)
	settings := map[string]any{}
	if errors.Is(err, fs.ErrNotExist) {
		return settings, nil
	}
	if err == nil {
		err = decode(text, &settings)
	}
	return settings, err
}

// Settings of the machine that keep guard's hook from being heard. A program that makes
// settings may make any (its manual of settings; disableAllHooks seen).
var machineDisablers = []string{"disableAllHooks", "allowManagedHooksOnly", "policyHelper", "policyHelpers",
	onlyPlugins}

// onlyPlugins has what it lists, or all if it is true, come from plugins alone (2.1.330, seen).
const onlyPlugins = "strictPluginOnlyCustomization"

// machineDisabler says what in the machine's settings keeps guard's hook from being heard.
func (l *launch) machineDisabler() string {
	for _, path := range l.machineSettings() {
		settings, err := readSettings(path)
		if err != nil {
			return path + " cannot be read"
		}
		if key := disablerIn(settings); key != "" {
			return key + " in " + path
		}
	}
	for _, o := range grammar.Options(l.Args) { // such settings by an argument, which its help does not tell of
		settings := map[string]any{}
		if o.Name != "managed-settings" {
			continue
		}
		if decode([]byte(o.Value), &settings) != nil {
			return "--managed-settings cannot be read"
		}
		if key := disablerIn(settings); key != "" {
			return key + " in --managed-settings"
		}
	}
	return ""
}

func disablerIn(settings map[string]any) string {
	for _, key := range machineDisablers {
		v := settings[key]
		listed, isList := v.([]any)
		othersAlone := key == onlyPlugins && isList && !slices.Contains(listed, any("hooks"))
		if v != nil && v != false && v != "false" && !othersAlone {
			return key
		}
	}
	return hooklessIn(settings)
}

// hooklessModes are the options with which Claude runs no hooks, and the variable that does
// the same as each (2.1.330, seen; its help).
var hooklessModes = []struct{ option, variable string }{
	{"bare", "CLAUDE_CODE_SIMPLE"},
	{"safe-mode", "CLAUDE_CODE_SAFE_MODE"},
}

// enableHook takes out what would keep guard's hook from being heard, and refuses to start
// where that cannot be taken out.
func (l *launch) enableHook() error {
	if why := l.machineDisabler(); why != "" {
		return locale.Errorf("%s: %w: guard's hook would not be heard (%s)", l.Agent, plan.ErrConfig, why)
	}
	if err := l.checkSettings(); err != nil {
		return err
	}
	l.leaveHooklessModes()
	l.Set("CLAUDE_CODE_DISABLE_AGENT_VIEW", "1", "a daemon's sessions would run past guard")
	l.Note("claude's background sessions, and shell lines inside skills and commands (!`…`), are turned off: guard " +
		"would not see what they run")
	return nil
}

// checkSettings looks into the person's and the project's settings. The settings that guard
// gives overrule a switch in them, but not a variable that they set.
func (l *launch) checkSettings() error {
	for _, path := range l.settingsFiles() {
		settings, err := readSettings(path)
		if err != nil {
			continue // Claude passes over it, or says so
		}
		if v := settings["disableAllHooks"]; v != nil && v != false {
			l.Note("%s: disableAllHooks in %s does not count for this run: guard needs its hook", l.Agent, path)
		}
		if err := l.setsHookless(settings, path); err != nil {
			return err
		}
	}
	return nil
}

// setsHookless is an error where settings set a variable with which Claude runs no hooks.
func (l *launch) setsHookless(settings map[string]any, where string) error {
	if name := hooklessIn(settings); name != "" {
		return locale.Errorf("%s: %w: %s sets %s, with which claude runs no hooks; take it out", l.Agent,
			plan.ErrConfig, where, name)
	}
	return nil
}

// hooklessIn is a variable that settings set with which Claude runs no hooks; "" if they set none.
func hooklessIn(settings map[string]any) string {
	env, _ := settings["env"].(map[string]any)
	for _, mode := range hooklessModes {
		if v := env[mode.variable]; v != nil && v != "" {
			return mode.variable
		}
	}
	return ""
}

// leaveHooklessModes takes out the variables and options by which Claude runs no hooks.
func (l *launch) leaveHooklessModes() {
	const why = "with it claude runs no hooks"
	for _, mode := range hooklessModes {
		if l.Getenv(mode.variable) != "" {
			l.Note("%s is started without %s: guard needs its hook", l.Agent, mode.variable)
			l.Set(mode.variable, "", why)
		}
	}
	removed := l.Remove(grammar, why, func(o plan.Option) bool {
		for _, mode := range hooklessModes {
			if o.Name == mode.option {
				return true
			}
		}
		return false
	})
	if len(removed) > 0 {
		l.Note("%s is started without %s: guard needs its hook", l.Agent, plan.Spelled(removed))
	}
}

// elsewhere are the first words, the words behind a first, and the options by which an agent runs, or is spoken to,
// that guard does not stand before (2.1.330, help; those of which it does not tell are in its program).
var (
	elsewhereWords = []string{"agents", "attach", "respawn", "gateway", "remote-control", "rc", "remote", "sync",
		"bridge", "self-hosted-runner", "daemon"}
	elsewhereSeconds = [][2]string{{"mcp", "serve"}, {"plugin", "eval"}, {"plugins", "eval"}}
	elsewhereOptions = []string{"bg", "background", "cloud", "remote", "environment", "pool", "desktop", "tmux",
		"attach-serve"}
)

// worksElsewhere says why guard would not stand before what is started; "" if it does.
func (l *launch) worksElsewhere() string {
	own := l.Args[l.ownArgsStart():]
	words := append(grammar.Words(own), "", "") // a subcommand also stands behind options
	if slices.Contains(elsewhereWords, words[0]) || slices.Contains(elsewhereSeconds, [2]string(words[:2])) {
		return strings.TrimSpace("claude " + strings.Join(own, " "))
	}
	for _, o := range grammar.Options(l.Args) {
		if slices.Contains(elsewhereOptions, o.Name) {
			return "--" + o.Name
		}
	}
	return ""
}
