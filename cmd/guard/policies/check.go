package policies

import (
	"bufio"
	"cmp"
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/config"
	"guard/interpose/plan"
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
	agent, file            string
}

// NewCheck is `guard check`: what guard thinks of a command.
func NewCheck(f *cli.Flags) *cobra.Command {
	c := checkFlags{Flags: f}
	cmd := &cobra.Command{
		Use:   "check \"COMMAND\" | -f FILE [-- ARGS…] | - | --stdin",
		Short: "Say what guard thinks of a command or script; nothing runs",
		Long: `check judges a shell command, a script (-f FILE, or - for standard input), or with
--stdin one JSON object a line ({"command","cwd"} or another tool call), by the rules
here. A session may be milder or stricter.
Exit status: 0 allow, 1 ask, 2 deny; with --stdin 0.`,
		Example: `  guard check "rm -rf ./tmp_*"
  guard check -f deploy.sh -- staging
  echo '{"tool":"read","path":"~/.ssh/id_ed25519"}' | guard check --stdin --json`,
		Args: c.args,
		RunE: func(cmd *cobra.Command, args []string) error { return c.run(cmd, args) },
	}
	cmd.SetFlagErrorFunc(flagError)
	f.AddPolicy(cmd)
	fs := cmd.Flags()
	fs.StringVarP(&c.file, "file", "f", "", "judge the script in a `FILE`; behind -- stand its arguments")
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
	c.workspace, c.cwd = cmp.Or(cli.From(dir, c.workspace), dir), cli.From(dir, c.cwd)
	conf, err := c.Load(dir, c.agent)
	if err != nil {
		return err
	}
	if err := c.sound(&conf); err != nil {
		return err
	}
	who := cli.ThisPerson()
	j := judge{settings: conf.Settings(c.agent),
		world: place.World{Workspace: c.workspace, Home: who.Home, User: who.Name,
			Own: cli.OwnPaths(who.Home, conf.Files()...), OneLineVariables: cli.OneLine(os.Environ())},
		git: repository.New(who.Home, os.Getenv("XDG_CONFIG_HOME")).For}
	if c.stdin {
		return c.lines(cmd.InOrStdin(), cmd.OutOrStdout(), j)
	}
	one, err := c.judged(cmd, args, j)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(cmd.OutOrStdout())
	if c.json {
		cli.WriteJSON(out, policy.NewReport(one.facts, one.verdict))
	} else {
		one.undo, one.locks = j.bringsBack(&one.facts, conf.Undo), conf.Locks
		one.session, one.free = j.inSession(&one)
		one.absent, one.unchosen = absent(&one.facts), conf.Unchosen(c.agent)
		one.print(out, c.explain)
	}
	if err := out.Flush(); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	return cli.Exit{Status: int(policy.Allow - one.verdict.Action)}
}

// sound refuses an agent that nothing knows, whose rules would be passed over unsaid, and says what else is doubtful.
func (c *checkFlags) sound(conf *config.Config) error {
	if c.explain {
		cli.Warn(conf)
	}
	if _, err := os.Stat(c.cwd); c.cwd != "" && errors.Is(err, fs.ErrNotExist) {
		cli.Note(locale.Fill("warning: {0} is not there: nothing is known of what a command would find", c.cwd))
	}
	if c.agent == "" {
		return nil
	}
	known := slices.AppendSeq(registry.Launches.Names(), maps.Keys(conf.Agents))
	for i := range conf.Rules {
		known = append(known, conf.Rules[i].Agents...)
	}
	slices.Sort(known)
	return cli.OneOf("--agent", c.agent, slices.Compact(known))
}

// args says what is wrong with the arguments: there is one command, one script, or what --stdin reads.
func (c *checkFlags) args(cmd *cobra.Command, args []string) error {
	before := len(args)
	if dash := cmd.ArgsLenAtDash(); dash >= 0 && (c.file != "" || dash > 0 && args[0] == standardInput) {
		before = dash // the rest is the script's
	}
	ways := before
	if c.stdin {
		ways++
	}
	if c.file != "" {
		ways++
	}
	switch {
	case ways == 1 && before == 1 && strings.TrimSpace(args[0]) == "":
		return cli.Fail(cli.ExitUsage, locale.New("the command is empty: guard check \"COMMAND\""))
	case ways == 1:
		return nil
	case before > 1 && ways == before && args[0] != standardInput:
		return quoteIt(args[:before])
	}
	return cli.Fail(cli.ExitUsage, locale.New(
		"check takes one command in quotes, a script (-f FILE, or - for standard input), or --stdin"))
}

// quoteIt says that a command is one word, and how to write it.
func quoteIt(words []string) error {
	line := words[0]
	if len(words) > 1 {
		line = plan.ShellLine(words)
	}
	quoted := plan.ShellLine([]string{line})
	if strings.Contains(line, "'") && !strings.ContainsAny(line, "\"$`\\!") {
		quoted = `"` + line + `"` // easier to read than quotes in quotes
	}
	return cli.Fail(cli.ExitUsage, locale.Errorf("put the command in quotes: guard check %s", prompt.Escape(quoted)))
}

// flagError says of a flag behind the first word of a command that it is the command's own.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	at := slices.Index(os.Args, cmd.Name())
	if errors.As(err, &unknown) && at > 0 && len(cmd.Flags().Args()) > 0 {
		if first := slices.Index(os.Args[at:], cmd.Flags().Args()[0]); first > 0 {
			return quoteIt(os.Args[at+first:])
		}
	}
	return cli.FlagError(cmd, err)
}

// judged judges what the command line names: a command, or a script.
func (c *checkFlags) judged(cmd *cobra.Command, args []string, j judge) (checked, error) {
	s, err := c.script(cmd, args)
	if err != nil {
		return checked{}, err
	}
	if s != nil {
		return c.judgeScript(s, j), nil
	}
	return c.judgeLine(args[0], j), nil
}

func (c *checkFlags) judgeLine(line string, j judge) checked {
	req := c.base()
	req.Tool, req.Command = policy.Shell, line
	f, v := j.judge(c.place(req))
	return checked{facts: f, verdict: v, settings: j.settings, run: f, ran: v}
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
	past     pastOf
}

// LetsRun reports that guard lets a line run in a folder without asking anybody, before a session has done anything.
func LetsRun(conf *config.Config, agent string, mode policy.Mode, workspace, line string) bool {
	who := cli.ThisPerson()
	j := judge{settings: conf.Settings(agent),
		world: place.World{Home: who.Home, User: who.Name, Own: cli.OwnPaths(who.Home, conf.Files()...)},
		git:   repository.New(who.Home, os.Getenv("XDG_CONFIG_HOME")).For}
	j.settings.Mode = mode
	_, v := j.judge(policy.Request{Channel: policy.ChannelCheck, Agent: agent, Tool: policy.Shell, Command: line,
		Workspace: workspace, Cwd: workspace})
	return v.Action == policy.Allow
}

func (j judge) judge(r policy.Request) (policy.Facts, policy.Verdict) {
	w := j.world
	w.Workspace = r.Workspace
	j.look(&w)
	f := policy.Judge{World: w}.Facts(r)
	j.settings.Now = time.Now()
	return f, policy.Decide(f, j.settings)
}
