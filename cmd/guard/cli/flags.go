package cli

import (
	"time"

	"github.com/spf13/cobra"

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
	Verbose bool
}

// AddPolicy gives a command the flags that say which policy holds. They may stand before its name.
func (f *Flags) AddPolicy(cmd *cobra.Command) {
	f.AddMode(cmd)
	cmd.Flags().StringVar(&f.AskFrom, "ask-from", "", "in the mode ask: the `LEVEL` to ask from, medium or high")
	f.AddConfig(cmd)
	_ = cmd.RegisterFlagCompletionFunc("ask-from", Fixed(levels...))
}

// AddConfig gives a command the flag that names one more file of rules.
func (f *Flags) AddConfig(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.Config, "config", "", "a `FILE` of rules beside yours and the project's")
}

// AddMode gives a command the flag that names a mode.
func (f *Flags) AddMode(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.Mode, "mode", "", "the `MODE`: safe, ask or unrestricted")
	_ = cmd.RegisterFlagCompletionFunc("mode", Fixed(policy.Modes()...))
}

// AddRun gives a command the flags that say how an agent is started.
func (f *Flags) AddRun(cmd *cobra.Command) {
	fs := cmd.Flags()
	fs.BoolVar(&f.Confirm, "confirm", false, "confirm unrestricted without being asked for it")
	fs.BoolVar(&f.DryRun, "dry-run", false, "show what would be started, and why; start nothing")
	fs.BoolVar(&f.Verbose, "verbose", false, "with --dry-run: every argument, variable and file")
}

var levels = []string{"medium", "high"}

// Fixed completes a word to one of a few.
func Fixed(words ...string) cobra.CompletionFunc {
	return cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)
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
	if f.AskFrom == "" {
		return nil
	}
	return OneOf("--ask-from", f.AskFrom, levels)
}

// Params say what to read in dir. Rules may name the agent that is started, and
// those that have a launch plan.
func (f Flags) Params(dir, agent string) config.Params {
	return config.Params{Dir: dir, File: f.Config, Mode: f.Mode, AskFrom: f.AskFrom,
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
	p := f.Params(dir, agent)
	var project string // the hash of the project's file as it stands
	p.Trusted = func(realPath string, content []byte) (time.Time, error) {
		project = trust.Hash(realPath, content)
		return Trusted(realPath, content)
	}
	conf, err := config.Load(p)
	if err != nil {
		return conf, Fail(ExitConfig, err)
	}
	if conf.Language.Value != "" {
		locale.Use(conf.Language.Value)
	}
	for _, n := range conf.Notices {
		if n == conf.Untrusted {
			tellOnce(project, n)
			continue
		}
		Note(n)
	}
	return conf, nil
}

// Warn says which rules do nothing.
func Warn(conf *config.Config) {
	for _, w := range conf.Warnings {
		Note(locale.Fill("warning: {0}", w.String()))
	}
}
