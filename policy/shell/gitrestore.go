package shell

import (
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
	"guard/policy/stake"
)

// gitRestore judges checkout, restore, reset and switch: with paths, or forced,
// they throw uncommitted work away.
func (k *gitJudge) gitRestore(c *call, v *invocation) {
	k.listsPaths(c, v)
	paths := v.operands
	if v.rest >= 0 {
		paths = v.operands[v.rest:]
	}
	sub := v.entry.Name
	throws := v.marked(program.Forced)
	byName := false
	switch sub {
	case "checkout":
		creates := v.has("-b", "-B", "--orphan", "--detach", "-t", "--track")
		byName = !creates && (v.rest >= 0 && len(paths) > 0 || len(v.operands) > 1 || v.has("-p", "--patch", "--ours", "--theirs") || len(v.operands) == 1 && (looksLikePath(v.operands[0].text) || k.isFile(v.operands[0])))
		if v.rest < 0 && len(v.operands) > 1 {
			paths = v.operands[1:]
		}
	case "restore":
		byName = !v.has("-S", "--staged") || v.has("-W", "--worktree")
	}
	if name, moves := v.option("-B", "-C", "--force-create"); moves && (sub == "checkout" || sub == "switch") && k.branchExists(name) {
		c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} moves the branch {1} away from its commits", v.name, name.show()))
	}
	if throws || byName {
		k.throwsAway(c, v, paths, byName && !throws)
	} else if sub == "reset" && !v.has("--soft") || sub == "restore" {
		k.unstages(c, v)
	}
	for _, a := range v.operands {
		k.revision(c, a)
	}
	if sub != "reset" || throws {
		only := paths
		if !byName {
			only = nil
		}
		k.gitBrings(c, v, sub, only)
	}
	for _, a := range paths {
		if (throws || byName) && (v.rest >= 0 || sub == "restore") {
			p := k.place(a)
			c.cmd.Writes = append(c.cmd.Writes, p)
			stake.Touch(c.finding(), stake.Change, p, a.show())
		}
	}
}

// branchExists reports a branch that the disk shows, or that cannot be told. With
// no disk nobody knows of one.
func (k *gitJudge) branchExists(a arg) bool {
	root := k.world.Root()
	if k.world.Disk == nil || k.world.Git == nil || root == "" {
		return false
	}
	info, err := k.world.Disk.Lstat(root + "/.git")
	if err != nil || !info.IsDir() || !a.known() {
		return true
	}
	if !k.world.Missing(root + "/.git/refs/heads/" + a.text) {
		return true
	}
	packed, err := k.world.Disk.ReadFile(root+"/.git/packed-refs", 4<<20)
	return err == nil && strings.Contains(string(packed), " refs/heads/"+a.text+"\n")
}

// isFile reports a word that the disk shows to be a file here: git takes it for
// one where no branch has that name.
func (k *gitJudge) isFile(a arg) bool {
	if k.world.Disk == nil || !a.known() {
		return false
	}
	info, err := k.world.Disk.Lstat(k.place(a).Path)
	return err == nil && !info.IsDir()
}

// throwsAway judges what goes where files become as git has them: nothing, where
// what differs is only this session's own work.
func (k *gitJudge) throwsAway(c *call, v *invocation, paths []arg, byName bool) {
	if !byName || len(paths) == 0 {
		paths = []arg{literalArg(".")}
		if w := k.world.Root(); w != "" && k.state.cwd != "" && place.Below(k.state.cwd, w) {
			paths = []arg{literalArg(w)}
		}
	}
	own := byName && !k.fromTree(v) || !k.stages && k.ownStage() && k.ownAdditions()
	for _, a := range paths {
		own = own && k.ownChanges(a) && !(byName && k.unsaved(k.place(a).Path))
	}
	if own {
		c.raise(risk.Medium, 0, say("{0} throws away nothing but this session's own changes", v.name))
		return
	}
	c.raise(risk.High, risk.FSDeleteOverwrite, say("{0} throws away changes that are not committed", v.name))
	c.cmd.Own.Suggestion = say("see them first: git diff; keep them: git stash")
}

