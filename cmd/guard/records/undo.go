package records

import (
	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/locale"
)

// NewUndo is `guard undo`: what a call took comes back.
func NewUndo(f *cli.Flags) *cobra.Command {
	u := undoFlags{Flags: f}
	cmd := &cobra.Command{
		Use:   "undo [ID]",
		Short: "Bring back what an allowed call deleted, moved or overwrote",
		Long: `undo lists the last calls that took something from you. undo ID shows what would come back
and how it differs from what stands there now, asks, keeps that too, and brings it back:
an undo can be undone. docs/undo.md tells what is kept, and what does not come back.
Exit status: 0 all came back, 1 not all, or you said no, 64 usage, 77 not by an agent.`,
		Example: `  guard undo 4af3df22/4
  guard undo --file src/main.go --list     every moment of which it is kept
  guard undo 4af3df22/4 --to /tmp/then     beside what is there now`,
		Args: func(_ *cobra.Command, args []string) error { return u.usage(args) },
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := cli.AuthorizeSelf(); err != nil {
				return cli.Fail(cli.ExitDeclined, locale.Errorf("nothing was undone: %w", err))
			}
			return u.run(cmd.OutOrStdout())
		},
	}
	f.AddConfig(cmd)
	fs := cmd.Flags()
	fs.BoolVar(&u.list, "list", false, "list what can be undone, and change nothing")
	fs.BoolVar(&u.all, "all", false, "list all calls, not only the last 20")
	fs.BoolVar(&u.diff, "diff", false, "show what would come back, and change nothing")
	fs.StringVar(&u.file, "file", "", "only the file `PATH`, or the folder with all in it")
	fs.StringVar(&u.to, "to", "", "bring it back below `DIR`, overwriting nothing there")
	fs.BoolVar(&u.yes, "yes", false, "do not ask")
	cli.AlsoNamed(fs, "yes", "confirm")
	fs.BoolVar(&u.json, "json", false, "print JSON, and change nothing")
	fs.BoolVar(&u.forget, "forget", false, "free the space: keep nothing longer, for ID or at all")
	return cmd
}

// undoFlags are the command line of guard undo.
type undoFlags struct {
	*cli.Flags
	id, file, to                       string
	list, all, diff, yes, json, forget bool
}

// usage says what of the command line means nothing.
func (u *undoFlags) usage(args []string) error {
	if len(args) == 1 {
		u.id = args[0]
	}
	wrong := func(text locale.Message) error { return cli.Fail(cli.ExitUsage, locale.New(string(text))) }
	lists := u.list || u.id == "" && u.file == "" && !u.forget
	switch {
	case len(args) > 1:
		return wrong("undo takes one ID, as guard undo and guard log print them: 4af3df22/4")
	case u.forget && (u.list || u.all || u.diff || u.json || u.file != "" || u.to != ""):
		return wrong("--forget stands alone, or with an ID and --yes")
	case u.list && u.id != "":
		return wrong("--list is without an ID; guard undo ID --diff shows one call")
	case lists && u.diff:
		return wrong("--diff needs an ID or --file; guard undo lists them")
	case lists && (u.yes || u.to != ""):
		return wrong("--yes and --to need an ID or --file; guard undo lists them")
	case u.all && !lists:
		return wrong("--all goes with the list only")
	case (u.diff || u.json) && (u.yes || u.diff && u.json):
		return wrong("--diff and --json change nothing: each stands without --yes and without the other")
	}
	if u.file != "" {
		var err error
		if u.file, err = lexical(u.file); err != nil {
			return cli.Fail(cli.ExitUsage, err)
		}
	}
	return nil
}

func (u *undoFlags) run(out writer) error {
	kept, err := openKept()
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	if u.forget {
		return u.forgetKept(kept)
	}
	if u.list || u.id == "" && u.file == "" {
		return u.printList(kept, out)
	}
	m, err := u.chosen(kept)
	if err != nil {
		return err
	}
	return u.undo(kept, m, out, u.agreed)
}
