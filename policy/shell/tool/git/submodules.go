package git

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
)

// git rm of a submodule deletes its whole folder. git looks for changes and for files that it does not know, but not
// for those that the submodule ignores (git-rm(1), "SUBMODULES"; git 2.47).

// submodules judges them.
type submodules struct{ *Judge }

// submodulePath finds where a submodule lies (gitmodules(5)).
var submodulePath = lazy.Pattern(`(?m)^\s*path\s*=\s*"?([^"\n]+?)"?\s*$`)

// maxSubmodules bounds the submodules that are looked at.
const maxSubmodules = 50

// removesIgnored judges the submodules among what git rm takes.
func (j submodules) removesIgnored(c *effect.Call, v *option.Invocation) {
	root := j.World.Root()
	if root == "" || j.World.Disk == nil || j.World.Git == nil || j.Wrap.Remote ||
		v.Has("--cached", "-n", "--dry-run") {
		return
	}
	text, how := j.TextOf(place.Place{Path: root + "/.gitmodules"})
	if how != files.Wholly {
		return
	}
	for _, m := range submodulePath().FindAllStringSubmatch(text, maxSubmodules) {
		folder := path.Join(root, m[1])
		for _, a := range v.Operands {
			p := j.Place(a).Path
			if p == "" || !a.Known() || p == folder || place.Below(folder, p) ||
				strings.ContainsAny(a.Text, "*?[:") && effect.Fits(a.Text, m[1]) {
				j.losesIgnored(c, v, folder)
				break
			}
		}
	}
}

// losesIgnored raises for a file below a folder that is nowhere else.
func (j submodules) losesIgnored(c *effect.Call, v *option.Invocation, folder string) {
	lost := ""
	all := j.World.Found(folder, func(at string, isFolder bool) (counts, enters bool) {
		switch {
		case lost != "" || path.Base(at) == ".git" || j.InExpendableFolder(at):
			return false, false
		case !isFolder && j.expendable(at):
			lost = at
		}
		return false, true
	})
	if lost == "" && all.More {
		lost = folder // not all of it could be looked at
	}
	if lost != "" {
		c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("deletes {0}", path.Base(lost)))
	}
}
