package git

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// proposals are the names under which services keep the changes that others propose: GitHub and Gitea (pull),
// GitLab (merge-requests), Bitbucket (pull-requests), Gerrit (changes, only in full: a branch may be named so).
var proposals = []string{"pull/", "merge-requests/", "pull-requests/", "refs/pull/", "refs/merge-requests/",
	"refs/pull-requests/", "refs/changes/", "refs/*"}

// takesIn are the subcommands that bring commits into a branch or a work tree.
var takesIn = table.WordSet("checkout switch merge rebase reset cherry-pick worktree read-tree restore")

// Proposals follows through a line the changes that others propose. The zero value has seen none.
type Proposals struct{ fetched bool }

// Judge asks where a line fetches such a change and goes on to take it in: what runs then is theirs. Fetched alone
// it can be looked at.
func (p *Proposals) Judge(c *effect.Call, v *option.Invocation) {
	sub, isGit := strings.CutPrefix(v.Name, "git ")
	if !isGit {
		return
	}
	sub, _, _ = strings.Cut(sub, " ")
	fetches := slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return proposes(a.Text) })
	switch {
	case sub == "fetch" && fetches:
		p.fetched = true
	case sub == "pull" && fetches, p.fetched && (sub == "pull" || takesIn[sub]):
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("{0} takes in a change that anybody may have proposed", v.Name))
	}
}

// proposes reports a refspec that fetches a change which others propose.
func proposes(spec string) bool {
	from, _, _ := strings.Cut(strings.TrimPrefix(spec, "+"), ":")
	return slices.ContainsFunc(proposals, func(p string) bool { return strings.HasPrefix(from, p) })
}
