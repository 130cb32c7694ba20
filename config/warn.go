package config

import (
	"maps"
	"slices"

	"guard/locale"
	"guard/policy"
)

// warnings are what a rule's writer should know: rules that do nothing, and
// agents that nobody knows.
func (c *Config) warnings(agents []string) []policy.Warning {
	all := policy.Lint(c.Rules)
	if agents == nil {
		return all
	}
	known := slices.Concat(agents, slices.Sorted(maps.Keys(c.Agents)))
	for i := range c.Rules {
		r := &c.Rules[i]
		for _, name := range r.Agents {
			if !slices.Contains(known, name) {
				all = append(all, r.Warn(policy.Doubtful,
					locale.Sprintf("no agent is known as %q%s", name, nearest(name, known)),
					locale.Sprintf("mend the name, or write an [agents.%s] table if guard run starts it", name)))
			}
		}
	}
	return all
}
