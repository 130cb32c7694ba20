package cli

import (
	"time"

	"guard/agent/registry"
	"guard/config"
	"guard/config/trust"
	"guard/locale"
	"guard/policy"
)

// Flags are guard's own, before the agent or the subcommand.
type Flags struct {
	Mode    string
	AskFrom string
	Config  string
	Confirm bool
	DryRun  bool
	Quiet   bool
}

// Named is the mode that stands on the command line, if one does.
func (f Flags) Named() (policy.Mode, bool, error) {
	if f.Mode == "" {
		return policy.Safe, false, nil
	}
	m, err := policy.ParseMode(f.Mode)
	if err != nil {
		return policy.Safe, false, Fail(ExitUsage, locale.Errorf("--mode: %w", err))
	}
	return m, true, nil
}

// Check says what is wrong with guard's own flags before anything is read.
func (f Flags) Check() error {
	if _, _, err := f.Named(); err != nil {
		return err
	}
	switch f.AskFrom {
	case "", "medium", "high":
		return nil
	}
	return Fail(ExitUsage, locale.Errorf("--ask-from %q: it can be medium or high", f.AskFrom))
}

// Params say what to read in dir. Rules may name the agent that is started, and
// those that have a launch plan.
func (f Flags) Params(dir, agent string) config.Params {
	return config.Params{Dir: dir, File: f.Config, Mode: f.Mode, AskFrom: f.AskFrom, Quiet: f.Quiet,
		Agents: append(registry.Launches.Names(), agent), Trusted: Trusted}
}

// Trusted tells since when the person has trusted a project file. The store is
// looked at only where there is such a file.
func Trusted(realPath string, content []byte) (time.Time, error) {
	state, err := StateFolder()
	if err != nil {
		return time.Time{}, err
	}
	return trust.In(state).Since(realPath, content)
}

// Load reads the policy that holds in dir, and says what of it is ignored.
func (f Flags) Load(dir, agent string) (config.Config, error) {
	conf, err := config.Load(f.Params(dir, agent))
	if err != nil {
		return conf, Fail(ExitConfig, err)
	}
	if conf.Language.Value != "" {
		locale.Use(conf.Language.Value)
	}
	for _, n := range conf.Notices {
		Say(n)
	}
	return conf, nil
}

// Warn says which rules do nothing.
func Warn(conf *config.Config) {
	for _, w := range conf.Warnings {
		Say(locale.Fill("warning: {0}", w.String()))
	}
}
