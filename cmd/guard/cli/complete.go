package cli

import (
	"maps"
	"os"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

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

// CompleteAgents completes the name of an agent, and behind flags that of a command that takes them (cobra itself
// offers commands without flags before them); what follows an agent is the agent's.
func CompleteAgents(root *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveDefault
	}
	names := Agents()
	if given := givenFlags(root); len(given) > 0 {
		for _, c := range root.Commands() {
			if !c.Hidden && !slices.ContainsFunc(given, func(f string) bool { return c.Flags().Lookup(f) == nil }) {
				names = append(names, cobra.CompletionWithDesc(c.Name(), c.Short))
			}
		}
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}

// givenFlags are the names of the flags of a command's own that stand on the line.
func givenFlags(cmd *cobra.Command) (names []string) {
	cmd.LocalNonPersistentFlags().VisitAll(func(f *pflag.Flag) {
		if f.Changed {
			names = append(names, f.Name)
		}
	})
	return names
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
