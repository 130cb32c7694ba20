package git

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// A commit that takes the place of the last one, and a reset that leaves the files as they are, lose nothing as long as
// the files are there. What is not, the commit that goes was the last to hold.

// drops judges git commit --amend, and a reset that moves the branch alone.
func (j forgetting) drops(c *effect.Call, v *option.Invocation) {
	to := "HEAD^"
	switch sub := v.Name[strings.LastIndexByte(v.Name, ' ')+1:]; {
	case sub == "commit" && v.Has("--amend"):
	case sub == "reset" && len(v.Operands) == 1 && !v.Marked(program.Forced) && !staysAt(v) && v.Operands[0].Known():
		to = v.Operands[0].Text
	default:
		return
	}
	if j.World.Git == nil || j.World.Disk == nil || j.Wrap.Remote || j.State.Cwd == "" || v.Has("--dry-run") ||
		j.isFile(taint.Literal(to)) {
		return
	}
	resets := strings.HasSuffix(v.Name, " reset")
	lost, known := j.World.Git.Orphans(j.State.Cwd, []string{"HEAD"}, []string{to})
	if !known && !resets {
		lost, known = j.World.Git.Orphans(j.State.Cwd, []string{"HEAD"}, nil) // the first commit
	}
	lost = slices.DeleteFunc(lost, func(held place.Content) bool { return !j.foreign(held) })
	switch astray := j.refs.moved || j.refs.lost; {
	case astray && j.deletesCommitted(), known && !astray && slices.ContainsFunc(lost, j.gone):
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} moves the branch {1} away from its commits", v.Name, "HEAD"))
	case known && (resets || j.stages):
		j.nowHere(c, lost)
	case known:
		j.keeps(c, lost)
	}
}

// gone reports content that is at its place no more, or goes with the line, and that no file of the work tree holds
// under another name.
func (j forgetting) gone(held place.Content) bool {
	return (j.World.Missing(held.Path) || j.deletedByLine(held.Path)) && j.renamed(held) == ""
}

// deletedByLine reports a file that the line deletes.
func (j forgetting) deletedByLine(file string) bool {
	return slices.ContainsFunc(j.Out.Commands, func(one effect.Command) bool {
		return !slices.Contains(one.Argv, "--cached") && slices.ContainsFunc(one.Deletes, func(p place.Place) bool {
			return p.Path == file || place.Below(file, p.Path)
		})
	})
}

// deletesCommitted reports that the line deletes a file which git holds: a commit of the line may be one without it.
func (j forgetting) deletesCommitted() bool {
	return slices.ContainsFunc(j.Out.Commands, func(one effect.Command) bool {
		return !slices.Contains(one.Argv, "--cached") && slices.ContainsFunc(one.Deletes, func(p place.Place) bool {
			return j.World.Git.Restorable(p.Path) && j.foreign(place.Content{Path: p.Path})
		})
	})
}

// renamed is another file of the work tree that holds the same; empty: none does.
func (j forgetting) renamed(held place.Content) string {
	text, ok := j.World.Git.Text(j.State.Cwd, "HEAD", held.Path)
	if !ok {
		return ""
	}
	same := ""
	j.World.Found(j.WorkTree(), func(at string, folder bool) (counts, enters bool) {
		if folder || same != "" || at == held.Path || j.deletedByLine(at) {
			return false, same == "" && path.Base(at) != ".git" && !files.FilledByTools(path.Base(at))
		}
		info, err := j.World.Disk.Lstat(at)
		if err == nil && info.Mode().IsRegular() && info.Size() == int64(len(text)) {
			if now, err := j.World.Disk.ReadFile(at, info.Size()+1); err == nil && string(now) == text {
				same = at
			}
		}
		return false, false
	})
	return same
}

// nowHere notes that the work tree alone holds, from here on, what the commits did.
func (j forgetting) nowHere(c *effect.Call, lost []place.Content) {
	j.stages = j.stages || len(lost) > 0
	for _, p := range j.keeps(c, lost) {
		j.Carries(place.Place{}, p)
	}
}

// keeps notes the files that hold what goes, under its own name or another, for the calls that come.
func (j forgetting) keeps(c *effect.Call, lost []place.Content) (all []place.Place) {
	for _, held := range lost {
		all = append(all, j.World.At("", held.Path))
		if at := j.elsewhere(held); at != "" {
			all = append(all, j.World.At("", at))
		}
	}
	c.Cmd.Keeps = append(c.Cmd.Keeps, all...)
	return all
}

// elsewhere is a file under another name that holds the same, where the one of its name does not.
func (j forgetting) elsewhere(held place.Content) string {
	if j.World.Git.Restorable(held.Path) {
		return ""
	}
	return j.renamed(held)
}
