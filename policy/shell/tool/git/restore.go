package git

import (
	"slices"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
	"guard/undo"
)

// restore judges checkout, restore, reset and switch: with paths, or forced,
// they throw uncommitted work away.
func (j *Judge) restore(c *effect.Call, v *option.Invocation) {
	j.listsPaths(c, v)
	paths := v.Operands
	if v.Rest >= 0 {
		paths = v.Operands[v.Rest:]
	}
	sub := v.Entry.Name
	throws := v.Marked(program.Forced)
	byName := false
	switch sub {
	case "checkout":
		creates := v.Has("-b", "-B", "--orphan", "--detach", "-t", "--track")
		byName = !creates && (v.Rest >= 0 && len(paths) > 0 || len(v.Operands) > 1 ||
			v.Has("-p", "--patch", "--ours", "--theirs") ||
			len(v.Operands) == 1 && (looksLikePath(v.Operands[0].Text) || j.isFile(v.Operands[0])))
		if v.Rest < 0 && len(v.Operands) > 1 {
			paths = v.Operands[1:]
		}
	case "restore":
		byName = !v.Has("-S", "--staged") || v.Has("-W", "--worktree")
	}
	if name, moves := v.Option("-B", "-C", "--force-create"); moves && (sub == "checkout" || sub == "switch") {
		j.movesBranch(c, v, name)
	}
	if throws || byName {
		j.throwsAway(c, v, paths, byName && !throws)
	} else if sub == "reset" && !v.Has("--soft") || sub == "restore" {
		j.unstages(c, v)
	}
	for _, a := range v.Operands {
		j.Revision(c, a)
	}
	if sub != "reset" || throws {
		only := paths
		if !byName {
			only = nil
		}
		j.bring(c, v, sub, only)
	}
	sweeper{j.Judge}.restored(c, v, paths, throws, byName)
	for _, a := range paths {
		if (throws || byName) && (v.Rest >= 0 || sub == "restore") {
			p := j.Place(a)
			c.Cmd.Writes = append(c.Cmd.Writes, p)
			impact.Touch(c.Finding(), impact.Change, p, a.Show())
		}
	}
}

// branchExists reports a branch that the disk shows, or that cannot be told. With
// no disk nobody knows of one.
func (j *Judge) branchExists(a taint.Word) bool {
	root := j.World.Root()
	if j.World.Disk == nil || j.World.Git == nil || root == "" {
		return false
	}
	info, err := j.World.Disk.Lstat(root + "/.git")
	if err != nil || !info.IsDir() || !a.Known() {
		return true
	}
	if !j.World.Missing(root + "/.git/refs/heads/" + a.Text) {
		return true
	}
	packed, err := j.World.Disk.ReadFile(root+"/.git/packed-refs", 4<<20)
	return err == nil && strings.Contains(string(packed), " refs/heads/"+a.Text+"\n")
}

// isFile reports a word that the disk shows to be a file or a folder here: git takes it for
// one where no branch has that name.
func (j *Judge) isFile(a taint.Word) bool {
	if j.World.Disk == nil || !a.Known() {
		return false
	}
	info, err := j.World.Disk.Lstat(j.Place(a).Path)
	return err == nil && (!info.IsDir() || !j.branchExists(a))
}

// throwsAway judges what goes where files become as git has them: nothing, where
// what differs is only this session's own work.
func (j *Judge) throwsAway(c *effect.Call, v *option.Invocation, paths []taint.Word, byName bool) {
	if !byName || len(paths) == 0 {
		paths = []taint.Word{taint.Literal(".")}
		if w := j.World.Root(); w != "" && j.State.Cwd != "" && place.Below(j.State.Cwd, w) {
			paths = []taint.Word{taint.Literal(w)}
		}
	}
	own := byName && !j.fromTree(v) || !j.stages && j.ownStage() && j.ownAdditions()
	for _, a := range paths {
		own = own && j.ownChanges(a) && !(byName && j.Unsaved(j.Place(a).Path))
	}
	switch {
	case own && j.World.Past == nil: // nothing is known of a session
		c.Raise(risk.Medium, 0, effect.Say("{0} throws nothing away: git holds all of it", v.Name))
		return
	case own:
		c.Raise(risk.Medium, 0, effect.Say("{0} throws away nothing but this session's own changes", v.Name))
		return
	}
	c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("{0} throws away changes that are not committed", v.Name))
	c.Cmd.Own.Suggest(effect.Say("see them first: git diff; keep them: git stash"))
}

