package records

import (
	"errors"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/internal/changes"
	"guard/locale"
	"guard/policy/risk"
	"guard/prompt"
)

// NewLog is `guard log`: the record as a person reads it.
func NewLog() *cobra.Command {
	var l logFlags
	cmd := &cobra.Command{
		Use:   "log [SESSION], log show ID, or log verify [SESSION]",
		Short: "Read the record: what was asked, how it was judged, who answered",
		Long: `log prints what guard has decided, a line each, the oldest first: all sessions, or the one
whose id begins with SESSION. Times are 2026-11-21, "2026-11-21 07:30", 07:30, or 2h, 3d (ago).`,
		Example: `  guard log --since 2h --verdict deny
  guard log --summary --since 7d
  guard log show 4af3df22/4    the whole story of one line
  guard log verify             whether the record is what was written`,
		Args:              logArgs,
		ValidArgsFunction: CompleteRecorded,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 1 {
				l.session = args[0]
			}
			return l.run(cmd.OutOrStdout())
		},
	}
	fs := cmd.Flags()
	fs.StringVar(&l.session, "session", "", "only the session whose `ID` begins so")
	fs.StringVar(&l.since, "since", "", "only from this `TIME` on")
	fs.StringVar(&l.until, "until", "", "only before this `TIME`")
	fs.StringVar(&l.verdict, "verdict", "", "only this `VERDICT`: allow, ask or deny")
	fs.StringVar(&l.category, "category", "", "only what has this `CATEGORY`, such as GIT_PUBLISH")
	fs.StringVar(&l.agent, "agent", "", "only this `AGENT`")
	fs.StringVar(&l.onlyEvent, "event", "", "only this `EVENT`, such as approval_requested")
	fs.BoolVar(&l.all, "all", false, "also what only leads up to a decision")
	fs.BoolVarP(&l.follow, "follow", "f", false, "also what comes, until it is stopped")
	fs.BoolVar(&l.json, "json", false, "the records as they stand, one JSON object a line")
	fs.BoolVar(&l.summary, "summary", false, "count them: by day, agent, category and rule")
	fs.StringVar(&l.page, "html", "", "write them into `FILE`, as a page for a browser")
	fs.BoolVar(&l.force, "force", false, "with --html: overwrite what is no such page")
	_ = fs.MarkHidden("force")   // the error that needs it names it
	_ = fs.MarkHidden("session") // it is the argument
	_ = cmd.RegisterFlagCompletionFunc("session", CompleteRecorded)
	_ = cmd.RegisterFlagCompletionFunc("agent", cli.CompleteAgent)
	_ = cmd.RegisterFlagCompletionFunc("verdict", cli.Fixed(verdicts...))
	_ = cmd.RegisterFlagCompletionFunc("event", cli.Fixed(audit.Events()...))
	_ = cmd.RegisterFlagCompletionFunc("category", cli.Fixed(risk.AllCategories()...))
	cmd.AddCommand(newLogShow(), newLogVerify())
	return cmd
}

// logArgs takes one session, or says which subcommand was meant.
func logArgs(cmd *cobra.Command, args []string) error {
	const hex = "0123456789abcdef"
	if len(args) == 0 || len(args) == 1 && strings.Trim(args[0], hex) == "" {
		return nil
	}
	if strings.Trim(args[0], hex) != "" {
		if err := cli.MeantCommand(cmd, args[0]); err != nil {
			return err
		}
	}
	return cli.Wants(0, 1, "log takes the beginning of one session's id, or none for all of them")(cmd, args)
}

type logFlags struct {
	logChoice
	since, until, onlyEvent string // as the person typed them
	follow, json            bool
	summary, force          bool
	page                    string // the file that --html names
}

func (l *logFlags) run(w io.Writer) error {
	if err := l.parse(time.Now()); err != nil {
		return cli.Fail(cli.ExitUsage, err)
	}
	dir, err := audit.DefaultFolder()
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	files, err := audit.Files(dir)
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	if err := l.known(files); err != nil && !l.follow { // what is followed may be yet to come
		return err
	}
	if len(files) == 0 && !l.json && !l.follow {
		sayNothingRecorded(dir)
		return nil
	}
	if l.summary {
		return l.summarise(dir, w)
	}
	if l.page != "" {
		return l.writePage(dir)
	}
	out := newLogPrinter(w)
	out.json = l.json
	if l.follow {
		w := changes.Watch(func() []string { return []string{dir} })
		defer w.Close()
		return l.goOn(audit.NewFollower(dir, l.followed), out, w.C)
	}
	var broken []error
	found := false
	for _, f := range files {
		if !l.mayHold(f) {
			continue
		}
		broken = append(broken, readRecord(f, "", func(e audit.Entry) {
			if l.wants(e) {
				found = true
				out.entry(e)
			}
		}))
		if err := out.w.Flush(); err != nil {
			return cli.Fail(cli.ExitInternal, err)
		}
	}
	if !found && len(files) > 0 && !l.json {
		cli.Say(locale.Text("nothing matches"))
	}
	return unreadable(broken)
}

// sayNothingRecorded tells a record without anything from one in which nothing is as it is wanted.
func sayNothingRecorded(dir string) {
	cli.Say(locale.Fill("nothing is recorded yet in {0}", prompt.Escape(cli.HomeRelative(dir, cli.ThisPerson().Home))))
}

// readRecord takes the entries of a record in whose lines a text stands, one after the other, and says what of the
// record cannot be read. A line that is just being written is none yet.
func readRecord(f audit.File, text string, take func(audit.Entry)) error {
	for e, err := range audit.ReadWith(f.Path, text) {
		if errors.Is(err, audit.ErrTorn) && audit.Writing(f.Path) {
			return nil
		}
		if err != nil {
			return err
		}
		take(e)
	}
	return nil
}

// followed tells which records --follow begins with: those of sessions that
// run, or what --since and --session choose.
func (l *logFlags) followed(f audit.File) bool {
	return l.mayHold(f) && (!l.from.IsZero() || l.session != "" || audit.Writing(f.Path))
}

// goOn prints what there is and what comes, until nobody reads it any more.
func (l *logFlags) goOn(f *audit.Follower, out *logPrinter, more <-chan struct{}) error {
	for {
		for e, err := range f.Next() {
			switch {
			case err != nil:
				cli.Complain(err)
			case l.inSession(e.Session) && l.wants(e):
				out.entry(e)
			}
		}
		if err := out.w.Flush(); err != nil {
			return cli.Fail(cli.ExitInternal, locale.Errorf("the log cannot be printed: %w", err))
		}
		<-more
	}
}
