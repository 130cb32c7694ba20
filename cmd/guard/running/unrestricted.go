package running

import (
	"context"
	"errors"

	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/config"
	"guard/locale"
	"guard/policy"
	"guard/prompt"
)

// chooseMode settles the mode of a run. A mode named on the command line wins
// over such a flag in the agent's own arguments (--yolo), and the flag over the
// files. Unrestricted, from wherever, is confirmed by a word typed at the
// terminal or by --confirm. What a managed file does not permit is entered by
// none of them.
func chooseMode(f cli.Flags, conf *config.Config, agent string, args []string) (policy.Mode, error) {
	named, isNamed, err := f.Named()
	if err != nil {
		return policy.Safe, err
	}
	if attended(conf) {
		conf.Attend()
	}
	mode, source := conf.ModeFor(agent)
	bypass := !isNamed && mode != policy.Unrestricted && registry.Launches.WantsBypass(agent, args)
	switch {
	case isNamed:
		mode, source = named, "--mode"
	case bypass:
		mode, source = policy.Unrestricted, "the agent's own arguments"
	}
	if err := conf.Permits(agent, mode); err != nil { // a managed file's word stands over whoever confirms
		if !bypass {
			return policy.Safe, cli.Fail(cli.ExitConfig, locale.Errorf("--mode: %w", err))
		}
		return notGranted(conf, agent, err.Error()), nil
	}
	if mode != policy.Unrestricted || f.Confirm || f.DryRun && !bypass {
		return mode, nil
	}
	if f.DryRun {
		mode, _ = conf.ModeFor(agent)
		cli.Say(locale.Sprintf("the agent's arguments ask for everything to be allowed; you would be asked to "+
			"confirm that, and this is the plan without: mode %s", mode))
		return mode, nil
	}
	err = prompt.New(cli.TTY()).ConfirmUnrestricted(context.Background())
	if err == nil {
		return mode, nil
	}
	if bypass && !errors.Is(err, prompt.ErrInterrupted) { // Ctrl-C stops what was begun
		return notGranted(conf, agent, question.Declined(err)), nil
	}
	return policy.Safe, cli.Fail(cli.ExitDeclined,
		locale.Errorf("the mode unrestricted (%s) was not entered: %s", source, question.Declined(err)))
}

// notGranted is the mode without what the agent's arguments ask for, and says why that was not granted.
func notGranted(conf *config.Config, agent, why string) policy.Mode {
	mode, _ := conf.ModeFor(agent)
	cli.Say(locale.Sprintf("the agent's arguments ask for everything to be allowed; %s: going on in the mode %s", why,
		mode))
	return mode
}
