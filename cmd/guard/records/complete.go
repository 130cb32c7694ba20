package records

import (
	"time"

	"github.com/spf13/cobra"

	"guard/audit"
)

// CompleteRecorded completes to one recorded session, the newest first.
func CompleteRecorded(_ *cobra.Command, args []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	dir, err := audit.DefaultFolder()
	if err != nil {
		return nil, cobra.ShellCompDirectiveError
	}
	files, _ := audit.Files(dir) // where nothing is recorded yet there is none
	var ids []cobra.Completion
	for i := range files {
		f := files[len(files)-1-i]
		ids = append(ids, cobra.CompletionWithDesc(f.Session, f.Started.Local().Format(time.DateTime)))
	}
	return ids, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
}
