package main

import (
	"time"

	"guard/agent/registry"
	"guard/config"
	"guard/config/trust"
	"guard/locale"
	"guard/policy"
)

// flags are guard's own, before the agent or the subcommand.
type flags struct {
	mode    string
	askFrom string
	config  string
	confirm bool
	dryRun  bool
}

// named is the mode that stands on the command line, if one does.
func (f flags) named() (policy.Mode, bool, error) {
	if f.mode == "" {
		return policy.Safe, false, nil
	}
	m, err := policy.ParseMode(f.mode)
	if err != nil {
		return policy.Safe, false, exitAs{exitUsage, locale.Errorf("--mode: %w", err)}
	}
	return m, true, nil
}

// check says what is wrong with guard's own flags before anything is read.
func (f flags) check() error {
	if _, _, err := f.named(); err != nil {
		return err
	}
	switch f.askFrom {
	case "", "medium", "high":
		return nil
	}
	return exitAs{exitUsage, locale.Errorf("--ask-from %q: it can be medium or high", f.askFrom)}
}

// params say what to read in dir. Rules may name the agent that is started, and
// those that have a launch plan.
func (f flags) params(dir, agent string) config.Params {
	return config.Params{Dir: dir, File: f.config, Mode: f.mode, AskFrom: f.askFrom, Agents: append(registry.Launches.Names(), agent), Trusted: trusted}
}

// trusted tells since when the person has trusted a project file. The store is
// looked at only where there is such a file.
func trusted(realPath string, content []byte) (time.Time, error) {
	state, err := stateFolder()
	if err != nil {
		return time.Time{}, err
	}
	return trust.In(state).Since(realPath, content)
}

// load reads the policy that holds in dir, and says what of it is ignored.
func (f flags) load(dir, agent string) (config.Config, error) {
	conf, err := config.Load(f.params(dir, agent))
	if err != nil {
		return conf, exitAs{exitConfig, err}
	}
	if conf.Language.Value != "" {
		locale.Use(conf.Language.Value)
	}
	for _, n := range conf.Notices {
		say(n)
	}
	return conf, nil
}

// warn says which rules do nothing.
func warn(conf *config.Config) {
	for _, w := range conf.Warnings {
		say(locale.Fill("warning: {0}", w.String()))
	}
}
