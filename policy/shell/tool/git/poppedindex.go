package git

import (
	"slices"
	"strings"

	"guard/policy/gitconfig"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/undo"
)

// A stash holds the work tree and the index. What comes back of it is the work tree alone, unless --index is given; a
// pop then drops the rest (git-stash(1)).

// popsStaged judges git stash pop: what was staged otherwise than the work tree had it is nowhere else.
func popsStaged(j *Judge, c *effect.Call, v *option.Invocation) {
	if !strings.HasSuffix(v.Name, " pop") || v.Has("--index") || j.World.Git == nil || j.Wrap.Remote ||
		j.State.Cwd == "" || !losesStaged(j, v) {
		return
	}
	sayStagedLost(c, v)
}

func sayStagedLost(c *effect.Call, v *option.Invocation) {
	c.Raise(risk.Medium, risk.FSDeleteOverwrite,
		effect.Say("{0} throws away what was staged and is nowhere else", v.Name))
}

// losesStaged tells it of the entry that is popped; one that the line itself makes is what the index holds now.
func losesStaged(j *Judge, v *option.Invocation) bool {
	if j.refs.stashed {
		return !(ownWork{Judge: j.Judge}).stage()
	}
	rev := stashed(v)[0].To
	if rev == "stash" {
		rev = "stash@{0}"
	}
	onlyStaged, _ := j.World.Git.Brings(j.State.Cwd, rev+"^1", rev+"^2", func(file string) bool {
		staged, there := j.World.Git.Text(j.State.Cwd, rev+"^2", file)
		worked, kept := j.World.Git.Text(j.State.Cwd, rev, file)
		return there && (!kept || staged != worked)
	})
	if len(onlyStaged) == 0 {
		return false
	}
	lost, known := j.World.Git.Orphans(j.State.Cwd, []string{rev}, nil)
	return !known || slices.ContainsFunc(lost, func(held place.Content) bool {
		return slices.Contains(onlyStaged, held.Path) && forgetting{j}.foreign(held)
	})
}

// autostashes judges a merge, a rebase or a pull that stashes and pops by itself (git-rebase(1), --autostash): the
// index is not brought back, and a filter may have taken something out of the work tree's files.
func autostashes(j *Judge, c *effect.Call, v *option.Invocation, sub string) {
	if !table.HasWord("merge rebase pull", sub) || j.World.Git == nil || j.Wrap.Remote || j.State.Cwd == "" ||
		!autostash(j, v, sub) {
		return
	}
	c.Sweeps(effect.Sweep{Folder: sweeper{j.Judge}.top(), Part: undo.Uncommitted})
	if !(ownWork{Judge: j.Judge}).stage() {
		sayStagedLost(c, v)
	}
}

// autostash reports that the line or the settings say so; a pull goes by what it comes to be.
func autostash(j *Judge, v *option.Invocation, sub string) bool {
	if v.Gave("--no-autostash") {
		return false
	}
	if v.Gave("--autostash") {
		return true
	}
	keys := []string{sub + ".autostash"}
	if sub == "pull" {
		keys = []string{"rebase.autostash", "merge.autostash"}
	}
	return slices.ContainsFunc(keys, func(key string) bool {
		value, set := j.Settings.present(key)
		is, understood := gitconfig.Entry{Value: value}.Truth()
		return set && (is || !understood)
	})
}

// lastCommits are names of the last commit and the one before it.
const lastCommits = "HEAD @ HEAD~ HEAD^ HEAD~1 HEAD^1 @~ @^ @~1 @^1"

// unmakes judges a reset that leaves the files as they are: of several commits of the person's that no ref leads to any
// more the steps and their messages go. Of the last one alone the files tell what it was.
func (j forgetting) unmakes(c *effect.Call, v *option.Invocation) {
	if j.World.Git == nil || j.Wrap.Remote || j.State.Cwd == "" || len(v.Operands) != 1 || v.Rest >= 0 ||
		v.Has("-p", "--patch", "-N", "--intent-to-add", "--pathspec-from-file") {
		return
	}
	to := v.Operands[0]
	if !to.Known() || table.HasWord(lastCommits, to.Text) || j.isFile(to) || j.refs.moved {
		return
	}
	all, known := j.World.Git.Orphans(j.State.Cwd, []string{"HEAD"}, []string{to.Text})
	last, _ := j.World.Git.Orphans(j.State.Cwd, []string{"HEAD"}, []string{to.Text, "HEAD~1"})
	if known && slices.ContainsFunc(all, func(held place.Content) bool {
		return !slices.Contains(last, held) && j.foreign(held)
	}) {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} moves the branch {1} away from its commits", v.Name, "HEAD"))
	}
}
