package policies

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/config"
	"guard/locale"
	"guard/policy"
)

// NewConfig is `guard config`: what holds here, and where each value comes from.
func NewConfig(f *cli.Flags) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "config",
		Short: "Print the policy that holds here, and where each value comes from",
		Long: `config prints the effective policy of the current folder: the mode, where you are asked,
every rule in the order in which they decide (deny, ask, allow), agents, what is
preconfirmed, what is ignored and why, the files that were read, and guard's own folders.`,
		Example: "  guard config\n  guard --config new.toml config --json",
		Args:    cli.WantsNone,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := f.Check(); err != nil {
				return err
			}
			dir, err := os.Getwd()
			if err != nil {
				return cli.Fail(cli.ExitInternal, locale.Errorf("the working directory cannot be read: %w", err))
			}
			p := f.Params(dir, "")
			p.Now = time.Now()
			conf, err := config.Load(p)
			if err != nil {
				return cli.Fail(cli.ExitConfig, err)
			}
			report, out := newConfigReport(&conf, p.Now), bufio.NewWriter(cmd.OutOrStdout())
			if asJSON {
				cli.WriteJSON(out, report)
			} else {
				printConfig(out, cli.NewInk(os.Stdout), report)
			}
			return cli.Written(out.Flush())
		},
	}
	f.AddPolicy(cmd)
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// configReport is what `guard config --json` prints. Its lists are never null.
type configReport struct {
	Values []config.Shown `json:"-"` // each a member of the report, see MarshalJSON
	Locks  config.Locks   `json:"locks"`

	Rules        []effectiveRule  `json:"rules"` // in the order in which they decide
	Preconfirmed []effectivePlan  `json:"preconfirmed"`
	Agents       []effectiveAgent `json:"agents"`
	Ignored      []effectiveRule  `json:"ignored"` // of a project file that nobody has trusted
	Notices      []string         `json:"notices"` // what else is ignored, and why
	Warnings     []policy.Warning `json:"warnings"`
	Files        []configFile     `json:"files"`
	Folders      []folderReport   `json:"folders"`
}

// MarshalJSON puts the keys' values before the lists, as "record_keep": {"value": …, "from": …}.
func (r configReport) MarshalJSON() ([]byte, error) {
	type lists configReport
	text := []byte("{")
	for _, v := range r.Values {
		value, err := json.Marshal(sourced[any]{v.Value, v.Source, v.Locked})
		if err != nil {
			return nil, err
		}
		text = fmt.Appendf(text, "%q:%s,", strings.ReplaceAll(v.Name, ".", "_"), value)
	}
	rest, err := json.Marshal(lists(r))
	return append(text, rest[1:]...), err
}

// sourced is a value and the file or flag that it comes from, or "default".
type sourced[T any] struct {
	Value  T      `json:"value"`
	From   string `json:"from"`
	Locked string `json:"locked_by,omitempty"` // the managed file that does not leave it to other layers
}

type effectiveRule struct {
	File   string        `json:"file"`
	Line   int           `json:"line,omitempty"`
	Name   string        `json:"name,omitempty"`
	Action policy.Action `json:"action"`
	Says   string        `json:"says"` // its conditions in words
	Reason string        `json:"reason,omitempty"`
}

type effectivePlan struct {
	Command   string    `json:"command"`
	File      string    `json:"file"`
	Line      int       `json:"line,omitempty"`
	Workspace string    `json:"workspace"`
	Until     time.Time `json:"until"`
	Ended     bool      `json:"ended"`
}

type effectiveAgent struct {
	Name    string           `json:"name"`
	From    string           `json:"from"`
	Command string           `json:"command,omitempty"`
	Args    []string         `json:"args,omitempty"`
	Env     []string         `json:"env,omitempty"` // the names alone: values may be secrets
	Mode    *sourced[string] `json:"mode,omitempty"`
}

type configFile struct {
	fileReport
	Read     bool `json:"read"` // false: there is none
	withheld bool // something that it says needs trust
}

type folderReport struct {
	For  string `json:"for"`
	Path string `json:"path"`
}

func newConfigReport(c *config.Config, now time.Time) configReport {
	r := configReport{
		Values: c.Shown(), Locks: c.Locks,
		Rules: effectiveRules(c.Rules), Ignored: effectiveRules(c.Ignored),
		Preconfirmed: []effectivePlan{}, Agents: []effectiveAgent{}, Files: []configFile{}, Folders: ownFolders(),
		Notices: append([]string{}, c.Notices...), Warnings: append([]policy.Warning{}, c.Warnings...),
	}
	for _, p := range c.Preconfirmed {
		r.Preconfirmed = append(r.Preconfirmed, effectivePlan{p.Command, p.Source, p.Line, p.Workspace, p.Until,
			p.Ended(now)})
	}
	for _, name := range slices.Sorted(maps.Keys(c.Agents)) {
		r.Agents = append(r.Agents, effective(c, name))
	}
	for _, s := range c.Sources {
		r.Files = append(r.Files, configFile{fileReport{s.Path, s.Layer, s.Trusted}, true, c.Withholds(s)})
	}
	for _, s := range c.Missing {
		r.Files = append(r.Files, configFile{fileReport{Path: s.Path, Layer: s.Layer}, false, false})
	}
	return r
}

// effectiveRules has them in the order in which they decide: deny before ask before allow, and
// among those of one action the first that speaks is the one that is told.
func effectiveRules(rules []policy.Rule) []effectiveRule {
	sorted := slices.Clone(rules)
	slices.SortStableFunc(sorted, func(a, b policy.Rule) int { return cmp.Compare(a.Action, b.Action) })
	all := []effectiveRule{}
	for i := range sorted {
		r := &sorted[i]
		all = append(all, effectiveRule{r.Source, r.Line, r.Name, r.Action, config.Conditions(r), r.Reason})
	}
	return all
}

func effective(c *config.Config, name string) effectiveAgent {
	a := c.Agents[name]
	e := effectiveAgent{Name: name, From: a.Source, Command: a.Command, Args: a.Args,
		Env: slices.Sorted(maps.Keys(a.Env))}
	if a.Mode != nil {
		mode, from := c.ModeFor(name)
		e.Mode = &sourced[string]{Value: mode.String(), From: from}
	}
	return e
}

// ownFolders are where guard keeps its own, the folders that can be found.
func ownFolders() []folderReport {
	all := []folderReport{}
	if dir, err := audit.DefaultFolder(); err == nil {
		all = append(all, folderReport{"records", dir})
	}
	if dirs, _ := cli.RunFolders(); len(dirs) > 0 {
		all = append(all, folderReport{"sockets", dirs[0]})
	}
	if dir, err := cli.StateFolder(); err == nil {
		all = append(all, folderReport{"state", dir})
	}
	return all
}