// fromTree reports that files come out of a commit, so that what is staged of them
// goes too: checkout HEAD -- FILE, restore -S -W, restore --source.
func (j *Judge) fromTree(v *option.Invocation) bool {
	if v.Entry.Name == "restore" {
		return v.Has("-S", "--staged", "-s", "--source")
	}
	return v.Rest > 0 || v.Rest < 0 && len(v.Operands) > 1
}

// maxChanged bounds the changed files that are looked at.
const maxChanged = 200

// ownChanges reports that no tracked file at or below a place differs from the
// index but by what this session did.
func (j *Judge) ownChanges(a taint.Word) bool {
	p := j.Place(a)
	if j.World.Git == nil || j.Wrap.Remote || !a.Known() || p.Path == "" || strings.HasPrefix(a.Text, ":") ||
		j.Obscure && len(j.Carried) > 0 {
		return false
	}
	if root := j.World.Root(); strings.ContainsAny(a.Text, `*?[`) { // a pathspec of git's own
		if root == "" || !place.Below(p.Path, root) {
			return false
		}
		p.Path = root
	}
	if j.carriedOver(p.Path) {
		return false
	}
	changed, ok := j.World.Git.Changed(p.Path, maxChanged)
	return ok && !slices.ContainsFunc(changed, func(file string) bool { return !j.OwnEdit(file) })
}

// carriedOver reports a file below a folder onto which the line has moved what is not the
// session's: it lies there alone, and git has another text for that name.
func (j *Judge) carriedOver(folder string) bool {
	return slices.ContainsFunc(j.Carried, func(file string) bool {
		if !place.Below(file, folder) || j.World.Disk == nil {
			return false
		}
		info, err := j.World.Disk.Lstat(file)
		j.InTime(err)
		return err == nil && !info.IsDir()
	})
}

// ownStage reports that the index holds nothing that is only there, but for this
// session's own.
func (j *Judge) ownStage() bool {
	if j.World.Git == nil || j.State.Cwd == "" || j.Wrap.Remote {
		return false
	}
	if j.World.Git.Committed(j.State.Cwd) {
		return true
	}
	root := j.World.Root()
	if root == "" || !place.Below(j.State.Cwd, root) {
		root = j.State.Cwd
	}
	staged, ok := j.World.Git.Staged(root, maxChanged)
	return ok && !slices.ContainsFunc(staged, func(file string) bool { return !j.OwnEdit(file) })
}

// ownAdditions reports that the index holds nothing that the last commit does not, but
// for this session's own: files become as the commit has them, or go.
func (j *Judge) ownAdditions() bool {
	if j.World.Git.Committed(j.State.Cwd) {
		return true
	}
	added, ok := j.World.Git.Uncommitted(j.State.Cwd, maxChanged)
	return ok && !slices.ContainsFunc(added, func(file string) bool { return !j.OwnEdit(file) })
}

// unstages judges a reset of the index alone: what was staged and has changed
// since is only there.
func (j *Judge) unstages(c *effect.Call, v *option.Invocation) {
	if j.World.Git == nil || j.ownStage() {
		return
	}
	c.Raise(risk.Medium, risk.FSDeleteOverwrite,
		effect.Say("{0} throws away what was staged and is nowhere else", v.Name))
	c.Cmd.Own.Suggest(effect.Say("see it first: git diff --cached"))
}

// looksLikePath tells a path from a branch where git would look at the disk.
func looksLikePath(s string) bool {
	return s == "." || strings.HasPrefix(s, "./") || strings.HasPrefix(s, "../") || strings.HasSuffix(s, "/") ||
		strings.HasPrefix(s, ":/") || strings.HasPrefix(s, ":(") || strings.ContainsAny(s, "*?[")
}

// clean judges git clean: what it removes is in no history.
func (j *Judge) clean(c *effect.Call, v *option.Invocation) taint.Stream {
	if v.Marked(program.Dry) {
		return taint.Stream{From: taint.FromPaths}
	}
	c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("deletes files that are not under version control, for good"))
	c.Cmd.Own.Suggest(effect.Say("list them first: git clean -n"))
	part := undo.Untracked
	if v.Has("-x", "-X") {
		part = undo.NotTracked
	}
	sweeper{j.Judge}.paths(c, v.Operands, true, part)
	for _, a := range v.Operands {
		c.Cmd.Deletes = append(c.Cmd.Deletes, j.Place(a))
	}
	return taint.Chatter
}
