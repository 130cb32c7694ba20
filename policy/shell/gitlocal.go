package shell

import (
	"guard/policy/shell/option"
	"guard/policy/shell/tool/git"
)

// addsWorktree reports `git worktree add`, whose path addsTree judges.
func addsWorktree(v *option.Invocation) bool {
	sub, verb := git.LocalVerbOf(v)
	return sub == "worktree" && verb == "add"
}
