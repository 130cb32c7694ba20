package records

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/locale"
)

// newLogShow is `guard log show`: the whole story of one decision.
func newLogShow() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "show ID",
		Short: "Tell the whole story of one decision",
		Long: "show tells everything about one line of guard log, named by its ID: what was asked, what " +
			"it\nwould do, how it was judged, who was asked, and what came of it.",
		Example: "  guard log show 4af3df22/4",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return cli.Fail(cli.ExitUsage, locale.New("show takes one ID, as guard log prints them: 4af3df22/4"))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			file, story, err := findStory(args[0])
			if err != nil {
				return err
			}
			out := bufio.NewWriter(cmd.OutOrStdout())
			if asJSON {
				for _, e := range story {
					fmt.Fprintln(out, cli.VisibleJSON(e.Line))
				}
			} else {
				s := &storyPrinter{Ink: cli.NewInk(os.Stdout), window: window{cli.Columns(os.Stdout)}, w: out}
				s.story(story)
				s.row("record", verifyRecord(file).line())
			}
			if err := out.Flush(); err != nil {
				return cli.Fail(cli.ExitInternal, err)
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print its records as they stand, one JSON object a line")
	return cmd
}

// findStory finds the records that belong to one decision: those of the same
// call, or the one that is named.
func findStory(id string) (audit.File, []audit.Entry, error) {
	session, number, _ := strings.Cut(id, "/")
	seq, err := strconv.ParseUint(number, 10, 64)
	if err != nil || session == "" {
		return audit.File{}, nil, cli.Fail(cli.ExitUsage,
			locale.Errorf("%q is no ID: take one from guard log, such as 4af3df22/4", id))
	}
	file, err := findRecord(session)
	if err != nil {
		return file, nil, err
	}
	var all []audit.Entry
	at := -1
	for e, err := range audit.Read(file.Path) {
		if err != nil && !errors.Is(err, audit.ErrTorn) {
			cli.Complain(err)
		}
		if err != nil {
			break
		}
		if e.Seq == seq {
			at = len(all)
		}
		all = append(all, e)
	}
	if at < 0 {
		return file, nil, cli.Fail(cli.ExitUsage,
			locale.Errorf("session %s has no record %d (it has %d)", file.Session, seq, len(all)))
	}
	return file, sameCall(all, at), nil
}

// records are the files of guard's record, the oldest first, and their folder.
func records() (dir string, files []audit.File, err error) {
	if dir, err = audit.DefaultFolder(); err == nil {
		files, err = audit.Files(dir)
	}
	if err != nil {
		return "", nil, cli.Fail(cli.ExitInternal, err)
	}
	return dir, files, nil
}

// findRecord finds the one session whose id begins so.
func findRecord(session string) (audit.File, error) {
	_, files, err := records()
	if err != nil {
		return audit.File{}, err
	}
	files = slices.DeleteFunc(files, func(f audit.File) bool { return !strings.HasPrefix(f.Session, session) })
	switch len(files) {
	case 0:
		return audit.File{}, cli.Fail(cli.ExitUsage,
			locale.Errorf("no session begins with %q (guard log lists them)", session))
	case 1:
		return files[0], nil
	}
	return audit.File{}, cli.Fail(cli.ExitUsage,
		locale.Errorf("%d sessions begin with %q: write more of the id", len(files), session))
}
