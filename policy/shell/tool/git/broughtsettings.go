package git

import (
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// bring judges guard's and agents' own settings that come with a commit: a checkout, a
// merge or a stash writes them. Which ones those are is read from the
// commits; a revision that is not understood brings nothing that guard knows of, for what
// a session puts into a commit was judged when it got there.
func (j *Judge) bring(c *effect.Call, v *option.Invocation, sub string, paths []taint.Word) {
	if j.World.Git == nil || j.Wrap.Remote || j.State.Cwd == "" {
		return
	}
	changes, others := naming{j}.asMeant(bringing(v, sub))
	guesses := append(others, guessing{j}.anyOf(v, sub, len(paths) > 0)...)
	// before they count as brought: a link would lead a path elsewhere
	for i, change := range slices.Concat(changes, guesses) {
		over := overwriting{Judge: j, lays: func(file string) bool {
			return j.World.Git.Lays(j.State.Cwd, change.To, file)
		}}.fromRemote(change.To)
		wanted := func(file string) bool { return over.wants(file) && j.Among(file, paths) }
		if i >= len(changes)+len(others) { // settings that may come were judged when they got there
			wanted = func(file string) bool { return over.lost(file) != "" && j.Among(file, paths) }
		}
		files, _ := j.World.Git.Brings(j.State.Cwd, change.From, change.To, wanted)
		over.judge(c, v, files)
	}
	// links are put back too
	_, _, moved := naming{j}.meant(head)
	same := files.TreeChange{From: "HEAD", To: "HEAD"}
	j.Bring(files.BroughtTree{Folder: j.State.Cwd, TreeChange: same, Paths: paths})
	for _, change := range changes {
		if moved || change.To == "HEAD" || change.To == "@" {
			change.From = "" // HEAD's own text stands over what the work tree has
		}
		j.Bring(files.BroughtTree{Folder: j.State.Cwd, TreeChange: change, Paths: paths, Unknown: change.To == ""})
	}
	for _, guess := range guesses {
		j.Bring(files.BroughtTree{Folder: j.State.Cwd, TreeChange: guess, Paths: paths, Guess: true})
	}
	if takesIndex(j, v, sub, paths) {
		naming{j}.bringsStaged(paths, taint.Word{})
	}
}

// bringsStaged notes files that come out of the index: as it was, or as the line has filled it.
func (j naming) bringsStaged(paths []taint.Word, into taint.Word) {
	j.BringsIndex(paths, into)
	tree, others, moved := j.meant(staged)
	one := files.BroughtTree{Folder: j.State.Cwd, Paths: paths, Unknown: tree == ""}
	if one.To = tree; moved {
		j.Bring(one)
	}
	for _, other := range others {
		one.To, one.Unknown, one.Guess = other, false, true
		j.Bring(one)
	}
}

// takesIndex reports a checkout of files as the index holds them, which may be neither what a commit nor what the
// disk has (git-checkout(1), git-restore(1)).
func takesIndex(j *Judge, v *option.Invocation, sub string, paths []taint.Word) bool {
	return (sub == "checkout" || sub == "restore") && len(paths) > 0 && !j.fromTree(v)
}

// bringing lists what a subcommand brings (git-checkout(1), git-cherry-pick(1),
// git-stash(1) and those of the others).
func bringing(v *option.Invocation, sub string) []files.TreeChange {
	if v.Entry.Special == program.GitStash {
		return stashed(v)
	}
	switch sub {
	case "cherry-pick":
		return picked(v)
	case "revert":
		changes := picked(v)
		for i, one := range changes {
			changes[i] = files.TreeChange{From: one.To, To: one.From}
		}
		return changes
	case "restore":
		if source, ok := v.Option("-s", "--source"); ok {
			return []files.TreeChange{{From: "HEAD", To: source.Text}}
		}
		return nil
	}
	var all []files.TreeChange
	for i, a := range v.Operands {
		if v.Rest >= 0 && i >= v.Rest || i == effect.MaxTried {
			break
		}
		if a.Known() {
			all = append(all, files.TreeChange{From: "HEAD", To: a.Text})
		}
	}
	if len(all) == 0 && (sub == "reset" || v.Marked(program.Forced)) {
		all = append(all, files.TreeChange{From: "HEAD", To: "HEAD"})
	}
	return all
}

// stashed is what a stash holds: what had changed, and what was not tracked.
func stashed(v *option.Invocation) []files.TreeChange {
	words := v.Operands
	if strings.HasSuffix(v.Name, " branch") && len(words) > 0 {
		words = words[1:]
	}
	rev := "stash"
	if len(words) > 0 {
		rev = words[0].Text
		if strings.Trim(rev, "0123456789") == "" {
			rev = "stash@{" + rev + "}"
		}
	}
	return []files.TreeChange{{From: rev + "^1", To: rev}, {From: "", To: rev + "^3"}}
}

// picked is what commits, or a range of them, change.
func picked(v *option.Invocation) []files.TreeChange {
	var all []files.TreeChange
	for i, a := range v.Operands {
		if i == effect.MaxTried {
			break
		}
		from, to, isRange := strings.Cut(a.Text, "..")
		if !isRange {
			from, to = a.Text+"^", a.Text
		}
		all = append(all, files.TreeChange{From: from, To: strings.TrimPrefix(to, ".")})
	}
	return all
}
