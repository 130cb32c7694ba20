//go:build !windows

package main

import (
	"errors"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/policies"
	"guard/cmd/guard/records"
	"guard/cmd/guard/remote"
	"guard/cmd/guard/running"
	"guard/cmd/guard/setup"
	"guard/interpose/plan"
	"guard/locale"
)

func newRoot() *cobra.Command {
	var f cli.Flags
	root := &cobra.Command{
		Use: "guard [flags] AGENT [ARGS…]",
		Short: "Put guard before your coding agent: everyday work runs, what is dangerous is asked, the absurd " +
			"never runs",
		Long: `guard starts AGENT (gemini, codex-acp, …) as you would, sees every action that it asks
leave for, and answers: by policy in the modes safe (the default) and unrestricted, by
asking you in the mode ask. Everything is recorded.

guard's flags stand before AGENT; everything after it belongs to the agent. guard help all
lists the commands that are not below.`,
		Example: `  guard gemini --acp                 in your editor's settings, in place of: gemini --acp
  guard --mode ask codex-acp         ask before what is not plain everyday work
  guard --dry-run gemini --acp       show what would be started, and why
  guard check "rm -rf ./tmp_*"       what guard thinks of a command; nothing runs
  guard watch                        answer for all running guards from another terminal
  guard mode ask                     change the mode of a running guard
  guard demo                         see it work, without an agent`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			return meant(cmd, args[0], running.RunAgent(f, args[0], args[1:]))
		},
		Version:      cli.Version(),
		SilenceUsage: true, SilenceErrors: true,
		SuggestionsMinimumDistance: 2,
	}
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return cli.Fail(cli.ExitUsage, locale.Errorf("%w (see %s --help)", err, cmd.CommandPath()))
	})
	fs := root.PersistentFlags()
	fs.SetInterspersed(false)
	root.Flags().SetInterspersed(false)
	fs.StringVar(&f.Mode, "mode", "", "safe, ask or unrestricted")
	fs.StringVar(&f.AskFrom, "ask-from", "",
		"in the mode ask, the level from which plain work is asked: high (the default) or medium")
	fs.StringVar(&f.Config, "config", "", "a `FILE` of rules beside the user's and the project's")
	root.Flags().BoolVar(&f.Confirm, "confirm", false, "confirm unrestricted without being asked at the terminal")
	root.Flags().BoolVar(&f.DryRun, "dry-run", false, "show what would be started, and why; start nothing")
	root.Flags().BoolVar(&f.Quiet, "quiet", false, "print no line at the end of the session")
	root.AddCommand(running.NewRun(&f), policies.NewCheck(&f), records.NewReplay(&f), policies.NewTest(&f),
		policies.NewTrust(), policies.NewConfig(&f), policies.NewInit(), setup.NewAlias(), running.NewDoctor(&f),
		records.NewLog(), records.NewUndo(&f), running.NewDemo(&f), cli.NewVersion(), remote.NewSessions(),
		remote.NewPending(), remote.NewAnswer(), remote.NewApprove(), remote.NewRevoke(), remote.NewMode(),
		remote.NewWatch())
	root.AddCommand(buildCommands()...)
	addHelp(root)
	return root
}

// meant adds to an agent that nobody knows the command that it is like.
func meant(root *cobra.Command, name string, err error) error {
	var as cli.Exit
	like := root.SuggestionsFor(name)
	if !errors.Is(err, plan.ErrUnknown) || !errors.As(err, &as) || len(like) == 0 {
		return err
	}
	return cli.Fail(as.Status, locale.Errorf("%w; or did you mean the command guard %s?", as.Err, like[0]))
}
