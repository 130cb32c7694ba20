package codex

import (
	"maps"
	"slices"
	"strings"

	"guard/interpose/plan"
	"guard/locale"
)

// setsKey is where a project's settings for Codex set variables of its commands.
const setsKey = "shell_environment_policy.set"

// blanks are the variables that Codex has to set to something harmless instead
// of what the project says: to the person's own value, where they have one. Its
// command line wins over the project's settings (0.169.0, seen), unless a later
// argument replaces the whole table.
func (l *launch) blanks() map[string]string {
	blanks := map[string]string{}
	if l.Ignored || l.hasArgument("", "shell_environment_policy") || l.hasArgument("", setsKey) {
		return blanks
	}
	for _, layer := range l.ProjectLayers() {
		for _, r := range layer.Runs {
			value, can := l.Harmless(r.Sets)
			if !can || l.setsVariable(r.Sets) || !strings.HasPrefix(r.Key, setsKey+".") {
				continue
			}
			if own := l.Getenv(r.Sets); own != "" {
				value = own
			}
			if _, twice := blanks[r.Sets]; !twice {
				l.NoteBlanked(layer.Path, r.Sets)
			}
			blanks[r.Sets] = value
		}
	}
	return blanks
}

// noNotifySince is the first version that was seen to take no notify, and none of a model's addresses, of a project's
// ("Ignored unsupported project-local config keys").
const noNotifySince = "0.169.0"

// ofNoProject are those settings.
var ofNoProject = []string{"notify", "model_providers.", "openai_base_url", "chatgpt_base_url",
	"experimental_realtime_ws_base_url", "otel."}

// sandboxes are the settings that choose one.
var sandboxes = []string{"sandbox_mode", "default_permissions"}

// widerSandbox begins the settings by which the usual one lets more.
const widerSandbox = "sandbox_workspace_write."

// overrides reports what this Codex takes from no project, a variable that
// the person's own arguments set for Codex's commands, and a sandbox where theirs, or
// guard's mode, choose another or none.
func (l *launch) overrides(file string, r plan.Run) bool {
	isIn := func(key string) bool { return r.Key == key || key[len(key)-1] == '.' && strings.HasPrefix(r.Key, key) }
	if l.Agent == "codex" && file == settingsFile && slices.ContainsFunc(ofNoProject, isIn) {
		return l.Version != "" && !plan.Before(l.Version, noNotifySince)
	}
	if file == settingsFile && slices.Contains(sandboxes, r.Key) {
		return l.Unrestricted() || l.hasArgument("sandbox", sandboxes[0]) || l.hasArgument("", sandboxes[1])
	}
	if strings.HasPrefix(r.Key, widerSandbox) {
		return l.Unrestricted() || l.hasArgument("", r.Key)
	}
	return r.Sets != "" && l.setsVariable(r.Sets)
}

// setsVariable reports a variable that the person's own arguments set for Codex's commands.
func (l *launch) setsVariable(variable string) bool { return l.hasArgument("", setsKey+"."+variable) }

// blankFlags are the blanks as options of the command line.
func (l *launch) blankFlags() (flags []string) {
	blanks := l.blanks()
	for _, name := range slices.Sorted(maps.Keys(blanks)) {
		flags = append(flags, "-c", setsKey+"."+name+"="+tomlString(blanks[name]))
	}
	if flags != nil {
		l.Why = append(l.Why, plan.Line{What: "+ " + plan.ShellLine(flags),
			Why: locale.Text("a file of the project sets it, and with it what runs unasked")})
	}
	return flags
}

// blankIn puts the blanks into the settings of CODEX_CONFIG. What the person says there stays.
func (l *launch) blankIn(config map[string]any) error {
	blanks := l.blanks()
	if len(blanks) == 0 {
		return nil
	}
	policy, err := tableAt(config, "shell_environment_policy")
	if err != nil {
		return err
	}
	set, err := tableAt(policy, "set")
	if err != nil {
		return err
	}
	for name, value := range blanks {
		if _, own := set[name]; !own {
			set[name] = value
		}
	}
	return nil
}
