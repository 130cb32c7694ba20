//go:build !windows

// Command guard stands between a person and the coding agent they use: it
// starts the agent, sees what it asks leave for, answers by policy or by asking
// the person, and keeps a record.
package main

import (
	"errors"
	"os"

	"github.com/spf13/cobra"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/running"
	"guard/config"
	"guard/internal/footprint"
	"guard/locale"
)

func main() {
	if len(os.Args) > 1 && os.Args[1] == "hook" {
		os.Exit(running.Hook(os.Args[2:])) // every tool call waits for this
	}
	footprint.AfterTables() // before the commands take theirs
	speak()
	root := newRoot()
	if len(os.Args) > 1 && os.Args[1] == cobra.ShellCompRequestCmd {
		plainFlags(root)
	}
	err := root.Execute()
	var as cli.Exit
	switch {
	case err == nil:
	case errors.As(err, &as):
		if as.Err != nil {
			cli.Complain(as.Err)
		}
		os.Exit(as.Status)
	default:
		cli.Complain(err)
		os.Exit(cli.ExitUsage)
	}
}

// speak chooses the language of everything that guard says from here on.
func speak() {
	tag := config.Language(config.Params{})
	if tag == "" {
		tag = locale.FromEnvironment(os.Getenv)
	}
	locale.Use(tag)
}
