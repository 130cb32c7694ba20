package remote

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/control"
	"guard/control/socket"
	"guard/locale"
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
			list, err := ofAll((*socket.Client).Sessions)
			if err != nil {
				return err
			}
			if asJSON {
				return printJSON(cmd.OutOrStdout(), list)
			}
			if len(list) == 0 {
				cli.Say(errNoneRuns.Error())
				return nil
			}
			printSessions(cmd.OutOrStdout(), list)
			return nil
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
	_, err = fmt.Fprintf(w, "%s\n", b)
	return err
}

func printSessions(w io.Writer, list []control.Session) {
	rows := [][]string{strings.Split(locale.Text(
		"SESSION\tAGENT\tMODE\tSINCE\tALLOWED\tREFUSED\tASKED\tWAITING\tWORKSPACE\tGRANTS"), "\t")}
	for _, s := range list {
		rows = append(rows, []string{s.ID, prompt.Escape(s.Agent), modeOf(s), question.Clock(s.Since, time.Now()),
			fmt.Sprint(s.Counts.Allowed), fmt.Sprint(s.Counts.Refused), fmt.Sprint(s.Counts.Asked),
			fmt.Sprint(s.Waiting),
			prompt.Escape(cli.HomeRelative(s.Workspace, cli.ThisPerson().Home)), question.GrantNames(s.Grants)})
	}
	cli.PrintTable(w, rows)
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
			all, err := ofAll(pending)
			if err != nil {
				return err
			}
			if asJSON {
				return printJSON(cmd.OutOrStdout(), all)
			}
			if len(all) == 0 {
				cli.Say(locale.Text("nothing waits"))
				return nil
			}
			printPending(cmd.OutOrStdout(), all)
			return nil
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print an array of JSON objects")
	return c
}

func printPending(w io.Writer, list []control.PermissionRequest) {
	for _, p := range list {
		fmt.Fprintln(w, locale.Sprintf("%s  %s  %s  waiting %s", p.RequestID, p.Risk, prompt.Escape(p.Agent),
			time.Since(p.Since).Round(time.Second)))
		fmt.Fprintf(w, "    %s\n", prompt.Escape(p.Preview.Summary))
		for _, why := range p.Reasons {
			fmt.Fprintf(w, "    - %s\n", prompt.Escape(why))
		}
		var ids []string
		for _, o := range p.Options {
			ids = append(ids, o.ID)
		}
		fmt.Fprintf(w, "    guard answer %s %s|cancel\n", p.RequestID, strings.Join(ids, "|"))
	}
}
