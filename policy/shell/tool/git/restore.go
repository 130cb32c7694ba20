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
	for _, u := range v.Used {
		if slices.Contains(movesThere[sub], u.Name) && u.Opt.Effects != startsElsewhere {
			j.movesBranch(c, v, u.Value)
		}
	}
	if throws || byName {
		j.throwsAway(c, v, paths, byName && !throws)
	} else if sub == "reset" && !v.Has("--soft") || sub == "restore" {
		j.unstages(c, v)
	}
	switch {
	case sub == "reset" && v.Has("--hard", "--keep", "--merge"):
		forgetting{j}.abandons(c, v)
	case sub == "reset":
		forgetting{j}.unmakes(c, v)
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

// movesThere are the options of a subcommand by which a branch that is there moves (git-checkout(1), git-switch(1)).
var movesThere = map[string][]string{"checkout": {"-B"}, "switch": {"-C", "--force-create"}}

// startsElsewhere is the effect of git's own -C, which names a folder.
const startsElsewhere = "cd"

// branchExists reports a branch that the disk shows, or that cannot be told. With
// no disk nobody knows of one.
func (j *Judge) branchExists(a taint.Word) bool {
	if !a.Known() {
		return j.World.Disk != nil && j.World.Git != nil && j.WorkTree() != ""
	}
	return j.refExists("refs/heads/" + a.Text)
}

// refExists is branchExists of any ref, by its full name.
func (j *Judge) refExists(name string) bool {
	root := j.WorkTree()
	if j.World.Disk == nil || j.World.Git == nil || root == "" {
		return false
	}
	info, err := j.World.Disk.Lstat(root + "/.git")
	if err != nil || !info.IsDir() || !j.World.Missing(root+"/.git/"+name) {
		return true
	}
	packed, err := j.World.Disk.ReadFile(root+"/.git/packed-refs", 4<<20)
	return err == nil && strings.Contains(string(packed), " "+name+"\n")
}

// isFile reports a word that the disk shows to be a file or a folder here: git takes it for
// one where no branch has that name.
func (j *Judge) isFile(a taint.Word) bool {
	if j.World.Disk == nil || !a.Known() {
		return false
	}
	p := j.Place(a).Path
	info, err := j.World.Disk.Lstat(p)
	if err != nil && j.World.Git != nil && j.State.Cwd != "" && !j.branchExists(a) { // gone, and the index holds it
		_, _, link := j.World.Git.Link(j.State.Cwd, ":", p)
		_, file := j.World.Git.Text(j.State.Cwd, ":", p)
		return link || file
	}
	return err == nil && (!info.IsDir() || !j.branchExists(a))
}

// throwsAway judges what goes where files become as git has them: nothing, where
// what differs is only this session's own work.
func (j *Judge) throwsAway(c *effect.Call, v *option.Invocation, paths []taint.Word, byName bool) {
	if !byName || len(paths) == 0 {
		paths = []taint.Word{taint.Literal(".")}
		if w := j.WorkTree(); w != "" && j.State.Cwd != "" && place.Below(j.State.Cwd, w) {
			paths = []taint.Word{taint.Literal(w)}
		}
	}
	work := ownWork{Judge: j.Judge, skips: strings.HasSuffix(v.Name, " rebase") && skips(v)}
	own := byName && !j.fromTree(v) || !j.stages && work.stage() && work.additions()
	for _, a := range paths {
		own = own && work.changes(a) && !(byName && j.Unsaved(j.Place(a).Path))
	}
	if entered := (submodules{j}).entered(c, v); len(entered) > 0 {
		own = (submodules{j}).clean(c, entered) && own
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

// unstages judges a reset of the index alone: what was staged and has changed
// since is only there.
func (j *Judge) unstages(c *effect.Call, v *option.Invocation) {
	if j.World.Git == nil || (ownWork{Judge: j.Judge}).stage() {
		return
	}
	c.Raise(risk.Medium, risk.FSDeleteOverwrite,
		effect.Say("{0} throws away what was staged and is nowhere else", v.Name))
	c.Cmd.Own.Suggest(effect.Say("see it first: git diff --cached"))
}

// looksLikePath tells a path from a branch where git would look at the disk.
func looksLikePath(s string) bool {
	return s == "." || s == ".." || strings.HasSuffix(s, "/..") || strings.HasPrefix(s, "./") ||
		strings.HasPrefix(s, "../") || strings.HasSuffix(s, "/") ||
		strings.HasPrefix(s, ":/") || strings.HasPrefix(s, ":(") || strings.ContainsAny(s, "*?[")
}

// clean judges git clean: what it removes is in no history.
func (j *Judge) clean(c *effect.Call, v *option.Invocation) taint.Stream {
	if v.Marked(program.Dry) {
		return taint.Stream{From: taint.FromPaths}
	}
	c.Raise(risk.High, risk.FSDeleteOverwrite, effect.Say("deletes files that are not under version control, for good"))
	c.Cmd.Own.Suggest(effect.Say("list them first: git clean -n"))
	sweeper{j.Judge}.lists(c, v)
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
