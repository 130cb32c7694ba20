//go:build !manpages && !windows

package main

import "github.com/spf13/cobra"

// buildCommands are none in the guard that people have (man.go).
func buildCommands() []*cobra.Command { return nil }
