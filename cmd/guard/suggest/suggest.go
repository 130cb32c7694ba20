package suggest

import (
	"bufio"
	"errors"
	"io"
	"os"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/policies"
	"guard/cmd/guard/records"
	"guard/config"
	"guard/locale"
	"guard/suggest"
)

// flags are those of `guard suggest`.
type flags struct {
	*cli.Flags
	session, agent, since string
	least, limit          int
	user, project         bool
	show, yes, json       bool

	dir, home string
	chosen    records.Recorded
}

// New is `guard suggest`.
func New(f *cli.Flags) *cobra.Command {
	s := flags{Flags: f}
	cmd := &cobra.Command{
		Use:   "suggest [SESSION]",
		Short: "Propose rules for what you allow or refuse again and again",
		Long: `suggest reads the record and proposes rules that answer for you what you answered alike each
time: where they come from, what they would have changed, with examples. It asks about each, and writes
what you agree to behind what stands in your guard.toml; guard init --undo takes it back. No rule
leaves more than one word open, none is for what is critical.`,
		Example: `  guard suggest
  guard suggest --print --since 7d     only show them
  guard suggest --project --least 5    for this project's .guard.toml`,
		Args:              cli.Wants(0, 1, "suggest takes one SESSION, or none for all of them"),
		ValidArgsFunction: records.CompleteRecorded,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 {
				s.session = args[0]
			}
			return s.run(cmd.OutOrStdout())
		},
	}
	s.AddConfig(cmd)
	fs := cmd.Flags()
	fs.BoolVar(&s.user, "user", false, "for your own guard.toml: the default")
	fs.BoolVar(&s.project, "project", false, "by this project's questions, for its .guard.toml")
	fs.BoolVar(&s.show, "print", false, "only show them, and write nothing")
	fs.BoolVar(&s.yes, "yes", false, "write all of them without asking")
	cli.AlsoNamed(fs, "yes", "confirm")
	fs.BoolVar(&s.json, "json", false, "print JSON, and write nothing")
	fs.IntVar(&s.least, "least", suggest.DefaultLeast, "answers alike that make a rule, `N` of them")
	fs.IntVar(&s.limit, "limit", suggest.DefaultLimit, "at most `N` rules")
	fs.StringVar(&s.agent, "agent", "", "only what this `AGENT` asked")
	fs.StringVar(&s.since, "since", "", "only from this `TIME` on: 7d, 2026-11-21")
	_ = cmd.RegisterFlagCompletionFunc("agent", cli.CompleteAgent)
	return cmd
}

// usage says what of the command line means nothing.
func (s *flags) usage() (err error) {
	switch {
	case s.user && s.project:
		return cli.Fail(cli.ExitUsage, locale.New("--user and --project are two files: name one of them"))
	case s.yes && (s.show || s.json):
		return cli.Fail(cli.ExitUsage, locale.New(
			"--print and --json write nothing, and --yes writes: name one of them"))
	case s.least < 2:
		return cli.Fail(cli.ExitUsage, locale.New("--least: a rule needs at least 2 answers alike"))
	case s.limit < 1:
		return cli.Fail(cli.ExitUsage, locale.New("--limit: at least 1"))
	}
	s.chosen, err = records.Choose(s.session, s.agent, s.since, "")
	return err
}

func (s *flags) run(stdout io.Writer) error {
	if err := s.usage(); err != nil {
		return err
	}
	var err error
	if s.dir, err = os.Getwd(); err != nil {
		return cli.Fail(cli.ExitInternal, locale.Errorf("the working directory cannot be read: %w", err))
	}
	s.home = cli.ThisPerson().Home
	conf, err := s.Load(s.dir, s.agent)
	if err != nil {
		return err
	}
	file, err := s.file()
	if err != nil {
		return err
	}
	if by := conf.AllowRulesLockedBy(); by != "" {
		cli.Say(locale.Fill("{0} locks rules, so only rules that refuse are proposed", by))
	}
	found, broken, err := s.find(&conf)
	if err != nil {
		return err
	}
	switch {
	case s.json:
		err = written(stdout, func(w io.Writer) { cli.WriteJSON(w, found) })
	case len(found.Suggestions) == 0:
		found.sayNothing(s.least)
	case s.show:
		ink := inkFor(stdout)
		err = written(stdout, func(w io.Writer) { found.print(w, ink) })
	default:
		err = s.write(stdout, found, file)
	}
	if err == nil && len(broken) > 0 {
		err = cli.Fail(1, errors.Join(broken...))
	}
	return err
}

// written writes all that is printed, or says why not.
func written(w io.Writer, print func(io.Writer)) error {
	out := bufio.NewWriter(w)
	print(out)
	return cli.Written(out.Flush())
}

// file is where the rules go.
func (s *flags) file() (string, error) {
	if !s.project {
		return config.UserFile(), nil
	}
	if file := config.ProjectFileFor(s.dir); file != "" {
		return file, nil
	}
	root, is := policies.ProjectRoot(s.dir)
	if !is {
		return "", cli.Fail(cli.ExitUsage, locale.Errorf("%s is no project's folder: leave out --project", root))
	}
	return root + "/" + config.ProjectFile, nil
}
