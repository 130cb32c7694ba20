package running

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/locale"
	"guard/prompt"
)

// NewDoctor is `guard doctor`: would guard work here, and if not, what to do.
func NewDoctor(f *cli.Flags) *cobra.Command {
	var asJSON, noStart bool
	cmd := &cobra.Command{
		Use:   "doctor [AGENT]",
		Short: "Try the agents here, and say what is missing and what to do",
		Long: `doctor looks at what a run in this folder would need: the policy and its files, the folders for the
record and the socket, the clock, a place to ask you, and the sandbox that agents use. Then it starts
each agent that is here behind guard, with a model of guard's own in place of yours, and sees whether
guard judges what the agent does. An agent that is tried so works in an empty home: it has none of your
settings, keys and files, and its way to the network leads to guard, which leads nowhere. Each try ends
after a minute at the latest.

doctor changes nothing of yours. What it makes to see whether that can be made, it removes.

Exit status: 0 all would work, 1 something would not (the lines marked bad).`,
		Example: `  guard doctor AGENT          of the agents this one alone
  guard doctor --no-start     look only; start no agent
  guard doctor --json         for programs`,
		Args:              cli.Wants(0, 1, "doctor takes one AGENT, or none for all that are here"),
		ValidArgsFunction: cli.CompleteAgent,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.Check(); err != nil {
				return err
			}
			dir, err := os.Getwd()
			if err != nil {
				return cli.Fail(cli.ExitInternal, locale.Errorf("the working directory cannot be read: %w", err))
			}
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			only := strings.Join(args, "")
			if only != "" {
				if err := cli.OneOf("agent", only, registry.Launches.Names()); err != nil {
					return err
				}
			}
			found := examine(ctx, *f, dir, only, !noStart)
			if ctx.Err() != nil {
				return cli.Exit{Status: 128 + int(syscall.SIGINT)} // what was started is ended, and removed
			}
			out := bufio.NewWriter(cmd.OutOrStdout())
			if asJSON {
				cli.WriteJSON(out, found)
			} else {
				printFindings(out, cli.NewInk(os.Stdout), cli.Columns(os.Stdout), found)
			}
			if err := out.Flush(); err != nil {
				return cli.Fail(cli.ExitInternal, err)
			}
			for _, one := range found {
				if one.State == bad {
					return cli.Exit{Status: 1}
				}
			}
			return nil
		},
	}
	f.AddPolicy(cmd)
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	cmd.Flags().BoolVar(&noStart, "no-start", false, "start no agent")
	return cmd
}

// health is how what was looked at is.
type health string

const (
	good health = "ok"
	fair health = "note" // it works, and a person should know
	bad  health = "bad"  // a run would fail, or would not be what it seems
)

// symptom is one thing that doctor looked at.
type symptom struct {
	About string `json:"about"`
	State health `json:"state"`
	What  string `json:"what"`
	Do    string `json:"do,omitempty"` // what to do about it
	// Command does it, for a shell; "": no one command does.
	Command string `json:"command,omitempty"`
}

// examine looks at everything, in the order in which a run needs it; of the agents at one alone, if that is named.
func examine(ctx context.Context, f cli.Flags, dir, only string, start bool) []symptom {
	conf, all := examinePolicy(f, dir)
	all = append(all, examinePerson(dir)...)
	all = append(all, examineFolders()...)
	if conf != nil {
		all = append(all, examineExport(conf)...)
	}
	all = append(all, examineClock(time.Now(), cli.ThisBuild())...)
	all = append(all, examineBirths(dir)...)
	all = append(all, examineAsking()...)
	all = append(all, examineTerminal(os.Getenv)...)
	all = append(all, examineSandbox(dir)...)
	if conf != nil {
		all = append(all, examineAgents(ctx, conf, dir, only, start)...)
	}
	return all
}

// atHome is a text with the paths below the person's home as a person writes them.
func atHome(text string) string {
	home := cli.ThisPerson().Home
	if len(home) < 2 {
		return text
	}
	var out strings.Builder
	for {
		at := strings.Index(text, home+"/")
		if at < 0 {
			return out.String() + text
		}
		if at > 0 && !strings.ContainsRune(" =(\"'", rune(text[at-1])) { // a part of a longer path
			out.WriteString(text[:at+len(home)])
		} else {
			out.WriteString(text[:at] + "~")
		}
		text = text[at+len(home):]
	}
}

var healthInk = map[health]string{good: cli.Green, fair: cli.Yellow, bad: cli.Red}

// narrowDoctor is a window without room for a column of what it is about: that has a line of its own there.
const narrowDoctor = 60

// printFindings shows them in lines of at most columns cells; 0: however long they are.
func printFindings(w io.Writer, in cli.Ink, columns int, found []symptom) {
	width := 0
	for _, s := range found {
		width = max(width, prompt.Cells(s.About))
	}
	below := strings.Repeat(" ", 5+1+width+1)
	narrow := columns > 0 && columns < narrowDoctor
	if narrow {
		below = strings.Repeat(" ", 5+1)
	}
	room := max(columns-len(below), 0)
	for _, s := range found {
		s.What, s.Do = atHome(s.What), atHome(s.Do)
		before := in.In(healthInk[s.State], cli.Column(string(s.State), 5)) + " " +
			cli.Column(prompt.Escape(s.About), width) + " "
		if narrow {
			fmt.Fprintln(w, strings.TrimRight(before, " "))
			before = below
		}
		for _, line := range cli.Wrapped(prompt.Escape(s.What), room) {
			fmt.Fprintln(w, before+line)
			before = below
		}
		if s.Do != "" {
			for _, line := range cli.Wrapped(prompt.Escape("→ "+s.Do), room) {
				fmt.Fprintln(w, below+in.In(cli.Faint, line))
			}
		}
		if s.Command != "" { // whole: it is to be copied
			fmt.Fprintln(w, below+in.In(cli.Bold, "$ "+prompt.Escape(s.Command)))
		}
	}
}
