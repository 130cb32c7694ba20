package git

import (
	"path"
	"slices"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// What git does that takes the project's own policy away, though no word names it: a stash and git rm of a folder take
// the file, and a repository made below it has guard look no further up than there.

// ownPolicy judges it.
type ownPolicy struct{ *Judge }

// projectPolicy is the name of a project's policy (config.ProjectFile).
const projectPolicy = ".guard.toml"

func (j ownPolicy) judge(c *effect.Call, v *option.Invocation) {
	if j.World.Disk == nil || j.Wrap.Remote || j.State.Cwd == "" {
		return
	}
	switch v.Name {
	case "git stash", "git stash push", "git stash save":
		paths := v.Operands
		if v.Name == "git stash save" {
			paths = nil
		}
		file := path.Join(sweeper{j.Judge.Judge}.top().Path, projectPolicy)
		if j.stashes(v, file) && (len(paths) == 0 || j.Among(file, paths)) {
			j.raise(c, file)
		}
	case "git rm":
		file := path.Join(sweeper{j.Judge.Judge}.top().Path, projectPolicy)
		if v.Has("-r") && !v.Has("--cached", "-n", "--dry-run") && j.IsThere(file) && j.Among(file, v.Operands) {
			j.raise(c, file)
		}
	case "git init":
		at := taint.Literal(".")
		if len(v.Operands) > 0 {
			at = v.Operands[0]
		}
		if p := j.Place(at); p.Path != "" && !p.Is(place.Temp) && !v.Has("--bare") {
			j.raise(c, j.hidden(p.Path))
		}
	}
}

// maxStaged bounds the entries of the index that are looked at.
const maxStaged = 10_000

// stashes reports a file that a stash takes: it has changes, or git does not track it and the stash takes such too.
func (j ownPolicy) stashes(v *option.Invocation, file string) bool {
	if j.World.Git == nil || !j.IsThere(file) {
		return false
	}
	if _, tracked := j.World.Git.Text(path.Dir(file), ":", file); !tracked {
		return v.Gave("-a", "--all") ||
			(v.Gave("-u", "--include-untracked") || j.stages) && !j.World.Git.Ignored(file)
	}
	changed, known := j.World.Git.Changed(file, 1)
	staged, all := j.World.Git.Uncommitted(file, maxStaged)
	return !known || !all || len(changed) > 0 || slices.Contains(staged, file)
}

// hidden is the policy above a folder that holds there, and no longer once the folder is a repository; empty: none.
func (j ownPolicy) hidden(folder string) string {
	if j.IsThere(path.Join(folder, ".git")) || j.IsThere(path.Join(folder, projectPolicy)) {
		return ""
	}
	for dir := path.Dir(folder); strings.Count(dir, "/") > 1; dir = path.Dir(dir) {
		if file := path.Join(dir, projectPolicy); j.IsThere(file) {
			return file
		}
		if j.IsThere(path.Join(dir, ".git")) || dir == j.World.Home {
			return ""
		}
	}
	return ""
}

// raise says that the policy is changed. It is asked, not refused: what it says is the person's own.
func (j ownPolicy) raise(c *effect.Call, file string) {
	if file == "" {
		return
	}
	f := risk.Finding{Level: risk.Low}
	impact.Touch(&f, impact.Change, j.World.At("", file), file)
	f.Protected = false
	c.Finding().Add(f)
}
