//go:build !windows

package main

import (
	"os"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/running"
	"guard/locale"
)

// onlyInAll are the subcommands that help leaves to `guard help all`.
var onlyInAll = []string{"run", "replay", "test", "sessions", "approve", "revoke", "pending", "answer", "config",
	"completion", "hook", "version"}

// addHelp hides what a first look does not need, and has `help all` show it.
func addHelp(root *cobra.Command) {
	root.SetHelpCommand(&cobra.Command{
		Use:   "help [COMMAND | all]",
		Short: "Help about a command; help all lists all of them",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 && args[0] == "all" {
				hide(root, false)
				return root.Help()
			}
			about, rest, err := root.Find(args)
			if err != nil || about == root && len(rest) > 0 {
				return cli.Fail(cli.ExitUsage, locale.Errorf(
					"help %s: there is no such command (guard help all lists all of them)", args[0]))
			}
			return about.Help()
		},
	})
	root.AddCommand(&cobra.Command{
		Use: "hook AGENT", Short: "What an agent's hook runs; it asks the guard that started the agent",
		DisableFlagParsing: true,
		Run:                func(_ *cobra.Command, args []string) { os.Exit(running.Hook(args)) },
	})
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	hide(root, true)
}

func hide(root *cobra.Command, hidden bool) {
	for _, c := range root.Commands() {
		for _, name := range onlyInAll {
			if c.Name() == name {
				c.Hidden = hidden
			}
		}
	}
}
