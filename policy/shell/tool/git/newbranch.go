package git

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// plainBranch is the name of a branch that git takes for nothing else.
var plainBranch = lazy.Pattern(`^[A-Za-z0-9][A-Za-z0-9_-]*(?:[./][A-Za-z0-9_-]+)*$`)

// noBranch reports a name of which the disk shows that neither a branch of the repository has it nor a tag,
// of which what is meant is not understood. One that keeps its refs in tables (git-refs(1), reftable) shows none.
func (j forgetting) noBranch(a taint.Word) bool {
	root := j.WorkTree()
	return a.Known() && plainBranch().MatchString(a.Text) && j.World.Disk != nil && j.World.Git != nil && root != "" &&
		!j.Wrap.Remote && j.State.Maybe == nil && !j.refs.moved && place.Below(j.State.Cwd, root) &&
		j.World.Missing(root+"/.git/reftable") && !j.refExists("refs/heads/"+a.Text) &&
		!j.refExists("refs/tags/"+a.Text)
}

// branchNotThere judges branch -D of names that no branch has: git says so, and nothing goes. The others are left.
func (j forgetting) branchNotThere(c *effect.Call, names []taint.Word) (left []taint.Word) {
	for _, a := range names {
		if !j.noBranch(a) {
			left = append(left, a)
			continue
		}
		c.Raise(risk.Medium, 0, impact.SayNothing(a.Show()))
	}
	return left
}

// otherForces are the options beside which branch -f is not about moving a branch (git-branch(1)).
var otherForces = strings.Fields("-d --delete -D -m --move -M -c --copy -C -u --set-upstream-to --unset-upstream " +
	"--edit-description")

// forced judges branch -f: it moves the branch that has the name, or makes one (git-branch(1)).
func (j forgetting) forced(c *effect.Call, v *option.Invocation) {
	if !strings.HasSuffix(v.Name, " branch") || !v.Has("-f", "--force") {
		return
	}
	if n := len(v.Operands); (n == 1 || n == 2) && !v.Has(otherForces...) && j.noBranch(v.Operands[0]) {
		return
	}
	c.Raise(risk.High, risk.FSDeleteOverwrite,
		effect.Say(effect.Wording(risk.FSDeleteOverwrite, risk.High), v.Name+" -f"))
}
