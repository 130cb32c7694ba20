//go:build manpages && !windows

package main

import (
	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"guard/cmd/guard/cli"
)

// buildCommands are those of a guard that is compiled to make the others' manual pages, and is installed
// nowhere: what writes pages is no part of the program that they are about.
func buildCommands() []*cobra.Command {
	return []*cobra.Command{{
		Use: "man FOLDER", Hidden: true, Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			root := cmd.Root()
			root.Short = "Judge what a coding agent asks leave for" // what apropos finds guard by
			for _, c := range root.Commands() {
				c.Hidden = c == cmd || c.Name() == "hook" // no person runs these
			}
			root.DisableAutoGenTag = true // it says the day of the build
			// The date is that of SOURCE_DATE_EPOCH.
			header := &doc.GenManHeader{Section: "1", Source: "guard " + cli.Version(), Manual: "guard's manual"}
			return doc.GenManTree(root, header, args[0])
		},
	}}
}
