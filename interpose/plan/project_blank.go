package plan

import (
	"maps"
	"slices"
	"strings"
)

// codexSets is where a project's settings for Codex set variables of its commands.
const codexSets = "shell_environment_policy.set"

// codexBlanks are the variables that Codex has to set to something harmless instead
// of what the project says: to the person's own value, where they have one. Its
// command line wins over the project's settings (0.169.0, seen), unless a later
// argument replaces the whole table.
func (d *draft) codexBlanks() map[string]string {
	blanks := map[string]string{}
	if d.ignored || d.names("", "shell_environment_policy") || d.names("", codexSets) {
		return blanks
	}
	for _, l := range d.layers() {
		for _, r := range l.Runs {
			value, can := d.harmless(r.Sets)
			if !can || d.named(r.Sets) || !strings.HasPrefix(r.Key, codexSets+".") {
				continue
			}
			if own := d.env(r.Sets); own != "" {
				value = own
			}
			if _, twice := blanks[r.Sets]; !twice {
				d.blanked(l.Path, r.Sets)
			}
			blanks[r.Sets] = value
		}
	}
	return blanks
}

// named reports a variable that the person's own arguments set for Codex's commands.
func (d *draft) named(variable string) bool { return d.names("", codexSets+"."+variable) }

// codexBlankFlags has the command line say so.
func (d *draft) codexBlankFlags() (flags []string) {
	blanks := d.codexBlanks()
	for _, name := range slices.Sorted(maps.Keys(blanks)) {
		flags = append(flags, "-c", codexSets+"."+name+"="+tomlString(blanks[name]))
	}
	if flags != nil {
		d.Why = append(d.Why, Line{"+ " + shellLine(flags), "the project sets it, and with it what runs unasked"})
	}
	return flags
}

// blankIn sets what the project would have programs run to something harmless.
func (d *draft) blankIn(config map[string]any) error {
	blanks := d.codexBlanks()
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
