package cli

import (
	"fmt"
	"runtime/debug"

	"github.com/spf13/cobra"
)

// Version is what the build knows of itself.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}

// NewVersion is `guard version`.
func NewVersion() *cobra.Command {
	return &cobra.Command{
		Use: "version", Short: "Print the version", Example: "  guard version", Args: WantsNone,
		Run: func(*cobra.Command, []string) { fmt.Println("guard", Version()) },
	}
}
