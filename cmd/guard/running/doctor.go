package running

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/locale"
	"guard/prompt"
)

// NewDoctor is `guard doctor`: would guard work here, and if not, what to do.
func NewDoctor(f *cli.Flags) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "doctor",
		Short: "Look whether all that guard needs is there, and what to do",
		Long: `doctor looks at what a run in this folder would need: the policy, the folders for the
record and the socket, a place to ask you, the agents, and what guard can do for each. It
starts no agent and changes nothing. Exit status: 0 all would work, 1 something not.`,
		Example: "  guard doctor\n  guard doctor --json",
		Args:    cli.WantsNone,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := f.Check(); err != nil {
				return err
			}
			dir, err := os.Getwd()
			if err != nil {
				return cli.Fail(cli.ExitInternal, locale.Errorf("the working directory cannot be read: %w", err))
			}
			found := examine(*f, dir)
			out := bufio.NewWriter(cmd.OutOrStdout())
			if asJSON {
				cli.WriteJSON(out, found)
			} else {
				printFindings(out, cli.NewInk(os.Stdout), found)
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
}

// examine looks at everything, in the order in which a run needs it.
func examine(f cli.Flags, dir string) []symptom {
	conf, all := examinePolicy(f, dir)
	all = append(all, examinePerson(dir)...)
	all = append(all, examineFolders()...)
	all = append(all, examineAsking()...)
	if conf != nil {
		all = append(all, examineAgents(conf, dir)...)
	}
	return all
}

var healthInk = map[health]string{good: cli.Green, fair: cli.Yellow, bad: cli.Red}

func printFindings(w io.Writer, in cli.Ink, found []symptom) {
	for _, s := range found {
		fmt.Fprintf(w, "%s %-14s %s\n", in.In(healthInk[s.State], cli.Column(string(s.State), 5)),
			prompt.Escape(s.About), prompt.Escape(s.What))
		if s.Do != "" {
			fmt.Fprintf(w, "%s %s\n", strings.Repeat(" ", 20), in.In(cli.Faint, "→ "+prompt.Escape(s.Do)))
		}
	}
}