// fromTree reports that files come out of a commit, so that what is staged of them
// goes too: checkout HEAD -- FILE, restore -S -W, restore --source.
func (k *gitJudge) fromTree(v *invocation) bool {
	if v.entry.Name == "restore" {
		return v.has("-S", "--staged", "-s", "--source")
	}
	return v.rest > 0 || v.rest < 0 && len(v.operands) > 1
}

// maxChanged bounds the changed files that are looked at.
const maxChanged = 200

// ownChanges reports that no tracked file at or below a place differs from the
// index but by what this session did.
func (k *gitJudge) ownChanges(a arg) bool {
	p := k.place(a)
	if k.world.Git == nil || k.wrap.remote || !a.known() || p.Path == "" || strings.HasPrefix(a.text, ":") || k.obscure && len(k.carried) > 0 {
		return false
	}
	if root := k.world.Root(); strings.ContainsAny(a.text, `*?[`) { // a pathspec of git's own
		if root == "" || !place.Below(p.Path, root) {
			return false
		}
		p.Path = root
	}
	changed, ok := k.world.Git.Changed(p.Path, maxChanged)
	return ok && !slices.ContainsFunc(changed, func(file string) bool { return !k.ownEdit(file) })
}

// ownEdit reports a file that only this session changed since git held it.
func (k *ownFiles) ownEdit(file string) bool {
	if k.world.Past == nil || k.touched(file) {
		return false
	}
	if _, ok := k.world.Past.Made(file); ok {
		return true
	}
	_, ok := k.world.Past.Edited(file)
	return ok
}

// ownStage reports that the index holds nothing that is only there, but for this
// session's own.
func (k *gitJudge) ownStage() bool {
	if k.world.Git == nil || k.state.cwd == "" || k.wrap.remote {
		return false
	}
	if k.world.Git.Committed(k.state.cwd) {
		return true
	}
	root := k.world.Root()
	if root == "" || !place.Below(k.state.cwd, root) {
		root = k.state.cwd
	}
	staged, ok := k.world.Git.Staged(root, maxChanged)
	return ok && !slices.ContainsFunc(staged, func(file string) bool { return !k.ownEdit(file) })
}

// ownAdditions reports that the index holds nothing that the last commit does not, but
// for this session's own: files become as the commit has them, or go.
func (k *gitJudge) ownAdditions() bool {
	if k.world.Git.Committed(k.state.cwd) {
		return true
	}
	added, ok := k.world.Git.Uncommitted(k.state.cwd, maxChanged)
	return ok && !slices.ContainsFunc(added, func(file string) bool { return !k.ownEdit(file) })
}

// unstages judges a reset of the index alone: what was staged and has changed
// since is only there.
func (k *gitJudge) unstages(c *call, v *invocation) {
	if k.world.Git == nil || k.ownStage() {
		return
	}
	c.raise(risk.Medium, risk.FSDeleteOverwrite, say("{0} throws away what was staged and is nowhere else", v.name))
	c.cmd.Own.Suggestion = say("see it first: git diff --cached")
}

// looksLikePath tells a path from a branch where git would look at the disk.
func looksLikePath(s string) bool {
	return s == "." || strings.HasPrefix(s, "./") || strings.HasPrefix(s, "../") || strings.HasSuffix(s, "/") || strings.HasPrefix(s, ":/") || strings.HasPrefix(s, ":(") || strings.ContainsAny(s, "*?[")
}

// gitClean judges git clean: what it removes is in no history.
func (k *gitJudge) gitClean(c *call, v *invocation) stream {
	if v.marked(program.Dry) {
		return stream{from: fromPaths}
	}
	c.raise(risk.High, risk.FSDeleteOverwrite, say("deletes files that are not under version control, for good"))
	c.cmd.Own.Suggestion = say("list them first: git clean -n")
	for _, a := range v.operands {
		c.cmd.Deletes = append(c.cmd.Deletes, k.place(a))
	}
	return chatter
}
