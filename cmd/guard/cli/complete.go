package cli

import (
	"maps"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"guard/agent/registry"
	"guard/config"
	"guard/policy/risk"
)

// Agents are the names that an agent can be started by here: those that guard knows, and those that
// the person's files make.
func Agents() []string {
	names := registry.Launches.Names()
	if dir, err := os.Getwd(); err == nil {
		if conf, err := config.Load(Flags{}.Params(dir, "")); err == nil { // what is wrong, the start says
			names = append(names, slices.Collect(maps.Keys(conf.Agents))...)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// CompleteAgents completes the name of an agent; what follows is the agent's.
func CompleteAgents(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveDefault
	}
	return Agents(), cobra.ShellCompDirectiveNoFileComp
}

// CompleteAgent completes a flag's value to an agent.
func CompleteAgent(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return Agents(), cobra.ShellCompDirectiveNoFileComp
}

// CompleteCategories completes to the categories that are not named yet.
func CompleteCategories(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	left := slices.DeleteFunc(risk.AllCategories(), func(c string) bool { return slices.Contains(args, c) })
	return left, cobra.ShellCompDirectiveNoFileComp
}
