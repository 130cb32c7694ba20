package policies

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/internal/disk"
	"guard/locale"
	"guard/policy"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/prompt"
)

// checkFlags are those of `guard check`.
type checkFlags struct {
	*cli.Flags
	json, stdin, explain   bool
	workspace, cwd, prompt string
	agent                  string
}

// NewCheck is `guard check`: what guard thinks of a command.
func NewCheck(f *cli.Flags) *cobra.Command {
	c := checkFlags{Flags: f}
	cmd := &cobra.Command{
		Use:   "check \"COMMAND\" | --stdin",
		Short: "Say what guard thinks of a command; nothing runs",
		Long: `check judges a shell command, or with --stdin one JSON object a line ({"command","cwd"}
or another tool call), by the rules that hold here. Nothing runs. What an earlier call
made is not known to it. Exit status: 0 allow, 1 ask, 2 deny; with --stdin 0.`,
		Example: `  guard check "rm -rf ./tmp_*"
  guard check --json --mode safe "git push"
  echo '{"tool":"read","path":"~/.ssh/id_ed25519"}' | guard check --stdin --json`,
		Args: func(_ *cobra.Command, args []string) error {
			if c.stdin == (len(args) > 0) || len(args) > 1 {
				return cli.Fail(cli.ExitUsage, locale.New("check takes one command in quotes, or --stdin"))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error { return c.run(cmd, args) },
	}
	f.AddPolicy(cmd)
	fs := cmd.Flags()
	fs.BoolVar(&c.json, "json", false, "print JSON")
	fs.BoolVar(&c.stdin, "stdin", false, "read one JSON object a line, answer one a line, in order")
	fs.BoolVar(&c.explain, "explain", false, "show how the verdict was reached, step by step")
	fs.StringVar(&c.workspace, "workspace", "", "the `FOLDER` that counts as the workspace; else this one")
	fs.StringVar(&c.cwd, "cwd", "", "the `FOLDER` that it would run in; else the workspace")
	fs.StringVar(&c.prompt, "prompt", "", "the `TEXT` that you last asked of the agent")
	fs.StringVar(&c.agent, "agent", "", "the `AGENT` that asks, for rules that name one")
	_ = cmd.RegisterFlagCompletionFunc("agent", cli.CompleteAgent)
	return cmd
}

func (c *checkFlags) run(cmd *cobra.Command, args []string) error {
	if err := c.Check(); err != nil {
		return err
	}
	dir, err := os.Getwd()
	if err != nil {
		return cli.Fail(cli.ExitInternal, locale.Errorf("the working directory cannot be read: %w", err))
	}
	if c.workspace == "" {
		c.workspace = dir
	}
	conf, err := c.Load(dir, c.agent)
	if err != nil {
		return err
	}
	if c.explain {
		cli.Warn(&conf)
	}
	who := cli.ThisPerson()
	j := judge{settings: conf.Settings(c.agent),
		world: place.World{Workspace: c.workspace, Home: who.Home, User: who.Name, Own: cli.OwnPaths(who.Home)},
		git:   repository.New(who.Home, os.Getenv("XDG_CONFIG_HOME")).For}
	if c.stdin {
		return c.lines(cmd.InOrStdin(), cmd.OutOrStdout(), j)
	}
	req := c.base()
	req.Tool, req.Command = policy.Shell, args[0]
	f, v := j.judge(c.place(req))
	out := bufio.NewWriter(cmd.OutOrStdout())
	switch {
	case c.json:
		cli.WriteJSON(out, policy.NewReport(f, v))
	default:
		printReport(out, f, v, c.explain)
		printRule(out, f, v, j.settings)
	}
	if err := out.Flush(); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	return cli.Exit{Status: int(policy.Allow - v.Action)}
}

// base is what the command line says of every request.
func (c *checkFlags) base() policy.Request {
	return policy.Request{Channel: policy.ChannelCheck, Agent: c.agent, Workspace: c.workspace, Cwd: c.cwd,
		Prompt: c.prompt}
}

// place lets a request run in its workspace where nothing says otherwise.
func (c *checkFlags) place(r policy.Request) policy.Request {
	if r.Cwd == "" {
		r.Cwd = r.Workspace
	}
	return r
}

// lines answers one JSON object a line.
func (c *checkFlags) lines(in io.Reader, w io.Writer, j judge) error {
	lines := bufio.NewReaderSize(in, 64<<10)
	out := bufio.NewWriter(w)
	for n := 1; ; n++ {
		line, err := lines.ReadBytes('\n')
		if len(line) > 0 { // a blank line too has its answer: who pairs them up must not slip
			cli.WriteJSON(out, c.line(n, line, j))
			if lines.Buffered() == 0 {
				if err := out.Flush(); err != nil {
					return cli.Fail(cli.ExitInternal, err)
				}
			}
		}
		if errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return cli.Fail(cli.ExitInternal, err)
		}
	}
	if err := out.Flush(); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	return nil
}

func (c *checkFlags) line(n int, line []byte, j judge) policy.Report {
	req, err := policy.ParseRequest(line, c.base())
	if err != nil {
		return policy.ErrorReport(locale.Errorf("line %d: %w", n, err))
	}
	return policy.NewReport(j.judge(c.place(registry.MarkQuiet(req))))
}

// judge is the same judge that a running guard uses, on its own.
type judge struct {
	settings policy.Settings
	world    place.World
	git      func(place.Disk) place.Git
}

func (j judge) judge(r policy.Request) (policy.Facts, policy.Verdict) {
	w := j.world
	w.Workspace = r.Workspace
	w.Disk = disk.New(disk.LookBudget)
	if j.git != nil {
		w.Git = j.git(w.Disk)
	}
	f := policy.Judge{World: w}.Facts(r)
	j.settings.Now = time.Now()
	return f, policy.Decide(f, j.settings)
}

// printReport shows a judged request to a person.
func printReport(w io.Writer, f policy.Facts, v policy.Verdict, explain bool) {
	row := func(name locale.Message, text string) {
		if text != "" {
			fmt.Fprintf(w, "%s %s\n", cli.Label(locale.Text(name)), prompt.Escape(text))
		}
	}
	row("verdict", v.Action.String())
	row("risk", prompt.LevelName(v.Risk.String()))
	row("categories", question.CategoryNames(v.Categories.Names()))
	if v.Absurd {
		row("absurd", locale.Text("yes: refused in every mode"))
	}
	for _, r := range f.Ranked() {
		row("because", r.String())
	}
	row("decided", v.Decision)
	r := policy.NewReport(f, v)
	for _, m := range r.Wildcards {
		row("matches", question.MatchLine(m))
	}
	row("reads", strings.Join(r.Paths.Reads, " "))
	row("writes", strings.Join(r.Paths.Writes, " "))
	row("deletes", strings.Join(r.Paths.Deletes, " "))
	row("hosts", strings.Join(r.Hosts, " "))
	row("instead", v.Suggestion)
	row("next", v.Next)
	row("rule", question.RuleName(v.Rule))
	if explain {
		explainCommands(w, r, row)
	}
}

// explainCommands shows how the verdict was reached: each simple command with
// its own level, then what the line as a whole adds.
func explainCommands(w io.Writer, r policy.Report, row func(locale.Message, string)) {
	for i, c := range r.Commands {
		fmt.Fprintf(w, "\n%s %s\n", cli.Label(locale.Sprintf("command %d", i+1)),
			prompt.Escape(strings.Join(c.Argv, " ")))
		row("  through", strings.Join(c.Wrappers, ", "))
		row("  with", strings.Join(append(append([]string(nil), c.Assigns...), c.Redirects...), " "))
		row("  risk", prompt.LevelName(c.Risk.String())+" "+question.CategoryNames(c.Categories.Names()))
		for _, why := range c.Reasons {
			row("  because", why)
		}
	}
	fmt.Fprintf(w, "\n%s\n",
		locale.Sprintf("The line is as bad as its worst part: %s. Then rules, grants and the mode decide: %s",
			prompt.LevelName(r.Risk.String()), prompt.Escape(question.RuleName(r.Rule))))
}
