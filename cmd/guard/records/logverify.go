package records

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/locale"
	"guard/prompt"
)

// newLogVerify is `guard log verify`: is the record what was written?
func newLogVerify() *cobra.Command {
	var asJSON bool
	var dump string
	cmd := &cobra.Command{
		Use:   "verify [SESSION | --export FILE]",
		Short: "Find records that were changed, moved, put in or taken out",
		Long: `verify goes through the chain of every record, or of the session whose id begins with
SESSION. It finds records that were edited, put in, moved or taken out, a torn last line,
and an end that was cut off; it cannot find a whole file that is gone, or one that the
same user has written anew. What is kept for guard undo is verified by the record's hash.
With --export it checks what a store gave out of what guard export handed on to it.
Exit status: 0 all is sound, 1 something is not.`,
		Example:           "  guard log verify\n  guard log verify 4af3df22\n  guard log verify --export dump.jsonl",
		Args:              cli.Wants(0, 1, "verify takes the beginning of one session's id, or none for all of them"),
		ValidArgsFunction: CompleteRecorded,
		RunE: func(cmd *cobra.Command, args []string) error {
			if dump != "" {
				if len(args) > 0 {
					return cli.Fail(cli.ExitUsage,
						locale.New("--export checks every session of the file; leave SESSION out"))
				}
				return verifyDump(cmd.OutOrStdout(), dump, asJSON)
			}
			session := strings.Join(args, "")
			checks, dir, err := verifyRecords(session)
			if err != nil {
				return err
			}
			if len(checks) == 0 && !asJSON {
				sayNothingRecorded(dir)
			}
			out := bufio.NewWriter(cmd.OutOrStdout())
			i := cli.NewInk(os.Stdout)
			bad, gone := 0, 0
			for _, c := range checks {
				if !c.OK {
					bad++
				}
				if asJSON {
					cli.WriteJSON(out, c)
					continue
				}
				fmt.Fprintf(out, "%s  %s\n", i.Mark(c.OK), prompt.Escape(c.line()))
				for _, bad := range c.Changed {
					fmt.Fprintf(out, "      %s\n", prompt.Escape(bad.line()))
				}
				gone += c.Gone
			}
			if gone > 0 {
				fmt.Fprintf(out, "      %s\n", question.Count(gone,
					"of 1 call what was kept for undo is kept no longer",
					"of {0} calls what was kept for undo is kept no longer"))
			}
			if err := out.Flush(); err != nil {
				return cli.Fail(cli.ExitInternal, err)
			}
			if bad > 0 {
				return cli.Fail(1, locale.Errorf("%d of %d records not what was written", bad, len(checks)))
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one JSON object a session")
	cmd.Flags().StringVar(&dump, "export", "", "check a `FILE` of exported records (- for standard input)")
	return cmd
}

// recordCheck is one session's record, verified.
type recordCheck struct {
	Session string `json:"session"`
	Path    string `json:"path"`
	OK      bool   `json:"ok"`
	Running bool   `json:"running"`           // a guard is writing it
	Problem string `json:"problem,omitempty"` // what is wrong
	Line    uint64 `json:"line,omitempty"`    // the first that cannot be trusted, from 1
	// What is kept so that calls can be undone: how many manifests, how many no longer, and what was changed.
	Kept    int           `json:"kept,omitempty"`
	Gone    int           `json:"gone,omitempty"`
	Changed []changedKept `json:"changed,omitempty"`
}

func (c recordCheck) line() string {
	switch {
	case c.Problem != "":
		return fmt.Sprintf("%s  %s", c.Session, c.Problem)
	case c.Running:
		return c.Session + "  " + locale.Text("whole so far, the session runs")
	}
	return c.Session + "  " + locale.Text("whole")
}

// verifyRecords verifies those whose session begins so, and says in which folder.
func verifyRecords(session string) (checks []recordCheck, dir string, err error) {
	dir, files, err := records()
	if err != nil {
		return nil, "", err
	}
	kept, err := openKept()
	if err != nil {
		return nil, "", cli.Fail(cli.ExitInternal, err)
	}
	objects := keptCheck{keptFiles: kept, objects: map[string]error{}}
	for _, f := range files {
		if strings.HasPrefix(f.Session, session) {
			c := verifyRecord(f)
			objects.verify(&c)
			checks = append(checks, c)
		}
	}
	if len(checks) == 0 && session != "" {
		return nil, "", cli.Fail(cli.ExitUsage,
			locale.Errorf("no session begins with %q (guard log lists them)", session))
	}
	return checks, dir, nil
}

// verifyRecord checks one file. A guard that still writes it explains an end
// that is missing, and nothing else.
func verifyRecord(f audit.File) recordCheck {
	c := recordCheck{Session: f.Session, Path: f.Path, Running: audit.Writing(f.Path)}
	err := audit.Verify(f.Path)
	var bad *audit.BadRecord
	switch {
	case err == nil:
		c.OK = true
	case errors.As(err, &bad):
		c.Problem, c.Line = locale.Sprintf("line %d %s; do not trust it or what follows", bad.Line, bad.Problem),
			bad.Line
	case c.Running && (errors.Is(err, audit.ErrTorn) || errors.Is(err, audit.ErrNotEnded)):
		c.OK = true
	case errors.Is(err, audit.ErrTorn):
		c.Problem = locale.Text("its last line is torn: guard was killed in the middle of it, or the end was cut off")
	case errors.Is(err, audit.ErrNotEnded):
		c.Problem = locale.Text("its end is missing: guard was killed, or the end was cut off")
	default:
		c.Problem = err.Error()
	}
	return c
}
