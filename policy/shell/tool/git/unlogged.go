package git

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
)

// Where a repository keeps no reflog (git-config(1), core.logAllRefUpdates), nothing leads to a commit any more from
// which the branch has moved away.

// movesAway are subcommands that take the branch off its commits, with the options by which they do; none: always.
var movesAway = map[string][]string{"commit": {"--amend"}, "rebase": nil, "reset": nil}

// leavesNothing judges such a subcommand where no reflog remembers.
func (j forgetting) leavesNothing(c *effect.Call, v *option.Invocation) {
	sub := v.Name[strings.LastIndexByte(v.Name, ' ')+1:]
	how, moves := movesAway[sub]
	root := j.WorkTree()
	if !moves || len(how) > 0 && !v.Has(how...) || sub == "reset" && staysAt(v) || root == "" || j.World.Disk == nil ||
		j.World.Git == nil || j.Wrap.Remote || v.Has("--dry-run") {
		return
	}
	if info, err := j.World.Disk.Lstat(root + "/.git"); err != nil || !info.IsDir() ||
		!j.World.Missing(root+"/.git/logs/HEAD") || j.World.Missing(root+"/.git/HEAD") {
		return
	}
	stays := "HEAD^"
	if sub != "commit" && len(v.Operands) > 0 && v.Operands[0].Known() {
		stays = v.Operands[0].Text
	}
	if !j.ownCommits([]string{"HEAD"}, []string{stays}) {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} moves the branch {1} away from its commits", v.Name, "HEAD"))
	}
}

// staysAt reports a reset that leaves the branch where it is: one to HEAD, or of paths.
func staysAt(v *option.Invocation) bool {
	return len(v.Operands) == 0 || v.Rest >= 0 && v.Rest < len(v.Operands) ||
		v.Operands[0].Known() && slices.Contains([]string{"HEAD", "@"}, v.Operands[0].Text)
}
