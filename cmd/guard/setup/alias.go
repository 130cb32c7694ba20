package setup

import (
	"io"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"guard/agent/registry"
	"guard/cmd/guard/cli"
	"guard/control/socket"
	"guard/locale"
	"guard/setup/shell"
)

// NewAlias is `guard alias SHELL`: functions that put agents behind guard.
func NewAlias() *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use:   "alias bash|zsh|fish",
		Short: "Print shell functions that start your agents behind guard",
		Long: `alias prints a function for each agent on PATH, which starts it behind guard; guard-off AGENT,
which starts one once without; and guard's completions. Put the line for your shell into its
start-up file, or have guard init --user do it. Where guard is not on PATH any more, an agent is
not started, and the function says so.

A shell that a guarded program started gets no functions: guard AGENT works there as everywhere.`,
		Example: `  eval "$(guard alias bash)"      in ~/.bashrc
  eval "$(guard alias zsh)"       in ~/.zshrc
  guard alias fish | source       in ~/.config/fish/config.fish`,
		Args:      cli.Wants(1, 1, "alias takes a shell: bash, zsh or fish"),
		ValidArgs: shell.Names(),
		RunE: func(cmd *cobra.Command, args []string) error {
			chosen, ok := shell.Named(args[0])
			if !ok {
				return cli.Fail(cli.ExitUsage, locale.Errorf("alias %q: guard writes functions for %s", args[0],
					strings.Join(shell.Names(), ", ")))
			}
			return printAlias(cmd.OutOrStdout(), chosen, all)
		},
	}
	cmd.Flags().BoolVar(&all, "all", false, "for every agent that guard knows, on PATH or not")
	return cmd
}

const notTwice locale.Message = "a guarded program started this shell, so it gets no functions: agents start " +
	"here as they are, and guard AGENT puts one behind guard"

func printAlias(out io.Writer, s shell.Shell, all bool) error {
	text := ""
	if guarded() {
		text = "# " + locale.Text(notTwice) + "\n"
		if term.IsTerminal(int(os.Stderr.Fd())) {
			cli.Say(locale.Text(notTwice))
		}
	} else {
		text = s.Functions(agentNames(all))
	}
	if _, err := io.WriteString(out, text); err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	return nil
}

// patience is how long a shell waits, when it starts, for the guards that run: one that is suspended
// answers nobody.
const patience = 250 * time.Millisecond

// guarded tells whether a guarded program started this shell. In doubt it did not, so that an agent is
// rather guarded twice than not at all.
func guarded() bool {
	if socket.StartedByAgent() { // its ancestors tell
		return true
	}
	told := make(chan bool, 1)
	go func() {
		running, _ := cli.RunFolders() // where none can be, none runs
		told <- socket.StartedByAgent(running...)
	}()
	select {
	case yes := <-told:
		return yes
	case <-time.After(patience):
		return false
	}
}

// agentNames are the names of the agents on PATH, or of all that guard knows, always in one order.
func agentNames(all bool) (names []string) {
	for _, name := range registry.Launches.Names() {
		if _, err := exec.LookPath(name); err == nil || all {
			names = append(names, name)
		}
	}
	return names
}
