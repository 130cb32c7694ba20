package shell

import (
	"strings"

	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// stagingCommands are the subcommands that put into git's index what it may not have held.
var stagingCommands = table.WordSet("add stage update-index apply mv rm read-tree")

// staged notes that the line changes git's index.
func (k *gitJudge) staged(v *option.Invocation) {
	sub, isGit := strings.CutPrefix(v.Name, "git ")
	k.stages = k.stages || isGit && stagingCommands[sub]
}
