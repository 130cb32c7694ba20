package codex

import (
	"maps"
	"slices"
	"strings"

	"guard/interpose/plan"
)

// setsKey is where a project's settings for Codex set variables of its commands.
const setsKey = "shell_environment_policy.set"

// blanks are the variables that Codex has to set to something harmless instead
// of what the project says: to the person's own value, where they have one. Its
// command line wins over the project's settings (0.169.0, seen), unless a later
// argument replaces the whole table.
func (d *launch) blanks() map[string]string {
	blanks := map[string]string{}
	if d.Ignored || d.hasArgument("", "shell_environment_policy") || d.hasArgument("", setsKey) {
		return blanks
	}
	for _, l := range d.ProjectLayers() {
		for _, r := range l.Runs {
			value, can := d.Harmless(r.Sets)
			if !can || d.setsVariable(r.Sets) || !strings.HasPrefix(r.Key, setsKey+".") {
				continue
			}
			if own := d.Getenv(r.Sets); own != "" {
				value = own
			}
			if _, twice := blanks[r.Sets]; !twice {
				d.NoteBlanked(l.Path, r.Sets)
			}
			blanks[r.Sets] = value
		}
	}
	return blanks
}

// noNotifySince is the first version that was seen to take no notify of a project's ("Ignored
// unsupported project-local config keys", seen).
const noNotifySince = "0.169.0"

// overrides reports what this Codex takes from no project, and a variable that
// the person's own arguments set for Codex's commands.
func (d *launch) overrides(r plan.Run) bool {
	if r.Key == "notify" && d.Agent == "codex" {
		return d.Version != "" && !plan.Before(d.Version, noNotifySince)
	}
	return r.Sets != "" && d.setsVariable(r.Sets)
}

// setsVariable reports a variable that the person's own arguments set for Codex's commands.
func (d *launch) setsVariable(variable string) bool { return d.hasArgument("", setsKey+"."+variable) }

// blankFlags are the blanks as options of the command line.
func (d *launch) blankFlags() (flags []string) {
	blanks := d.blanks()
	for _, name := range slices.Sorted(maps.Keys(blanks)) {
		flags = append(flags, "-c", setsKey+"."+name+"="+tomlString(blanks[name]))
	}
	if flags != nil {
		d.Why = append(d.Why, plan.Line{What: "+ " + plan.ShellLine(flags),
			Why: "the project sets it, and with it what runs unasked"})
	}
	return flags
}

// blankIn puts the blanks into the settings of CODEX_CONFIG. What the person says there stays.
func (d *launch) blankIn(config map[string]any) error {
	blanks := d.blanks()
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
