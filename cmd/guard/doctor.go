package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"guard/locale"
	"guard/prompt"
)

// newDoctor is `guard doctor`: would guard work here, and if not, what to do.
func newDoctor(f *flags) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "doctor",
		Short: "Look whether all is there that guard needs here, and say what to do",
		Long: `doctor looks at what a run in this folder would need: the policy, the folders for the record and
the socket, a place to ask you, and the agents and what guard can do for each. It starts no agent
and changes nothing but that it makes, and removes, one file in the record's folder if there is one.

Exit status: 0 all would work, 1 something would not.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := f.check(); err != nil {
				return err
			}
			dir, err := os.Getwd()
			if err != nil {
				return exitAs{exitInternal, locale.Errorf("the working directory cannot be read: %w", err)}
			}
			found := examine(*f, dir)
			out := bufio.NewWriter(cmd.OutOrStdout())
			if asJSON {
				writeJSON(out, found)
			} else {
				printFindings(out, ink{colours(os.Stdout)}, found)
			}
			if err := out.Flush(); err != nil {
				return exitAs{exitInternal, err}
			}
			for _, one := range found {
				if one.State == bad {
					return exitAs{status: 1}
				}
			}
			return nil
		},
	}
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
func examine(f flags, dir string) []symptom {
	conf, all := examinePolicy(f, dir)
	all = append(all, examinePerson(dir)...)
	all = append(all, examineFolders()...)
	all = append(all, examineAsking()...)
	if conf != nil {
		all = append(all, examineAgents(conf, dir)...)
	}
	return all
}

var healthInk = map[health]string{good: green, fair: yellow, bad: red}

func printFindings(w io.Writer, in ink, found []symptom) {
	for _, s := range found {
		fmt.Fprintf(w, "%s %-14s %s\n", in.in(healthInk[s.State], column(string(s.State), 5)), prompt.Escape(s.About), prompt.Escape(s.What))
		if s.Do != "" {
			fmt.Fprintf(w, "%s %s\n", strings.Repeat(" ", 20), in.in(faint, "→ "+prompt.Escape(s.Do)))
		}
	}
}
