package node

import (
	"slices"

	"guard/policy/recipe"
)

// ProjectTarget lists what Nx runs for a target of a project.json: the commands of nx:run-commands, which run in the
// workspace's root. Source: nx.dev 20, "Project Configuration" and "nx:run-commands".
func ProjectTarget(text, name string, _ ...string) recipe.Reading {
	s := &scripts{}
	type target struct {
		Command   string   `json:"command"`
		DependsOn []string `json:"dependsOn"`
		Options   struct {
			Command  string `json:"command"`
			Commands []any  `json:"commands"` // lines, or objects with a command
		} `json:"options"`
	}
	var file struct {
		Targets map[string]target `json:"targets"`
	}
	if s.TooLong(text) || !s.ReadJSON(text, &file) {
		return s.Reading
	}
	names := []string{name}
	for i := 0; i < len(names) && i < maxTargets; i++ {
		t, ok := file.Targets[names[i]]
		if !ok {
			continue
		}
		s.Reading.Found = true
		lines := []string{t.Command, t.Options.Command}
		for _, one := range t.Options.Commands {
			switch one := one.(type) {
			case string:
				lines = append(lines, one)
			case map[string]any:
				line, _ := one["command"].(string)
				lines = append(lines, line)
			}
		}
		for _, line := range lines {
			if line != "" {
				s.Run(names[i], line)
			}
		}
		for _, d := range t.DependsOn {
			if !slices.Contains(names, d) {
				names = append(names, d)
			}
		}
	}
	return s.Reading
}

// maxTargets bounds the targets that one runs before it.
const maxTargets = 32
