package git

import (
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// goesBack judges a rebase, picks or patches that are given up: the commits made since they began are left to the
// reflog. What git copied of others is still there; what somebody made of a conflict, or amended, is not.
func (j forgetting) goesBack(c *effect.Call, v *option.Invocation) {
	if !ends(v, "--abort") || j.World.Git == nil || j.Wrap.Remote || j.State.Cwd == "" {
		return
	}
	if begun, copies := j.World.Git.Begun(j.State.Cwd); !copies {
		j.leaves(c, v, taint.Literal(begun))
	}
}

// drops are the ways in which a rebase lets the other side's text stand for that of the commits which it copies
// (git-rebase(1): ours and theirs are swapped).
func drops(v *option.Invocation) bool {
	for _, one := range [...]string{"-X", "--strategy-option", "-s", "--strategy"} {
		if a, given := v.Option(one); given && strings.HasPrefix(a.Text, "ours") {
			return true
		}
	}
	return false
}
