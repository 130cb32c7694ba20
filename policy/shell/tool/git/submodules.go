package git

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
	"guard/undo"
)

// git rm of a submodule deletes its whole folder. git looks for changes and for files that it does not know, but not
// for those that the submodule ignores (git-rm(1), "SUBMODULES"; git 2.47). A forced checkout that is told to go into
// submodules resets their files too.

// submodules judges them.
type submodules struct{ *Judge }

// submodulePath finds where a submodule lies (gitmodules(5)).
var submodulePath = lazy.Pattern(`(?m)^\s*path\s*=\s*"?([^"\n]+?)"?\s*$`)

// maxSubmodules bounds the submodules that are looked at.
const maxSubmodules = 50

// maxNested bounds how deep submodules of submodules are looked for.
const maxNested = 3

// below lists the folders of the submodules of a work tree, as its .gitmodules names them.
func (j submodules) below(top string) (folders []string) {
	text, how := j.TextOf(place.Place{Path: top + "/.gitmodules"})
	if how != files.Wholly {
		return nil
	}
	for _, m := range submodulePath().FindAllStringSubmatch(text, maxSubmodules) {
		folders = append(folders, path.Join(top, m[1]))
	}
	return folders
}

// removesIgnored judges the submodules among what git rm takes.
func (j submodules) removesIgnored(c *effect.Call, v *option.Invocation) {
	root := j.WorkTree()
	if root == "" || j.World.Disk == nil || j.World.Git == nil || j.Wrap.Remote ||
		v.Has("--cached", "-n", "--dry-run") {
		return
	}
	for _, folder := range j.below(root) {
		for _, a := range v.Operands {
			p := j.Place(a).Path
			if p == "" || !a.Known() || p == folder || place.Below(folder, p) ||
				strings.ContainsAny(a.Text, "*?[:") && effect.Fits(a.Text, strings.TrimPrefix(folder, root+"/")) {
				j.losesIgnored(c, v, folder)
				break
			}
		}
	}
}

// recursing is the setting by which git goes into submodules without an option (git-config(1)).
const recursing = "submodule.recurse"

// entered lists the submodules whose files a command resets too: it is told to go into them by an option
// (git-checkout(1), git-reset(1), --recurse-submodules), or by a setting of its own or of the line's.
func (j submodules) entered(c *effect.Call, v *option.Invocation) []string {
	names := func(word string) bool {
		return len(word) >= len(recursing) && strings.EqualFold(word[:len(recursing)], recursing)
	}
	sets := func(c effect.Command) bool { return slices.ContainsFunc(c.Argv, names) }
	top := j.WorkTree()
	if top == "" || j.World.Disk == nil || j.Wrap.Remote || !v.Gave("--recurse-submodules") && !sets(c.Cmd) &&
		!slices.ContainsFunc(j.Out.Commands, sets) {
		return nil
	}
	all := j.below(top)
	for from, depth := 0, 1; depth < maxNested && from < len(all); depth++ {
		level := all[from:]
		from = len(all)
		for _, folder := range level {
			if nested := j.below(folder); len(all)+len(nested) <= maxSubmodules {
				all = append(all, nested...)
			}
		}
	}
	return all
}

// clean reports submodules in which nothing is changed or staged but by this session, and notes what of them a reset
// takes.
func (j submodules) clean(c *effect.Call, folders []string) bool {
	clean := true
	for _, folder := range folders {
		if j.World.Missing(folder + "/.git") {
			continue // it is not checked out
		}
		c.Sweeps(effect.Sweep{Folder: j.World.At("", folder), Part: undo.Uncommitted})
		work := ownWork{Judge: j.Judge.Judge}
		staged, known := j.World.Git.Uncommitted(folder, maxChanged)
		clean = clean && work.changes(taint.Literal(folder)) &&
			(j.World.Git.Committed(folder) || known && !slices.ContainsFunc(staged, work.theirs))
	}
	return clean
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
