package remote

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/control"
	"guard/control/socket"
	"guard/locale"
	"guard/policy/decision"
	"guard/prompt"
)

// NewSessions is `guard sessions`.
func NewSessions() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:     "sessions",
		Short:   "List what runs under guard: mode, agent, workspace, what waits",
		Example: "  guard sessions\n  guard sessions --json",
		Args:    cli.WantsNone,
		RunE: func(cmd *cobra.Command, _ []string) error {
			list, silent, err := ofAll((*socket.Client).Sessions)
			if err != nil {
				return err
			}
			tellSilent(silent)
			if asJSON {
				return printJSON(cmd.OutOrStdout(), list)
			}
			if len(list) == 0 && len(silent) == 0 {
				cli.Say(errNoneRuns.Error())
			}
			if len(list) == 0 {
				return nil
			}
			out := bufio.NewWriter(cmd.OutOrStdout())
			printSessions(out, list, cli.Columns(os.Stdout))
			return cli.Written(out.Flush())
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print an array of JSON objects")
	return c
}

func printJSON(w io.Writer, v any) error {
	b, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	_, err = fmt.Fprintf(w, "%s\n", cli.VisibleJSON(b))
	return cli.Written(err)
}

// printSessions prints a table, or in a window that has no room for it each session by itself.
func printSessions(w io.Writer, list []control.Session, columns int) {
	rows := [][]string{strings.Split(locale.Text(
		"SESSION\tAGENT\tMODE\tSINCE\tALLOWED\tREFUSED\tASKED\tWAITING\tWORKSPACE\tGRANTS"), "\t")}
	for _, s := range list {
		rows = append(rows, []string{s.ID, prompt.Escape(s.Agent), modeOf(s), question.Clock(s.Since, time.Now()),
			fmt.Sprint(s.Counts.Allowed), fmt.Sprint(s.Counts.Refused), fmt.Sprint(s.Counts.Asked),
			fmt.Sprint(s.Waiting),
			prompt.Escape(cli.HomeRelative(s.Workspace, cli.ThisPerson().Home)), question.GrantNames(s.Grants)})
	}
	if columns <= 0 || tableCells(rows) <= columns {
		cli.PrintTable(w, rows)
		return
	}
	for _, row := range rows[1:] {
		fmt.Fprintln(w, cli.Hung("", strings.Join(row[:inHead], "  "), columns))
		for i, cell := range row[inHead:] {
			fmt.Fprintln(w, cli.Hung("    "+rows[0][inHead+i]+"  ", cell, columns))
		}
	}
}

// inHead is how many cells of a row say which session it is.
const inHead = 3

// tableCells is the width of a table.
func tableCells(rows [][]string) (all int) {
	for i := range rows[0] {
		widest := 0
		for _, row := range rows {
			widest = max(widest, prompt.Cells(row[i]))
		}
		all += widest + 2
	}
	return all - 2
}

// modeOf is a session's mode, which has no meaning where nothing is judged.
func modeOf(s control.Session) string {
	if !s.Judged {
		return locale.Text("not judged")
	}
	return s.Mode.String()
}

// NewPending is `guard pending`.
func NewPending() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use: "pending", Short: "List the questions that wait for a person",
		Long: `pending lists the questions that wait, without the secrets in them: guard watch shows
what would run as it is.`,
		Example: "  guard pending\n  guard answer 4af3df22-7 once",
		Args:    cli.WantsNone,
		RunE: func(cmd *cobra.Command, _ []string) error {
			all, silent, err := ofAll(pending)
			if err != nil {
				return err
			}
			tellSilent(silent)
			if asJSON {
				return printJSON(cmd.OutOrStdout(), all)
			}
			if len(all) == 0 && len(silent) == 0 {
				cli.Say(locale.Text("nothing waits"))
			}
			out := bufio.NewWriter(cmd.OutOrStdout())
			printPending(out, all, cli.Columns(os.Stdout))
			return cli.Written(out.Flush())
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print an array of JSON objects")
	return c
}

// pendingPrinter lists what waits in lines of so many cells, 0 for any. What would run may hold anything: its further
// lines are set in, where nothing in them looks like a reason or another question.
type pendingPrinter struct {
	w       io.Writer
	columns int
}

func printPending(w io.Writer, list []control.PermissionRequest, columns int) {
	for _, one := range list {
		(&pendingPrinter{w, columns}).request(one)
	}
}

func (p *pendingPrinter) line(head, text string) {
	const further = 8
	width := 0
	if p.columns > 0 {
		width = max(p.columns-further, leastRoom)
	}
	for i, line := range prompt.Lines(text, width) {
		if i > 0 {
			head = strings.Repeat(" ", further)
		}
		if line != "" {
			fmt.Fprintln(p.w, strings.TrimRight(head+line, " "))
		}
	}
}

// leastRoom is how many cells of text stand in a line at least, however narrow a window is.
const leastRoom = 20

func (p *pendingPrinter) named(name locale.Message, text string) {
	if text != "" {
		p.line("    ", locale.Text(name)+": "+text)
	}
}

// request is all that is agreed to by answering it.
func (p *pendingPrinter) request(r control.PermissionRequest) {
	q := questionOf(r)
	p.line("", locale.Sprintf("%s  %s  %s  waiting %s", r.RequestID, prompt.LevelName(q.Level), q.Agent,
		time.Since(r.Since).Round(time.Second)))
	p.line("    ", q.Raw)
	p.named("files", strings.Join(edited(q), ", "))
	for i, change := range prompt.Changes(q) {
		if i == mostChanges {
			p.line("    | ", "…")
			break
		}
		p.line("    | ", change)
	}
	for _, why := range q.Reasons {
		p.line("    - ", why)
	}
	p.named("it claims", q.Claim)
	p.named("in", q.Cwd)
	p.named("undo", q.Undo)
	p.named("safer", q.Suggestion)
	ids := []string{}
	for _, o := range r.Options {
		if ids = append(ids, o.ID); o.ID == decision.ForSession.String() {
			p.named("session", q.SessionOffer)
		}
	}
	fmt.Fprintf(p.w, "    guard answer %s %s|cancel\n", r.RequestID, strings.Join(ids, "|")) // whole, to be copied
}

// edited are the files that a question's edits change.
func edited(q prompt.Question) (files []string) {
	for _, d := range append([]prompt.Diff{q.Diff}, q.Diffs...) {
		if d.Path != "" && !slices.Contains(files, d.Path) {
			files = append(files, d.Path)
		}
	}
	return files
}

// mostChanges is how many lines of edits are shown; guard watch shows all.
const mostChanges = 20
