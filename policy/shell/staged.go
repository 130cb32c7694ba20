package shell

import "strings"

// stagingCommands are the subcommands that put into git's index what it may not have held.
var stagingCommands = wordSet("add stage update-index apply mv rm read-tree")

// staged notes that the line changes git's index.
func (k *gitJudge) staged(v *invocation) {
	sub, isGit := strings.CutPrefix(v.name, "git ")
	k.stages = k.stages || isGit && stagingCommands[sub]
}

// wordSet is the set of the words in a text.
func wordSet(s string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(s) {
		m[w] = true
	}
	return m
}
