package cli

import (
	"bufio"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"guard/locale"
)

// NewVersion is `guard version`.
func NewVersion() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use: "version", Short: "Print the version, and the agents' that guard was tested with",
		Long: `version prints which guard this is: its version, the commit that it was built from and its date,
the Go that compiled it, the platform, and the version of each agent that it was tested with.

guard --version prints the version alone, on one line.`,
		Example: `  guard version
  guard version --json`,
		Args: WantsNone,
		RunE: func(cmd *cobra.Command, _ []string) error {
			out := bufio.NewWriter(cmd.OutOrStdout())
			if asJSON {
				WriteJSON(out, ThisBuild())
			} else {
				printBuild(out, ThisBuild())
			}
			if err := out.Flush(); err != nil {
				return Fail(ExitInternal, err)
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// printBuild begins with the line that scripts look for.
func printBuild(out io.Writer, b Build) {
	fmt.Fprintln(out, "guard", b.Version)
	rows := [][]string{{locale.Text("commit"), commitText(b)}}
	if b.Date != "" {
		rows = append(rows, []string{locale.Text("committed"), b.Date})
	}
	PrintTable(out, append(rows, []string{"go", b.Go}, []string{locale.Text("platform"), b.Platform}))
	rows = [][]string{{}, {locale.Text("tested with")}}
	for _, k := range b.Agents {
		rows = append(rows, []string{"  " + k.Agent, k.Version, k.Package})
	}
	PrintTable(out, rows)
}

func commitText(b Build) string {
	switch {
	case b.Commit == "":
		return locale.Text("not known to this build (go build in a checkout, and a release, know it)")
	case b.Modified:
		return b.Commit + " " + locale.Text("(with changes that are not committed)")
	}
	return b.Commit
}
