package shell

import (
	"path"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
)

// stagingCommands are the subcommands that put into git's index what it may not have held.
var stagingCommands = wordSet("add stage update-index apply mv rm read-tree")

// staged notes that the line changes git's index, and judges secrets that are put
// there though the ignore files keep them out.
func (k *walker) staged(c *call, v *invocation) {
	sub, isGit := strings.CutPrefix(v.name, "git ")
	if !isGit || !stagingCommands[sub] {
		return
	}
	k.stages = true
	if sub != "add" && sub != "stage" || !v.has("-f", "--force") {
		return
	}
	folders := v.operands
	if len(folders) == 0 {
		folders = []arg{literalArg(".")}
	}
	for _, a := range folders {
		for _, file := range k.secretsIn(k.place(a).Path) {
			c.raise(risk.High, risk.FSConfigSecrets, say("puts {0}, which holds secrets, under version control", path.Base(file)))
			c.cmd.Reads = append(c.cmd.Reads, place.Place{Path: file, Kind: place.Inside | place.Secret})
		}
	}
}
