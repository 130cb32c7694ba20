package records

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"os"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/internal/disk"
	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/place"
	"guard/replay"
)

// replayFlags are those of `guard replay`.
type replayFlags struct {
	*cli.Flags
	Recorded
	since, until string
	stdin, json  bool
	disk, every  bool
	reply        string
}

// NewReplay is `guard replay`: recorded requests judged again.
func NewReplay(f *cli.Flags) *cobra.Command {
	r := replayFlags{Flags: f}
	cmd := &cobra.Command{
		Use:   "replay [SESSION] | --stdin",
		Short: "Try a policy on what was recorded: what would be asked now",
		Long: `replay judges the record by the rules of now, in the mode of then if you chose
none; nothing runs. What is allowed or asked counts as having run.`,
		Example: `  guard replay --since 7d                      last week, under this policy
  guard --config new.toml replay --since 7d    and under another
  guard replay --stdin --json <lines.jsonl     an answer a line`,
		Args:              func(_ *cobra.Command, args []string) error { return r.usage(args) },
		ValidArgsFunction: CompleteRecorded,
		RunE:              func(cmd *cobra.Command, _ []string) error { return r.run(cmd) },
	}
	r.AddPolicy(cmd)
	fs := cmd.Flags()
	fs.StringVar(&r.session, "session", "", "only the session whose `ID` begins so")
	fs.StringVar(&r.since, "since", "", "only from this `TIME` on")
	fs.StringVar(&r.until, "until", "", "only before this `TIME`")
	fs.StringVar(&r.agent, "agent", "", "only this `AGENT`; with --stdin the one that asks")
	fs.BoolVar(&r.stdin, "stdin", false, "read one JSON object a line, in place of the record")
	fs.BoolVar(&r.json, "json", false, "print an answer a line, in the order of the requests")
	fs.BoolVar(&r.disk, "disk", false, "look at the disk of now; nothing counts as made then")
	fs.BoolVar(&r.every, "all", false, "list every session and every reason")
	fs.StringVar(&r.workspace, "workspace", "", "the `FOLDER` to be the workspace of what names none")
	fs.StringVar(&r.reply, "answer", answerOnce,
		"your `ANSWER` where asked: once, or session where offered")
	_ = cmd.RegisterFlagCompletionFunc("session", CompleteRecorded)
	_ = cmd.RegisterFlagCompletionFunc("agent", cli.CompleteAgent)
	_ = cmd.RegisterFlagCompletionFunc("answer",
		cobra.FixedCompletions([]cobra.Completion{answerOnce, answerSession}, cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

// What a person says who is asked.
var answerOnce, answerSession = decision.Once.String(), decision.ForSession.String()

// usage reads the command line, and says what of it means nothing.
func (r *replayFlags) usage(args []string) error {
	if len(args) == 1 {
		r.session = args[0]
	}
	switch {
	case len(args) > 1:
		return cli.Fail(cli.ExitUsage, locale.New("replay takes one session, or --stdin"))
	case r.stdin && r.session+r.since+r.until != "":
		return cli.Fail(cli.ExitUsage, locale.New(
			"replay --stdin reads what it is given: a session and times choose from the record"))
	}
	err := cli.OneOf("--answer", r.reply, []string{answerOnce, answerSession})
	if err != nil {
		return err
	}
	workspace := r.workspace
	if r.Recorded, err = Choose(r.session, r.agent, r.since, r.until); err != nil {
		return err
	}
	r.workspace = workspace
	return r.Check()
}

func (r *replayFlags) run(cmd *cobra.Command) error {
	p, err := r.params()
	if err != nil {
		return err
	}
	var broken []error
	var entries iter.Seq[replay.Entry]
	if r.stdin {
		entries = r.fromLines(cmd.InOrStdin(), &broken)
	} else if entries, err = r.Entries(!r.json, &broken); err != nil {
		return err
	}
	if err := r.print(cmd.OutOrStdout(), entries, p); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	if len(broken) > 0 {
		return cli.Fail(1, errors.Join(broken...))
	}
	return nil
}

// params are the policy that holds here, and the world without its disk.
func (r *replayFlags) params() (replay.Params, error) {
	dir, err := os.Getwd()
	if err != nil {
		return replay.Params{}, cli.Fail(cli.ExitInternal,
			locale.Errorf("the working directory cannot be read: %w", err))
	}
	r.workspace = cli.From(dir, r.workspace)
	conf, err := r.Load(dir, r.agent)
	if err != nil {
		return replay.Params{}, err
	}
	who, now := cli.ThisPerson(), time.Now()
	p := replay.Params{
		World: place.World{Workspace: dir, Home: who.Home, User: who.Name,
			Own: cli.OwnPaths(who.Home, conf.Files()...)},
		Settings: func(agent string) policy.Settings {
			s := conf.Settings(agent)
			s.Now = now
			return s
		},
		AsThen:     conf.Unchosen,
		Past:       func(workspace string) replay.Past { return newPast(workspace, r.disk) },
		ForSession: r.reply == answerSession, Workers: runtime.GOMAXPROCS(0),
	}
	if r.disk {
		p.Disk = func() place.Disk { return disk.New(disk.LookBudget) }
	}
	return p, nil
}

// newPast is the memory of a session that works in a folder. Where the disk is
// looked at it tells what is there, and nothing of what ran then.
func newPast(workspace string, disk bool) replay.Past {
	if disk {
		return nil
	}
	return replay.ByName(workspace)
}

// print judges the entries and prints what comes of it.
func (r *replayFlags) print(w io.Writer, entries iter.Seq[replay.Entry], p replay.Params) error {
	out := bufio.NewWriterSize(w, 64<<10)
	if r.json {
		visible := func(a *replay.Answer) string { return cli.VisibleJSON(a.Line()) }
		return replay.Run(entries, p, visible, func(line string, last bool) error {
			_, err := out.WriteString(line)
			if last && err == nil {
				err = out.Flush()
			}
			return err
		})
	}
	var sum replay.Summary
	if err := replay.Run(entries, p, replay.NewRow, func(row replay.Row, _ bool) error {
		sum.Add(row)
		return nil
	}); err != nil {
		return err
	}
	(&replayPrinter{cli.NewInk(os.Stdout), out, r.every, p.AsThen != nil && p.AsThen(r.agent)}).summary(&sum)
	return out.Flush()
}
