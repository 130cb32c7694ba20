//go:build !windows

package main

import (
	"errors"

	"github.com/spf13/cobra"

	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/policies"
	"guard/cmd/guard/records"
	"guard/cmd/guard/remote"
	"guard/cmd/guard/running"
	"guard/cmd/guard/setup"
	"guard/cmd/guard/suggest"
	"guard/internal/spelling"
	"guard/interpose/plan"
	"guard/locale"
)

func newRoot() *cobra.Command {
	var f cli.Flags
	root := &cobra.Command{
		Use: "guard [flags] AGENT [ARGS…], or guard COMMAND",
		Long: `guard starts AGENT as you would, and judges what it asks leave for: everyday work runs,
what is dangerous is refused (the mode safe) or asked (the mode ask), the absurd never
runs. guard's flags stand before AGENT; the rest is the agent's.`,
		Example: `  guard gemini --acp             in your editor's settings, for: gemini --acp
  guard --mode ask codex         ask about what safe, the default, refuses
  guard check "rm -rf tmp_*"     what guard thinks of a command; nothing runs`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			return meant(cmd, args[0], running.RunAgent(cmd, f, args))
		},
		Version:      cli.Version(),
		SilenceUsage: true, SilenceErrors: true,
		ValidArgsFunction: cli.CompleteAgents,
	}
	root.SetFlagErrorFunc(cli.FlagError)
	root.Flags().SetInterspersed(false)
	f.AddPolicy(root)
	f.AddRun(root)
	cli.AddVoice(root)
	root.AddCommand(running.NewRun(&f), policies.NewCheck(&f), records.NewReplay(&f), policies.NewTest(&f),
		policies.NewTrust(), policies.NewConfig(&f), policies.NewInit(), setup.NewAlias(), running.NewDoctor(&f),
		records.NewLog(), records.NewExport(&f), records.NewUndo(&f), suggest.New(&f), running.NewDemo(&f),
		cli.NewVersion(),
		remote.NewSessions(), remote.NewPending(), remote.NewAnswer(), remote.NewApprove(), remote.NewRevoke(),
		remote.NewMode(), remote.NewWatch())
	root.AddCommand(buildCommands()...)
	addHelp(root)
	return root
}

// meant says of a name that is neither an agent's nor a command's which of them it is like, and what would run it.
func meant(root *cobra.Command, name string, err error) error {
	if !errors.Is(err, plan.ErrUnknown) {
		return err
	}
	names := append(cli.CommandNames(root), registry.Launches.Names()...)
	if like := spelling.Nearest(name, names); like != "" {
		err = locale.Errorf("there is no command or agent %s; did you mean guard %s?", name, like)
	} else {
		err = locale.Errorf("there is no command or agent %s; guard help all lists the commands", name)
	}
	return cli.Fail(cli.ExitUsage, errors.Join(err, locale.New("guard run -- COMMAND runs any program; one that does "+
		"not speak ACP, as in a terminal, is not judged")))
}
